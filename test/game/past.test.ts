/** A game as it stood, by version and by ply. */
import { describe, expect, test } from 'vitest';
import { fold } from '../../src/game/evolve.ts';
import { stateAtPly, stateAtVersion } from '../../src/game/past.ts';
import { created, finished, GAME_ID, joined, logOf, played, seatsOf, started } from '../support/decider.ts';

const open = created({ seats: seatsOf('open', 'token') });
const moves = played(open, ['a7', 'd7', 'g7']);

describe('a game that was resigned', () => {
  const events = [open, joined('white'), started, ...moves, finished('black', 'resignation')];
  const log = logOf(events);
  const foldOf = (count: number) => fold(GAME_ID, logOf(events).slice(0, count));

  test.each(events.map((_, index) => index + 1))('version %i', (version) => {
    expect(stateAtVersion(GAME_ID, log, version)).toEqual(foldOf(version));
  });

  test.each([0, 1, 2, 3])('ply %i, without the resignation', (ply) => {
    expect(stateAtPly(GAME_ID, log, ply)).toEqual(foldOf(3 + ply));
  });

  test.each([-1, 0, 8])('has no version %i', (version) => {
    expect(stateAtVersion(GAME_ID, log, version)).toBeNull();
  });

  test('has no ply 4', () => {
    expect(stateAtPly(GAME_ID, log, 4)).toBeNull();
  });
});

test('an open game has no ply at all', () => {
  expect(stateAtPly(GAME_ID, logOf([open]), 0)).toBeNull();
});

test.each(['fewer-than-three', 'full-board', 'no-moves', 'repetition', 'quiet-limit', 'ply-limit'] as const)(
  'the end by %s belongs to the ply that brought it',
  (reason) => {
    const log = logOf([open, joined('white'), started, ...moves, finished(null, reason)]);
    expect(stateAtPly(GAME_ID, log, 3)?.result).toEqual({ winner: null, reason });
    expect(stateAtPly(GAME_ID, log, 2)?.result).toBeNull();
  },
);

test.each(['resignation', 'agreement', 'timeout', 'abandoned', 'aborted'] as const)(
  'the end by %s belongs to no ply',
  (reason) => {
    const log = logOf([open, joined('white'), started, ...moves, finished(null, reason)]);
    expect(stateAtPly(GAME_ID, log, 3)?.result).toBeNull();
  },
);
