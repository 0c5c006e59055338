/** Migrations: by whoever comes first, once, and never over what a newer version left. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openPostgres } from '../../src/store/client.ts';
import { migrate, migratePostgres, UnknownMigration } from '../../src/store/migrate.ts';
import { games } from '../../src/store/schema.ts';
import { createDatabase, openTestDatabase, serverUrl, type TestDatabase } from '../support/database.ts';

const ours = readMigrationFiles({ migrationsFolder: 'migrations' });
const journal = z.object({ entries: z.array(z.looseObject({ idx: z.int(), tag: z.string(), when: z.int() })) });

/** A folder like ours with `change` made to it. */
function folderWith(change: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'merels-migrations-'));
  cpSync('migrations', folder, { recursive: true });
  change(folder);
  folders.push(folder);
  return folder;
}

function addMigration(folder: string, statement: string): void {
  const path = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = journal.loose().parse(JSON.parse(readFileSync(path, 'utf8')));
  const last = entries.at(-1);
  const next = { ...last, idx: entries.length, tag: 'added', when: (last?.when ?? 0) + 1 };
  writeFileSync(path, JSON.stringify({ ...rest, entries: [...entries, next] }));
  writeFileSync(join(folder, 'added.sql'), statement);
}

const folders: string[] = [];
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const recorded = () => database.db.$count(sql`drizzle.__drizzle_migrations`);

test('migrations come one after the other in time', () => {
  const times = ours.map(({ folderMillis }) => folderMillis);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(new Set(times).size).toBe(times.length);
});

test('what is done already is left alone', async () => {
  expect(await recorded()).toBe(ours.length);
  await migrate(database.db);
  expect(await recorded()).toBe(ours.length);
});

test('one that fails leaves nothing of itself behind', async () => {
  const folder = folderWith((path) =>
    addMigration(path, 'create table half (id int);--> statement-breakpoint\nnonsense'),
  );
  await expect(migrate(database.db, folder)).rejects.toThrow();
  expect(await recorded()).toBe(ours.length);
  await expect(database.db.execute(sql`select from half`)).rejects.toThrow();
});

describe('a database of a newer version', () => {
  test('is refused', async () => {
    const newer = folderWith((path) => addMigration(path, 'create table newer (id int)'));
    await migrate(database.db, newer);
    await migrate(database.db, newer);
    await expect(migrate(database.db)).rejects.toThrow(UnknownMigration);
    await expect(migrate(database.db)).rejects.toThrow(`Migration ${ours.length + 1} of the database`);
  });

  test('is refused too where a migration is another than ours', async () => {
    const other = folderWith((path) => {
      appendFileSync(join(path, '0001_make-events-append-only.sql'), '\n-- otherwise');
    });
    await expect(migrate(database.db, other)).rejects.toThrow('Migration 2 of the database');
  });
});

test.skipIf(serverUrl === null)('6 processes that start at once migrate a server once', async () => {
  const { url, drop } = await createDatabase(serverUrl ?? '');
  const { db, close } = openPostgres(url);
  try {
    await Promise.all(Array.from({ length: 6 }, () => migratePostgres(url)));
    expect(await db.$count(sql`drizzle.__drizzle_migrations`)).toBe(ours.length);
    expect(await db.$count(games)).toBe(0);
  } finally {
    await close();
    await drop();
  }
});
