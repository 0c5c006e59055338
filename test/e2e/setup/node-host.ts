/** Starts the Node host for the end-to-end tests: on the Postgres at TEST_DATABASE_URL, or on the embedded one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startNode } from '../../support/node-process.ts';

const { TEST_DATABASE_URL } = process.env;

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'merels-e2e-'));
  const database = TEST_DATABASE_URL ? { DATABASE_URL: TEST_DATABASE_URL } : { DATA_DIR: folder };
  const host = await startNode({ ...database, TOKEN_SECRET: 'a secret for end-to-end tests', RATE_LIMITS: 'off' });
  project.provide('baseUrl', host.url);
  return async () => {
    host.kill('SIGTERM');
    await host.ended;
    await rm(folder, { recursive: true });
  };
}
