/**
 * Brings a database to the state that this code expects. Any number of processes
 * may try at once: one migrates, the others wait for it and find nothing to do.
 * Drizzle's own `migrate` takes no lock, and skips a migration that is older than
 * the last one without a word; the files and the table are the same as its.
 */
import { fileURLToPath } from 'node:url';
import { asc, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import { askOf, type Database, openPostgres } from './client.ts';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any number that nobody else locks: "merels" in ASCII. */
const LOCK = 0x6d_65_72_65_6c_73;

const done = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial().primaryKey(),
  hash: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
});

/** The database has been migrated further than this code knows, or otherwise. */
export class UnknownMigration extends Error {
  override readonly name = 'UnknownMigration';
}

/** Migrates the database of a server, however long it takes; throws `StoreUnavailable` where the server is not there. */
export async function migratePostgres(url: string): Promise<void> {
  const { db, close } = openPostgres(url, { max: 1, prepare: false, statementTimeoutMs: 0 });
  try {
    await askOf(db)(() => db.execute(sql`select 1`));
    await migrate(db);
  } finally {
    await close();
  }
}

/** Runs the migrations that the database lacks, all of them or none; throws `UnknownMigration`. */
export async function migrate(db: Database, folder = FOLDER): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Held by the transaction, not by the session, which a pooler may give to somebody else.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(
      sql`create table if not exists ${done} (id serial primary key, hash text not null, created_at bigint)`,
    );
    const recorded = await tx.select({ hash: done.hash }).from(done).orderBy(asc(done.id));
    for (const [index, { hash }] of recorded.entries()) {
      if (migrations[index]?.hash !== hash) {
        throw new UnknownMigration(
          `Migration ${index + 1} of the database is not one of this version of the code: the database was migrated by a newer version. Run that version, or a later one.`,
        );
      }
    }
    for (const { sql: statements, hash, folderMillis } of migrations.slice(recorded.length)) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.insert(done).values({ hash, createdAt: folderMillis });
    }
  });
}
