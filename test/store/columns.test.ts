/** Positions to count repetitions by, in seven bytes each. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPositionKeys, parsePositionKeys } from '../../src/store/columns.ts';

const LARGEST = 2 ** 49 - 1;

test('a known history has known bytes', () => {
  expect(Buffer.from(formatPositionKeys([0, 1, LARGEST])).toString('hex')).toBe(
    ['00000000000000', '00000000000001', '01ffffffffffff'].join(''),
  );
});

test('every history comes back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: LARGEST })), (keys) => {
      const bytes = formatPositionKeys(keys);
      expect(bytes).toHaveLength(keys.length * 7);
      expect(parsePositionKeys(bytes)).toEqual(keys);
    }),
  );
});
