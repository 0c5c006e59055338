/** The numbers of positions below known ones, counted by other programs (test/vectors/perft.json). */

import { describe, expect, it } from 'vitest';
import { perft } from '../support/perft.ts';
import { PERFT_ROWS, TEST_DEPTH } from '../support/perft-rows.ts';

describe('perft', () => {
  it.each(PERFT_ROWS)('$name', ({ rules, position, counts }) => {
    const expected = counts.slice(0, TEST_DEPTH);
    expect(perft(rules, position, expected.length)).toEqual(expected);
  });
});
