/** Positions with the known numbers of positions below them (test/vectors/perft.json). */

import type { Position } from '../../src/rules/position.ts';
import { PRESET_IDS, presetOf } from '../../src/rules/presets.ts';
import type { Rules } from '../../src/rules/rule-set.ts';
import vectors from '../vectors/perft.json' with { type: 'json' };
import { positionOf } from './given.ts';

export interface PerftRow {
  readonly name: string;
  readonly rules: Rules;
  readonly position: Position;
  /** At depth 1, 2, 3 … */
  readonly counts: readonly number[];
}

export const PERFT_ROWS: readonly PerftRow[] = vectors.rows.map(({ name, rules: id, position, counts }) => {
  const preset = PRESET_IDS.find((candidate) => candidate === id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  const { rules } = presetOf(preset);
  return { name, rules, position: positionOf(rules, position), counts };
});

/** The depth that every test run counts to; the benchmark goes deeper. */
export const TEST_DEPTH = 5;

/** The rows that the benchmark counts, each to its whole depth: placing, sliding, flying, and double mills. */
export const BENCH_ROWS: readonly PerftRow[] = PERFT_ROWS.filter(({ name }) =>
  ['start', 'closed middle game', 'both fly', 'double mill, two captures'].includes(name),
);
