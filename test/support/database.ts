/**
 * Databases for tests, each test file's own, migrated and empty: on the server
 * at TEST_DATABASE_URL where that is set, else embedded. An embedded one starts
 * from a copy of a migrated one, which the first test file to need it makes and
 * later runs find: to make one anew takes much longer.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import postgres from 'postgres';
import { type OpenPostgres, openPostgres, type PostgresOptions } from '../../src/store/client.ts';
import { migrate, migratePostgres } from '../../src/store/migrate.ts';
import { roundTripLogger } from '../../src/store/round-trips.ts';

/** The server to test on; null: the embedded one. */
export const serverUrl = process.env.TEST_DATABASE_URL || null;

export interface TestDatabase extends OpenPostgres {
  /** Where it is on the server; null: embedded. */
  readonly url: string | null;
}

/** A migrated, empty database; it is gone once it is closed. */
export async function openTestDatabase(options: PostgresOptions = {}): Promise<TestDatabase> {
  if (serverUrl === null) return openEmbeddedDatabase();
  const { url, drop } = await createDatabase(serverUrl);
  await migratePostgres(url);
  const { db, close } = openPostgres(url, options);
  return { db, url, close: () => close().then(drop) };
}

/** An empty database on the server, not migrated. */
export async function createDatabase(server: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `merels_test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const admin = postgres(server, { max: 1, onnotice: () => {} });
    await admin.unsafe(statement).finally(() => admin.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

/** A migrated, empty database in this process. */
export async function openEmbeddedDatabase(): Promise<TestDatabase> {
  const client = await PGlite.create({ loadDataDir: await migratedDataDir() });
  return { db: drizzle(client, { logger: roundTripLogger }), url: null, close: () => client.close() };
}

/** Where what takes long to make is kept for later runs. */
export const CACHE = new URL('../../node_modules/.cache/merels/', import.meta.url);

/** A dump of an embedded database that was just migrated. */
export async function migratedDataDir(): Promise<Blob> {
  const file = new URL(`${await templateName()}.tar`, CACHE);
  try {
    return new Blob([await readFile(file)]);
  } catch {
    const client = new PGlite();
    await migrate(drizzle(client));
    const dump = await client.dumpDataDir('none');
    await client.close();
    await mkdir(CACHE, { recursive: true });
    const unfinished = new URL(`${file.href}.${process.pid}`);
    await writeFile(unfinished, dump.stream());
    await rename(unfinished, file);
    return dump;
  }
}

/** Tells apart what the dump depends on: the migrations, and the server that PGlite is. */
export async function templateName(): Promise<string> {
  const migrations = readMigrationFiles({ migrationsFolder: 'migrations' }).map(({ hash }) => hash);
  const pglite = await readFile(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url));
  return createHash('sha256').update(pglite).update(migrations.join()).digest('hex').slice(0, 16);
}
