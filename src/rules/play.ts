/**
 * Playing one move: is it legal, and what comes of it (docs/rules.md, sections 3
 * to 6)? A move is judged by itself, not looked up among all legal ones: so its
 * refusal can say why.
 */

import { ok, type Result } from '../result.ts';
import { type Board, boardOf } from './board.ts';
import { capturable, capturesEarned, capturesPossible, closedLines, isPlayableOrder } from './capture.ts';
import { opponentOf } from './color.ts';
import { type IllegalMove, type IllegalMoveReason, illegalMove } from './illegal-move.ts';
import { describeMove, type Move, type MoveText } from './move.ts';
import { MoveGenerator } from './move-generator.ts';
import { parseMove } from './notation.ts';
import { type Outcome, settle } from './outcome.ts';
import { packMove } from './packed-move.ts';
import { has, NO_POINTS, without, withPoint } from './point-set.ts';
import { mayFly, type Position } from './position.ts';
import type { Rules } from './rule-set.ts';
import { WorkingPosition } from './working-position.ts';

export type { IllegalMove } from './illegal-move.ts';

/** A move that was played, the position that it led to, and the end, or null where the game goes on. */
export interface Ply {
  readonly move: Move;
  readonly position: Position;
  readonly outcome: Outcome | null;
}

/** Plays the move written as `text` in a position that is not decided. */
export const play = (rules: Rules, position: Position, text: string): Result<Ply, IllegalMove> => {
  const board = boardOf(rules.board);
  const parsed = parseMove(board, text);
  if (!parsed.ok) return parsed;
  const reason = stepFault(rules, board, position, parsed.value) ?? captureFault(rules, board, position, parsed.value);
  if (reason !== null) return illegalMove(reason);

  const { from, to, captures } = parsed.value;
  const inOrder = firstOrder(rules, board, position, captures);
  const move = describeMove(board, position.pieces[position.toMove], { from, to, captures: inOrder });
  return ok(playMove(rules, position, move));
};

/** Plays `move`, one of the legal moves of a position that is not decided. */
export const playMove = (rules: Rules, position: Position, move: Move): Ply => {
  const reached = new WorkingPosition();
  new MoveGenerator(rules).make(WorkingPosition.of(position), packMove(move), reached);
  const isQuiet = move.kind !== 'place' && move.captures.length === 0;
  const after = reached.toPosition(opponentOf(position.toMove), isQuiet ? position.quietPlies + 1 : 0);
  return { move, ...settle(rules, position.history, after) };
};

/** What is wrong with the placement or move itself. */
const stepFault = (
  rules: Rules,
  board: Board,
  position: Position,
  { from, to }: MoveText,
): IllegalMoveReason | null => {
  const { own, other, inHand } = sidesOf(position);
  const taken = own | other;
  if (from === null) {
    if (inHand === 0) return 'nothing-in-hand';
  } else {
    if (inHand > 0 && !rules.movesWhilePlacing) return 'must-place';
    if (!has(taken, from)) return 'no-piece-there';
    if (!has(own, from)) return 'not-your-piece';
  }
  if (has(taken, to)) return 'point-occupied';
  if (from === null || has(board.adjacent[from] ?? NO_POINTS, to) || mayFly(rules, own, inHand)) return null;
  return 'not-adjacent';
};

/** What is wrong with the captures of a placement or move that is right. */
const captureFault = (rules: Rules, board: Board, position: Position, move: MoveText): IllegalMoveReason | null => {
  const { own, other } = sidesOf(position);
  const { earned, due } = capturesDue(rules, board, position, move);
  const given = move.captures.length;
  if (given === 0) return due > 0 ? 'capture-required' : null;
  if (earned === 0) return 'capture-not-earned';
  if (due === 0) return 'capture-protected';
  if (given < due) return 'too-few-captures';
  if (given > due) return 'too-many-captures';

  const moved = withPoint(move.from === null ? own : without(own, move.from), move.to);
  let standing = other;
  for (const point of move.captures) {
    if (!has(moved | standing, point)) return 'capture-empty-point';
    if (has(moved, point)) return 'capture-own-piece';
    if (!has(capturable(rules, board, standing), point)) return 'capture-protected';
    standing = without(standing, point);
  }
  return null;
};

/** The captures that a placement or move earns, and of these the ones that do not lapse. */
const capturesDue = (rules: Rules, board: Board, position: Position, { from, to }: MoveText) => {
  const { toMove, usedLines, lastSlides, inHand, pieces } = position;
  const opponent = opponentOf(toMove);
  const last = lastSlides[toMove];
  const takesBack = last !== null && last.from === to && last.to === from;
  const staying = from === null ? pieces[toMove] : without(pieces[toMove], from);
  const earned = capturesEarned(rules, closedLines(board, staying, to), usedLines[toMove], takesBack);
  return { earned, due: Math.min(earned, capturesPossible(rules, board, pieces[opponent], inHand[opponent])) };
};

/** The first playable order, by point index, of captures that are playable as given: at most two (section 4). */
const firstOrder = (rules: Rules, board: Board, position: Position, captures: MoveText['captures']) => {
  const ascending = captures.toSorted((a, b) => a - b);
  return isPlayableOrder(rules, board, sidesOf(position).other, ascending) ? ascending : captures;
};

const sidesOf = ({ toMove, pieces, inHand }: Position) => ({
  own: pieces[toMove],
  other: pieces[opponentOf(toMove)],
  inHand: inHand[toMove],
});
