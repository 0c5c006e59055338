/**
 * The tables of seeks. Who seeks locks the row of the pool, which is of one set
 * of rules and one clock: so two that fit always see each other, and of many at
 * once each is matched once.
 */
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { COLOR_WISHES } from '../accounts/seek.ts';
import { COLORS } from '../rules/color.ts';
import { accountId, gameId, hexBytes, instant, seekId } from './columns.ts';
import { among } from './schema.ts';

/** An expired seek is one that still waits after its time. */
const STORED_STATUSES = ['waiting', 'matched', 'cancelled'] as const;

export const seekPools = pgTable('seek_pools', {
  /** The hash of the rules and the clock. */
  pool: hexBytes().primaryKey(),
});

export const seeks = pgTable(
  'seeks',
  {
    pool: hexBytes().notNull(),
    id: seekId().notNull(),
    accountId: accountId('account_id').notNull(),
    rules: jsonb().notNull(),
    clock: jsonb(),
    wish: text({ enum: COLOR_WISHES }).notNull(),
    status: text({ enum: STORED_STATUSES }).notNull(),
    gameId: gameId('game_id'),
    color: text({ enum: COLORS }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (seek) => [
    primaryKey({ name: 'seeks_pkey', columns: [seek.pool, seek.id] }),
    index('seeks_waiting').on(seek.pool, seek.id).where(sql`${seek.status} = 'waiting'`),
    index('seeks_public').on(seek.id).where(sql`${seek.status} = 'waiting'`),
    index('seeks_of_account').on(seek.accountId, seek.id),
    index('seeks_created_at').on(seek.createdAt),
    check('seeks_wish', among(seek.wish, COLOR_WISHES)),
    check('seeks_status', among(seek.status, STORED_STATUSES)),
    check(
      'seeks_match',
      sql`(${seek.status} = 'matched') = (${seek.gameId} is not null) and num_nulls(${seek.gameId}, ${seek.color}) in (0, 2)`,
    ),
  ],
);

export type SeekRow = typeof seeks.$inferSelect;
