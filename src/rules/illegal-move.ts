/** Why a move is refused: reasons in the order in which they are looked for, the first that applies being given. */

import { err, type Result } from '../result.ts';

export const ILLEGAL_MOVE_REASONS = [
  'malformed-move',
  'unknown-point',
  'must-place',
  'nothing-in-hand',
  'no-piece-there',
  'not-your-piece',
  'point-occupied',
  'not-adjacent',
  'capture-required',
  'capture-not-earned',
  'capture-protected',
  'too-few-captures',
  'too-many-captures',
  'capture-empty-point',
  'capture-own-piece',
] as const;

export type IllegalMoveReason = (typeof ILLEGAL_MOVE_REASONS)[number];

export interface IllegalMove {
  readonly code: 'illegal-move';
  readonly reason: IllegalMoveReason;
  /** What is wrong, for people. */
  readonly message: string;
}

const MESSAGES: Readonly<Record<IllegalMoveReason, string>> = {
  'malformed-move':
    'This is not a move. Write a placement as d6, a move as a1-a4, and each capture behind it: a1-a4xd7.',
  'unknown-point': 'The board has no such point.',
  'must-place': 'Pieces are still in hand: place one before you move any.',
  'nothing-in-hand': 'No piece is left in hand: move one on the board.',
  'no-piece-there': 'There is no piece on the point to move from.',
  'not-your-piece': 'The piece to be moved is the opponent’s.',
  'point-occupied': 'The point to be entered is taken.',
  'not-adjacent': 'The points are not adjacent, and this player may not fly.',
  'capture-required': 'This closes a mill: name the piece that it captures, as in d6xf4.',
  'capture-not-earned': 'This earns no capture.',
  'capture-protected': 'The piece to be captured is protected by a mill, or nothing may be captured.',
  'too-few-captures': 'This earns more captures: name them all, as in d7xb4xf4.',
  'too-many-captures': 'This earns fewer captures.',
  'capture-empty-point': 'There is no piece on the point of the capture.',
  'capture-own-piece': 'A player cannot capture its own piece.',
};

export const illegalMove = (reason: IllegalMoveReason): Result<never, IllegalMove> =>
  err({ code: 'illegal-move', reason, message: MESSAGES[reason] });
