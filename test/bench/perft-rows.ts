/** How fast the generator that serves every move makes positions, its counts checked in the same run. */
import { perft } from '../support/perft.ts';
import { BENCH_ROWS, type PerftRow } from '../support/perft-rows.ts';
import { count, median, type Row } from './table.ts';

const RUNS = 5;
/** A run shorter than this is repeated until it is this long, and its rate is the mean. */
const SHORTEST_RUN_MS = 500;

/** Positions made a second; every position at every depth is made, one by one. */
export function perftRows(): Row[] {
  return BENCH_ROWS.map((row) => {
    const rates = Array.from({ length: RUNS }, () => positionsPerSecond(row));
    return {
      what: `perft: ${row.name}, depth ${row.counts.length}`,
      figure: `${(median(rates) / 1e6).toFixed(1)} million positions made/s`,
      yardstick: `${count(positionsMade(row))} positions, counts as the vectors`,
      ratio: '',
      goal: '',
      met: null,
    };
  });
}

const positionsMade = ({ counts }: PerftRow): number => counts.reduce((sum, atDepth) => sum + atDepth, 0);

function positionsPerSecond(row: PerftRow): number {
  const { rules, position, counts } = row;
  const begin = performance.now();
  let runs = 0;
  do {
    const counted = perft(rules, position, counts.length);
    if (counted.join() !== counts.join()) throw new Error(`${row.name}: ${counted} instead of ${counts}`);
    runs++;
  } while (performance.now() - begin < SHORTEST_RUN_MS);
  return (positionsMade(row) * runs * 1000) / (performance.now() - begin);
}
