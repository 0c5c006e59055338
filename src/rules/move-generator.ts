/**
 * The fast path: all legal moves of a position, and the position after a move.
 * `legalMoves` and `playMove` go through it, and so does every search.
 *
 * How it is fast: a side's pieces are one integer, and so is a move; moves are
 * written to an array that the caller brings; whether a ply completes a mill is
 * two or three comparisons with precomputed sets; what may be captured depends on
 * the opponent's pieces only, so it is worked out at the first mill of a position
 * and kept for the others. Nothing is allocated.
 */

import { type Board, boardOf } from './board.ts';
import { capturable, capturesEarned, capturesPossible, closedLines, completesMill } from './capture.ts';
import {
  captureSet,
  fromSet,
  NO_MOVE,
  type PackedMove,
  packPlacement,
  packStep,
  reversed,
  toSet,
  withFirstCapture,
  withSecondCapture,
} from './packed-move.ts';
import { firstOf, has, NO_POINTS, type Point, type PointSet, without, withoutFirst } from './point-set.ts';
import { mayFly } from './position.ts';
import type { Rules } from './rule-set.ts';
import type { WorkingPosition } from './working-position.ts';

/**
 * Room for the moves of any position. Most are possible against 12 pieces, of which 66 pairs may be captured: 4 pieces
 * fly to the 8 points left free. (With a hand there are at most 6 points to place on beside 24 ways to slide.)
 */
export const MOST_MOVES = 4 * 8 * 66;

/** Of captures that have not been counted yet. */
const UNKNOWN = -1;

export class MoveGenerator {
  private readonly rules: Rules;
  private readonly board: Board;

  /** The moves found so far, in the caller's array. */
  private moves: Int32Array = new Int32Array(0);
  private count = 0;
  /** The most captures of one ply in the position at hand; `UNKNOWN` before its first mill. */
  private possible = UNKNOWN;
  /** The pieces that may be captured first. */
  private targets: PointSet = NO_POINTS;
  /** By first capture: the pieces that may be captured after it. */
  private readonly nextTargets = new Int32Array(24);

  constructor(rules: Rules) {
    this.rules = rules;
    this.board = boardOf(rules.board);
  }

  /** Writes the legal moves of the side to move to the start of `moves`, in ascending order; returns their number. */
  generate(here: WorkingPosition, moves: Int32Array): number {
    this.moves = moves;
    this.count = 0;
    this.possible = UNKNOWN;
    if (here.ownHand > 0) this.addPlacements(here);
    if (here.ownHand === 0 || this.rules.movesWhilePlacing) this.addSteps(here);
    return this.count;
  }

  /** Makes `move`, a legal one, `here`: `next` becomes the position after it, with the other side to move. */
  make(here: WorkingPosition, move: PackedMove, next: WorkingPosition): void {
    const from = fromSet(move);
    const to = toSet(move);
    const captured = captureSet(move);
    next.own = here.other ^ captured;
    next.other = here.own ^ from ^ to;
    next.ownHand = here.otherHand;
    next.otherHand = from === NO_POINTS ? here.ownHand - 1 : here.ownHand;
    if (this.rules.repeatedMillCapture === 'once-per-line') {
      next.ownUsed = here.otherUsed;
      next.otherUsed = here.ownUsed | closedLines(this.board, here.own ^ from, firstOf(to));
    } else if (this.rules.repeatedMillCapture === 'not-on-return') {
      const isLost = (fromSet(here.otherReturn) & captured) !== NO_POINTS;
      next.ownReturn = isLost ? NO_MOVE : here.otherReturn;
      next.otherReturn = from === NO_POINTS ? NO_MOVE : reversed(move);
    }
  }

  private addPlacements(here: WorkingPosition): void {
    const free = this.board.all & ~(here.own | here.other);
    for (let rest = free; rest !== NO_POINTS; rest = withoutFirst(rest)) {
      const to = firstOf(rest);
      this.addMove(here, here.own, to, packPlacement(to));
    }
  }

  /** Slides and flights. */
  private addSteps(here: WorkingPosition): void {
    const { all, adjacent } = this.board;
    const free = all & ~(here.own | here.other);
    const flies = mayFly(this.rules, here.own, here.ownHand);
    for (let movers = here.own; movers !== NO_POINTS; movers = withoutFirst(movers)) {
      const from = firstOf(movers);
      const staying = without(here.own, from);
      const goals = flies ? free : free & (adjacent[from] ?? NO_POINTS);
      for (let rest = goals; rest !== NO_POINTS; rest = withoutFirst(rest)) {
        const to = firstOf(rest);
        this.addMove(here, staying, to, packStep(from, to));
      }
    }
  }

  /** `move`, which brings a piece to `to` beside `staying`: as it is, or once with each set of captures. */
  private addMove(here: WorkingPosition, staying: PointSet, to: Point, move: PackedMove): void {
    const due = completesMill(this.board, staying, to) ? this.capturesDue(here, staying, to, move) : 0;
    switch (due) {
      case 0:
        this.add(move);
        break;
      case 1:
        for (let rest = this.targets; rest !== NO_POINTS; rest = withoutFirst(rest)) {
          this.add(withFirstCapture(move, firstOf(rest)));
        }
        break;
      default:
        this.addPairs(here.other, move);
    }
  }

  /** The captures that `move`, which completes a mill, makes. */
  private capturesDue(here: WorkingPosition, staying: PointSet, to: Point, move: PackedMove): number {
    const { rules, board } = this;
    if (this.possible === UNKNOWN) {
      this.possible = capturesPossible(rules, board, here.other, here.otherHand);
      this.targets = capturable(rules, board, here.other);
    }
    const closed = closedLines(board, staying, to);
    return Math.min(capturesEarned(rules, closed, here.ownUsed, move === here.ownReturn), this.possible);
  }

  /** `move` with each pair of captures from `other`: in ascending order where that can be played, else in the other. */
  private addPairs(other: PointSet, move: PackedMove): void {
    for (let firsts = this.targets; firsts !== NO_POINTS; firsts = withoutFirst(firsts)) {
      const first = firstOf(firsts);
      const next = capturable(this.rules, this.board, without(other, first));
      this.nextTargets[first] = next;
      for (let seconds = next; seconds !== NO_POINTS; seconds = withoutFirst(seconds)) {
        const second = firstOf(seconds);
        const isListed =
          second < first && has(this.targets, second) && has(this.nextTargets[second] ?? NO_POINTS, first);
        if (!isListed) this.add(withSecondCapture(withFirstCapture(move, first), second));
      }
    }
  }

  private add(move: PackedMove): void {
    this.moves[this.count++] = move;
  }
}
