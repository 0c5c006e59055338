/** The port to whatever keeps the seeks, and pairs them: of many at once each is matched once at most. */
import type { Asker } from '../game/admission.ts';
import type { EpochMs } from '../game/event-record.ts';
import type { NewGame, RequestKey } from '../game/event-store.ts';
import type { SeekId } from '../game/id.ts';
import type { Color } from '../rules/color.ts';
import type { Seek } from './seek.ts';

/** The game that two seeks become, and what the one that came last plays in it. */
export interface Match {
  readonly game: NewGame;
  readonly color: Color;
}

/** What became of a seek that was to be placed. */
export type Placed =
  | { readonly outcome: 'waiting'; readonly seek: Seek }
  /** `with`: the seek that it was matched with. */
  | { readonly outcome: 'matched'; readonly seek: Seek; readonly with: SeekId; readonly game: NewGame }
  /** The account waits for the same already, or this very request came before. */
  | { readonly outcome: 'known'; readonly seek: Seek; readonly isRepeat: boolean }
  | { readonly outcome: 'key-reused' | 'unauthenticated' };

/** Throws `StoreUnavailable` where the store cannot be reached. */
export interface SeekStore {
  /** Lets the seek wait, or, where one waits that fits, makes both the game that `match` says. */
  place(asker: Asker, seek: Seek, key: RequestKey | null, match: (waiting: Seek) => Match): Promise<Placed>;
  /** Of the account that asks; null: there is none. */
  find(asker: Asker, id: SeekId): Promise<Seek | 'unauthenticated' | null>;
  /** Ends a seek of the account that asks, where it waits; as it then is. */
  cancel(asker: Asker, id: SeekId): Promise<Seek | 'unauthenticated' | null>;
  /** Those that wait at `now`, newest first, at most `limit`: older than `before`, or from the newest on. */
  listWaiting(now: EpochMs, before: SeekId | null, limit: number): Promise<readonly Seek[]>;
  /** Forgets the seeks made before a moment. */
  forget(madeBefore: EpochMs): Promise<void>;
}
