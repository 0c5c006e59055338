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
 * Room for the moves of any position: at most 4 pieces flying to 20 points, each with one of the 66 pairs among 12
 * pieces captured; with a hand there are at most 24 placements and 40 slides.
 */
export const MOST_MOVES = 4 * 20 * 66;

/** Of captures that nobody has counted yet. */
const UNKNOWN = -1;

export class MoveGenerator {
  private readonly rules: Rules;
  private readonly board: Board;

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
    this.possible = UNKNOWN;
    const placements = here.ownHand > 0 ? this.generatePlacements(here, moves) : 0;
    const mayMove = here.ownHand === 0 || this.rules.movesWhilePlacing;
    return mayMove ? this.generateSteps(here, moves, placements) : placements;
  }

  /** Makes `move`, a legal one, `here`: `next` becomes the position after it, with the other side to move. */
  make(here: WorkingPosition, move: PackedMove, next: WorkingPosition): void {
    const from = fromSet(move);
    const captured = captureSet(move);
    next.own = here.other ^ captured;
    next.other = here.own ^ from ^ toSet(move);
    next.ownHand = here.otherHand;
    next.otherHand = from === NO_POINTS ? here.ownHand - 1 : here.ownHand;
    if (this.rules.repeatedMillCapture === 'once-per-line') {
      const to = firstOf(toSet(move));
      next.ownUsed = here.otherUsed;
      next.otherUsed = here.ownUsed | closedLines(this.board, here.own ^ from, to);
    } else if (this.rules.repeatedMillCapture === 'not-on-return') {
      const lost = (fromSet(here.otherReturn) & captured) !== NO_POINTS;
      next.ownReturn = lost ? 0 : here.otherReturn;
      next.otherReturn = from === NO_POINTS ? 0 : reversed(move);
    }
  }

  private generatePlacements(here: WorkingPosition, moves: Int32Array): number {
    const { board } = this;
    const { own } = here;
    let count = 0;
    for (let free = board.all & ~(own | here.other); free !== NO_POINTS; free = withoutFirst(free)) {
      const to = firstOf(free);
      const move = packPlacement(to);
      if (completesMill(board, own, to)) count = this.generateCaptures(here, own, to, move, moves, count);
      else moves[count++] = move;
    }
    return count;
  }

  /** Slides and flights, behind the first `count` moves. */
  private generateSteps(here: WorkingPosition, moves: Int32Array, count: number): number {
    const { board } = this;
    const free = board.all & ~(here.own | here.other);
    const flies = mayFly(this.rules, here.own, here.ownHand);
    let end = count;
    for (let movers = here.own; movers !== NO_POINTS; movers = withoutFirst(movers)) {
      const from = firstOf(movers);
      const staying = without(here.own, from);
      const reach = flies ? free : free & (board.adjacent[from] ?? NO_POINTS);
      for (let goals = reach; goals !== NO_POINTS; goals = withoutFirst(goals)) {
        const to = firstOf(goals);
        const move = packStep(from, to);
        if (completesMill(board, staying, to)) end = this.generateCaptures(here, staying, to, move, moves, end);
        else moves[end++] = move;
      }
    }
    return end;
  }

  /** `move`, which completes a mill on `to` with `staying`, once with each set of captures, behind `count` moves. */
  private generateCaptures(
    here: WorkingPosition,
    staying: PointSet,
    to: Point,
    move: PackedMove,
    moves: Int32Array,
    count: number,
  ): number {
    const { rules, board } = this;
    if (this.possible === UNKNOWN) {
      this.possible = capturesPossible(rules, board, here.other, here.otherHand);
      this.targets = capturable(rules, board, here.other);
    }
    const closed = closedLines(board, staying, to);
    const due = Math.min(capturesEarned(rules, closed, here.ownUsed, move === here.ownReturn), this.possible);
    if (due === 2) return this.generatePairs(here.other, move, moves, count);
    let end = count;
    if (due === 0) moves[end++] = move;
    else {
      for (let rest = this.targets; rest !== NO_POINTS; rest = withoutFirst(rest)) {
        moves[end++] = withFirstCapture(move, firstOf(rest));
      }
    }
    return end;
  }

  /** `move` with each pair of captures from `other`: in ascending order where that can be played, else in the other. */
  private generatePairs(other: PointSet, move: PackedMove, moves: Int32Array, count: number): number {
    let end = count;
    for (let firsts = this.targets; firsts !== NO_POINTS; firsts = withoutFirst(firsts)) {
      const first = firstOf(firsts);
      const next = capturable(this.rules, this.board, without(other, first));
      this.nextTargets[first] = next;
      for (let seconds = next; seconds !== NO_POINTS; seconds = withoutFirst(seconds)) {
        const second = firstOf(seconds);
        const isListed =
          second < first && has(this.targets, second) && has(this.nextTargets[second] ?? NO_POINTS, first);
        if (!isListed) moves[end++] = withSecondCapture(withFirstCapture(move, first), second);
      }
    }
    return end;
  }
}
