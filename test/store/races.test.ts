/** Many at once, and exactly one of them wins. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventStore } from '../../src/game/event-store.ts';
import { TOKEN } from '../../src/game/seats.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { gameEvents, games } from '../../src/store/schema.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { created, played, seatsOf } from '../support/decider.ts';
import { unwrap } from '../support/given.ts';
import { appendTo, createMatch } from '../support/match.ts';

let database: TestDatabase;
let store: EventStore;
let match: ReturnType<typeof createMatch>;

beforeAll(async () => {
  database = await openTestDatabase({ max: 20 });
  store = createEventStore(database.db);
  match = createMatch(store);
});
afterAll(() => database.close());

const times = <Value>(count: number, run: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

test('of 50 appends to one version one is stored', async () => {
  const before = await match.newGame();
  const points = ['a7', 'd7', 'g7', 'b6', 'd6'];
  const outcomes = await times(50, (index) => {
    const move = played(created(), [points[index % points.length] ?? '']);
    return store.append(appendTo(before, match.context.now(), move));
  });
  expect(outcomes.filter((outcome) => outcome === 'appended')).toHaveLength(1);
  const { state } = before;
  const log = await database.db.select().from(gameEvents).where(eq(gameEvents.gameId, state.id));
  const [row] = await database.db.select().from(games).where(eq(games.id, state.id));
  expect(log).toHaveLength(3);
  expect(row?.headHash).toBe(log.find(({ seq }) => seq === 3)?.hash);
});

test('of 50 players who want to move one moves, and the others learn that it is not their turn', async () => {
  const { state } = await match.newGame();
  const outcomes = await times(50, () => match.move(state.id, 'white', 'a7'));
  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.error.error.code));
  expect(refusals).toEqual(Array(49).fill('not-your-turn'));
});

test('of 20 tries of one move all are told of the one that was played', async () => {
  const { state } = await match.newGame();
  const outcomes = await times(20, () => match.move(state.id, 'white', 'a7', { ply: 0 }));
  const handled = outcomes.map(unwrap);
  expect(handled.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(new Set(handled.map(({ events }) => events[0]?.record.hash)).size).toBe(1);
});

test('20 requests to create with one key create one game', async () => {
  const answer = match.answer(match.key('create at once'));
  const outcomes = await times(20, () => match.create(match.request(), answer));
  const found = outcomes.map(unwrap);
  expect(found.filter(({ kept }) => kept === null)).toHaveLength(1);
  const ids = new Set(found.map(({ game }) => game.state.id));
  expect(ids.size).toBe(1);
  expect(await database.db.$count(games, eq(games.createdAt, match.context.now()))).toBe(3 + 1);
});

test('20 requests with one key to processes whose secrets are in another order, or fewer, create one game', async () => {
  const orders = [
    match.key('first', 'the same', ['second']),
    match.key('second', 'the same', ['first']),
    match.key('second'),
    match.key('third', 'the same', ['second']),
  ];
  const outcomes = await times(20, (index) =>
    match.create(match.request(), match.answer(orders[index % orders.length] ?? match.key(''))),
  );
  const ids = new Set(outcomes.map((outcome) => unwrap(outcome).game.state.id));
  expect(ids.size).toBe(1);

  const { state, seating } = await match.newGame({ seats: { white: { kind: 'token' }, black: { kind: 'open' } } });
  const joined = { ...seating, black: { name: null, generation: 1 } };
  const joins = await times(20, (index) => {
    const key = match.key(`join ${index % 2}`, 'the same', [`join ${(index + 1) % 2}`]);
    return match.ask(
      state.id,
      { type: 'join', color: 'black', player: { kind: 'token' } },
      { key, seating: joined, answer: match.answer(key) },
    );
  });
  expect(joins.map(unwrap).filter(({ replayed }) => !replayed)).toHaveLength(1);
});

test('20 requests to create with one key whose answer has expired create one game', async () => {
  const expired = match.answer(match.key('create anew'));
  const first = unwrap(await match.create(match.request(), expired));
  match.pass(25 * 60 * 60 * 1000);
  const answer = match.answer(match.key('create anew'));
  const outcomes = await times(20, () => match.create(match.request(), answer));
  const ids = new Set(outcomes.map((outcome) => unwrap(outcome).game.state.id));
  expect(ids.size).toBe(1);
  expect(ids).not.toContain(first.game.state.id);
});

test('of 20 players who want an open seat one gets it, and with one key all get the same', async () => {
  const seats = seatsOf('token', 'open');
  const seating = { white: { name: null, generation: 1 }, black: { name: null, generation: 1 } };
  const join = { type: 'join', color: 'black', player: TOKEN } as const;

  const contested = await match.newGame({ seats });
  const strangers = await times(20, (index) => {
    const key = match.key(`stranger ${index}`);
    return match.ask(contested.state.id, join, { key, seating, answer: match.answer(key) });
  });
  expect(strangers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(strangers.flatMap((outcome) => (outcome.ok ? [] : outcome.error.error.code))).toEqual(
    Array(19).fill('seat-taken'),
  );

  const { state } = await match.newGame({ seats });
  const key = match.key('impatient');
  const repeats = await times(20, () => match.ask(state.id, join, { key, seating, answer: match.answer(key) }));
  expect(repeats.map(unwrap).filter(({ replayed }) => !replayed)).toHaveLength(1);
});
