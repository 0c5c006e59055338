/**
 * The port to whatever counts how many accounts an address asks for, for all
 * processes together: with names that are never given out again, one address
 * must not take many, whichever process it finds.
 */
import type { EpochMs } from '../game/event-record.ts';

/** Every method is one round trip, and throws `StoreUnavailable` where the store cannot be reached. */
export interface AccountCounts {
  /**
   * Counts one more account for `address` (hex of what stands for it) in the window that began at `window`; false, and
   * nothing is counted, where `most` were counted already.
   */
  count(address: string, window: EpochMs, most: number): Promise<boolean>;
  /** Forgets windows that began before. */
  forget(before: EpochMs): Promise<void>;
}
