/** The port to whatever keeps the feeds of accounts: entries are numbered 1, 2, 3 … without gaps as they are first read. */
import type { Asker } from '../game/admission.ts';
import type { EpochMs } from '../game/event-record.ts';
import type { FeedType } from '../game/feed.ts';

/** How long an account's feed goes back. */
export const FEED_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export interface NumberedEntry {
  readonly seq: number;
  readonly type: FeedType;
  readonly at: EpochMs;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface FeedPage {
  readonly entries: readonly NumberedEntry[];
  /** The number of the newest entry of the feed. */
  readonly head: number;
  /** The number of the newest entry that is gone; what is behind it can be read. */
  readonly floor: number;
}

/** Throws `StoreUnavailable` where the store cannot be reached. */
export interface FeedStore {
  /** The asker's entries behind `after`, oldest first; null where its token is dead. */
  read(asker: Asker, after: number, limit: number): Promise<FeedPage | null>;
  /** Forgets what accounts were told before a moment, of at most `accounts` of them; how many it was of. */
  prune(toldBefore: EpochMs, accounts: number): Promise<number>;
}
