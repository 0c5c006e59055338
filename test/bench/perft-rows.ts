/** How fast the generator that serves every move makes positions, its counts checked in the same run. */
import { parsePosition } from '../../src/rules/notation.ts';
import { type PresetId, presetOf } from '../../src/rules/presets.ts';
import { perft } from '../support/perft.ts';
import vectors from '../vectors/perft.json' with { type: 'json' };
import { count, median, type Row } from './table.ts';

const ROWS = [
  { name: 'start', depth: 6 },
  { name: 'closed middle game', depth: 6 },
  { name: 'both fly', depth: 4 },
  { name: 'double mill, two captures', depth: 3 },
] as const;

const RUNS = 5;
/** A run shorter than this is repeated until it is this long, and its rate is the mean. */
const SHORTEST_RUN_MS = 500;

/** Positions made a second; every position at every depth is made, one by one. */
export function perftRows(): Row[] {
  return ROWS.map(({ name, depth }) => {
    const vector = vectors.rows.find((row) => row.name === name);
    if (vector === undefined) throw new Error(`no perft vector ${name}`);
    const { rules } = presetOf(vector.rules as PresetId);
    const position = parsePosition(rules, vector.position);
    if (!position.ok) throw new Error(position.error.message);
    const expected = vector.counts.slice(0, depth);
    const made = expected.reduce((sum, at) => sum + at, 0);

    const rates = Array.from({ length: RUNS }, () => {
      const begin = performance.now();
      let runs = 0;
      do {
        const counts = perft(rules, position.value, depth);
        if (counts.join() !== expected.join()) throw new Error(`${name}: ${counts} instead of ${expected}`);
        runs++;
      } while (performance.now() - begin < SHORTEST_RUN_MS);
      return (made * runs * 1000) / (performance.now() - begin);
    });
    return {
      what: `perft: ${name}, depth ${depth}`,
      figure: `${(median(rates) / 1e6).toFixed(1)} million positions made/s`,
      yardstick: `${count(made)} positions, counts as the vectors`,
      ratio: '',
      goal: '',
      met: null,
    };
  });
}
