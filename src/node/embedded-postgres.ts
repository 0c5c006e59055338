/** The embedded Postgres (PGlite): a whole server compiled to WebAssembly, in this process, on a folder of ours. */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type DataFolder, reasonOf } from './data-folder.ts';
import { StartFailure } from './start-failure.ts';

/** The major version of Postgres that this PGlite is; a database belongs to one. */
export const POSTGRES_MAJOR = 18;

/**
 * Opens the folder's database, made where it is missing, as `open` says: a
 * PGlite or a class that extends it. Throws a `StartFailure` where that cannot
 * be.
 */
export async function openEmbeddedPostgres<Postgres extends PGlite>(
  folder: DataFolder,
  open: (path: string) => Postgres,
): Promise<Postgres> {
  try {
    if (existsSync(folder.postgres)) await checkMajor(folder);
    else await initialize(folder);
    const postgres = open(folder.postgres);
    await postgres.waitReady;
    return postgres;
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The database in the data folder ${folder.path} is damaged (${reasonOf(error)}). ` +
        'Put a copy of the folder in its place, or set DATA_DIR to another folder.',
    );
  }
}

async function checkMajor(folder: DataFolder): Promise<void> {
  const major = Number(await readFile(join(folder.postgres, 'PG_VERSION'), 'utf8'));
  if (major === POSTGRES_MAJOR) return;
  if (major > POSTGRES_MAJOR) throw newerFolder(folder);
  throw new StartFailure(
    `The data folder ${folder.path} is of Postgres ${major}, and this version of Merels opens ${POSTGRES_MAJOR} only. ` +
      'Use the version of Merels that made it, or set DATA_DIR to another folder.',
  );
}

/** Makes the database aside: whatever ends the process meanwhile, no half of one ever stands in its place. */
async function initialize({ path: folder, postgres: path }: DataFolder): Promise<void> {
  console.log(`Making a database in ${folder}, for the first start only.`);
  const draft = `${path}.new`;
  await rm(draft, { recursive: true, force: true });
  const postgres = await PGlite.create(draft);
  await postgres.close();
  await rename(draft, path);
}

export function newerFolder({ path }: DataFolder): StartFailure {
  return new StartFailure(
    `The data folder ${path} was made by a newer version of Merels. Use that one, or set DATA_DIR to another folder.`,
  );
}
