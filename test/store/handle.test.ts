/** The way of a command on a real store: who may, what repeats, who loses a race. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeatClaim } from '../../src/game/admission.ts';
import { type EventStore, type LoadedGame, StoreUnavailable } from '../../src/game/event-store.ts';
import { IDLE_MS, UNPLAYED_MS } from '../../src/game/expiry.ts';
import { expire, handle, handleForSeat, read } from '../../src/game/handle.ts';
import type { GameId } from '../../src/game/id.ts';
import { TOKEN } from '../../src/game/seats.ts';
import { plyOf } from '../../src/game/state.ts';
import { sweep } from '../../src/game/sweep.ts';
import { err } from '../../src/result.ts';
import type { Color } from '../../src/rules/color.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
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

const claimTo = (gameId: GameId, color: Color = 'white', generation = 1): SeatClaim => ({ gameId, color, generation });
const resign = { type: 'resign', color: 'white' } as const;

async function stored(id: GameId): Promise<LoadedGame> {
  const game = await store.load(id);
  if (game === null) throw new Error(`${id} is gone`);
  return { state: game.state, seating: game.seating };
}

describe('who may ask', () => {
  test('nobody may ask anything of a game that is not there', async () => {
    const refusal = failureOf(await match.ask(match.newId(), resign));
    expect(refusal).toEqual({ error: { code: 'not-found' }, game: null, missed: [] });
  });

  test('the order sees the game and the colour of who asks', async () => {
    const game = await match.newGame();
    const { id } = game.state;
    const seen: unknown[] = [];
    for (const claim of [claimTo(id), claimTo(id, 'black')]) {
      await handleForSeat(match.context, id, { claim }, (color, loaded) => {
        seen.push([loaded, color]);
        return {};
      });
    }
    expect(seen).toEqual([
      [game, 'white'],
      [game, 'black'],
    ]);
  });

  test('a token that another one took the place of is dead', async () => {
    const { state } = await match.newGame();
    const refusal = failureOf(await match.ask(state.id, resign, { claim: claimTo(state.id, 'white', 0) }));
    expect(refusal.error.code).toBe('unauthenticated');
  });

  test('a token of another game opens no seat here, whatever its generation', async () => {
    const [here, there] = [await match.newGame(), await match.newGame()];
    for (const generation of [0, 1, 2]) {
      const claim = claimTo(there.state.id, 'white', generation);
      expect(failureOf(await match.ask(here.state.id, resign, { claim })).error.code).toBe('wrong-seat');
    }
  });

  test('what the order refuses is refused, and nothing happens', async () => {
    const game = await match.newGame();
    const refused = await handle(match.context, game.state.id, { claim: null }, () => err({ code: 'wrong-seat' }));
    expect(failureOf(refused)).toEqual({ error: { code: 'wrong-seat' }, game: null, missed: [] });
    expect(await stored(game.state.id)).toEqual(game);
  });
});

describe('what comes of it', () => {
  test('a move is appended, and the game is as it is then stored', async () => {
    const { state } = await match.newGame();
    match.pass(1_000);
    const handled = unwrap(await match.move(state.id, 'white', 'a7'));
    expect(handled).toMatchObject({ replayed: false, kept: null });
    expect(handled.events).toMatchObject([{ record: { seq: 3, type: 'move.played', data: { ply: 1, move: 'a7' } } }]);
    expect(handled.game.state).toMatchObject({ version: 3, hash: handled.events[0]?.record.hash });
    expect(await stored(state.id)).toEqual(handled.game);
    const loaded = await store.loadWithEvents(state.id, { after: 2, limit: 10 });
    expect(loaded?.events).toEqual(handled.events);
  });

  test('what is fulfilled already appends nothing', async () => {
    const { state } = await match.newGame();
    const first = unwrap(await match.ask(state.id, resign));
    const again = unwrap(await match.ask(state.id, resign));
    expect(again).toEqual({ ...first, events: [] });
  });

  test('time never runs backwards within a game', async () => {
    const { state } = await match.newGame();
    const { game } = unwrap(await match.move(state.id, 'white', 'a7'));
    match.pass(-60_000);
    const { events } = unwrap(await match.move(state.id, 'black', 'd7'));
    match.pass(60_000);
    expect(events[0]?.record.at).toBe(new Date(game.state.updatedAt).toISOString());
  });

  test('a new token changes the seat and not the log', async () => {
    const { state, seating } = await match.newGame();
    const renewed = { ...seating, white: { ...seating.white, generation: 2 } };
    const handled = unwrap(await match.ask(state.id, null, { seating: renewed }));
    expect(handled).toMatchObject({ events: [], replayed: false });
    expect(await stored(state.id)).toEqual({ state, seating: renewed });
    expect(failureOf(await match.move(state.id, 'white', 'a7')).error.code).toBe('unauthenticated');
  });
});

describe('a repeated move', () => {
  test('is answered by what the first one did, whatever happened since', async () => {
    const { state } = await match.newGame();
    const first = unwrap(await match.move(state.id, 'white', 'a7', { ply: 0 }));
    unwrap(await match.move(state.id, 'black', 'd7', { ply: 1 }));
    unwrap(await match.ask(state.id, resign));
    const repeats = [{ ply: 0 }, { ifVersion: [2] }, { ply: 0, ifVersion: [2] }] as const;
    for (const change of repeats) {
      const again = unwrap(await match.move(state.id, 'white', ' A7 ', change));
      expect(again).toMatchObject({ replayed: true, events: first.events, kept: null });
      expect(again.game.state).toMatchObject({ version: 5, status: 'finished' });
    }
  });

  test('is no replay where the sender is content with several versions', async () => {
    const { state } = await match.newGame();
    await match.play(state.id, 'a7', 'd7');
    const codes = [];
    for (const ifVersion of ['any', [2, 3], [2, 4]] as const) {
      codes.push(failureOf(await match.move(state.id, 'white', 'a7', { ply: 0, ifVersion })).error.code);
    }
    expect(codes).toEqual(['stale-ply', 'version-mismatch', 'stale-ply']);
  });

  test('comes with the whole log where that is wanted', async () => {
    const { state } = await match.newGame();
    const claim = claimTo(state.id);
    const a7 = { type: 'play-move', color: 'white', move: 'a7', ply: 0, ifVersion: null, offersDraw: false } as const;
    const first = unwrap(await match.ask(state.id, a7, { claim, withLog: true }));
    expect(first.log?.map(({ record }) => record.type)).toEqual(['game.created', 'game.started', 'move.played']);
    const again = unwrap(await match.ask(state.id, a7, { claim, withLog: true }));
    expect(again).toMatchObject({ replayed: true, events: first.events, log: first.log });
    const stale = failureOf(await match.ask(state.id, { ...a7, move: 'd7' }, { claim, withLog: true }));
    expect(stale).toMatchObject({ error: { code: 'stale-ply' }, missed: first.events.map(({ record }) => record) });
  });

  test('is not taken for one where it differs', async () => {
    const { state } = await match.newGame();
    await match.play(state.id, 'a7', 'd7');
    const refusals = [
      await match.move(state.id, 'white', 'd7', { ply: 0 }),
      await match.move(state.id, 'black', 'a7', { ply: 0 }),
      await match.move(state.id, 'white', 'nonsense', { ply: 0 }),
      await match.move(state.id, 'white', 'a7', { ply: 0, ifVersion: [1] }),
      await match.move(state.id, 'white', 'a7', { ifVersion: [1] }),
      await match.move(state.id, 'white', 'a7', { ifVersion: [2, 3] }),
      await match.move(state.id, 'white', 'a7', { ifVersion: 'any' }),
      await match.move(state.id, 'white', 'a7'),
    ];
    expect(refusals.map((refusal) => failureOf(refusal).error.code)).toEqual([
      'stale-ply',
      'stale-ply',
      'stale-ply',
      'version-mismatch',
      'version-mismatch',
      'version-mismatch',
      'illegal-move',
      'illegal-move',
    ]);
  });

  test('may name its captures in any order', async () => {
    const rules = rulesOf('russian');
    const { state } = await match.newGame({ rules, position: '.WWB.B...W...........W.. w 5,7 0 - -' });
    const first = unwrap(await match.move(state.id, 'white', 'a7xb6xf6', { ply: 0 }));
    const again = unwrap(await match.move(state.id, 'white', 'a7xf6xb6', { ply: 0 }));
    expect(again).toMatchObject({ replayed: true, events: first.events });
    expect(failureOf(await match.move(state.id, 'white', 'a7xb6', { ply: 0 })).error.code).toBe('stale-ply');
  });

  test('is looked for in started games only', async () => {
    const { state } = await match.newGame({ seats: seatsOf('token', 'open') });
    expect(failureOf(await match.move(state.id, 'white', 'a7', { ply: 0 })).error.code).toBe('game-not-started');
  });
});

describe('a stale move', () => {
  test('learns what it missed', async () => {
    const { state } = await match.newGame();
    const game = await match.play(state.id, 'a7', 'd7', 'g7');
    const refusal = failureOf(await match.move(state.id, 'black', 'b6', { ply: 1 }));
    expect(refusal).toMatchObject({ error: { code: 'stale-ply' }, game });
    expect(refusal.missed.map(({ seq }) => seq)).toEqual([4, 5]);
  });

  test('from the start misses all that came behind it', async () => {
    const { state } = await match.newGame({ seats: seatsOf('token', 'open') });
    await match.ask(state.id, { type: 'join', color: null, player: TOKEN }, { seating: seatsTaken });
    await match.play(state.id, 'a7', 'd7');
    const refusal = failureOf(await match.move(state.id, 'white', 'b6', { ply: 0 }));
    expect(refusal.missed.map(({ seq }) => seq)).toEqual([4, 5]);
  });

  test('ahead of the game misses nothing', async () => {
    const { state } = await match.newGame();
    const refusal = failureOf(await match.move(state.id, 'white', 'a7', { ply: 5 }));
    expect(refusal).toMatchObject({ error: { code: 'stale-ply' }, missed: [] });
  });
});

const seatsTaken = { white: { name: 'Ann', generation: 1 }, black: { name: 'Ben', generation: 1 } };

describe('a key', () => {
  const join = { type: 'join', color: null, player: TOKEN } as const;
  const openSeat = { seats: seatsOf('token', 'open') } as const;

  test('gives a repeat the same answer, and the game as it now stands', async () => {
    const { state } = await match.newGame(openSeat);
    const key = match.key('join once');
    const answer = match.answer(key, { white: null, black: 1 });
    const first = unwrap(await match.ask(state.id, join, { key, seating: seatsTaken, answer }));
    expect(first).toMatchObject({ replayed: false, kept: null });
    const game = await match.play(state.id, 'a7');
    const again = unwrap(await match.ask(state.id, join, { key, seating: seatsTaken, answer }));
    const { fingerprint, keyId } = key;
    const kept = { gameId: state.id, fingerprint, keyId, tokens: { white: null, black: 1 } };
    expect(again).toMatchObject({ game, events: [], replayed: true, kept });
  });

  test('lets a dead token repeat the call that killed it, and no other', async () => {
    const { state, seating } = await match.newGame();
    const key = match.key('renew once');
    const sender = { claim: claimTo(state.id), key, mayRepeatWithDeadToken: true };
    const renewed = { ...seating, white: { ...seating.white, generation: 2 } };
    const order = { ...sender, seating: renewed, answer: match.answer(key, { white: 2, black: null }) };
    unwrap(await match.ask(state.id, null, order));
    expect(unwrap(await match.ask(state.id, null, order))).toMatchObject({
      replayed: true,
      kept: { tokens: { white: 2, black: null } },
    });
    const other = { ...order, key: match.key('renew once', 'something else') };
    expect(failureOf(await match.ask(state.id, null, other)).error.code).toBe('unauthenticated');
  });

  test('of another request is refused, before seats and states', async () => {
    const [one, two] = [await match.newGame(openSeat), await match.newGame(openSeat)];
    const key = match.key('join twice', 'one');
    unwrap(await match.ask(one.state.id, join, { key, seating: seatsTaken, answer: match.answer(key) }));
    const reused = match.key('join twice', 'two');
    const sender = { key: reused, claim: claimTo(one.state.id), seating: seatsTaken, answer: match.answer(reused) };
    expect(failureOf(await match.ask(two.state.id, join, sender)).error.code).toBe('idempotency-key-reused');
    expect((await stored(two.state.id)).state.status).toBe('open');
  });

  test('in flight for two games goes to one of them', async () => {
    const [one, two] = [await match.newGame(openSeat), await match.newGame(openSeat)];
    const outcomes = await Promise.all(
      [one, two].map(({ state }) => {
        const key = match.key('join two at once', state.id);
        return match.ask(state.id, join, { key, seating: seatsTaken, answer: match.answer(key) });
      }),
    );
    expect(outcomes.filter(({ ok: isTaken }) => isTaken)).toHaveLength(1);
    expect(outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.error.error.code))).toEqual([
      'idempotency-key-reused',
    ]);
    const states = [await stored(one.state.id), await stored(two.state.id)].map(({ state }) => state.status);
    expect(states.toSorted()).toEqual(['active', 'open']);
  });
});

/** The store, with something done just before each of the first `times` appends. */
function interrupted(times: number, before: () => Promise<unknown>): EventStore {
  let left = times;
  return {
    ...store,
    async append(append) {
      if (left-- > 0) await before();
      return store.append(append);
    },
  };
}

describe('who loses a race', () => {
  test('starts over on the game as it now is', async () => {
    const { state } = await match.newGame();
    const overtaken = createMatch(interrupted(1, () => match.move(state.id, 'white', 'a7')));
    expect(failureOf(await overtaken.move(state.id, 'white', 'd7')).error.code).toBe('not-your-turn');
    expect(unwrap(await overtaken.move(state.id, 'black', 'd7')).game.state.version).toBe(4);
  });

  test('wins where it can still be', async () => {
    const { state } = await match.newGame();
    const overtaken = createMatch(interrupted(1, () => match.move(state.id, 'white', 'a7')));
    const { events } = unwrap(await overtaken.ask(state.id, resign));
    expect(events.map(({ record: { seq, type } }) => [seq, type])).toEqual([[4, 'game.finished']]);
  });

  test('to its own first try is answered by it', async () => {
    const { state } = await match.newGame();
    const overtaken = createMatch(interrupted(1, () => match.move(state.id, 'white', 'a7', { ply: 0 })));
    expect(unwrap(await overtaken.move(state.id, 'white', 'a7', { ply: 0 }))).toMatchObject({ replayed: true });
  });

  test('for a seat learns that it is taken', async () => {
    const { state } = await match.newGame({ seats: seatsOf('token', 'open') });
    const join = { type: 'join', color: 'black', player: TOKEN } as const;
    const overtaken = createMatch(interrupted(1, () => match.ask(state.id, join, { seating: seatsTaken })));
    expect(failureOf(await overtaken.ask(state.id, join, { seating: seatsTaken })).error.code).toBe('seat-taken');
  });

  test('against a new token is no longer let in', async () => {
    const { state, seating } = await match.newGame();
    const renewed = { ...seating, white: { ...seating.white, generation: 2 } };
    const overtaken = createMatch(interrupted(1, () => match.ask(state.id, null, { seating: renewed })));
    expect(failureOf(await overtaken.move(state.id, 'white', 'a7')).error.code).toBe('unauthenticated');
    expect((await stored(state.id)).state.version).toBe(2);
  });

  test('again and again gives up in the end', async () => {
    const { state } = await match.newGame();
    const hopeless = createMatch({ ...store, append: async () => 'conflict' });
    await expect(hopeless.move(state.id, 'white', 'a7')).rejects.toThrow(StoreUnavailable);
  });
});

describe('a game whose time is over', () => {
  const overdue = async (play: readonly string[] = []) => {
    const before = createMatch(store, match.context.now() - IDLE_MS);
    const { state } = await before.newGame();
    if (play.length > 0) await before.play(state.id, ...play);
    return state.id;
  };

  test.each([
    ['aborted', []],
    ['abandoned', ['a7']],
  ])('is %s by the first reader', async (reason, play) => {
    const id = await overdue(play);
    const game = await read(match.context, (from) => from.load(id));
    expect(game?.state.result).toEqual({ winner: null, reason });
    expect(await stored(id)).toMatchObject({ state: { status: 'finished', updatedAt: match.context.now() } });
  });

  test('takes no move any more', async () => {
    const id = await overdue(['a7']);
    const refusal = failureOf(await match.move(id, 'black', 'd7'));
    expect(refusal).toMatchObject({
      error: { code: 'game-over' },
      game: { state: { result: { reason: 'abandoned' } } },
    });
    expect((await stored(id)).state.status).toBe('finished');
  });

  test('shows its end in the log that comes along with a late repeat', async () => {
    const id = await overdue(['a7']);
    const a7 = { type: 'play-move', color: 'white', move: 'a7', ply: 0, ifVersion: null, offersDraw: false } as const;
    const again = unwrap(await match.ask(id, a7, { claim: claimTo(id), withLog: true }));
    expect(again.replayed).toBe(true);
    expect(again.log?.at(-1)?.event).toMatchObject({ type: 'game.finished', data: { reason: 'abandoned' } });
  });

  test('takes one a moment before', async () => {
    const { state } = await match.newGame();
    const late = createMatch(store, match.context.now() + UNPLAYED_MS - 1);
    expect(plyOf(unwrap(await late.move(state.id, 'white', 'a7')).game.state)).toBe(1);
  });

  test('ends once, however many come first', async () => {
    const id = await overdue();
    await Promise.all(Array.from({ length: 8 }, () => expire(match.context, id)));
    expect((await stored(id)).state.version).toBe(3);
  });

  test('is found by the sweep', async () => {
    const ids = [await overdue(), await overdue(['a7'])];
    const { state } = await match.newGame();
    expect(await sweep(match.context, 1_000)).toMatchObject({ failed: [] });
    for (const id of ids) expect((await stored(id)).state.status).toBe('finished');
    expect((await stored(state.id)).state.status).toBe('active');
    expect(await sweep(match.context, 1_000)).toEqual({ ended: 0, failed: [] });
  });

  test('is left alone by the rest of the sweep where it cannot be ended', async () => {
    const [broken, whole] = [await overdue(), await overdue()];
    const failing = createMatch(
      {
        ...store,
        async append(append) {
          if (append.before.state.id === broken) throw new TypeError('a fault of ours');
          return store.append(append);
        },
      },
      match.context.now(),
    );
    const swept = await sweep(failing.context, 1_000);
    expect(swept).toEqual({ ended: 1, failed: [{ id: broken, error: new TypeError('a fault of ours') }] });
    expect((await stored(whole)).state.status).toBe('finished');
    expect((await stored(broken)).state.status).toBe('active');
  });
});

describe('creating', () => {
  test('keeps the game as it is then stored', async () => {
    const game = await match.newGame({ seats: seatsOf('token', 'open'), visibility: 'public' });
    expect(await stored(game.state.id)).toEqual(game);
    expect(game.state).toMatchObject({ version: 1, status: 'open', visibility: 'public' });
  });

  test('a position that is none is refused, and nothing is stored', async () => {
    const refused = await match.create(match.request({ position: 'nonsense' }));
    expect(failureOf(refused)).toMatchObject({ code: 'position-invalid' });
  });

  test('again with the same key finds the first game as it now stands', async () => {
    const answer = match.answer(match.key('create once'));
    const first = unwrap(await match.create(match.request(), answer));
    expect(first.kept).toBeNull();
    const game = await match.play(first.game.state.id, 'a7');
    const again = unwrap(await match.create(match.request(), answer));
    expect(again.game).toMatchObject(game);
    expect(again.kept).toMatchObject({ gameId: game.state.id, tokens: { white: 1, black: 1 } });
  });

  test('something else with the same key is refused', async () => {
    unwrap(await match.create(match.request(), match.answer(match.key('create twice', 'one'))));
    const refused = await match.create(match.request(), match.answer(match.key('create twice', 'two')));
    expect(failureOf(refused).code).toBe('idempotency-key-reused');
  });
});

test('an order may say what to do by who asks', async () => {
  const { state } = await match.newGame();
  const handled = await handleForSeat(match.context, state.id, { claim: claimTo(state.id, 'black') }, (color) => ({
    command: { type: 'resign', color },
  }));
  expect(unwrap(handled).game.state.result).toEqual({ winner: 'white', reason: 'resignation' });
});
