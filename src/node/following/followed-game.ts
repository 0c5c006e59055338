/**
 * One game, for all its readers in this process: what one of them needs is
 * loaded once for all. It keeps the game as it is and its last events, so that an
 * event that was committed here costs no query at all, and one that was committed
 * elsewhere costs one.
 */
import type { LoggedEvent } from '../../game/event-record.ts';
import { type EventStore, type EventWindow, type LoadedGame, WHOLE_LOG } from '../../game/event-store.ts';
import { expiryOf } from '../../game/expiry.ts';
import { hasNews, type News } from '../../game/followers.ts';
import { type GameContext, read } from '../../game/handle.ts';
import type { GameId } from '../../game/id.ts';
import { MOST_NEWS } from '../../game/polling-followers.ts';
import { accountOf } from '../../game/seats.ts';
import { COLORS } from '../../rules/color.ts';
import { Waiters } from './waiters.ts';

/** Events at hand for readers that are a little behind; those further behind load for themselves. */
const KEPT_EVENTS = 32;
/** Before an end is tried again that could not be recorded when it was due. */
const RETRY_MS = 1_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export class FollowedGame {
  readonly id: GameId;
  readonly #context: GameContext;
  readonly #waiters = new Waiters();
  /** As the last of `#recent` left it; null: not known. */
  #game: LoadedGame | null = null;
  /** The last events, without gaps. */
  #recent: readonly LoggedEvent[] = [];
  /** The highest version that anybody told of. */
  #heard = 0;
  #loading: Promise<void> | null = null;
  #expiry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(context: GameContext, id: GameId) {
    this.#context = context;
    this.id = id;
  }

  /** As far as this process knows it; null: not at all. */
  get game(): LoadedGame | null {
    return this.#game;
  }

  /** The game, with the names of today; null where there is none. */
  async read(): Promise<LoadedGame | null> {
    // An account may change its name without an event in the game.
    const seats = this.#game?.state.seats;
    const isCurrent = seats !== undefined && COLORS.every((color) => accountOf(seats[color]) === null);
    if (!isCurrent) await this.#refresh();
    return this.#game;
  }

  /** Takes the game as somebody loaded it. */
  learn(game: LoadedGame): void {
    if (this.#game === null) this.#adopt(game, []);
    else this.hear(game.state.version);
  }

  /** Takes `events`, which were committed in this process and left `game`. */
  take(game: LoadedGame, events: readonly LoggedEvent[]): void {
    const [first] = events;
    if (first === undefined) return;
    const isNext = this.#game === null || first.record.seq === this.#game.state.version + 1;
    if (isNext) this.#adopt(game, events);
    else this.hear(game.state.version);
  }

  /** Hears that the game has come as far as `version`, and loads what is missing. */
  hear(version: number): void {
    this.#heard = Math.max(this.#heard, version);
    if (this.#isBehind()) this.#refresh().catch((error) => this.fail(error));
  }

  /** Tells all who wait that the store cannot be asked; what is known may be outdated. */
  fail(error: unknown): void {
    this.#game = null;
    this.#recent = [];
    this.#waiters.fail(error);
  }

  async next(after: number, ms: number, signal: AbortSignal): Promise<News> {
    const until = performance.now() + ms;
    for (;;) {
      if (this.#game === null) await this.#refresh();
      const game = this.#game;
      if (game === null) return { game, events: [] };
      if (hasNews(game, after)) return this.#newsBehind(after, game);
      const left = until - performance.now();
      if (left <= 0 || signal.aborted) return { game, events: [] };
      await this.#waiters.wait(left, signal);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#expiry);
  }

  async #newsBehind(after: number, game: LoadedGame): Promise<News> {
    if (game.state.version <= after) return { game, events: [] };
    const first = this.#recent[0]?.record.seq;
    if (first !== undefined && first <= after + 1) {
      return { game, events: this.#recent.slice(after + 1 - first) };
    }
    const window: EventWindow = { after, limit: MOST_NEWS };
    const loaded = await this.#context.store.loadWithEvents(this.id, window);
    return { game: loaded, events: loaded?.events ?? [] };
  }

  #isBehind(): boolean {
    return this.#game !== null && this.#heard > this.#game.state.version;
  }

  /** Loads until nothing that was heard of is missing: one load at a time, however many ask for it. */
  #refresh(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    try {
      await this.#loadAll();
    } finally {
      // In the same breath as the last look at what was heard: what is heard from now on asks for a load of its own.
      this.#loading = null;
    }
  }

  async #loadAll(): Promise<void> {
    do {
      const after = this.#game?.state.version ?? null;
      const heard = this.#heard;
      const loaded = await read(this.#context, (store) => loadBehind(store, this.id, after));
      if (loaded === null) return;
      const known = this.#game?.state.version;
      if (after === null && known !== undefined) {
        // Somebody told of the game meanwhile: what happened since then is not in a load that asked for no events.
        this.#heard = Math.max(this.#heard, loaded.state.version);
        continue;
      }
      // Meanwhile events may have been taken that were committed here.
      const isOld = known !== undefined && known > loaded.state.version;
      const missing = known === undefined ? [] : loaded.events.filter(({ record }) => record.seq > known);
      if (!isOld) this.#adopt(loaded, missing);
      // What was told of before the load and is not in it was never committed.
      if (this.#heard === heard) this.#heard = Math.min(heard, loaded.state.version);
    } while (this.#isBehind());
  }

  /** Goes on to `game` by `events`, which follow what is known; none: nothing was known. */
  #adopt(game: LoadedGame, events: readonly LoggedEvent[]): void {
    this.#recent = [...this.#recent, ...events].slice(-KEPT_EVENTS);
    // It is for everybody: who asked for it does not belong here.
    this.#game = { state: game.state, seating: game.seating };
    this.#waiters.wake();
    this.#expireInTime(this.#game, 0);
    if (this.#isBehind()) this.hear(this.#heard);
  }

  /** Sees to it that the end is recorded the moment it is due, for those who wait for it. */
  #expireInTime({ state }: LoadedGame, leastMs: number): void {
    clearTimeout(this.#expiry);
    const expiry = expiryOf(state);
    if (expiry === null || this.#isClosed) return;
    // A timer may go off a fraction of a millisecond too soon.
    const ms = Math.min(Math.max(expiry.at - this.#context.now() + 1, leastMs), LONGEST_TIMER_MS);
    this.#expiry = setTimeout(() => this.#expire(), ms);
    this.#expiry.unref();
  }

  async #expire(): Promise<void> {
    const game = this.#game;
    if (game === null) return;
    try {
      const found = await read(this.#context, (store) => store.load(this.id));
      this.hear(found?.state.version ?? 0);
    } catch {
      // The next look finds the end, or that the store cannot be asked.
    }
    if (this.#game === game) this.#expireInTime(game, RETRY_MS);
  }
}

/** The game with the events behind `after`; null: with none. */
async function loadBehind(store: EventStore, id: GameId, after: number | null) {
  if (after !== null) return store.loadWithEvents(id, { ...WHOLE_LOG, after });
  const game = await store.load(id);
  return game === null ? null : { ...game, events: [] };
}
