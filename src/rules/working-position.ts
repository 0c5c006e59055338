/**
 * A position to search with: numbers only, changed in place, seen from the side
 * to move. A search keeps one for each ply of its depth and fills it from the one
 * above, so that no move allocates anything and none has to be taken back.
 * Repetitions and quiet plies are no part of it: they end games, and never change
 * what a move does.
 */

import type { LineSet } from './board.ts';
import { type BySide, type Color, opponentOf } from './color.ts';
import { NO_MOVE, type PackedMove, packStep, reversed, unpackMove } from './packed-move.ts';
import type { PointSet } from './point-set.ts';
import type { Position, Slide } from './position.ts';

export class WorkingPosition {
  /** Pieces on the board of the side to move, and of its opponent. */
  own: PointSet = 0;
  other: PointSet = 0;
  ownHand = 0;
  otherHand = 0;
  /** Lines closed before, under `once-per-line` only. */
  ownUsed: LineSet = 0;
  otherUsed: LineSet = 0;
  /** The slide or flight that would take the side's last ply back, under `not-on-return` only; else `NO_MOVE`. */
  ownReturn: PackedMove = NO_MOVE;
  otherReturn: PackedMove = NO_MOVE;

  static of({ toMove, pieces, inHand, usedLines, lastSlides }: Position): WorkingPosition {
    const opponent = opponentOf(toMove);
    const working = new WorkingPosition();
    working.own = pieces[toMove];
    working.other = pieces[opponent];
    working.ownHand = inHand[toMove];
    working.otherHand = inHand[opponent];
    working.ownUsed = usedLines[toMove];
    working.otherUsed = usedLines[opponent];
    working.ownReturn = returnOf(lastSlides[toMove]);
    working.otherReturn = returnOf(lastSlides[opponent]);
    return working;
  }

  /** The position as a value, given what is no part of this one; its history is empty. */
  toPosition(toMove: Color, quietPlies: number): Position {
    const bySide = <T>(own: T, other: T): BySide<T> =>
      toMove === 'white' ? { white: own, black: other } : { white: other, black: own };
    return {
      toMove,
      pieces: bySide(this.own, this.other),
      inHand: bySide(this.ownHand, this.otherHand),
      quietPlies,
      usedLines: bySide(this.ownUsed, this.otherUsed),
      lastSlides: bySide(slideOf(this.ownReturn), slideOf(this.otherReturn)),
      history: [],
    };
  }

  /** The other side is to move. */
  pass(): void {
    [this.own, this.other] = [this.other, this.own];
    [this.ownHand, this.otherHand] = [this.otherHand, this.ownHand];
    [this.ownUsed, this.otherUsed] = [this.otherUsed, this.ownUsed];
    [this.ownReturn, this.otherReturn] = [this.otherReturn, this.ownReturn];
  }
}

const returnOf = (slide: Slide | null): PackedMove => (slide === null ? NO_MOVE : packStep(slide.to, slide.from));

/** The slide or flight that `taking` would take back; null for `NO_MOVE`. */
const slideOf = (taking: PackedMove): Slide | null => {
  const { from, to } = unpackMove(reversed(taking));
  return from === null ? null : { from, to };
};
