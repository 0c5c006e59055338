/**
 * Accounts: a name that stays the same from game to game, for people and for
 * bots. Whoever holds one of its tokens acts for it; there is no password.
 */
import type { EpochMs } from '../game/event-record.ts';
import type { AccountId, TokenId } from '../game/id.ts';

export const ACCOUNT_KINDS = ['bot', 'person'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Invitations between two accounts that are open at a time. */
export const OPEN_INVITATIONS = 5;

export interface Account {
  readonly id: AccountId;
  readonly name: string;
  readonly kind: AccountKind;
  /** Whether others may invite it to games. */
  readonly acceptsInvites: boolean;
  readonly createdAt: EpochMs;
}

/** Finished games, but for those that were aborted or abandoned: the sum of those won, drawn and lost. */
export interface GameCounts {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface CountedAccount extends Account {
  readonly games: GameCounts;
}

/** What there is to know of a token; the token itself is kept nowhere. */
export interface AccountToken {
  readonly id: TokenId;
  /** What its holder calls it. */
  readonly label: string | null;
  readonly createdAt: EpochMs;
  /** The beginning of the day of its last use; null: it was not used yet. */
  readonly lastUsedAt: EpochMs | null;
}

/** What an account may change of itself; what is missing stays. */
export interface AccountChange {
  readonly name?: string | undefined;
  readonly acceptsInvites?: boolean | undefined;
}
