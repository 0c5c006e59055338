/**
 * The port to whatever keeps the accounts. What only an account's own tokens may
 * do names the token and the moment of its use, and gives null where the token is
 * dead: the look-up is part of the same step, so that nothing is done with a
 * token that died meanwhile.
 */
import type { Asker } from '../game/admission.ts';
import type { EpochMs } from '../game/event-record.ts';
import type { RequestKey } from '../game/event-store.ts';
import type { AccountId, TokenId } from '../game/id.ts';
import type { Account, AccountChange, AccountToken, CountedAccount } from './account.ts';
import type { LeavingAccount } from './leaving.ts';

/** What is kept of an answer with the token of an account; the ids are null where the answer was another. */
export interface KeptTokenAnswer {
  readonly fingerprint: string;
  readonly keyId: string;
  readonly accountId: AccountId | null;
  readonly tokenId: TokenId | null;
  readonly at: EpochMs;
}

/** Every method but `delete` and `clear` is one round trip, and all throw `StoreUnavailable` where the store cannot be reached. */
export interface AccountStore {
  /**
   * Creates an account with its first token, and keeps the answer where there is a key. `refused`: the name or the key
   * is taken, and nothing was stored. A simultaneous repeat waits for the first.
   */
  create(account: Account, token: AccountToken, key: RequestKey | null): Promise<'created' | 'refused'>;
  /** What is kept under a key; null where nothing is. */
  findAnswered(key: RequestKey): Promise<KeptTokenAnswer | null>;
  /** null where there is none, or not any more. */
  find(id: AccountId): Promise<CountedAccount | null>;
  /** By a name in any case. */
  findByName(name: string): Promise<CountedAccount | null>;
  /** Whether the token is live. */
  isLive(asker: Asker): Promise<boolean>;
  findOwn(asker: Asker): Promise<CountedAccount | null>;
  change(asker: Asker, change: AccountChange): Promise<CountedAccount | 'name-taken' | null>;
  /** In the order of their creation. */
  listTokens(asker: Asker): Promise<readonly AccountToken[] | null>;
  /** `key-taken`: something is kept under the key already, and nothing was stored. */
  addToken(asker: Asker, token: AccountToken, key: RequestKey | null): Promise<'added' | 'key-taken' | null>;
  /** Takes the account's name, tokens, feed and waiting seeks away, and marks it; false where the token is dead. */
  delete(asker: Asker): Promise<boolean>;
  /** Accounts that are marked, at most `limit`. */
  leaving(limit: number): Promise<readonly LeavingAccount[]>;
  /** Takes away what a deleted account was told and sought meanwhile. */
  clear(id: AccountId): Promise<void>;
  /** Takes the mark from a deleted account. */
  left(id: AccountId): Promise<void>;
  deleteToken(asker: Asker, id: TokenId): Promise<'deleted' | 'not-found' | null>;
}
