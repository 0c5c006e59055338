/** Data folders for tests, with an empty, migrated database in them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migratedDataDir } from './database.ts';

export interface TestFolder {
  readonly path: string;
  remove(): Promise<void>;
}

export async function makeDataFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'merels-data-'));
  const postgres = await PGlite.create(join(path, 'postgres'), { loadDataDir: await migratedDataDir() });
  await postgres.close();
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
