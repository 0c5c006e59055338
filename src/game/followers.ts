/**
 * How those who wait hear that something happened. News are a hint and the
 * store is the truth: a follower is only ever given events that are committed,
 * in order, and where a piece of news is lost it learns of the event a little
 * later, never not at all. A host with processes that live long tells its
 * followers as things happen; one without looks again and again.
 */
import type { LoggedEvent } from './event-record.ts';
import type { LoadedGame } from './event-store.ts';
import type { GameId } from './id.ts';

/** What can be waited for besides games. */
export type Topic = `${'account' | 'seek' | 'rematch'}:${string}`;

/** A game, and its events behind the place where a follower stood, oldest first. */
export interface News {
  /** The game as it now is; null: there is none. Its `version` may be ahead of the last of many events. */
  readonly game: LoadedGame | null;
  /** None: nothing came in time, or nothing comes any more. */
  readonly events: readonly LoggedEvent[];
}

/** Somebody who follows a game. From its making on it misses nothing. */
export interface GameFollower {
  /** The game, which may be as it was a moment ago; null where there is none. */
  read(): Promise<LoadedGame | null>;
  /** Says how the game was found by who loaded it already, after the follower was made. */
  begin(game: LoadedGame): void;
  /**
   * What happened behind the seq `after`: at once where there is something or
   * the game is over, else as soon as there is, or once `ms` have passed or
   * `signal` aborts. Throws `StoreUnavailable` where the store cannot be reached.
   */
  next(after: number, ms: number, signal: AbortSignal): Promise<News>;
  /** Has to be called once it is over. */
  close(): void;
}

/** Somebody who waits for what is no game. */
export interface Watch {
  /**
   * Waits until it is worth while to look again: until something was announced
   * since the watch was made, or since the last `next`, or may have been missed;
   * or until `ms` have passed or `signal` aborts.
   */
  next(ms: number, signal: AbortSignal): Promise<void>;
  /** Has to be called once it is over. */
  close(): void;
}

export interface Followers {
  /** Tells of `events`, which are committed and left `game`. */
  announce(game: LoadedGame, events: readonly LoggedEvent[]): void;
  /** Tells that something of the topic was committed. */
  announceTopic(topic: Topic): void;
  follow(id: GameId): GameFollower;
  /** To be made before the first look. */
  watch(topic: Topic): Watch;
}

/** Whether `after` is behind what there is to tell of the game. */
export function hasNews({ state }: LoadedGame, after: number): boolean {
  return state.version > after || state.status === 'finished';
}
