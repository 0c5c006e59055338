/**
 * What happened in a game, folded from its events: every ply that still stands,
 * with the position after it. It is what the list of moves shows and what a
 * replay goes through. Pure.
 */
import type { Color, GameEvent } from '../client/index.ts';

export interface PlayedPly {
  readonly ply: number;
  readonly color: Color;
  readonly move: string;
  /** The position after it, as text. */
  readonly position: string;
}

export interface GameRecord {
  /** The `seq` of the last event. */
  readonly seq: number;
  /** The position before the first ply, as text; null until the game's first event is there. */
  readonly start: string | null;
  readonly plies: readonly PlayedPly[];
}

export const NO_RECORD: GameRecord = { seq: 0, start: null, plies: [] };

/** The record with one more event. Events that it does not know change nothing but `seq`. */
export function record({ start, plies }: GameRecord, event: GameEvent): GameRecord {
  const { seq } = event;
  switch (event.type) {
    case 'game.created':
      return { seq, start: event.data.position, plies };
    case 'move.played': {
      const { ply, color, move, position } = event.data;
      return { seq, start, plies: [...plies, { ply, color, move, position }] };
    }
    case 'moves.taken-back':
      return { seq, start, plies: plies.slice(0, event.data.toPly) };
    default:
      return { seq, start, plies };
  }
}

/** The position after `ply` plies, 0 for the start; null where there is none. */
export function positionAt({ start, plies }: GameRecord, ply: number): string | null {
  return ply === 0 ? start : (plies[ply - 1]?.position ?? null);
}
