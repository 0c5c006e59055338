/**
 * Closing mills and capturing (docs/rules.md, sections 4 and 5), as questions
 * about sets of points. The move generator and the judge of a single move both
 * ask here, so that there is one answer.
 */

import type { Board, LineSet } from './board.ts';
import { includesAll, NO_POINTS, type Point, type PointSet, singleton, sizeOf, withPoint } from './point-set.ts';
import type { Rules } from './rule-set.ts';

/** A player with fewer pieces than this, board and hand together, has lost (section 6). */
export const FEWEST_PIECES = 3;

/** Does a piece that comes to `to` complete a mill with `own`, the player's other pieces? */
export const completesMill = ({ mates }: Board, own: PointSet, to: Point): boolean => {
  for (const mate of mates[to] ?? []) {
    if (includesAll(own, mate)) return true;
  }
  return false;
};

/** The lines that a piece on `to` completes with `own`, the player's other pieces. */
export const closedLines = ({ lines, linesThrough }: Board, own: PointSet, to: Point): LineSet => {
  const pieces = withPoint(own, to);
  let closed: LineSet = 0;
  for (const line of linesThrough[to] ?? []) {
    const points = lines[line];
    if (points !== undefined && includesAll(pieces, points)) closed |= 1 << line;
  }
  return closed;
};

/** Those of `pieces` that stand in no mill. */
const outsideMills = ({ lines }: Board, pieces: PointSet): PointSet => {
  let inMills = NO_POINTS;
  for (const line of lines) {
    if (includesAll(pieces, line)) inMills |= line;
  }
  return pieces & ~inMills;
};

/** Which of `pieces`, all that the opponent has on the board just now, may be captured. */
export const capturable = (rules: Rules, board: Board, pieces: PointSet): PointSet => {
  switch (rules.protectedMills) {
    case 'never':
      return pieces;
    case 'always':
      return outsideMills(board, pieces);
    case 'unless-all-in-mills':
      return outsideMills(board, pieces) || pieces;
  }
};

/** Captures earned by closing `closed`, which the player closed before where `used` says so. */
export const capturesEarned = (rules: Rules, closed: LineSet, used: LineSet, takesBack: boolean): number => {
  const counts = takesBack ? 0 : closed & ~used;
  return Math.min(sizeOf(counts), rules.doubleMillCaptures);
};

/**
 * The most captures that one ply can make of an opponent with `pieces` on the board and `inHand`: captures stop when it
 * has fewer than three left, and the others lapse when nothing may be taken. The order of the captures cannot change
 * the number: where mill pieces are always protected, taking a free piece frees and protects none; under the other
 * values some piece may always be taken while one stands.
 */
export const capturesPossible = (rules: Rules, board: Board, pieces: PointSet, inHand: number): number => {
  const takeable = rules.protectedMills === 'always' ? capturable(rules, board, pieces) : pieces;
  const untilTheEnd = Math.max(0, sizeOf(pieces) + inHand - FEWEST_PIECES + 1);
  return Math.min(sizeOf(takeable), untilTheEnd);
};

/** May the points of `captures` be captured one after the other, in this order? */
export const isPlayableOrder = (rules: Rules, board: Board, pieces: PointSet, captures: readonly Point[]): boolean => {
  let standing = pieces;
  for (const point of captures) {
    const captured = singleton(point);
    if ((capturable(rules, board, standing) & captured) === 0) return false;
    standing ^= captured;
  }
  return true;
};
