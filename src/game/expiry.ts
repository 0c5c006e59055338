/**
 * Ends that come by themselves: nobody joins, nobody plays on, or a side's time
 * is over. Whoever comes first (the sweep, a reader, a move) appends the end; an
 * end that is not stored is never shown.
 */
import { opponentOf } from '../rules/color.ts';
import { deadlineOf, GRACE_MS } from './clock.ts';
import type { EpochMs } from './event-record.ts';
import type { GameResult } from './events.ts';
import { type GameState, plyOf } from './state.ts';

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** A game that never had a move is aborted after this long. */
export const UNPLAYED_MS = 7 * DAY_MS;
/** A game without a clock and without a move for this long is abandoned. */
export const IDLE_MS = 30 * DAY_MS;

export interface Expiry {
  /** From when on the end may be recorded. */
  readonly at: EpochMs;
  readonly result: GameResult;
}

const ABORTED: GameResult = { winner: null, reason: 'aborted' };
const ABANDONED: GameResult = { winner: null, reason: 'abandoned' };

/** When and how the game ends if nothing more happens; null for a finished one. */
export function expiryOf(game: GameState): Expiry | null {
  switch (game.status) {
    case 'open':
      return { at: seatsKeptUntil(game), result: ABORTED };
    case 'active':
      return earlier(firstPlyExpiry(game), game.clock === null ? idleExpiry(game) : timeoutOf(game));
    case 'finished':
      return null;
    default: {
      const unknown: never = game;
      throw new Error(`unknown status of ${JSON.stringify(unknown)}`);
    }
  }
}

export function hasExpired(game: GameState, now: EpochMs): boolean {
  const expiry = expiryOf(game);
  return expiry !== null && expiry.at <= now;
}

/** Until when the seats of an open game wait for their players. */
export function seatsKeptUntil({ createdAt, expiresInSeconds }: GameState): EpochMs {
  return createdAt + (expiresInSeconds === null ? UNPLAYED_MS : expiresInSeconds * SECOND_MS);
}

/** When the time of the side to move is over; null where no clock runs. */
export function deadline({ clock, updatedAt }: GameState): EpochMs | null {
  return clock && deadlineOf(clock, updatedAt);
}

/** Whether what arrives at the moment `at` comes too late for the side whose time runs. */
export function isTooLate(game: GameState, at: EpochMs): boolean {
  const end = deadline(game);
  return end !== null && at > end;
}

/** A side whose time is over has lost; what came in time may still be on its way for a moment. */
function timeoutOf(game: GameState): Expiry | null {
  const end = deadline(game);
  if (end === null) return null;
  return { at: end + GRACE_MS, result: { winner: opponentOf(game.position.toMove), reason: 'timeout' } };
}

function firstPlyExpiry({ firstPlySeconds, plies, position, lastMove, createdAt }: GameState): Expiry | null {
  if (firstPlySeconds === null || plies[position.toMove] > 0) return null;
  return { at: (lastMove?.at ?? createdAt) + firstPlySeconds * SECOND_MS, result: ABORTED };
}

function idleExpiry(game: GameState): Expiry {
  if (plyOf(game) > 0) return { at: game.updatedAt + IDLE_MS, result: ABANDONED };
  // Where seats may wait for long, or a game come back to its start, its creation may lie long back when play begins.
  const startsAtCreation = game.expiresInSeconds === null && !game.takebacks;
  return { at: (startsAtCreation ? game.createdAt : game.updatedAt) + UNPLAYED_MS, result: ABORTED };
}

function earlier(one: Expiry | null, other: Expiry | null): Expiry | null {
  if (one === null || other === null) return one ?? other;
  return one.at <= other.at ? one : other;
}
