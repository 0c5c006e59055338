/** No symmetry of a board changes how many positions lie below one. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD_IDS } from '../../src/rules/board.ts';
import { takeOverPosition } from '../../src/rules/notation.ts';
import { unwrap } from '../support/given.ts';
import { perft } from '../support/perft.ts';
import { anySetup } from '../support/random-games.ts';
import { mirrored, symmetriesOf } from '../support/symmetries.ts';

/** Symmetries of the drawn board: turns and reflections, each also with the inside turned out. */
const SYMMETRIES = {
  nine: symmetriesOf('nine'),
  twelve: symmetriesOf('twelve'),
  six: symmetriesOf('six'),
};

describe('symmetries', () => {
  it.each(BOARD_IDS)('of %s are 16', (id) => {
    expect(SYMMETRIES[id]).toHaveLength(16);
  });

  it('change no count', () => {
    fc.assert(
      fc.property(anySetup, fc.nat(15), ({ rules, text }, choice) => {
        const { position } = unwrap(takeOverPosition(rules, text));
        const symmetry = SYMMETRIES[rules.board][choice] ?? [];
        const image = mirrored(rules.board, symmetry, position);
        expect(perft(rules, image, 2)).toEqual(perft(rules, position, 2));
      }),
      { numRuns: 200 },
    );
  }, 20_000);
});
