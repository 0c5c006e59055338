/** The two seats of a game: who plays each side, or for whom it is kept. */
import { type BySide, COLORS, type Color } from '../rules/color.ts';
import type { AccountId } from './id.ts';

export const SEAT_KINDS = ['open', 'invited', 'token', 'account'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** Who takes a seat: whoever holds its token, or an account. */
export type Player = { readonly kind: 'token' } | { readonly kind: 'account'; readonly accountId: AccountId };

export type Seat =
  | Player
  /** Nobody yet; whoever comes first. */
  | { readonly kind: 'open' }
  /** Kept for an account; with none, for whoever held the other seat of the game that this one is a rematch of. */
  | { readonly kind: 'invited'; readonly accountId: AccountId | null };

export const TOKEN: Player = { kind: 'token' };

/** Whether somebody plays the seat. */
export function isTaken(seat: Seat): seat is Player {
  return seat.kind === 'token' || seat.kind === 'account';
}

/** The account that has the seat, or for which it is kept. */
export function accountOf(seat: Seat): AccountId | null {
  return 'accountId' in seat ? seat.accountId : null;
}

/** Whether every seat has its player. */
export function areTaken(seats: BySide<Seat>): boolean {
  return isTaken(seats.white) && isTaken(seats.black);
}

/** The seat that the next player takes: white before black, null where none is open. */
export function firstOpenSeat(seats: BySide<Seat>): Color | null {
  return COLORS.find((color) => seats[color].kind === 'open') ?? null;
}
