/** All that the HTTP layer needs of the world; each host puts its own together. */
import type { AccountCounts } from '../accounts/account-counts.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import type { FeedStore } from '../accounts/feed-store.ts';
import type { SeekStore } from '../accounts/seek-store.ts';
import type { EpochMs } from '../game/event-record.ts';
import type { EventStore } from '../game/event-store.ts';
import type { Followers } from '../game/followers.ts';
import type { GameQueries } from '../game/game-queries.ts';
import type { AccountId, GameId, SeekId, TokenId } from '../game/id.ts';
import type { RecentGames } from '../game/recent-games.ts';
import type { LogLine } from '../log-line.ts';
import type { FindAsset } from './asset.ts';
import type { Keyring } from './keyring.ts';
import type { OpenWaits } from './open-waits.ts';
import type { RateLimiter } from './rate-limits.ts';

/** How long streams go on, and how long they are silent. */
export interface StreamTimes {
  /** After which a stream ends, for its client to come again. */
  readonly lengthMs: number;
  /** After which a silent stream gives a sign of life. */
  readonly pingMs: number;
}

export interface Services {
  readonly store: EventStore;
  readonly followers: Followers;
  readonly streams: StreamTimes;
  readonly queries: GameQueries;
  /** How many accounts each address asked for. */
  readonly accountCounts: AccountCounts;
  readonly accounts: AccountStore;
  readonly seeks: SeekStore;
  readonly feeds: FeedStore;
  /** Of this process, or of this isolate. */
  readonly recent: RecentGames;
  readonly keyring: Keyring;
  readonly limiter: RateLimiter;
  /** The waits of this process. */
  readonly waits: OpenWaits;
  readonly now: () => EpochMs;
  readonly newGameId: () => GameId;
  readonly newAccountId: () => AccountId;
  readonly newTokenId: () => TokenId;
  readonly newSeekId: () => SeekId;
  /** A fair coin. */
  readonly coin: () => boolean;
  /** Resolves after `ms`, or as soon as `signal` aborts; never rejects. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Aborts when the process is told to stop: who waits then answers at once. */
  readonly stopping: AbortSignal;
  /** Runs a request and counts the SQL round trips that it makes. */
  readonly countRoundTrips: <T>(run: () => Promise<T>) => Promise<{ readonly value: T; readonly roundTrips: number }>;
  /** The files beside the routes. */
  readonly findAsset: FindAsset;
  readonly log: (line: LogLine) => void;
  /** Absolute, without a trailing slash; null: the request's own origin. */
  readonly publicUrl: string | null;
  readonly version: string;
}

/**
 * What a host hands over with each request, as `app.fetch(request, scope)`: on
 * Node always the same services, on Workers those with the request's own
 * database client.
 */
export interface RequestScope {
  readonly services: Services;
  /** The caller's address, IPv4 or IPv6; null where it is not known. */
  readonly address: string | null;
}
