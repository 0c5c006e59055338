/** Starts the Node host for the end-to-end tests: on the server at TEST_DATABASE_URL, or on the embedded Postgres. */
import type { TestProject } from 'vitest/node';
import { makeDataFolder } from '../../support/data-folder.ts';
import { createDatabase, serverUrl } from '../../support/database.ts';
import { startNode } from '../../support/node-process.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = serverUrl === null ? await inFolder() : await onServer(serverUrl);
  const host = await startNode({
    ...database.settings,
    TOKEN_SECRET: 'a secret for end-to-end tests',
    RATE_LIMITS: 'off',
    PING_SECONDS: '1',
  });
  project.provide('baseUrl', host.url);
  return async () => {
    host.kill('SIGTERM');
    await host.ended;
    await database.drop();
  };
}

async function onServer(server: string) {
  const { url, drop } = await createDatabase(server);
  return { settings: { DATABASE_URL: url }, drop };
}

async function inFolder() {
  const { path, remove } = await makeDataFolder();
  return { settings: { DATA_DIR: path }, drop: remove };
}
