/** What a request costs in round trips: the same at the first ply and at the hundredth. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventStore } from '../../src/game/event-store.ts';
import { handle, read } from '../../src/game/handle.ts';
import { TOKEN } from '../../src/game/seats.ts';
import { ok } from '../../src/result.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { createGameQueries } from '../../src/store/queries.ts';
import { countRoundTrips } from '../../src/store/round-trips.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { seatsOf } from '../support/decider.ts';
import { failureOf, rulesOf, unwrap } from '../support/given.ts';
import { createMatch } from '../support/match.ts';

let database: TestDatabase;
let store: EventStore;
let match: ReturnType<typeof createMatch>;

beforeAll(async () => {
  database = await openTestDatabase();
  store = createEventStore(database.db);
  match = createMatch(store);
});
afterAll(() => database.close());

const cost = async (run: () => Promise<unknown>): Promise<number> => (await countRoundTrips(run)).roundTrips;

describe('one round trip', () => {
  test('to create a game', async () => {
    expect(await cost(() => match.newGame())).toBe(1);
    expect(await cost(() => match.create(match.request(), match.answer(match.key('create'))))).toBe(1);
  });

  test('to read one, with events or without', async () => {
    const { state } = await match.newGame();
    const reads: readonly (() => Promise<unknown>)[] = [
      () => read(match.context, (from) => from.load(state.id)),
      () => store.load(state.id, match.key('read')),
      () => store.loadWithEvents(state.id, { after: 0, limit: 100 }),
      () => store.loadWithEvents(state.id, { afterPly: 0, limit: 100 }),
      () => store.loadAnswered(match.key('create')),
      () => store.heads([state.id, match.newId()]),
      () => store.expired(match.context.now(), 100),
      () => store.forgetAnswers(0),
      () => createGameQueries(database.db).listGames({ status: ['open'], preset: ['six'] }, null, 20),
      () => createGameQueries(database.db).ping(),
    ];
    for (const run of reads) expect(await cost(run)).toBe(1);
  });
});

describe('two round trips', () => {
  test('to move, however many moves there were', async () => {
    const rules = rulesOf('standard', { repetitionDraw: null, quietMovesDraw: null, flyingAt: null });
    const { state } = await match.newGame({ rules, position: 'W..W.....W....W.B..B...B w 0,0 0 - -' });
    const cycle = ['a7-d7', 'd3-e3', 'd7-a7', 'e3-d3'];
    for (let ply = 0; ply < 100; ply++) {
      const color = ply % 2 === 0 ? 'white' : 'black';
      expect(await cost(() => match.move(state.id, color, cycle[ply % 4] ?? '', { ply }))).toBe(2);
    }
  });

  test('to join, to resign, and to renew a token', async () => {
    const { state } = await match.newGame({ seats: seatsOf('token', 'open') });
    const seating = { white: { name: null, generation: 1 }, black: { name: null, generation: 1 } };
    const key = match.key('join');
    const join = { key, seating, answer: match.answer(key) };
    expect(await cost(() => match.ask(state.id, { type: 'join', color: null, player: TOKEN }, join))).toBe(2);
    expect(await cost(() => match.ask(state.id, null, { seating }))).toBe(2);
    expect(await cost(() => match.ask(state.id, { type: 'resign', color: 'white' }))).toBe(2);
  });

  test('to move and see all moves', async () => {
    const { state } = await match.newGame();
    await match.play(state.id, 'a7', 'd7');
    const command = {
      type: 'play-move',
      color: 'white',
      move: 'g7',
      ply: 2,
      ifVersion: null,
      offersDraw: false,
    } as const;
    const run = () => handle(match.context, state.id, { claim: null, withLog: true }, () => ok({ command }));
    const { value, roundTrips } = await countRoundTrips(run);
    expect(unwrap(value).log).toHaveLength(5);
    expect(roundTrips).toBe(2);
  });

  test('to repeat a move, and to move where the game no longer stands', async () => {
    const { state } = await match.newGame();
    await match.play(state.id, 'a7', 'd7');
    const repeat = await countRoundTrips(() => match.move(state.id, 'white', 'a7', { ply: 0 }));
    expect(unwrap(repeat.value).replayed).toBe(true);
    expect(repeat.roundTrips).toBe(2);
    const stale = await countRoundTrips(() => match.move(state.id, 'white', 'g7', { ply: 0 }));
    expect(failureOf(stale.value).error.code).toBe('stale-ply');
    expect(stale.roundTrips).toBe(2);
  });

  test('to repeat a key', async () => {
    const create = () => match.create(match.request(), match.answer(match.key('repeated create')));
    const first = unwrap(await create());
    const { value, roundTrips } = await countRoundTrips(create);
    expect(unwrap(value).game.state.id).toBe(first.game.state.id);
    expect(roundTrips).toBe(2);

    const { state, seating } = await match.newGame({ seats: seatsOf('token', 'open') });
    const key = match.key('repeated join');
    const joined = { ...seating, black: { name: null, generation: 1 } };
    const join = () =>
      match.ask(
        state.id,
        { type: 'join', color: null, player: TOKEN },
        { key, seating: joined, answer: match.answer(key) },
      );
    await join();
    const again = await countRoundTrips(join);
    expect(unwrap(again.value).replayed).toBe(true);
    expect(again.roundTrips).toBeLessThanOrEqual(2);
  });
});

test('counts of what runs at the same time do not mix', async () => {
  const [moving, reading] = await Promise.all([
    cost(async () => {
      const { state } = await match.newGame();
      await match.play(state.id, 'a7', 'd7');
    }),
    cost(() => store.load(match.newId())),
  ]);
  expect([moving, reading]).toEqual([5, 1]);
});
