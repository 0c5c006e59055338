/** The legal moves of a position, as values (docs/rules.md, sections 3 to 5). */

import { boardOf } from './board.ts';
import { describeMove, type Move } from './move.ts';
import { MOST_MOVES, MoveGenerator } from './move-generator.ts';
import { unpackMove } from './packed-move.ts';
import { NO_POINTS, pointsOf } from './point-set.ts';
import { freePoints, mayFly, type Position } from './position.ts';
import type { Rules } from './rule-set.ts';
import { WorkingPosition } from './working-position.ts';

export { MOVE_KINDS, type Move } from './move.ts';

/**
 * All legal moves of the side to move, ordered by from, to and captures (by point index, none first). Decided positions
 * are not told from others: whoever knows of an end gives no moves after it.
 */
export const legalMoves = (rules: Rules, position: Position): readonly Move[] => {
  const board = boardOf(rules.board);
  const moves = new Int32Array(MOST_MOVES);
  const count = new MoveGenerator(rules).generate(WorkingPosition.of(position), moves);
  const own = position.pieces[position.toMove];
  return Array.from(moves.subarray(0, count), (packed) => describeMove(board, own, unpackMove(packed)));
};

/** Has the side to move any legal move? */
export const hasLegalMove = (rules: Rules, position: Position): boolean => {
  const board = boardOf(rules.board);
  const own = position.pieces[position.toMove];
  const inHand = position.inHand[position.toMove];
  const free = freePoints(board, position);
  if (inHand > 0 || mayFly(rules, own, inHand)) return free !== NO_POINTS;
  return pointsOf(own).some((from) => (free & (board.adjacent[from] ?? NO_POINTS)) !== NO_POINTS);
};
