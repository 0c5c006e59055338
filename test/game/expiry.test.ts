/** Ends that come by themselves: never played for 7 days, not played on for 30. */
import { expect, test } from 'vitest';
import { expiryOf, hasExpired } from '../../src/game/expiry.ts';
import { created, finished, HOUR_MS, joined, played, START, seatsOf, started, stateAfter } from '../support/decider.ts';

const DAY_MS = 24 * HOUR_MS;
const game = created();
const open = created({ seats: seatsOf('token', 'open') });

test.each([
  ['open', stateAfter(open), START + 7 * DAY_MS, 'aborted'],
  ['joined, from its creation on', stateAfter(open, joined('black'), started), START + 7 * DAY_MS, 'aborted'],
  ['never played', stateAfter(game, started), START + 7 * DAY_MS, 'aborted'],
  [
    'played, from the last move on',
    stateAfter(game, started, ...played(game, ['a7'])),
    START + 2 * HOUR_MS + 30 * DAY_MS,
    'abandoned',
  ],
])('a game that is %s', (_, state, at, reason) => {
  expect(expiryOf(state)).toEqual({ at, result: { winner: null, reason } });
  expect(hasExpired(state, at - 1)).toBe(false);
  expect(hasExpired(state, at)).toBe(true);
});

test('a finished game has no end to come', () => {
  const state = stateAfter(game, started, finished('white', 'resignation'));
  expect(expiryOf(state)).toBeNull();
  expect(hasExpired(state, START + 1000 * DAY_MS)).toBe(false);
});
