/**
 * The port to whatever keeps the logs. The domain needs three guarantees of it:
 * events are only ever appended, an append happens whole or not at all, and it
 * happens only where the game still is as it was when it was loaded.
 */
import type { BySide } from '../rules/color.ts';
import type { Asker } from './admission.ts';
import type { EpochMs, EventRecord, LoggedEvent } from './event-record.ts';
import type { FeedEntry } from './feed.ts';
import type { AccountId, GameId } from './id.ts';
import type { GameState } from './state.ts';

/**
 * What belongs to a seat and is no event: the player's name, which may have to
 * be forgotten, and the generation of the seat's token (0: none was given out).
 * The name of an account is looked up with the game.
 */
export interface Seating {
  readonly name: string | null;
  readonly generation: number;
  /** How often the name of the seat's account has changed; missing where no account has the seat. */
  readonly changes?: number;
}

/** What an account is called, and how often that has changed. */
export interface AccountName {
  /** null once the account is deleted. */
  readonly name: string | null;
  readonly changes: number;
}

export interface LoadedGame {
  readonly state: GameState;
  readonly seating: BySide<Seating>;
  /** The account that asks for the game, null where its token is dead; missing where none asks. */
  readonly asker?: AccountName | null;
}

/**
 * Which events to read with a game, oldest first, at most `limit`: those behind
 * the seq `after`, or those behind the event that ended the ply `afterPly`
 * (0: behind `game.started`; none where the game has not come that far).
 */
export type EventWindow =
  | { readonly after: number; readonly limit: number }
  | { readonly afterPly: number; readonly limit: number };

/** All events of a game; the ply limit keeps logs far below it. */
export const WHOLE_LOG: EventWindow = { after: 0, limit: 100_000 };

/** A request that may come again, known by a MAC of the key that the client chose. */
export interface RequestKey {
  /** Hex; under every secret in use, each of which the answer is kept under. */
  readonly macs: readonly [string, ...string[]];
  /** Hex; tells one request from another that was sent with the same key. */
  readonly fingerprint: string;
  /** The secret that makes the answer's tokens. */
  readonly keyId: string;
  /** Answers kept before this moment are forgotten. */
  readonly keptSince: EpochMs;
}

/** What it takes to give a repeated request the same answer: the tokens' generations by seat, and their secret. */
export interface KeptAnswer {
  /** null: the answer was about no game. */
  readonly gameId: GameId | null;
  readonly fingerprint: string;
  readonly keyId: string;
  readonly tokens: BySide<number | null>;
}

/** An answer to keep under a key, in the same transaction as what it answers. */
export interface AnswerToKeep {
  readonly key: RequestKey;
  readonly tokens: BySide<number | null>;
  readonly at: EpochMs;
}

export interface NewGame extends LoadedGame {
  readonly records: readonly EventRecord[];
  readonly answer: AnswerToKeep | null;
  /** What accounts are told. */
  readonly feed?: readonly FeedEntry[];
  /** The account that is invited, which must take it. */
  readonly invited?: AccountId | null;
}

export interface Append {
  /**
   * The guard: its version, its last event's hash, both seats' token generations and the names of their accounts must
   * still be the stored ones.
   */
  readonly before: LoadedGame;
  readonly after: LoadedGame;
  readonly records: readonly EventRecord[];
  readonly answer: AnswerToKeep | null;
  /** What accounts are told. */
  readonly feed?: readonly FeedEntry[];
}

/** A game in which another one is played again. */
export interface Rematch {
  readonly id: GameId;
  /** The secret that makes the tokens of its seats. */
  readonly keyId: string;
}

export interface NewRematch extends LoadedGame {
  readonly records: readonly EventRecord[];
  /** The game that is played again. */
  readonly of: GameId;
  /** An earlier rematch that came to nothing; null: none. */
  readonly replaces: GameId | null;
  readonly keyId: string;
  /** What accounts are told. */
  readonly feed?: readonly FeedEntry[];
}

/** How far a game has come, and when it ends if nothing more happens. */
export interface GameHead {
  readonly id: GameId;
  readonly version: number;
  readonly expiresAt: EpochMs | null;
}

/** Why a game with accounts was not created. */
export type CreationRefusal = 'unauthenticated' | 'not-found' | 'invitation-refused';

/** Every method is one round trip, but for an invitation, and throws `StoreUnavailable` where the store cannot be reached. */
export interface EventStore {
  /**
   * The store as an account uses it: what it loads tells whether the account's token is dead, and nothing is stored
   * with a dead one.
   */
  as(asker: Asker): EventStore;
  /** With a key, also what is kept of an answer to it. */
  load(id: GameId, key?: RequestKey | null): Promise<(LoadedGame & { readonly kept: KeptAnswer | null }) | null>;
  loadWithEvents(
    id: GameId,
    window: EventWindow,
  ): Promise<(LoadedGame & { readonly events: readonly LoggedEvent[] }) | null>;
  /** The game that a key's answer was about; null where none is kept, or that of another request. */
  loadAnswered(key: RequestKey): Promise<(LoadedGame & { readonly kept: KeptAnswer }) | null>;
  /** `repeated`: an answer is kept under the key already; nothing was stored. A simultaneous repeat waits for the first. */
  create(game: NewGame): Promise<'created' | 'repeated' | CreationRefusal>;
  /** `conflict`: the game, or the key, is no longer as it was; nothing was stored. */
  append(append: Append): Promise<'appended' | 'conflict'>;
  /** The game in which `id` is played again; null where none was created. */
  rematch(id: GameId): Promise<Rematch | null>;
  /** `conflict`: another rematch stands by now than the one that this one takes the place of; nothing was stored. */
  createRematch(rematch: NewRematch): Promise<'created' | 'conflict'>;
  /** The heads of those of the games that there are, in no order. */
  heads(ids: readonly GameId[]): Promise<readonly GameHead[]>;
  /** Games whose time is over at `now`, the longest overdue first. */
  expired(now: EpochMs, limit: number): Promise<readonly GameId[]>;
  /** Forgets the answers kept before a moment. */
  forgetAnswers(keptBefore: EpochMs): Promise<void>;
}

/** The store cannot be reached, or did not answer in time. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
