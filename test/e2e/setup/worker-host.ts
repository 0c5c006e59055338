/** Starts the Worker in workerd for the end-to-end tests: on the server at TEST_DATABASE_URL, or on the embedded Postgres. */
import type { TestProject } from 'vitest/node';
import { createTestHarness } from 'wrangler';
// Workers serve what was built, which may be older than the sources.
import '../../../src/node/commands/build-assets.ts';
import { BatchedPGlite, servePostgres } from '../../../src/node/postgres-socket.ts';
import { migratePostgres } from '../../../src/store/migrate.ts';
import { createDatabase, migratedDataDir, serverUrl } from '../../support/database.ts';

interface Database {
  readonly url: string;
  /** The embedded one's clients share a session, and so would their prepared statements. */
  readonly prepare: boolean;
  drop(): Promise<void>;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = serverUrl === null ? await openEmbedded() : await onServer(serverUrl);
  process.env.CLOUDFLARE_HYPERDRIVE_LOCAL_CONNECTION_STRING_HYPERDRIVE = database.url;
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.WRANGLER_SEND_METRICS = 'false';
  const harness = createTestHarness({
    workers: [
      {
        configPath: 'wrangler.toml',
        secrets: { TOKEN_SECRET: 'a secret for end-to-end tests' },
        vars: { RATE_LIMITS: 'off', PING_SECONDS: '1', DATABASE_PREPARE: `${database.prepare}` },
      },
    ],
  });
  const { url } = await harness.listen();
  project.provide('baseUrl', url.origin);
  return async () => {
    await harness.close();
    await database.drop();
  };
}

async function onServer(server: string): Promise<Database> {
  const { url, drop } = await createDatabase(server);
  await migratePostgres(url);
  const withPassword = new URL(url);
  // The local stand-in for Hyperdrive wants one, also where the server asks for none.
  withPassword.password ||= 'none';
  return { url: withPassword.href, prepare: true, drop };
}

async function openEmbedded(): Promise<Database> {
  const postgres = new BatchedPGlite({ loadDataDir: await migratedDataDir() });
  const socket = await servePostgres(postgres);
  return {
    url: socket.url,
    prepare: false,
    async drop() {
      await socket.close();
      await postgres.close();
    },
  };
}
