/**
 * A move packed in 20 bits, for the move generator. From the top, five bits
 * each: the point left, the point entered, the first and the second capture. A
 * field holds its point plus one, and 0 for none: so packed moves in ascending
 * order are moves in the order of the API (by from, to, captures; none first),
 * and a field becomes a set of points without a branch.
 */

import type { MoveText } from './move.ts';
import type { Point, PointSet } from './point-set.ts';

export type PackedMove = number;

export const NO_MOVE: PackedMove = 0;

const FROM = 15;
const TO = 10;
const FIRST = 5;
const SECOND = 0;
const FIELD = 0b11111;

export const packPlacement = (to: Point): PackedMove => (to + 1) << TO;

export const packStep = (from: Point, to: Point): PackedMove => ((from + 1) << FROM) | ((to + 1) << TO);

export const withFirstCapture = (move: PackedMove, point: Point): PackedMove => move | ((point + 1) << FIRST);

export const withSecondCapture = (move: PackedMove, point: Point): PackedMove => move | ((point + 1) << SECOND);

/** The slide or flight that takes `step` back. */
export const reversed = (step: PackedMove): PackedMove =>
  (((step >> TO) & FIELD) << FROM) | (((step >> FROM) & FIELD) << TO);

/** The point left as a set, empty for a placement. */
export const fromSet = (move: PackedMove): PointSet => fieldSet(move >> FROM);

/** The point entered as a set. */
export const toSet = (move: PackedMove): PointSet => fieldSet(move >> TO);

/** The points of the captures. */
export const captureSet = (move: PackedMove): PointSet => fieldSet(move >> FIRST) | fieldSet(move >> SECOND);

const fieldSet = (field: number): PointSet => (1 << (field & FIELD)) >>> 1;

export const packMove = ({ from, to, captures }: MoveText): PackedMove => {
  const ply = from === null ? packPlacement(to) : packStep(from, to);
  const [first = -1, second = -1] = captures;
  return withSecondCapture(withFirstCapture(ply, first), second);
};

export const unpackMove = (move: PackedMove): MoveText => {
  const pointAt = (shift: number): Point => ((move >> shift) & FIELD) - 1;
  const from = pointAt(FROM);
  return {
    from: from === -1 ? null : from,
    to: pointAt(TO),
    captures: [pointAt(FIRST), pointAt(SECOND)].filter((point) => point !== -1),
  };
};
