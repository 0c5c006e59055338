/** The legal moves of a position, as values (docs/rules.md, sections 3 to 5). */

import { type Board, boardOf, type Line, type LineSet } from './board.ts';
import { closedLines } from './capture.ts';
import { MOST_MOVES, MoveGenerator } from './move-generator.ts';
import { type UnpackedMove, unpackMove } from './packed-move.ts';
import { has, NO_POINTS, type Point, type PointSet, pointsOf, without } from './point-set.ts';
import { freePoints, mayFly, type Position } from './position.ts';
import type { Rules } from './rule-set.ts';
import { WorkingPosition } from './working-position.ts';

export const MOVE_KINDS = ['place', 'slide', 'fly'] as const;

export type MoveKind = (typeof MOVE_KINDS)[number];

/** One player's whole turn: a placement or move, and the captures that it earns. */
export interface Move {
  readonly kind: MoveKind;
  /** The point left; null for a placement. */
  readonly from: Point | null;
  readonly to: Point;
  /** In the first playable order by point index. */
  readonly captures: readonly Point[];
  /** The lines closed, whether they earn or not, ascending. */
  readonly mills: readonly Line[];
}

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

/** `move` with its kind and the lines that it closes, given the mover's pieces before it or after it. */
export const describeMove = (board: Board, own: PointSet, { from, to, captures }: UnpackedMove): Move => {
  const staying = from === null ? own : without(own, from);
  return { kind: kindOf(board, from, to), from, to, captures, mills: linesOf(closedLines(board, staying, to)) };
};

const kindOf = (board: Board, from: Point | null, to: Point): MoveKind => {
  if (from === null) return 'place';
  return has(board.adjacent[from] ?? NO_POINTS, to) ? 'slide' : 'fly';
};

/** Bit i of a set of lines is line i, as bit i of a set of points is point i. */
const linesOf = (lines: LineSet): Line[] => pointsOf(lines);
