/**
 * Following without being told: by asking the store for the game's head again,
 * often at first, since an answer to a move is often quick, then less and less.
 * For hosts whose requests share nothing, and where a request has its own store.
 */
import type { EpochMs } from './event-record.ts';
import type { LoadedGame } from './event-store.ts';
import { type Followers, type GameFollower, hasNews, type Watch } from './followers.ts';
import { type GameContext, read } from './handle.ts';
import type { GameId } from './id.ts';

const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
const GROWTH = 1.5;
/** Events that a follower is given at once. */
export const MOST_NEWS = 500;

export interface PollingContext extends Omit<GameContext, 'followers'> {
  /** Resolves after `ms`, or as soon as `signal` aborts; never rejects. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export function pollingFollowers(context: PollingContext): Followers {
  return {
    announce() {},
    announceTopic() {},
    follow: (id) => new PollingFollower(context, id),
    watch: () => pollingWatch(context),
  };
}

/** Pauses between two looks: short ones after `reset`, then longer and longer ones. */
class Pauses {
  readonly #sleep: PollingContext['sleep'];
  #next = SHORTEST_PAUSE_MS;

  constructor(sleep: PollingContext['sleep']) {
    this.#sleep = sleep;
  }

  async pass(most: number, signal: AbortSignal): Promise<void> {
    const ms = Math.min(this.#next, most);
    this.#next = Math.min(this.#next * GROWTH, LONGEST_PAUSE_MS);
    await this.#sleep(ms, signal);
  }

  reset(): void {
    this.#next = SHORTEST_PAUSE_MS;
  }
}

function pollingWatch({ sleep }: PollingContext): Watch {
  const pauses = new Pauses(sleep);
  return { next: (ms, signal) => pauses.pass(ms, signal), close() {} };
}

class PollingFollower implements GameFollower {
  readonly #context: PollingContext;
  readonly #id: GameId;
  readonly #pauses: Pauses;
  #game: LoadedGame | null = null;

  constructor(context: PollingContext, id: GameId) {
    this.#context = context;
    this.#id = id;
    this.#pauses = new Pauses(context.sleep);
  }

  async read() {
    this.#game = await read(this.#context, (store) => store.load(this.#id));
    return this.#game;
  }

  begin(game: LoadedGame) {
    this.#game = game;
  }

  async next(after: number, ms: number, signal: AbortSignal) {
    const { now } = this.#context;
    const until = now() + ms;
    if (this.#game === null || this.#game.state.version > after) {
      const news = await this.#load(after);
      if (news.game === null || news.events.length > 0) return news;
    }
    while (this.#game !== null && !hasNews(this.#game, after)) {
      const left = until - now();
      if (left <= 0 || signal.aborted) break;
      await this.#pauses.pass(left, signal);
      if (!signal.aborted && (await this.#isBehind(this.#game))) {
        const news = await this.#load(after);
        if (news.events.length > 0) return news;
      }
    }
    return { game: this.#game, events: [] };
  }

  close() {}

  /** Whether the store has more of the game, or is to get its end. */
  async #isBehind({ state }: LoadedGame): Promise<boolean> {
    const { store, now } = this.#context;
    const [head] = await store.heads([this.#id]);
    if (head === undefined) return false;
    return head.version > state.version || isDue(head.expiresAt, now());
  }

  async #load(after: number) {
    const loaded = await read(this.#context, (store) => store.loadWithEvents(this.#id, { after, limit: MOST_NEWS }));
    this.#game = loaded;
    const events = loaded?.events ?? [];
    if (events.length > 0) this.#pauses.reset();
    return { game: loaded, events };
  }
}

function isDue(expiresAt: EpochMs | null, now: EpochMs): boolean {
  return expiresAt !== null && expiresAt <= now;
}
