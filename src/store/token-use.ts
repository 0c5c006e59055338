/**
 * The look-up of an account's token as part of the statement that does what the
 * account asks for. It takes `accountId`, `tokenId` and the `day` of the use.
 */
import { and, eq, exists, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Asker } from '../game/admission.ts';
import type { AccountName } from '../game/event-store.ts';
import { accounts, accountTokens } from './account-schema.ts';
import type { Database } from './client.ts';
import { placeholder } from './prepared.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The values of the look-up; with nobody who asks, those of no token. */
export function askerValues(asker: Asker | null) {
  if (asker === null) return { accountId: null, tokenId: null, day: null };
  const { claim, at } = asker;
  return { accountId: claim.accountId, tokenId: claim.tokenId, day: at - (at % DAY_MS) };
}

export const isAskers = and(
  eq(accountTokens.accountId, placeholder(accountTokens.accountId, 'accountId')),
  eq(accountTokens.id, placeholder(accountTokens.id, 'tokenId')),
);

/** A CTE that notes the day of the use, once a day. */
export function tokenUse(db: Database) {
  const day = placeholder(accountTokens.lastUsedAt, 'day');
  const isNews = or(isNull(accountTokens.lastUsedAt), lt(accountTokens.lastUsedAt, day));
  const noted = db
    .update(accountTokens)
    .set({ lastUsedAt: day })
    .where(and(isAskers, isNews))
    .returning({ id: accountTokens.id });
  return db.$with('use').as(noted);
}

/** Whether the asker's token is live. */
export const isLive = (db: Database): SQL =>
  exists(db.select({ id: accountTokens.id }).from(accountTokens).where(isAskers));

/** The account that asks, as JSON; null where its token is dead. */
export function askingAccount(db: Database): typeof NOBODY {
  const account = db
    .select({ account: sql`json_build_object('name', ${accounts.name}, 'changes', ${accounts.changes})`.as('account') })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.accountId))
    .where(isAskers);
  return sql<AccountName | null>`(${account})`.as('asker');
}

export const NOBODY = sql<AccountName | null>`null::json`.as('asker');

/** Whether it is live, also where nobody asks. */
export const isLiveIfAny = (db: Database): SQL =>
  sql`(${placeholder(accountTokens.id, 'tokenId')}::uuid is null or ${isLive(db)})`;
