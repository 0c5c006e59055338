/** The events are the truth: rows follow from them to the byte, and tampering with either is found. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eq, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type EventRecord, emptyLog, hashEvent, recordEvents } from '../../src/game/event-record.ts';
import type { EventStore } from '../../src/game/event-store.ts';
import { fold } from '../../src/game/evolve.ts';
import { type GameId, uuidOf } from '../../src/game/id.ts';
import { stateAtVersion } from '../../src/game/past.ts';
import { boardOf } from '../../src/rules/board.ts';
import { formatMove, formatPosition } from '../../src/rules/notation.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { gameEvents, games } from '../../src/store/schema.ts';
import { formatGame, parseGame } from '../../src/store/snapshot-codec.ts';
import { type Difference, verifyLogs } from '../../src/store/verify-log.ts';
import { openTestDatabase, serverUrl, type TestDatabase } from '../support/database.ts';
import { created, played, started } from '../support/decider.ts';
import { unwrap } from '../support/given.ts';
import { appendTo, createMatch } from '../support/match.ts';
import { anyPlan, stepsOf } from '../support/random-games.ts';

let database: TestDatabase;
let store: EventStore;
let match: ReturnType<typeof createMatch>;

beforeAll(async () => {
  database = await openTestDatabase();
  store = createEventStore(database.db);
  match = createMatch(store);
});
afterAll(() => database.close());

async function verify() {
  const differences: Difference[] = [];
  const verified = await verifyLogs(database.db, (difference) => differences.push(difference));
  return { ...verified, differences: differences.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
}

describe('random games', () => {
  const plans = fc.sample(anyPlan(60), { numRuns: 12, seed: 20261201 });

  test.each(plans.map((plan, index) => [index + 1, plan] as const))(
    'number %i has the row that its events give, byte for byte',
    async (_, plan) => {
      const rules = { ...plan.rules, preset: null };
      const board = boardOf(rules.board);
      const position = formatPosition(rules, plan.start);
      const { state: start, seating } = await match.newGame({ rules, position, visibility: 'public' });
      const { id } = start;
      for (const step of stepsOf(plan)) {
        match.pass(1_234);
        unwrap(await match.move(id, step.before.toMove, formatMove(board, step.played.move)));
      }
      const loaded = await store.loadWithEvents(id, { after: 0, limit: 1_000 });
      const events = loaded?.events ?? [];
      const state = stateAtVersion(id, events, events.length);
      if (state === null) throw new Error('no events');
      expect(loaded?.state).toEqual(state);

      const asText = async () => {
        const [row] = await database.db
          .select({ text: sql`${games}::text` })
          .from(games)
          .where(eq(games.id, id));
        return row?.text;
      };
      const kept = await asText();
      await database.db.delete(games).where(eq(games.id, id));
      await database.db.insert(games).values(formatGame({ state, seating }));
      expect(await asText()).toEqual(kept);
    },
  );

  test('are all found in order', async () => {
    const events = await database.db.$count(gameEvents);
    expect(await verify()).toEqual({ games: plans.length, events, differences: [] });
  });
});

describe('tampering is found', () => {
  /** A game that was played to its end in seven events. */
  async function playedGame(): Promise<GameId> {
    const { state } = await match.newGame();
    await match.play(state.id, 'a7', 'd7', 'g7', 'b6');
    unwrap(await match.ask(state.id, { type: 'resign', color: 'black' }));
    return state.id;
  }

  /** Does what only the owner of the tables could, all in one transaction. */
  const tamper = (...statements: readonly SQL[]) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`alter table game_events disable trigger game_events_append_only`);
      for (const statement of statements) await tx.execute(statement);
      await tx.execute(sql`alter table game_events enable always trigger game_events_append_only`);
    });

  /** An UPDATE of the fourth event, a move. */
  const changeFourth = (change: SQL) => (id: GameId) =>
    sql`update game_events set ${change} where game_id = ${uuidOf(id)} and seq = 4`;
  const changeRow = (change: SQL) => (id: GameId) => sql`update games set ${change} where id = ${uuidOf(id)}`;
  const inLog = (rest: SQL) => (id: GameId) => sql`delete from game_events where game_id = ${uuidOf(id)} and ${rest}`;

  test.each<readonly [string, (id: GameId) => SQL, string]>([
    ['another move', changeFourth(sql`data = data || '{"move": "g1"}'`), 'the hash of event 4 does not fit'],
    ['another time', changeFourth(sql`at = at + interval '1 millisecond'`), 'the hash of event 4 does not fit'],
    [
      'a time that runs backwards',
      changeFourth(sql`at = at - interval '1 day'`),
      'event 4 is older than the one before it',
    ],
    ['another hash', changeFourth(sql`hash = sha256('x')`), 'the hash of event 4 does not fit'],
    ['data of another shape', changeFourth(sql`data = data || '{"by": "me"}'`), 'event 4 is no move.played'],
    ['another type', changeFourth(sql`type = 'game.lost'`), 'event 4 is of the unknown type game.lost'],
    ['another version', changeFourth(sql`v = 2`), 'event 4 has the unknown version 2 of move.played'],
    ['a gap', inLog(sql`seq = 4`), 'event 4 is missing'],
    ['a lost beginning', inLog(sql`seq = 1`), 'event 1 is missing'],
    [
      'a lost end',
      inLog(sql`seq = 7`),
      'the row differs in version, head_hash, status, winner, reason, expires_at, expires_hour',
    ],
    ['a lost log', inLog(sql`true`), 'there is a row but no events'],
    ['a lost row', (id) => sql`delete from games where id = ${uuidOf(id)}`, 'there are events but no row'],
    ['another position', changeRow(sql`position = replace(position, 'W', 'B')`), 'the row differs in position'],
    ['another history', changeRow(sql`history = set_byte(history, 6, 7)`), 'the row differs in history'],
    ['another winner', changeRow(sql`winner = 'black'`), 'the row differs in winner'],
    ['other rules', changeRow(sql`rules = rules || '{"pieces": 8}'`), 'the row differs in rules'],
    ['another preset', changeRow(sql`preset = 'czech'`), 'the row differs in preset'],
    ['other times', changeRow(sql`created_at = created_at - interval '1 ms'`), 'the row differs in created_at'],
    ['other plies', changeRow(sql`white_plies = 7, last_ply = 9`), 'the row differs in white_plies, last_ply'],
  ])('%s', async (_, statement, problem) => {
    const before = await verify();
    const id = await playedGame();
    expect((await verify()).differences).toEqual(before.differences);
    await tamper(statement(id));
    const { differences } = await verify();
    const found = differences.find((difference) => difference.id === id);
    expect(found?.problem).toBe(problem);
    expect(differences).toHaveLength(before.differences.length + 1);
  });
});

test('a log that makes no game is a difference too', async () => {
  const { state, seating } = await match.newGame();
  const id = match.newId();
  const records = recordEvents(emptyLog(id), [started], state.createdAt).map(({ record }) => record);
  await store.create({ state: { ...state, id }, seating, records, answer: null });
  const { differences } = await verify();
  expect(differences.find((difference) => difference.id === id)?.problem).toMatch(/^the events cannot be folded: /);
});

test.skipIf(serverUrl === null)('the command names the games that differ, and ends with 1', async () => {
  const script = fileURLToPath(new URL('../../src/node/commands/verify-log.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: database.url ?? '' };
  const { differences, games: total, events } = await verify();
  const ended = await promisify(execFile)(process.execPath, [script], { env }).catch((error: unknown) => error);
  const lines = differences.map(({ id, problem }) => `${id}  ${problem}`);
  const summary = `${total} games with ${events} events verified; ${differences.length} with a difference.`;
  expect(ended).toMatchObject({ code: 1 });
  const printed = z.object({ stdout: z.string() }).parse(ended).stdout.trimEnd().split('\n');
  expect(printed.toSorted()).toEqual([...lines, summary].toSorted());
});

test('a game that was stored before there were clocks loads, is verified, and goes on', async () => {
  const before = await verify();
  const id = match.newId();
  const at = new Date(match.context.now()).toISOString();
  const { rules, position, visibility, seats, engine } = created().data;
  const sealed = (previous: string, event: Omit<EventRecord, 'hash'>) => ({
    ...event,
    hash: hashEvent(previous, event),
  });
  const first = sealed(id, {
    seq: 1,
    type: 'game.created',
    v: 1,
    at,
    data: { rules, position, visibility, seats, engine },
  });
  const second = sealed(first.hash, { seq: 2, type: 'game.started', v: 1, at, data: {} });
  const { seating } = await match.newGame();
  const state = fold(id, [
    { record: first, event: created() },
    { record: second, event: { type: 'game.started', data: {} } },
  ]);
  if (state === null) throw new Error('no events');
  await store.create({ state, seating, records: [first, second], answer: null });

  unwrap(await match.move(id, 'white', 'a7'));
  const loaded = await store.loadWithEvents(id, { after: 0, limit: 10 });
  expect(loaded?.events.map(({ record }) => record.v)).toEqual([1, 1, 1]);
  expect(loaded?.events[0]?.record).toEqual(first);
  expect(loaded?.state).toMatchObject({ version: 3, clock: null, takebacks: false, rematchOf: null });
  expect((await verify()).differences).toEqual(before.differences);
});

test('names and tokens are no part of the log', async () => {
  const before = await verify();
  const { state } = await match.newGame();
  await database.db.update(games).set({ whiteName: null, blackGeneration: 7 }).where(eq(games.id, state.id));
  expect((await verify()).differences).toEqual(before.differences);
  const [row] = await database.db.select().from(games).where(eq(games.id, state.id));
  expect(row && parseGame(row).seating).toMatchObject({ white: { name: null }, black: { generation: 7 } });
});

test('many games and long logs are verified batch by batch', async () => {
  const before = await verify();
  const { state, seating } = await match.newGame();
  const long = Array.from({ length: 1_500 }, () => played(created(), ['a7'])).flat();
  expect(await store.append(appendTo({ state, seating }, match.context.now(), long))).toBe('appended');
  for (let index = 0; index < 210; index++) await match.newGame();
  const { differences, ...after } = await verify();
  expect(differences).toEqual(before.differences);
  expect(after).toEqual({ games: before.games + 211, events: before.events + 211 * 2 + 1_500 });
});
