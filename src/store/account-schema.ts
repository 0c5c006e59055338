/**
 * The tables of accounts. Every key leads with the account's id, or with the
 * name where it is the name that is looked for, so that these tables can be
 * spread over several servers too.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ACCOUNT_KINDS } from '../accounts/account.ts';
import { accountId, hexBytes, instant, tokenId } from './columns.ts';
import { among } from './schema.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: accountId().primaryKey(),
    /** null once the account is deleted. */
    name: text(),
    kind: text({ enum: ACCOUNT_KINDS }).notNull(),
    acceptsInvites: boolean('accepts_invites').notNull(),
    /** How often the name changed, the deletion included: part of the entity tag of games that show it. */
    changes: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (account) => [
    check('accounts_kind', among(account.kind, ACCOUNT_KINDS)),
    check('accounts_name', sql`(${account.name} is null) = (${account.deletedAt} is not null)`),
    check('accounts_changes', sql`${account.changes} >= 0`),
  ],
);

/** Every name that an account ever had: never given out again. */
export const accountNames = pgTable('account_names', {
  /** In lower case. */
  name: text().primaryKey(),
  accountId: accountId('account_id').notNull(),
});

/** The tokens that are live: one that is not here is dead, however genuine it is. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    accountId: accountId('account_id').notNull(),
    id: tokenId().notNull(),
    label: text(),
    createdAt: instant('created_at').notNull(),
    /** The beginning of the day of its last use, in UTC. */
    lastUsedAt: instant('last_used_at'),
  },
  (token) => [primaryKey({ name: 'account_tokens_pkey', columns: [token.accountId, token.id] })],
);

/** How many accounts an address asked for in an hour. No address is stored: `address` is a MAC of it. */
export const newAccountCounts = pgTable(
  'new_account_counts',
  {
    address: hexBytes().notNull(),
    window: instant().notNull(),
    count: integer().notNull(),
  },
  (counted) => [
    primaryKey({ name: 'new_account_counts_pkey', columns: [counted.address, counted.window] }),
    index('new_account_counts_window').on(counted.window),
  ],
);

export type AccountRow = typeof accounts.$inferSelect;
