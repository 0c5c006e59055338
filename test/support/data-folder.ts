/** Data folders for tests, with an empty, migrated database in them: copies of one that is made once and kept. */
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { CACHE, migratedDataDir, templateName } from './database.ts';

export interface TestFolder {
  readonly path: string;
  remove(): Promise<void>;
}

export async function makeDataFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'merels-data-'));
  await copy(await templateFolder(), join(path, 'postgres'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

async function templateFolder(): Promise<string> {
  const template = fileURLToPath(new URL(`${await templateName()}.postgres`, CACHE));
  if (existsSync(template)) return template;
  await mkdir(CACHE, { recursive: true });
  const unfinished = await mkdtemp(`${template}.`);
  const postgres = await PGlite.create(unfinished, { loadDataDir: await migratedDataDir() });
  await postgres.close();
  // Another process may have been faster.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true }));
  return template;
}

/** Where the file system can, without copying what neither side changes. */
function copy(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
