/** How accounts and their tokens come to be: once for each request, however often it comes. */

import type { Asker } from '../game/admission.ts';
import type { RequestKey } from '../game/event-store.ts';
import type { TokenId } from '../game/id.ts';
import { err, ok, type Result } from '../result.ts';
import type { Account, AccountToken, CountedAccount } from './account.ts';
import type { AccountStore, KeptTokenAnswer } from './account-store.ts';

/** A token that was granted, be it by this request or by an earlier one that this repeats. */
export interface Granted {
  readonly token: AccountToken;
  /** The secret that made the token; null: today's. */
  readonly keyId: string | null;
}

export interface CreatedAccount extends Granted {
  readonly account: CountedAccount;
}

const NO_GAMES = { played: 0, won: 0, drawn: 0, lost: 0 } as const;

export async function createAccount(
  store: AccountStore,
  account: Account,
  token: AccountToken,
  key: RequestKey | null,
): Promise<Result<CreatedAccount, { readonly code: 'name-taken' | 'idempotency-key-reused' }>> {
  if ((await store.create(account, token, key)) === 'created') {
    return ok({ account: { ...account, games: NO_GAMES }, token, keyId: null });
  }
  const kept = key === null ? null : await store.findAnswered(key);
  if (kept === null) return err({ code: 'name-taken' });
  if (kept.fingerprint !== key?.fingerprint || kept.accountId === null || kept.tokenId === null) {
    return err({ code: 'idempotency-key-reused' });
  }
  const found = await store.find(kept.accountId);
  // It was deleted since, and its name is given to nobody.
  if (found === null) return err({ code: 'name-taken' });
  return ok({ account: found, ...repeated(token, kept, kept.tokenId) });
}

export async function addToken(
  store: AccountStore,
  asker: Asker,
  token: AccountToken,
  key: RequestKey | null,
): Promise<Result<Granted, { readonly code: 'unauthenticated' | 'idempotency-key-reused' }>> {
  const outcome = await store.addToken(asker, token, key);
  if (outcome === null) return err({ code: 'unauthenticated' });
  if (outcome === 'added') return ok({ token, keyId: null });
  const kept = key === null ? null : await store.findAnswered(key);
  const isRepeat = kept !== null && kept.fingerprint === key?.fingerprint;
  return isRepeat && kept.tokenId !== null
    ? ok(repeated(token, kept, kept.tokenId))
    : err({ code: 'idempotency-key-reused' });
}

/** The first answer's token; the same request asks for the same label. */
function repeated({ label }: AccountToken, { keyId, at }: KeptTokenAnswer, id: TokenId): Granted {
  return { token: { id, label, createdAt: at, lastUsedAt: null }, keyId };
}
