/**
 * Embedded databases for tests, in memory, migrated and empty. Making one anew
 * takes seconds of work, so all are copies of one that is made once and kept
 * with the installed packages until these or the migrations change.
 */
import { createHash } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from '../../src/store/migrate.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/merels', import.meta.url));
const LOCK = new URL('../../package-lock.json', import.meta.url);
const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** Makes a database of the options: a PGlite or a class that extends it. */
type Open<Postgres extends PGlite> = (options: PGliteOptions) => Postgres;

export function openTestPostgres(): Promise<PGlite>;
export function openTestPostgres<Postgres extends PGlite>(open: Open<Postgres>): Promise<Postgres>;
export async function openTestPostgres(open: Open<PGlite> = (options) => new PGlite(options)): Promise<PGlite> {
  const postgres = open({ loadDataDir: await openAsBlob(await makeTemplate()) });
  await postgres.waitReady;
  return postgres;
}

/** The file that all are copied from, made where it is missing. */
export async function makeTemplate(): Promise<string> {
  const path = `${CACHE}/template-${fingerprint()}.tar`;
  if (existsSync(path)) return path;
  const postgres = new PGlite();
  await migrate(drizzle(postgres));
  const dump = await postgres.dumpDataDir('none');
  await postgres.close();
  await mkdir(CACHE, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, dump.stream());
  await rename(draft, path);
  return path;
}

function fingerprint(): string {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const hash = createHash('sha256').update(readFileSync(LOCK));
  for (const name of files.toSorted()) hash.update(readFileSync(new URL(name, MIGRATIONS)));
  return hash.digest('hex').slice(0, 16);
}
