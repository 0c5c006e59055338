/** The Node host as a process of its own, on a database of the benchmark's. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export const TOKEN_SECRET = 'a secret for nothing but the benchmark';
/** Connections of the host, and of the yardstick. */
export const POOL = 16;

/** Runs `use` while the host serves `databaseUrl` at `origin`, as the process `pid`; every line of its log goes to `onLine`. */
export async function withHost<Value>(
  databaseUrl: string,
  use: (origin: string, pid: number) => Promise<Value>,
  onLine: (line: string) => void = () => {},
): Promise<Value> {
  const host = spawn(process.execPath, ['src/node.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: String(POOL),
      TOKEN_SECRET,
      RATE_LIMITS: 'off',
      PORT: '0',
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await use(await originOf(host, onLine), host.pid ?? 0);
  } finally {
    host.kill('SIGTERM');
    if (host.exitCode === null) await once(host, 'exit');
  }
}

function originOf(host: ChildProcess, onLine: (line: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    host.once('exit', (code) => reject(new Error(`the host ended with ${code}`)));
    if (host.stdout === null) throw new Error('the host has no output');
    createInterface({ input: host.stdout }).on('line', (line) => {
      const [, port] = /API\s+http:\/\/[^:]+:(\d+)/.exec(line) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      onLine(line);
    });
  });
}
