/**
 * What is read of a game: its row, and where accounts have its seats also their
 * names of today. A game without accounts costs no look-up.
 */
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { accounts } from './account-schema.ts';
import { type GameRow, games } from './schema.ts';

/** An account that has a seat. */
export interface SeatAccount {
  /** Its uuid. */
  readonly id: string;
  /** null once it is deleted. */
  readonly name: string | null;
  readonly changes: number;
}

const seatAccounts = sql<readonly SeatAccount[] | null>`case
  when ${games.whiteAccount} is not null or ${games.blackAccount} is not null then (
    select json_agg(json_build_object('id', ${accounts.id}, 'name', ${accounts.name}, 'changes', ${accounts.changes}))
    from ${accounts} where ${accounts.id} in (${games.whiteAccount}, ${games.blackAccount})) end`.as('seat_accounts');

export const gameFields = { ...getTableColumns(games), seatAccounts };

export type ReadGameRow = GameRow & { readonly seatAccounts?: readonly SeatAccount[] | null };

/** How often the names of the accounts that have the game's seats have changed, together. */
export const nameChanges: SQL = sql`(case
  when ${games.whiteAccount} is not null or ${games.blackAccount} is not null then (
    select coalesce(sum(${accounts.changes}), 0) from ${accounts}
    where ${accounts.id} in (${games.whiteAccount}, ${games.blackAccount})) else 0 end)`;
