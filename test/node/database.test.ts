import { cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/env.ts';
import { type NodeDatabase, openDatabase } from '../../src/node/database.ts';
import { POSTGRES_MAJOR } from '../../src/node/embedded-postgres.ts';
import { StartFailure } from '../../src/node/start-failure.ts';
import { makeDataFolder, type TestFolder } from '../support/data-folder.ts';

let pristine: TestFolder;
beforeAll(async () => {
  pristine = await makeDataFolder();
});
afterAll(() => pristine.remove());

let folder: string;
let postgres: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merels-data-'));
  postgres = join(folder, 'postgres');
  await cp(pristine.path, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function open(): Promise<NodeDatabase> {
  const settings = readSettings({ DATA_DIR: folder });
  if (!settings.ok) throw new Error('settings');
  return openDatabase(settings.value);
}

/** Why the database does not open: one line. */
async function failure(): Promise<string> {
  const error = await open().then(
    () => null,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(StartFailure);
  expect(error.message).not.toContain('\n');
  return error.message;
}

describe('the embedded database', () => {
  it('is of the version that its folder is checked for', async () => {
    expect(await readFile(join(postgres, 'PG_VERSION'), 'utf8')).toBe(`${POSTGRES_MAJOR}\n`);
  });

  it('opens again after it was closed, with the same secret', async () => {
    const first = await open();
    await first.close();
    const second = await open();
    expect(second.tokenSecret).toBe(first.tokenSecret);
    await second.close();
  });

  it('is made anew where the process ended while it was made', async () => {
    await rm(postgres, { recursive: true });
    await mkdir(`${postgres}.new`);
    await writeFile(join(`${postgres}.new`, 'PG_VERSION'), `${POSTGRES_MAJOR}\n`);
    const database = await open();
    expect(await database.db.execute('select count(*)::int as games from games')).toMatchObject({
      rows: [{ games: 0 }],
    });
    await database.close();
  });

  it.each([
    ['its control file is cut off', () => truncate(join(postgres, 'global', 'pg_control'), 10)],
    ['its tables are gone', () => rm(join(postgres, 'base'), { recursive: true })],
    ['its version is gone', () => rm(join(postgres, 'PG_VERSION'))],
    ['it is empty', () => rm(postgres, { recursive: true }).then(() => mkdir(postgres))],
  ])('is called damaged where %s', async (_, damage) => {
    await damage();
    expect(await failure()).toMatch(/^The database in the data folder \S+ is damaged \(.*\)\./);
  });

  it('is left alone where a newer version migrated it', async () => {
    const database = await PGlite.create(postgres);
    await database.exec("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)");
    await database.close();
    expect(await failure()).toMatch(/^The data folder \S+ was made by a newer version of Merels\./);
  });

  it.each([
    [POSTGRES_MAJOR + 1, /^The data folder \S+ was made by a newer version of Merels\./],
    [POSTGRES_MAJOR - 1, /^The data folder \S+ is of Postgres \d+, and this version of Merels opens \d+ only\./],
  ])('is left alone where it is of Postgres %i', async (major, message) => {
    await writeFile(join(postgres, 'PG_VERSION'), `${major}\n`);
    expect(await failure()).toMatch(message);
  });
});
