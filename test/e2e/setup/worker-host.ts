/** Starts the Worker in workerd for the end-to-end tests: on the Postgres at TEST_DATABASE_URL, or on the embedded one. */
import type { TestProject } from 'vitest/node';
import { createTestHarness } from 'wrangler';
import { BatchedPGlite, servePostgres } from '../../../src/node/postgres-socket.ts';
import { migratePostgres } from '../../../src/store/migrate.ts';
import { openTestPostgres } from '../../support/embedded-postgres.ts';

const { TEST_DATABASE_URL } = process.env;

interface Database {
  readonly url: string;
  /** The embedded one's clients share a session, and so would their prepared statements. */
  readonly prepare: boolean;
  close(): Promise<void>;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = TEST_DATABASE_URL ? await openServer(TEST_DATABASE_URL) : await openEmbedded();
  process.env.CLOUDFLARE_HYPERDRIVE_LOCAL_CONNECTION_STRING_HYPERDRIVE = database.url;
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.WRANGLER_SEND_METRICS = 'false';
  const harness = createTestHarness({
    workers: [
      {
        configPath: 'wrangler.toml',
        secrets: { TOKEN_SECRET: 'a secret for end-to-end tests' },
        vars: { RATE_LIMITS: 'off', DATABASE_PREPARE: `${database.prepare}` },
      },
    ],
  });
  const { url } = await harness.listen();
  project.provide('baseUrl', url.origin);
  return async () => {
    await harness.close();
    await database.close();
  };
}

async function openServer(url: string): Promise<Database> {
  await migratePostgres(url);
  const withPassword = new URL(url);
  // The local stand-in for Hyperdrive wants one, also where the server asks for none.
  withPassword.password ||= 'none';
  return { url: withPassword.href, prepare: true, close: async () => {} };
}

async function openEmbedded(): Promise<Database> {
  const postgres = await openTestPostgres((options) => new BatchedPGlite(options));
  const socket = await servePostgres(postgres);
  return {
    url: socket.url,
    prepare: false,
    async close() {
      await socket.close();
      await postgres.close();
    },
  };
}
