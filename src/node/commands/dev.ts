/**
 * npm run dev: the Worker in workerd, on the Postgres that `npm start` would use,
 * the embedded one served to it over a socket. Changed sources are loaded anew.
 */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Settings } from '../../env.ts';
import { type DataFolder, openDataFolder } from '../data-folder.ts';
import { migrateServer, nameOf, openMigrated } from '../database.ts';
import { BatchedPGlite, servePostgres } from '../postgres-socket.ts';
import { settingsOfProcess } from '../settings.ts';
import { runCommand, StartFailure } from '../start-failure.ts';
import { startText } from '../start-text.ts';
import { stopSignal } from '../stop-signals.ts';
import { startWorker } from '../worker-process.ts';

/** Settings that the Worker reads; those of the environment are handed on. */
const WORKER_SETTINGS = ['PUBLIC_URL', 'RATE_LIMITS', 'CLIENT_ADDRESS_HEADER', 'DATABASE_PREPARE'] as const;
const POLL_MS = 100;

interface DevPostgres {
  readonly url: string;
  readonly label: string;
  close(): Promise<void>;
}

await runCommand(async () => {
  const settings = settingsOfProcess();
  const { host } = settings;
  const port = settings.port === 0 ? await findFreePort(host) : settings.port;
  const stopping = stopSignal();
  const folder = await openDataFolder(settings.dataDir);
  const postgres = await openPostgres(settings, folder);
  try {
    const worker = startWorker({
      host,
      port,
      postgres: postgres.url,
      variables: await writeVariables(settings, folder),
    });
    const stopped = new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()));
    const failed = worker.ended.then((code) => {
      if (!stopping.aborted) throw new StartFailure(`The Worker ended by itself, with exit code ${code}.`);
    });
    try {
      await Promise.race([failed, stopped, announce(`http://localhost:${port}`, postgres.label, stopping)]);
      await Promise.race([failed, stopped]);
    } finally {
      await worker.stop();
    }
  } finally {
    await postgres.close();
    folder.release();
  }
});

async function openPostgres({ databaseUrl }: Settings, folder: DataFolder): Promise<DevPostgres> {
  if (databaseUrl !== null) {
    await migrateServer(databaseUrl);
    return { url: withPassword(databaseUrl), label: `Postgres, ${nameOf(databaseUrl)}`, close: async () => {} };
  }
  const postgres = await openMigrated(folder, (path) => new BatchedPGlite(path));
  const socket = await servePostgres(postgres);
  return {
    url: socket.url,
    label: `embedded Postgres, in ${folder.path}`,
    async close() {
      await socket.close();
      await postgres.close();
    },
  };
}

/** Hyperdrive's stand-in wants a password, also where the server asks for none. */
function withPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password ||= 'none';
  return url.href;
}

/** The Worker's variables, in a file of the data folder. */
async function writeVariables({ tokenSecret, databaseUrl }: Settings, folder: DataFolder): Promise<string> {
  const path = join(folder.path, 'worker.env');
  const variables = {
    TOKEN_SECRET: tokenSecret ?? (await folder.tokenSecret()),
    // The clients of the embedded database share one session, and so would their prepared statements.
    ...(databaseUrl === null ? { DATABASE_PREPARE: 'false' } : {}),
    ...Object.fromEntries(WORKER_SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  await writeFile(path, lines.join(''), { mode: 0o600 });
  return path;
}

async function findFreePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a server without a port');
  return address.port;
}

/** Says where the Worker is once it answers. */
async function announce(url: string, database: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) {
      process.stdout.write(startText(url, `${database}, from workerd`));
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
