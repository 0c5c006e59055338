/**
 * Games that nobody plays on end by themselves. Whoever comes first (the sweep,
 * a reader, a move) appends the end; an end that is not stored is never shown.
 */
import type { EpochMs } from './event-record.ts';
import type { GameResult } from './events.ts';
import { type GameState, plyOf } from './state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A game that never had a move is aborted this long after its creation. */
export const UNPLAYED_MS = 7 * DAY_MS;
/** A game without a move for this long is abandoned. */
export const IDLE_MS = 30 * DAY_MS;

export interface Expiry {
  readonly at: EpochMs;
  readonly result: GameResult;
}

/** When and how the game ends if nothing more happens; null for a finished one. */
export function expiryOf(game: GameState): Expiry | null {
  if (game.status === 'finished') return null;
  return plyOf(game) === 0
    ? { at: game.createdAt + UNPLAYED_MS, result: { winner: null, reason: 'aborted' } }
    : { at: game.updatedAt + IDLE_MS, result: { winner: null, reason: 'abandoned' } };
}

export function hasExpired(game: GameState, now: EpochMs): boolean {
  const expiry = expiryOf(game);
  return expiry !== null && expiry.at <= now;
}
