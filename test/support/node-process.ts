/** The Node host as a process, as a person starts it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CACHE } from './database.ts';

export interface NodeProcess {
  /** Where it serves. */
  readonly url: string;
  readonly pid: number;
  /** All that it has written so far. */
  output(): string;
  /** Sends a signal. */
  kill(signal: NodeJS.Signals): void;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

export interface Run {
  readonly code: number | NodeJS.Signals;
  readonly output: string;
}

/** Settings of the tests' own environment would say something about the one under test. */
const OWN_SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'TOKEN_SECRET',
  'PUBLIC_URL',
  'RATE_LIMITS',
  'STREAM_SECONDS',
  'PING_SECONDS',
];

/** What one start has compiled the next finds here. */
export const NODE_COMPILE_CACHE = fileURLToPath(new URL('node', CACHE));

/** Runs one of the sources to its end, `src/node.ts` unless another is named. */
export async function runNode(settings: Readonly<Record<string, string>>, source = 'src/node.ts'): Promise<Run> {
  const { output, ended } = launch(settings, source);
  const code = await ended;
  return { code, output: output() };
}

/** Starts the Node host, or what else serves, on a free port, and waits until it says where. */
export async function startNode(
  settings: Readonly<Record<string, string>>,
  source = 'src/node.ts',
): Promise<NodeProcess> {
  const { child, output, ended } = launch({ PORT: '0', ...settings }, source);
  const url = Promise.withResolvers<string>();
  child.stdout.on('data', () => {
    const address = /API +(http:\S+)\/v1/.exec(output())?.[1];
    if (address !== undefined && output().includes('Ctrl-C')) url.resolve(address);
  });
  ended.then((code) => url.reject(new Error(`the host ended with ${code}: ${output()}`)));
  return { url: await url.promise, pid: child.pid ?? 0, output, kill: (signal) => child.kill(signal), ended };
}

function launch(settings: Readonly<Record<string, string>>, source: string) {
  const inherited = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.includes(name));
  const child = spawn(process.execPath, [source], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(inherited), NO_COLOR: '1', NODE_COMPILE_CACHE, ...settings },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (written += text));
  const ended = once(child, 'close').then(([code, signal]): number | NodeJS.Signals => code ?? signal);
  return { child, output: () => written, ended };
}
