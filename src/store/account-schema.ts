/**
 * The tables of accounts. Every key leads with the account's id, or with the
 * name where it is the name that is looked for, so that these tables can be
 * spread over several servers too.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ACCOUNT_KINDS } from '../accounts/account.ts';
import { FEED_TYPES } from '../game/feed.ts';
import { accountId, gameId, hexBytes, instant, tokenId } from './columns.ts';
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
    /** Whether it was deleted and may still have games that are to end. */
    isLeaving: boolean('is_leaving').notNull().default(false),
    /** The number of the last entry of its feed that was read, and of the last one that is gone. */
    feedSeq: integer('feed_seq').notNull().default(0),
    feedFloor: integer('feed_floor').notNull().default(0),
  },
  (account) => [
    index('accounts_leaving').on(account.id).where(sql`${account.isLeaving}`),
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

/** What accounts are told: written with what it tells of, and numbered without gaps when it is first read. */
export const accountEvents = pgTable(
  'account_events',
  {
    accountId: accountId('account_id').notNull(),
    /** The game that it came from and its event, or the seek and 0. */
    source: uuid().notNull(),
    sourceSeq: integer('source_seq').notNull(),
    type: text({ enum: FEED_TYPES }).notNull(),
    at: instant().notNull(),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** 1, 2, 3 … within the account; null until it is read. */
    seq: integer(),
  },
  (event) => [
    primaryKey({ name: 'account_events_pkey', columns: [event.accountId, event.source, event.sourceSeq, event.type] }),
    index('account_events_by_seq').on(event.accountId, event.seq),
    index('account_events_at').on(event.at),
  ],
);

/** Who invited whom to which game, as long as the game may be open. */
export const invitations = pgTable(
  'invitations',
  {
    accountId: accountId('account_id').notNull(),
    inviterId: accountId('inviter_id').notNull(),
    gameId: gameId('game_id').notNull(),
  },
  (invitation) => [
    primaryKey({
      name: 'invitations_pkey',
      columns: [invitation.accountId, invitation.inviterId, invitation.gameId],
    }),
  ],
);

export type AccountRow = typeof accounts.$inferSelect;
