/** The words for sides and ends of games that pictures and pages share. */
import type { ResultReason } from '../game/events.ts';
import type { Color } from '../rules/color.ts';

export const SIDES = { white: 'White', black: 'Black' } as const satisfies Record<Color, string>;

export const ENDINGS = {
  'fewer-than-three': 'fewer than three pieces are left',
  'full-board': 'the board is full',
  'no-moves': 'no move is left',
  repetition: 'the position has come again too often',
  'quiet-limit': 'too many moves brought no capture',
  resignation: 'by resignation',
  agreement: 'by agreement',
  timeout: 'time ran out',
  abandoned: 'the game was abandoned',
  aborted: 'the game was called off',
  'ply-limit': 'the game has come to its greatest length',
} as const satisfies Record<ResultReason, string>;
