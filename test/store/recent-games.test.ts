/** Two processes on one store, each with the games that it changed last: what one remembers never hides what the other did. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EventStore, LoadedGame } from '../../src/game/event-store.ts';
import { UNPLAYED_MS } from '../../src/game/expiry.ts';
import type { Handled, Refusal } from '../../src/game/handle.ts';
import { createRecentGames } from '../../src/recent-games.ts';
import type { Result } from '../../src/result.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { countRoundTrips } from '../../src/store/round-trips.ts';
import { type Difference, verifyLogs } from '../../src/store/verify-log.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { START } from '../support/decider.ts';
import { failureOf, unwrap } from '../support/given.ts';
import { createMatch } from '../support/match.ts';

let database: TestDatabase;
let store: EventStore;
let here: ReturnType<typeof createMatch>;
let there: ReturnType<typeof createMatch>;
let game: LoadedGame;

const cost = async (run: () => Promise<unknown>): Promise<number> => (await countRoundTrips(run)).roundTrips;
const codeOf = (result: Result<Handled, Refusal>): string => failureOf(result).error.code;

beforeAll(async () => {
  database = await openTestDatabase();
  store = createEventStore(database.db);
});
afterAll(() => database.close());

beforeEach(async () => {
  here = createMatch(store, START, createRecentGames());
  there = createMatch(store, START, createRecentGames());
  game = await here.newGame();
});

describe('where it changed the game last', () => {
  test('a process moves in one round trip', async () => {
    const { id } = game.state;
    expect(await cost(() => here.move(id, 'white', 'a7', { ply: 0 }))).toBe(1);
    expect(await cost(() => here.move(id, 'black', 'd7', { ply: 1 }))).toBe(1);
  });

  test('what it answers is what is stored', async () => {
    const { id } = game.state;
    const moved = unwrap(await here.move(id, 'white', 'a7', { ply: 0 }));
    const loaded = await store.load(id);
    expect(loaded).toEqual({ ...moved.game, kept: null });
  });
});

describe('where another process changed the game since', () => {
  beforeEach(() => there.move(game.state.id, 'white', 'a7', { ply: 0 }));

  test('the next move is played at once', async () => {
    const moved = unwrap(await here.move(game.state.id, 'black', 'd7', { ply: 1 }));
    expect(moved.game.state.version).toBe(4);
    const next = unwrap(await there.move(game.state.id, 'white', 'g7', { ply: 2 }));
    expect(next.game.state.version).toBe(5);
  });

  test('a refusal shows the game as it is', async () => {
    const refusal = failureOf(await here.move(game.state.id, 'white', 'd7', { ply: 0 }));
    expect(refusal.error.code).toBe('stale-ply');
    expect(refusal.game?.state.version).toBe(3);
    expect(refusal.missed).toHaveLength(1);
  });

  test('a move that fits what is remembered, but not what is stored, is refused', async () => {
    expect(codeOf(await here.move(game.state.id, 'white', 'd7'))).toBe('not-your-turn');
  });

  test('the same move again is a repeat', async () => {
    expect(unwrap(await here.move(game.state.id, 'white', 'a7', { ply: 0 })).replayed).toBe(true);
  });

  test('resigning ends the game as it is', async () => {
    const resigned = unwrap(await here.ask(game.state.id, { type: 'resign', color: 'black' }));
    expect(resigned.game.state).toMatchObject({ status: 'finished', version: 4 });
  });

  test('nothing is played in a game that ended', async () => {
    unwrap(await there.ask(game.state.id, { type: 'resign', color: 'white' }));
    expect(codeOf(await here.move(game.state.id, 'white', 'd7', { ply: 0 }))).toBe('game-over');
  });
});

test('a token that was renewed elsewhere opens nothing, and the new one does', async () => {
  const { state, seating } = game;
  const renewed = { ...seating, white: { ...seating.white, generation: 2 } };
  unwrap(await there.ask(state.id, null, { seating: renewed }));
  expect(codeOf(await here.move(state.id, 'white', 'a7', { ply: 0 }))).toBe('unauthenticated');
  const claim = { gameId: state.id, color: 'white', generation: 2 } as const;
  const command = {
    type: 'play-move',
    color: 'white',
    move: 'a7',
    ply: 0,
    ifVersion: null,
    offersDraw: false,
  } as const;
  expect(unwrap(await here.ask(state.id, command, { claim })).game.state.version).toBe(3);
});

test('a remembered game ends when its time is over', async () => {
  here.pass(UNPLAYED_MS);
  expect(codeOf(await here.move(game.state.id, 'white', 'a7', { ply: 0 }))).toBe('game-over');
  expect((await store.load(game.state.id))?.state.result).toEqual({ winner: null, reason: 'aborted' });
});

test('moves from both, in any order, leave one log without a gap', async () => {
  const { id } = game.state;
  const processes = [here, there, there, here, here, there, here, there];
  const moves = ['a7', 'd7', 'g7', 'b6', 'd6', 'f6', 'c5', 'd5'];
  for (const [ply, text] of moves.entries()) {
    const color = ply % 2 === 0 ? 'white' : 'black';
    unwrap((await processes[ply]?.move(id, color, text, { ply })) as Result<Handled, Refusal>);
  }
  const racers = Array.from({ length: 20 }, (_, racer) =>
    (racer % 2 === 0 ? here : there).move(id, 'white', racer < 10 ? 'e5' : 'c4', { ply: 8 }),
  );
  const settled = (await Promise.all(racers)).filter((result) => result.ok && !result.value.replayed);
  expect(settled).toHaveLength(1);
  const differences: Difference[] = [];
  await verifyLogs(database.db, (difference) => differences.push(difference));
  expect(differences).toEqual([]);
});
