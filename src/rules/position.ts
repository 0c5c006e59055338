/**
 * A position: all that the rules need to know to go on from here. It is a value,
 * never changed, and carries what a board alone does not show: pieces in hand,
 * the memory that some rules ask for, and the positions to count repetitions by.
 */

import { type Board, boardOf, type Line, type LineSet } from './board.ts';
import { type BySide, COLORS, type Color } from './color.ts';
import { includesAll, NO_POINTS, type Point, type PointSet, sizeOf } from './point-set.ts';
import type { Rules } from './rule-set.ts';

export const PHASES = ['placing', 'moving', 'flying'] as const;

export type Phase = (typeof PHASES)[number];

/** A slide or flight, without what it captured. */
export interface Slide {
  readonly from: Point;
  readonly to: Point;
}

/** A position's identity while nothing is placed or captured: at most 49 bits, see `positionKey`. */
export type PositionKey = number;

export interface Position {
  readonly toMove: Color;
  /** Pieces on the board. */
  readonly pieces: BySide<PointSet>;
  /** Pieces in hand, 0..12. */
  readonly inHand: BySide<number>;
  /** Slides and flights without a capture since the last placement or capture. */
  readonly quietPlies: number;
  /** The lines that each player has closed, under `once-per-line` only; else none. */
  readonly usedLines: BySide<LineSet>;
  /** Each player's last ply if it slid or flew a piece that still stands, under `not-on-return` only; else null. */
  readonly lastSlides: BySide<Slide | null>;
  /** The positions since the last placement or capture, this one last; empty where repetitions do not count. */
  readonly history: readonly PositionKey[];
}

export interface StandingMill {
  readonly color: Color;
  readonly line: Line;
}

export const startPosition = (rules: Rules): Position =>
  remember(rules, [], {
    toMove: 'white',
    pieces: { white: NO_POINTS, black: NO_POINTS },
    inHand: { white: rules.pieces, black: rules.pieces },
    quietPlies: 0,
    usedLines: { white: 0, black: 0 },
    lastSlides: { white: null, black: null },
    history: [],
  });

/** May a player with these pieces on the board and in hand fly (section 2, `flyingAt`)? */
export const mayFly = (rules: Rules, pieces: PointSet, inHand: number): boolean =>
  inHand === 0 && rules.flyingAt !== null && sizeOf(pieces) <= rules.flyingAt;

/** The phase of a player, by default of the one to move: that of the position (section 3). */
export const phaseOf = (rules: Rules, position: Position, color: Color = position.toMove): Phase => {
  if (position.inHand[color] > 0) return 'placing';
  return mayFly(rules, position.pieces[color], position.inHand[color]) ? 'flying' : 'moving';
};

/** The pieces that `color` has left, on the board and in hand together. */
export const piecesLeft = (position: Position, color: Color): number =>
  sizeOf(position.pieces[color]) + position.inHand[color];

/** The pieces that `color` no longer has: those of the rules minus on board minus in hand. */
export const lostBy = (rules: Rules, position: Position, color: Color): number =>
  rules.pieces - piecesLeft(position, color);

export const freePoints = (board: Board, position: Position): PointSet =>
  board.all & ~(position.pieces.white | position.pieces.black);

/** The mills on the board: white's first, each side's by line index. */
export const standingMills = (rules: Rules, position: Position): readonly StandingMill[] =>
  COLORS.flatMap((color) =>
    boardOf(rules.board).lines.flatMap((points, line) =>
      includesAll(position.pieces[color], points) ? { color, line } : [],
    ),
  );

/** How often this position has occurred, this time included; null where nothing is remembered. */
export const occurrencesOf = (rules: Rules, position: Position): number | null => {
  if (rules.repetitionDraw === null) return null;
  const key = positionKey(position);
  return position.history.filter((earlier) => earlier === key).length;
};

/**
 * What tells positions apart that lie between two placements or captures, where the hands stay the same: the pieces of
 * both sides and the side to move (section 6, position identity). White's set above black's above one bit.
 */
const positionKey = ({ pieces, toMove }: Position): PositionKey =>
  pieces.white * 2 ** 25 + pieces.black * 2 + (toMove === 'white' ? 0 : 1);

/**
 * `position` with its history, which goes on from `previous`, that of the position before it, and starts anew right
 * after a placement or capture.
 */
export const remember = (rules: Rules, previous: readonly PositionKey[], position: Position): Position => {
  if (rules.repetitionDraw === null) return { ...position, history: [] };
  const key = positionKey(position);
  return { ...position, history: position.quietPlies === 0 ? [key] : [...previous, key] };
};
