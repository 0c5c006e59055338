/** A move as a value: one player's whole turn, a ply. */

import type { Board, Line, LineSet } from './board.ts';
import { closedLines } from './capture.ts';
import { has, NO_POINTS, type Point, type PointSet, pointsOf, without } from './point-set.ts';

export const MOVE_KINDS = ['place', 'slide', 'fly'] as const;

type MoveKind = (typeof MOVE_KINDS)[number];

/** What the text of a move says. */
export interface MoveText {
  /** The point left; null for a placement. */
  readonly from: Point | null;
  readonly to: Point;
  readonly captures: readonly Point[];
}

/** A placement or move with the captures that it earns, in the first playable order by point index. */
export interface Move extends MoveText {
  readonly kind: MoveKind;
  /** The lines closed, whether they earn or not, ascending. */
  readonly mills: readonly Line[];
}

/** `move` with its kind and the lines that it closes, given the mover's pieces before it or after it. */
export const describeMove = (board: Board, own: PointSet, { from, to, captures }: MoveText): Move => {
  const staying = from === null ? own : without(own, from);
  return { kind: kindOf(board, from, to), from, to, captures, mills: linesOf(closedLines(board, staying, to)) };
};

const kindOf = (board: Board, from: Point | null, to: Point): MoveKind => {
  if (from === null) return 'place';
  return has(board.adjacent[from] ?? NO_POINTS, to) ? 'slide' : 'fly';
};

/** Bit i of a set of lines is line i, as bit i of a set of points is point i. */
const linesOf = (lines: LineSet): Line[] => pointsOf(lines);
