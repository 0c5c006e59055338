/** Pictures in words, for those who hear them. */
import { describe, expect, it } from 'vitest';
import type { BoardPicture } from '../../src/drawing/board-picture.ts';
import { pictureDescription, pictureTitle } from '../../src/drawing/picture-words.ts';
import { RESULT_REASONS } from '../../src/game/events.ts';
import { rulesOf } from '../support/given.ts';
import { SCENES, sceneOf } from './scenes.ts';

const WORDS: readonly (readonly [string, BoardPicture, string, string])[] = [
  [
    'the start',
    SCENES['nine-start'],
    'Nine men’s morris: White to move',
    'White: none on the board; 9 in hand, none lost. Black: none on the board; 9 in hand, none lost. White is to place a ' +
      'piece.',
  ],
  [
    'a placement that closes a mill',
    SCENES['nine-opening'],
    'Polish młynek: Black to move',
    'White: on d6, b2, d2 and f2; 5 in hand, none lost. Black: on b4 and f4; 6 in hand, 1 lost. White has a mill on b2, d2 ' +
      'and f2. Last move: White placed a piece on b2, closed a mill on b2, d2 and f2, captured d5. Black is to place a ' +
      'piece.',
  ],
  [
    'two mills and two captures',
    SCENES['nine-two-captures'],
    'Russian melnitsa: Black to move',
    'White: on a7, d7, g7, d6 and d5; 4 in hand, none lost. Black: on b2 and f2; 5 in hand, 2 lost. White has mills on a7, ' +
      'd7 and g7 and on d7, d6 and d5. Last move: White placed a piece on d7, closed mills on a7, d7 and g7 and on d7, d6 ' +
      'and d5, captured b4 and f4. Black is to place a piece.',
  ],
  [
    'the end',
    SCENES['nine-won'],
    'Nine men’s morris: White has won, fewer than three pieces are left',
    'White: on a7, d7, g7 and b2; none in hand, 5 lost. Black: on f6 and a1; none in hand, 7 lost. White has a mill on a7, ' +
      'd7 and g7. Last move: White moved from g4 to g7, closed a mill on a7, d7 and g7, captured d3. The end: White has won, ' +
      'fewer than three pieces are left.',
  ],
];

describe.each(WORDS)('%s', (_, picture, title, description) => {
  it('has its title', () => expect(pictureTitle(picture)).toBe(title));
  it('is described', () => expect(pictureDescription(picture)).toBe(description));
});

describe('whose turn it is', () => {
  const TURNS: readonly (readonly [string, BoardPicture])[] = [
    ['White is to place or move a piece.', sceneOf('lasker', null, [])],
    ['Black is to move a piece.', SCENES['six-slide']],
    ['Black is to move a piece, and may fly.', sceneOf('standard', 'WWW..............B.BB... b 0,0', [])],
  ];
  it.each(TURNS)('%s', (sentence, picture) => {
    expect(pictureDescription(picture).endsWith(` ${sentence}`)).toBe(true);
  });
});

describe('results', () => {
  it.each(RESULT_REASONS)('%s is told, with and without a winner', (reason) => {
    for (const winner of ['black', null] as const) {
      const title = pictureTitle({ ...SCENES['nine-start'], result: { winner, reason } });
      const won = winner === null ? '(?:a draw|no result)' : 'Black has won';
      expect(title).toMatch(new RegExp(`^Nine men’s morris: ${won}, [a-z ]{10,}$`));
    }
  });

  it('an aborted game has none', () => {
    const picture = { ...SCENES['nine-start'], result: { winner: null, reason: 'aborted' } } as const;
    expect(pictureTitle(picture)).toBe('Nine men’s morris: no result, the game was called off');
  });
});

it('rules that are no preset are called after their board', () => {
  const rules = rulesOf('six', { pieces: 5 });
  expect(pictureTitle({ ...SCENES['six-slide'], rules })).toBe('Six men’s morris: Black to move');
});
