/** The hub: who follows here is told once, in order and soon, whoever committed it, and at the price of one. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EventStore, StoreUnavailable } from '../../../src/game/event-store.ts';
import { UNPLAYED_MS } from '../../../src/game/expiry.ts';
import type { GameFollower, News } from '../../../src/game/followers.ts';
import type { GameId } from '../../../src/game/id.ts';
import { Hub, type HubOptions } from '../../../src/node/following/hub.ts';
import { createEventStore } from '../../../src/store/postgres-event-store.ts';
import { openTestDatabase, type TestDatabase } from '../../support/database.ts';
import { unwrap } from '../../support/given.ts';
import { createMatch } from '../../support/match.ts';
import { ENDLESS, nextMove } from '../../support/shuffle.ts';

const NEVER = new AbortController().signal;
const SOON = 5_000;
/** Looks by itself so seldom that no test meets it. */
const ONLY_TOLD: HubOptions = { lookEveryMs: 600_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const open: Hub[] = [];
afterEach(() => {
  for (const hub of open.splice(0)) hub.close();
});

/** A process with a hub, and another one on the same database that tells it nothing. */
function processes(options: HubOptions = ONLY_TOLD) {
  const plain = createEventStore(database.db);
  const asked: string[] = [];
  let isAway = false;
  let held = Promise.resolve();
  const counted =
    <Args extends unknown[], Value>(name: string, run: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      asked.push(name);
      await held;
      if (isAway) throw new StoreUnavailable('away');
      return run(...args);
    };
  const store: EventStore = {
    ...plain,
    load: counted('load', plain.load),
    loadWithEvents: counted('loadWithEvents', plain.loadWithEvents),
    heads: counted('heads', plain.heads),
  };
  let now = Date.now();
  const hub = new Hub({ store, now: () => now }, options);
  open.push(hub);
  const here = createMatch(plain, undefined, undefined, hub);
  const elsewhere = createMatch(plain);
  return {
    hub,
    here,
    elsewhere,
    /** What the hub asked the store since the last time. */
    queries: () => asked.splice(0),
    goAway(is: boolean) {
      isAway = is;
    },
    /** Lets the store answer the hub no more until what it returns is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    turn(to: number) {
      now = to;
    },
  };
}

type Match = ReturnType<typeof createMatch>;

const seqs = ({ events }: News): readonly number[] => events.map(({ record }) => record.seq);

/** Plays the next move of an endless game, which began with two events. */
async function playNext(match: Match, id: GameId, version: number): Promise<number> {
  const { color, move } = nextMove(version - 2);
  return unwrap(await match.move(id, color, move)).game.state.version;
}

describe('a follower', () => {
  it('misses nothing that happens while the game is loaded for the first time', async () => {
    const { hub, here, elsewhere, hold } = processes();
    const { state } = await elsewhere.newGame(ENDLESS);
    const follower = hub.follow(state.id);
    const release = hold();
    const first = follower.next(2, SOON, NEVER);
    await playNext(here, state.id, 2);
    await playNext(elsewhere, state.id, 3);
    release();
    const heard = [...seqs(await first)];
    while (heard.at(-1) !== 4) heard.push(...seqs(await follower.next(heard.at(-1) ?? 2, SOON, NEVER)));
    const next = follower.next(4, SOON, NEVER);
    await playNext(here, state.id, 4);
    expect([...heard, ...seqs(await next)]).toEqual([3, 4, 5]);
    follower.close();
  });

  it('hears of what its own process commits, without any query', async () => {
    const { hub, here, queries } = processes();
    const { state } = await here.newGame(ENDLESS);
    const follower = hub.follow(state.id);
    await follower.read();
    expect(queries()).toEqual(['load']);
    const waiting = follower.next(2, SOON, NEVER);
    await playNext(here, state.id, 2);
    const news = await waiting;
    expect(seqs(news)).toEqual([3]);
    expect(news.game?.state).toMatchObject({ version: 3, lastMove: { move: 'a7-d7' } });
    expect(queries()).toEqual([]);
  });

  it('misses nothing that happens between its making and its first look', async () => {
    const { hub, here, elsewhere } = processes();
    const game = await here.newGame(ENDLESS);
    const follower = hub.follow(game.state.id);
    await playNext(here, game.state.id, 2);
    follower.begin(game);
    expect(seqs(await follower.next(2, 0, NEVER))).toEqual([3]);

    const other = hub.follow(game.state.id);
    await playNext(elsewhere, game.state.id, 3);
    hub.hear(game.state.id, 4);
    expect(seqs(await other.next(3, SOON, NEVER))).toEqual([4]);
  });

  it('gets in order what was committed in turns here and elsewhere, and told in any order', async () => {
    const { hub, here, elsewhere } = processes();
    const { state } = await here.newGame(ENDLESS);
    const follower = hub.follow(state.id);
    await follower.read();
    await playNext(elsewhere, state.id, 2);
    await playNext(here, state.id, 3);
    hub.hear(state.id, 3);
    expect(seqs(await follower.next(2, SOON, NEVER))).toEqual([3, 4]);
  });

  it('that stands far behind gets it all, from the store', async () => {
    const { hub, here } = processes();
    const { state } = await here.newGame(ENDLESS);
    const follower = hub.follow(state.id);
    await follower.read();
    let version = 2;
    while (version < 60) version = await playNext(here, state.id, version);
    expect(seqs(await follower.next(0, 0, NEVER))).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(seqs(await follower.next(57, 0, NEVER))).toEqual([58, 59, 60]);
  });

  it('of a game that does not exist hears so', async () => {
    const { hub, here } = processes();
    const follower = hub.follow(here.newId());
    expect(await follower.read()).toBeNull();
    expect(await follower.next(0, SOON, NEVER)).toEqual({ game: null, events: [] });
  });

  it('hears nothing when its time is over, or its signal aborts', async () => {
    const { hub, here } = processes();
    const { state } = await here.newGame(ENDLESS);
    const follower = hub.follow(state.id);
    expect(seqs(await follower.next(2, 20, NEVER))).toEqual([]);
    const leave = new AbortController();
    const waiting = follower.next(2, SOON * 10, leave.signal);
    setTimeout(() => leave.abort(), 5);
    expect(seqs(await waiting)).toEqual([]);
  });

  it('waits for nothing once the game is over', async () => {
    const { hub, here } = processes();
    const { state } = await here.newGame(ENDLESS);
    const follower = hub.follow(state.id);
    const waiting = follower.next(7, SOON, NEVER);
    await here.ask(state.id, { type: 'resign', color: 'white' });
    expect((await waiting).game?.state.status).toBe('finished');
    expect(seqs(await follower.next(3, SOON, NEVER))).toEqual([]);
  });
});

describe('a thousand followers of one game', () => {
  const follow = (hub: Hub, id: GameId): readonly GameFollower[] => Array.from({ length: 1_000 }, () => hub.follow(id));

  it('cost one query to begin, and one an event that came from elsewhere', async () => {
    const { hub, here, elsewhere, queries } = processes();
    const { state } = await here.newGame(ENDLESS);
    const followers = follow(hub, state.id);
    await Promise.all(followers.map((follower) => follower.read()));
    expect(queries()).toEqual(['load']);

    const waiting = followers.map((follower) => follower.next(2, SOON, NEVER));
    await playNext(elsewhere, state.id, 2);
    hub.hear(state.id, 3);
    for (const news of await Promise.all(waiting)) expect(seqs(news)).toEqual([3]);
    expect(queries()).toEqual(['loadWithEvents']);
  });

  it('that come again and again cost no more', async () => {
    const { hub, here, queries } = processes();
    const { state } = await here.newGame(ENDLESS);
    for (let version = 2; version < 5; version++) {
      const followers = follow(hub, state.id);
      const waiting = followers.map((follower) => follower.next(version, SOON, NEVER));
      await playNext(here, state.id, version);
      for (const news of await Promise.all(waiting)) expect(seqs(news)).toEqual([version + 1]);
      for (const follower of followers) follower.close();
    }
    expect(queries()).toEqual(['load']);
  });
});

describe('the look', () => {
  it('finds what nobody told of, in all games with one query', async () => {
    const { hub, here, elsewhere, queries } = processes();
    const games = await Promise.all(Array.from({ length: 20 }, () => here.newGame(ENDLESS)));
    const followers = games.map(({ state }) => hub.follow(state.id));
    for (const follower of followers) await follower.read();
    queries();
    const waiting = followers.map((follower) => follower.next(2, SOON, NEVER));
    for (const { state } of games) await playNext(elsewhere, state.id, 2);
    await hub.look();
    for (const news of await Promise.all(waiting)) expect(seqs(news)).toEqual([3]);
    expect(queries().filter((name) => name === 'heads')).toHaveLength(1);
  });

  it('comes by itself every few seconds', async () => {
    const { hub, here, elsewhere } = processes({ lookEveryMs: 30 });
    const { state } = await here.newGame(ENDLESS);
    const waiting = hub.follow(state.id).next(2, SOON, NEVER);
    await playNext(elsewhere, state.id, 2);
    expect(seqs(await waiting)).toEqual([3]);
  });

  it('does not look at what nobody follows any more', async () => {
    const { hub, here, queries } = processes({ ...ONLY_TOLD, lingerMs: 1 });
    const { state } = await here.newGame(ENDLESS);
    const follower = hub.follow(state.id);
    await follower.read();
    follower.close();
    await new Promise((resolve) => setTimeout(resolve, 20));
    queries();
    await hub.look();
    expect(queries()).toEqual([]);
  });
});

describe('a store that is away', () => {
  it('is told to all who wait, and what is told afterwards is true', async () => {
    const { hub, here, elsewhere, goAway } = processes();
    const { state } = await here.newGame(ENDLESS);
    const follower = hub.follow(state.id);
    await follower.read();
    const waiting = [follower.next(2, SOON, NEVER), hub.follow(state.id).next(2, SOON, NEVER)];
    goAway(true);
    await hub.look();
    for (const outcome of await Promise.allSettled(waiting)) expect(outcome.status).toBe('rejected');
    await expect(follower.next(2, SOON, NEVER)).rejects.toThrow(StoreUnavailable);
    await playNext(elsewhere, state.id, 2);
    goAway(false);
    expect(seqs(await follower.next(2, SOON, NEVER))).toEqual([3]);
  });
});

describe('a game whose time is over', () => {
  it('ends for those who wait for it, to the moment', async () => {
    const { hub, here, turn } = processes();
    const { state } = await here.newGame(ENDLESS);
    turn(state.createdAt + UNPLAYED_MS - 50);
    const waiting = hub.follow(state.id).next(2, SOON, NEVER);
    setTimeout(() => turn(state.createdAt + UNPLAYED_MS), 40);
    expect((await waiting).game?.state.result).toEqual({ winner: null, reason: 'aborted' });
  });
});

describe('who waits for a topic', () => {
  it('looks again once something was announced, be it between two waits', async () => {
    const { hub } = processes();
    const watch = hub.watch('seek:one');
    const other = hub.watch('seek:two');
    hub.announceTopic('seek:one');
    await watch.next(SOON, NEVER);
    const waiting = watch.next(SOON, NEVER);
    hub.wake('seek:one');
    await waiting;
    const began = performance.now();
    await other.next(30, NEVER);
    expect(performance.now() - began).toBeGreaterThanOrEqual(25);
    watch.close();
    other.close();
  });
});
