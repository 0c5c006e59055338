/** What the page says. */
import { expect, test } from 'vitest';
import { clockWords, pointWords, resultWords } from '../../src/play/words.ts';

test.each([
  [{ piece: 'white', step: 'capture', isPicked: false }, 'd6, white piece, may be captured'],
  [{ piece: null, step: 'place', isPicked: false }, 'd6, empty, a piece can be placed here'],
  [{ piece: 'black', step: 'pick', isPicked: false }, 'd6, black piece, can be moved'],
  [{ piece: 'black', step: null, isPicked: true }, 'd6, black piece, picked up'],
  [{ piece: null, step: null, isPicked: false }, 'd6, empty'],
] as const)('a point is called by what it is and can become: %j', (point, words) => {
  expect(pointWords({ name: 'd6', ...point })).toBe(words);
});

test.each([
  [300_000, '5:00'],
  [61_999, '1:01'],
  [9_870, '9.8'],
  [-5, '0.0'],
  [2 * 3_600_000, '2:00:00'],
  [27 * 3_600_000, '1 d 3 h'],
])('%d ms are shown as %s', (ms, text) => {
  expect(clockWords(ms)).toBe(text);
});

test.each([
  [{ winner: 'white', reason: 'resignation' }, 'White has won by resignation.'],
  [{ winner: 'black', reason: 'no-moves' }, 'Black has won: no move is left.'],
  [{ winner: null, reason: 'agreement' }, 'A draw by agreement.'],
  [{ winner: null, reason: 'aborted' }, 'No result: the game was called off.'],
] as const)('%j', (result, words) => {
  expect(resultWords(result)).toBe(words);
});
