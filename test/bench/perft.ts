/**
 * How many positions the move generator makes a second, on one core:
 * `node test/bench/perft.ts`. Each row is counted over and over, for two seconds at
 * least, and its counts are checked.
 */

import { deepStrictEqual } from 'node:assert/strict';
import { perft } from '../support/perft.ts';
import { BENCH_ROWS, type PerftRow } from '../support/perft-rows.ts';

const LEAST_MS = 2000;

/** Millions of positions made a second. */
const speedOf = ({ rules, position, counts }: PerftRow): number => {
  const start = performance.now();
  let made = 0;
  do {
    const counted = perft(rules, position, counts.length);
    deepStrictEqual(counted, counts);
    for (const count of counted) made += count;
  } while (performance.now() - start < LEAST_MS);
  return made / (performance.now() - start) / 1000;
};

for (const row of BENCH_ROWS) {
  console.log(`${row.name}, depth ${row.counts.length}: ${speedOf(row).toFixed(1)} million positions a second`);
}
