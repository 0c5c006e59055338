/** What the database itself guards, whoever talks to it. */
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountEvents,
  accountNames,
  accounts,
  accountTokens,
  invitations,
  newAccountCounts,
} from '../../src/store/account-schema.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { gameEvents, games, keptAnswers, rematches } from '../../src/store/schema.ts';
import { seekPools, seeks } from '../../src/store/seek-schema.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { HOUR_MS } from '../support/decider.ts';
import { createMatch } from '../support/match.ts';

let database: TestDatabase;
let match: ReturnType<typeof createMatch>;

beforeAll(async () => {
  // Statistics are told by the session that made them.
  database = await openTestDatabase({ max: 1 });
  match = createMatch(createEventStore(database.db));
});
afterAll(() => database.close());

/** The rows of a statement; the drivers wrap them differently. */
async function rowsOf(statement: string): Promise<readonly Record<string, unknown>[]> {
  const answer: unknown = await database.db.execute(sql.raw(statement));
  if (Array.isArray(answer)) return answer;
  if (typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows))
    return answer.rows;
  throw new Error('an answer without rows');
}

/** What the database refuses a statement with, the last one of a transaction. */
async function refusalOf(statement: string, ...before: readonly string[]): Promise<unknown> {
  try {
    await database.db.transaction(async (tx) => {
      for (const each of [...before, statement]) await tx.execute(sql.raw(each));
    });
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    return cause instanceof Error && 'code' in cause ? cause.code : error;
  }
  return 'nothing';
}

const RESTRICT_VIOLATION = '23001';
const CHECK_VIOLATION = '23514';

describe('the log is append-only', () => {
  test.each([
    'update game_events set type = type',
    'update game_events set type = type where false',
    'delete from game_events',
    'delete from game_events where false',
    'truncate game_events',
    'truncate games, game_events',
    'with gone as (delete from game_events returning game_id) select from gone',
    `insert into game_events select * from game_events
      on conflict on constraint game_events_pkey do update set type = excluded.type`,
  ])('%s', async (statement) => {
    await match.newGame();
    expect(await refusalOf(statement)).toBe(RESTRICT_VIOLATION);
  });

  test('also in a session that replays the changes of another server', async () => {
    await match.newGame();
    const refusal = await refusalOf('delete from game_events', 'set local session_replication_role = replica');
    expect(refusal).toBe(RESTRICT_VIOLATION);
  });

  test('and outlives the rows', async () => {
    await match.newGame();
    const before = await rowsOf('select * from game_events order by game_id, seq');
    await database.db.execute(sql`truncate games cascade`);
    expect(await rowsOf('select * from game_events order by game_id, seq')).toEqual(before);
  });
});

const TABLES = [
  games,
  gameEvents,
  keptAnswers,
  accounts,
  accountTokens,
  accountNames,
  accountEvents,
  invitations,
  seeks,
  seekPools,
  rematches,
  newAccountCounts,
];

describe('every key and unique index', () => {
  const LEADING = `
    select t.relname as "table", i.relname as "index", a.attname as leading, x.indisunique as "unique"
    from pg_index x
    join pg_class i on i.oid = x.indexrelid
    join pg_class t on t.oid = x.indrelid
    join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
    order by 1, 2`;
  /** By what each table can be spread: the game, the account, or what is looked for. */
  const LEADING_COLUMN: Readonly<Record<string, string>> = {
    games: 'id',
    game_events: 'game_id',
    rematches: 'game_id',
    accounts: 'id',
    account_tokens: 'account_id',
    account_names: 'name',
    account_events: 'account_id',
    invitations: 'account_id',
    seeks: 'pool',
    seek_pools: 'pool',
    kept_answers: 'mac',
    new_account_counts: 'address',
  };

  test('leads with the column that its table can be spread by', async () => {
    const unique = (await rowsOf(LEADING)).filter((row) => row.unique === true);
    expect(new Set(unique.map((row) => row.table))).toEqual(new Set(Object.keys(LEADING_COLUMN)));
    for (const row of unique) expect(row.leading).toBe(LEADING_COLUMN[String(row.table)]);
  });

  test('belongs to a table that this test knows', async () => {
    const tables = await rowsOf(
      `select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
    );
    const known = TABLES.map((table) => getTableConfig(table).name);
    expect(tables.map((row) => row.relname)).toEqual(known.toSorted());
  });
});

describe('a row is refused', () => {
  test.each([
    ["status = 'lost'"],
    ["status = 'finished'"],
    ["reason = 'resignation'"],
    ["winner = 'white'"],
    ["visibility = 'secret'"],
    ["white_kind = 'robot'"],
    ['version = 0'],
    ["head_hash = 'short'"],
    ["rules = '[]'"],
    ["history = 'short'"],
    ['black_generation = -1'],
    ['expires_at = null'],
    ['last_ply = 1'],
  ])('with %s', async (assignment) => {
    await match.newGame();
    expect(await refusalOf(`update games set ${assignment}`)).toBe(CHECK_VIOLATION);
  });

  test.each([
    ['a seq below 1', '0', '1', `'{}'`, "sha256('x')"],
    ['a version below 1', '9', '0', `'{}'`, "sha256('x')"],
    ['data that are no object', '9', '1', `'[]'`, "sha256('x')"],
    ['a short hash', '9', '1', `'{}'`, "'x'"],
  ])('of an event with %s', async (_, seq, v, data, hash) => {
    const values = `gen_random_uuid(), ${seq}, 'game.started', ${v}, now(), ${data}, ${hash}`;
    expect(await refusalOf(`insert into game_events values (${values})`)).toBe(CHECK_VIOLATION);
  });
});

test('a move within the hour touches no index', async () => {
  const updates = async () => {
    await database.db.execute(sql`select pg_stat_force_next_flush()`);
    const [row] = await rowsOf(`
      select n_tup_upd::int as all, n_tup_hot_upd::int as hot from pg_stat_user_tables where relname = 'games'`);
    return { all: Number(row?.all), hot: Number(row?.hot) };
  };
  const { state } = await match.newGame({ visibility: 'public' });
  await match.play(state.id, 'a7');
  match.pass(HOUR_MS - (match.context.now() % HOUR_MS));
  await match.move(state.id, 'black', 'd7');
  const before = await updates();
  const moves = ['g7', 'b6', 'd6', 'f6', 'a4', 'b4'];
  for (const [index, text] of moves.entries()) await match.move(state.id, index % 2 === 0 ? 'white' : 'black', text);
  expect(await updates()).toEqual({ all: before.all + moves.length, hot: before.hot + moves.length });
});
