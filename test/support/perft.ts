/**
 * Perft: how many positions lie at each depth below one, the usual proof of a move
 * generator. Every move is made and every position counted: no table, no symmetry,
 * and the last ply is made like the others. As usual, draws by repetition and by
 * quiet plies are no ends here; games won, full boards and passes are what they are.
 */

import { boardOf } from '../../src/rules/board.ts';
import { FEWEST_PIECES } from '../../src/rules/capture.ts';
import { MOST_MOVES, MoveGenerator } from '../../src/rules/move-generator.ts';
import { sizeOf } from '../../src/rules/point-set.ts';
import type { Position } from '../../src/rules/position.ts';
import type { Rules } from '../../src/rules/rule-set.ts';
import { WorkingPosition } from '../../src/rules/working-position.ts';

/** The number of positions made at depth 1, 2 … `depth`: their sum is all that were made. */
export const perft = (rules: Rules, position: Position, depth: number): number[] => {
  const search = new Search(rules, depth);
  search.descend(WorkingPosition.of(position), 0);
  return search.counts;
};

class Search {
  readonly counts: number[];
  private readonly rules: Rules;
  private readonly generator: MoveGenerator;
  /** By ply: the moves of the position above it, and the position that they lead to. */
  private readonly moves: readonly Int32Array[];
  private readonly positions: readonly WorkingPosition[];

  constructor(rules: Rules, depth: number) {
    this.rules = rules;
    this.generator = new MoveGenerator(rules);
    this.counts = Array.from({ length: depth }, () => 0);
    this.moves = this.counts.map(() => new Int32Array(MOST_MOVES));
    this.positions = this.counts.map(() => new WorkingPosition());
  }

  /** Makes every move of `here`, which `ply` moves led to, and all that follow. */
  descend(here: WorkingPosition, ply: number): void {
    const moves = this.moves[ply];
    const next = this.positions[ply];
    if (moves === undefined || next === undefined || this.isLost(here)) return;
    const count = this.generate(here, moves);
    const isLast = ply + 1 === this.counts.length;
    let made = 0;
    for (let index = 0; index < count; index++) {
      this.generator.make(here, moves[index] ?? 0, next);
      made++;
      if (!isLast) this.descend(next, ply + 1);
    }
    this.counts[ply] = (this.counts[ply] ?? 0) + made;
  }

  private isLost(here: WorkingPosition): boolean {
    return sizeOf(here.own) + here.ownHand < FEWEST_PIECES;
  }

  private generate(here: WorkingPosition, moves: Int32Array): number {
    const count = this.generator.generate(here, moves);
    if (count > 0 || this.rules.blockedPlayer !== 'passes' || this.isDrawnFull(here)) return count;
    here.pass();
    return this.generator.generate(here, moves);
  }

  private isDrawnFull(here: WorkingPosition): boolean {
    return this.rules.fullBoard === 'draws' && (here.own | here.other) === boardOf(this.rules.board).all;
  }
}
