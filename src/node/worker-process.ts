/** The Worker in workerd on this machine, as `wrangler dev` runs it: a process of its own, with more behind it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface WorkerOptions {
  readonly host: string;
  readonly port: number;
  /** Connection string of the Postgres that Hyperdrive is to stand for; needs a password. */
  readonly postgres: string;
  /** File with the Worker's variables. */
  readonly variables: string;
}

export interface WorkerProcess {
  /** Resolves with the exit code when the process has ended, for whatever reason. */
  readonly ended: Promise<number>;
  /** Ends it and all that it started. */
  stop(): Promise<void>;
}

const STOP_MS = 5_000;

export function startWorker({ host, port, postgres, variables }: WorkerOptions): WorkerProcess {
  const wrangler = fileURLToPath(import.meta.resolve('wrangler'));
  const address = ['--ip', host, '--port', `${port}`];
  const quiet = ['--show-interactive-dev-session=false', '--log-level=log'];
  // In a process group of its own: the terminal's Ctrl-C does not reach it, and it can be ended whole.
  const child = spawn(
    process.execPath,
    ['--no-warnings', wrangler, 'dev', ...address, '--env-file', variables, ...quiet],
    {
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        CLOUDFLARE_HYPERDRIVE_LOCAL_CONNECTION_STRING_HYPERDRIVE: postgres,
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_SEND_METRICS: 'false',
      },
    },
  );
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1));
  return { ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<number>): Promise<void> {
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(patience);
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nothing of the group is left, as it should be.
  }
}
