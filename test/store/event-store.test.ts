/** What the port promises, kept by Postgres: by a server with and without prepared statements, and by the embedded one. */
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyLog, recordEvents } from '../../src/game/event-record.ts';
import type { EventStore, LoadedGame } from '../../src/game/event-store.ts';
import { IDLE_MS, UNPLAYED_MS } from '../../src/game/expiry.ts';
import { expire } from '../../src/game/handle.ts';
import type { GameId } from '../../src/game/id.ts';
import { TOKEN } from '../../src/game/seats.ts';
import { ANSWER_KEPT_MS } from '../../src/game/sweep.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { gameEvents, keptAnswers } from '../../src/store/schema.ts';
import { openTestDatabase, serverUrl, type TestDatabase } from '../support/database.ts';
import { created, finished, HOUR_MS, played, seatsOf, started } from '../support/decider.ts';
import { appendTo, createMatch } from '../support/match.ts';

const MODES =
  serverUrl === null
    ? [{ name: 'embedded', prepare: true }]
    : [
        { name: 'a server, statements prepared', prepare: true },
        { name: 'a server, statements not prepared', prepare: false },
      ];

describe.each(MODES)('$name', ({ prepare }) => {
  let database: TestDatabase;
  let store: EventStore;
  let match: ReturnType<typeof createMatch>;

  beforeAll(async () => {
    database = await openTestDatabase({ prepare });
    store = createEventStore(database.db);
    match = createMatch(store);
  });
  afterAll(() => database.close());

  async function stored(id: GameId): Promise<LoadedGame | null> {
    const game = await store.load(id);
    return game && { state: game.state, seating: game.seating };
  }

  async function eventsOf(id: GameId): Promise<number> {
    const [row] = await database.db.select({ count: count() }).from(gameEvents).where(eq(gameEvents.gameId, id));
    return row?.count ?? 0;
  }

  describe('a game', () => {
    test('that nobody created is not there', async () => {
      const id = match.newId();
      expect(await store.load(id)).toBeNull();
      expect(await store.load(id, match.key('none'))).toBeNull();
      expect(await store.loadWithEvents(id, { after: 0, limit: 1 })).toBeNull();
      expect(await store.loadWithEvents(id, { afterPly: 0, limit: 1 })).toBeNull();
    });

    test.each([
      ['both seats taken', seatsOf('token', 'token')],
      ['an open seat', seatsOf('open', 'token')],
    ] as const)('with %s is there as it was created', async (_, seats) => {
      const game = await match.newGame({ seats, visibility: 'public' });
      expect(await stored(game.state.id)).toEqual(game);
      expect(await eventsOf(game.state.id)).toBe(game.state.version);
    });

    test('is created once', async () => {
      const { state, seating } = await match.newGame();
      const log = recordEvents(emptyLog(state.id), [created(), started], state.createdAt);
      const records = log.map(({ record }) => record);
      await expect(store.create({ state, seating, records, answer: null })).rejects.toThrow();
      expect(await eventsOf(state.id)).toBe(2);
    });
  });

  describe('an append', () => {
    test('stores the events and what they lead to', async () => {
      const game = await match.newGame();
      match.pass(HOUR_MS);
      const append = appendTo(game, match.context.now(), [
        ...played(created(), ['a7', 'd7']),
        finished('white', 'resignation'),
      ]);
      expect(await store.append(append)).toBe('appended');
      expect(await stored(game.state.id)).toEqual(append.after);
      const loaded = await store.loadWithEvents(game.state.id, { after: 2, limit: 10 });
      expect(loaded?.events.map(({ record }) => record)).toEqual(append.records);
    });

    test('of nothing changes the seats', async () => {
      const before = await match.newGame();
      const seating = { white: { name: 'Zoë', generation: 2 }, black: { name: null, generation: 1 } };
      const after = { ...before, seating };
      expect(await store.append({ before, after, records: [], answer: null })).toBe('appended');
      expect(await stored(before.state.id)).toEqual(after);
      expect(await eventsOf(before.state.id)).toBe(2);
    });

    test.each([
      ['the version', (game: LoadedGame) => ({ ...game, state: { ...game.state, version: game.state.version - 1 } })],
      ['White’s token', (game: LoadedGame) => withGenerations(game, 0, 1)],
      ['Black’s token', (game: LoadedGame) => withGenerations(game, 1, 2)],
    ])('does nothing where %s is another', async (_, staleOf) => {
      const game = await match.newGame();
      const append = { ...appendTo(game, match.context.now(), played(created(), ['a7'])), before: staleOf(game) };
      expect(await store.append(append)).toBe('conflict');
      const answer = match.answer(match.key(`stale ${game.state.id}`));
      expect(await store.append({ ...append, answer })).toBe('conflict');
      expect(await stored(game.state.id)).toEqual(game);
      expect(await eventsOf(game.state.id)).toBe(2);
      expect(await store.loadAnswered(answer.key)).toBeNull();
    });

    test('does nothing to a game that is not there', async () => {
      const { state, seating } = await match.newGame();
      const before = { state: { ...state, id: match.newId() }, seating };
      const append = { ...appendTo(before, match.context.now(), played(created(), ['a7'])), before };
      expect(await store.append(append)).toBe('conflict');
      expect(await eventsOf(before.state.id)).toBe(0);
    });

    test('that cannot be made whole leaves nothing behind', async () => {
      const game = await match.newGame();
      const append = appendTo(game, match.context.now(), played(created(), ['a7']));
      const records = append.records.map((record) => ({ ...record, seq: 2 }));
      await expect(store.append({ ...append, records })).rejects.toThrow();
      expect(await stored(game.state.id)).toEqual(game);
    });
  });

  describe('events are read', () => {
    async function sevenEvents(): Promise<GameId> {
      const { state } = await match.newGame({ seats: seatsOf('token', 'open') });
      const seating = { white: { name: null, generation: 1 }, black: { name: null, generation: 1 } };
      await match.ask(state.id, { type: 'join', color: null, player: TOKEN }, { seating });
      await match.play(state.id, 'a7', 'd7', 'g7', 'd6');
      return state.id;
    }
    const seqs = async (...window: Parameters<EventStore['loadWithEvents']>) =>
      (await store.loadWithEvents(...window))?.events.map(({ record }) => record.seq);

    test('behind a seq', async () => {
      const id = await sevenEvents();
      expect(await seqs(id, { after: 0, limit: 100 })).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(await seqs(id, { after: 3, limit: 2 })).toEqual([4, 5]);
      expect(await seqs(id, { after: 7, limit: 100 })).toEqual([]);
      expect(await seqs(id, { after: 999_999_999, limit: 100 })).toEqual([]);
    });

    test('behind a ply', async () => {
      const id = await sevenEvents();
      expect(await seqs(id, { afterPly: 0, limit: 100 })).toEqual([4, 5, 6, 7]);
      expect(await seqs(id, { afterPly: 2, limit: 1 })).toEqual([6]);
      expect(await seqs(id, { afterPly: 4, limit: 100 })).toEqual([]);
      expect(await seqs(id, { afterPly: 5, limit: 100 })).toEqual([]);
    });

    test('behind no ply of a game that has not started', async () => {
      const { state } = await match.newGame({ seats: seatsOf('token', 'open') });
      expect(await seqs(state.id, { afterPly: 0, limit: 100 })).toEqual([]);
    });

    test('behind the last event that ended a ply, where it was played anew', async () => {
      const game = await match.newGame();
      const [first, second] = played(created(), ['a7', 'd7']);
      if (first === undefined || second === undefined) throw new Error('two moves');
      await store.append(appendTo(game, match.context.now(), [first, second, second, finished(null, 'agreement')]));
      expect(await seqs(game.state.id, { afterPly: 1, limit: 100 })).toEqual([4, 5, 6]);
      expect(await seqs(game.state.id, { afterPly: 2, limit: 100 })).toEqual([6]);
    });

    test('with the game that they led to, as records and as what they mean', async () => {
      const { state } = await match.newGame({ seats: seatsOf('token', 'open'), visibility: 'public' });
      const loaded = await store.loadWithEvents(state.id, { after: 0, limit: 100 });
      const event = created({ seats: seatsOf('token', 'open'), visibility: 'public' });
      expect(loaded).toMatchObject({ state, events: recordEvents(emptyLog(state.id), [event], state.createdAt) });
      expect(Object.keys(loaded?.events[0]?.record.data.rules ?? {})[0]).toBe('preset');
    });
  });

  describe('an answer', () => {
    const kept = { tokens: { white: 1, black: 1 }, keyId: 'k1' };

    test('is kept with the game that was created', async () => {
      const answer = match.answer(match.key('a'));
      const created = await match.create(match.request(), answer);
      if (!created.ok) throw new Error('no game');
      const { id } = created.value.game.state;
      const { fingerprint } = answer.key;
      expect(await store.loadAnswered(answer.key)).toEqual({
        ...created.value.game,
        kept: { ...kept, gameId: id, fingerprint },
      });
      expect(await store.load(id, answer.key)).toMatchObject({ kept: { ...kept, gameId: id, fingerprint } });
      expect(await store.load(id, match.key('another'))).toMatchObject({ kept: null });
    });

    test('is found while another game is loaded', async () => {
      const answer = match.answer(match.key('b'));
      await match.create(match.request(), answer);
      const { state } = await match.newGame();
      const loaded = await store.load(state.id, answer.key);
      expect(loaded?.state).toEqual(state);
      expect(loaded?.kept?.gameId).not.toBe(state.id);
    });

    test('is kept with what was appended, with tokens for some seats only', async () => {
      const before = await match.newGame();
      const answer = match.answer(match.key('c'), { white: null, black: 2 });
      expect(await store.append({ before, after: before, records: [], answer })).toBe('appended');
      expect(await store.loadAnswered(answer.key)).toMatchObject({
        ...before,
        kept: { tokens: { white: null, black: 2 } },
      });
    });

    test('under a key that is taken lets nothing be stored', async () => {
      const answer = match.answer(match.key('d'));
      await match.create(match.request(), answer);
      const game = await match.newGame();
      const append = {
        ...appendTo(game, match.context.now(), played(created(), ['a7'])),
        answer: match.answer(match.key('d', 'else')),
      };
      expect(await store.append(append)).toBe('conflict');
      expect(await stored(game.state.id)).toEqual(game);
      expect(await eventsOf(game.state.id)).toBe(2);
      expect(await store.loadAnswered(answer.key)).toMatchObject({ kept: { fingerprint: answer.key.fingerprint } });
    });

    test('is found under every secret, and its key is taken under all of them', async () => {
      const before = match.answer(match.key('old e'));
      await match.create(match.request(), before);
      const rotated = match.key('new e', 'the same', ['old e']);
      const found = await store.loadAnswered(rotated);
      expect(found).toMatchObject({ kept });
      const game = await match.newGame();
      const append = { before: game, after: game, records: [], answer: match.answer(rotated) };
      expect(await store.append(append)).toBe('conflict');
      const again = await match.create(match.request(), match.answer(rotated));
      expect(again).toMatchObject({ ok: true, value: { game: { state: { id: found?.state.id } } } });
    });

    test('is kept under every secret', async () => {
      await match.create(match.request(), match.answer(match.key('new f', 'the same', ['old f'])));
      expect(await store.loadAnswered(match.key('new f'))).not.toBeNull();
      expect(await store.loadAnswered(match.key('old f'))).not.toBeNull();
    });

    test('of another request is not given', async () => {
      await match.create(match.request(), match.answer(match.key('j')));
      expect(await store.loadAnswered(match.key('j', 'else'))).toBeNull();
    });

    test('counts for a day, and then gives way to another', async () => {
      const first = await match.create(match.request(), match.answer(match.key('g')));
      match.pass(ANSWER_KEPT_MS);
      expect(await store.loadAnswered(match.key('g'))).not.toBeNull();
      match.pass(1);
      expect(await store.loadAnswered(match.key('g'))).toBeNull();
      const second = await match.create(match.request(), match.answer(match.key('g', 'else')));
      if (!first.ok || !second.ok) throw new Error('no game');
      expect(second.value.kept).toBeNull();
      expect(await store.loadAnswered(match.key('g', 'else'))).toMatchObject({
        state: second.value.game.state,
        kept: { fingerprint: match.key('g', 'else').fingerprint },
      });
      match.pass(ANSWER_KEPT_MS + 1);
      const before = await match.newGame();
      expect(await store.append({ before, after: before, records: [], answer: match.answer(match.key('g')) })).toBe(
        'appended',
      );
    });

    test('is forgotten when asked', async () => {
      await match.create(match.request(), match.answer(match.key('h')));
      match.pass(1);
      await match.create(match.request(), match.answer(match.key('i')));
      await store.forgetAnswers(match.context.now());
      expect(await store.loadAnswered(match.key('h'))).toBeNull();
      expect(await store.loadAnswered(match.key('i'))).not.toBeNull();
      expect(await database.db.$count(keptAnswers)).toBe(1);
    });
  });

  test('games whose time is over are found, the longest overdue first', async () => {
    match.pass(10 * IDLE_MS);
    await clearExpired();
    const [unplayed, played, over] = [await match.newGame(), await match.newGame(), await match.newGame()];
    await match.play(played.state.id, 'a7');
    await match.ask(over.state.id, { type: 'abort' });
    match.pass(1);
    const later = await match.newGame();
    const now = unplayed.state.createdAt;
    const expired = (at: number, limit = 100) => store.expired(at, limit);
    expect(await expired(now + UNPLAYED_MS - 1)).toEqual([]);
    expect(await expired(now + UNPLAYED_MS)).toEqual([unplayed.state.id]);
    expect(await expired(now + UNPLAYED_MS + 1)).toEqual([unplayed.state.id, later.state.id]);
    expect(await expired(now + IDLE_MS)).toEqual([unplayed.state.id, later.state.id, played.state.id]);
    expect(await expired(now + IDLE_MS, 1)).toEqual([unplayed.state.id]);
  });

  async function clearExpired(): Promise<void> {
    for (const id of await store.expired(match.context.now(), 10_000)) {
      await expire(match.context, id);
    }
  }
});

function withGenerations({ state, seating }: LoadedGame, white: number, black: number): LoadedGame {
  return {
    state,
    seating: { white: { ...seating.white, generation: white }, black: { ...seating.black, generation: black } },
  };
}
