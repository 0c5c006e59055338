/**
 * The rules of a game as data (docs/rules.md, section 2). A rule is a parameter
 * value that one place reads; a rule set is the twelve values, nothing more.
 */

import { err, ok, type Result } from '../result.ts';
import { BOARD_IDS, type BoardId, boardOf } from './board.ts';

export const PROTECTED_MILLS = ['unless-all-in-mills', 'never', 'always'] as const;
export const DOUBLE_MILL_CAPTURES = [1, 2] as const;
export const REPEATED_MILL_CAPTURE = ['allowed', 'once-per-line', 'not-on-return'] as const;
export const BLOCKED_PLAYER = ['loses', 'draws', 'passes'] as const;
export const FULL_BOARD = ['draws', 'blocked'] as const;

export interface Rules {
  readonly board: BoardId;
  /** Pieces that each player places: 3..12, on `six` at most 7. */
  readonly pieces: number;
  /** With pieces in hand a player may also slide (Lasker). */
  readonly movesWhilePlacing: boolean;
  /** With an empty hand and at most this many pieces, 3..4, a player may fly; null: nobody flies. */
  readonly flyingAt: number | null;
  /** May a piece in a mill be captured? */
  readonly protectedMills: (typeof PROTECTED_MILLS)[number];
  /** Captures earned by a ply that closes two mills or more. */
  readonly doubleMillCaptures: (typeof DOUBLE_MILL_CAPTURES)[number];
  /** Does a mill earn again? Section 5. */
  readonly repeatedMillCapture: (typeof REPEATED_MILL_CAPTURE)[number];
  /** What happens to a player to move who has no legal move. */
  readonly blockedPlayer: (typeof BLOCKED_PLAYER)[number];
  /** A full board with empty hands: a draw at once, or the player to move is blocked. */
  readonly fullBoard: (typeof FULL_BOARD)[number];
  /** A draw when a position occurs this often, 2..5; null: never. */
  readonly repetitionDraw: number | null;
  /** A draw after this many quiet moves of each side, 5..200; null: never. */
  readonly quietMovesDraw: number | null;
  /** The same while either side has exactly three pieces and both hands are empty, 5..200; null: never. */
  readonly endgameQuietMovesDraw: number | null;
}

export const PARAMETERS = [
  'board',
  'pieces',
  'movesWhilePlacing',
  'flyingAt',
  'protectedMills',
  'doubleMillCaptures',
  'repeatedMillCapture',
  'blockedPlayer',
  'fullBoard',
  'repetitionDraw',
  'quietMovesDraw',
  'endgameQuietMovesDraw',
] as const satisfies readonly (keyof Rules)[];

export type Parameter = (typeof PARAMETERS)[number];

/** The least and the greatest value of each parameter that is a number. */
export const RANGES = {
  pieces: [3, 12],
  flyingAt: [3, 4],
  repetitionDraw: [2, 5],
  quietMovesDraw: [5, 200],
  endgameQuietMovesDraw: [5, 200],
} as const satisfies Partial<Record<Parameter, readonly [number, number]>>;

const RANGED = ['pieces', 'flyingAt', 'repetitionDraw', 'quietMovesDraw', 'endgameQuietMovesDraw'] as const;

/** The most pieces that each player can have on a board (section 2). */
export const MOST_PIECES = { nine: 12, twelve: 12, six: 7 } as const satisfies Record<BoardId, number>;

export interface RulesInvalid {
  readonly code: 'rules-invalid';
  /** The parameter to change. */
  readonly parameter: Parameter;
  /** What is wrong, and what to change. */
  readonly message: string;
}

/** `rules` as they are, where they can be played: every number within its range, and no more pieces than fit. */
export const checkRules = (rules: Rules): Result<Rules, RulesInvalid> => {
  for (const parameter of RANGED) {
    const value = rules[parameter];
    const [least, most] = RANGES[parameter];
    if (value === null && parameter !== 'pieces') continue;
    if (value === null || !(Number.isInteger(value) && value >= least && value <= most)) {
      return rulesInvalid(parameter, `${parameter} is ${value}; set it to a whole number from ${least} to ${most}.`);
    }
  }
  const most = MOST_PIECES[rules.board];
  if (rules.pieces > most) {
    const points = boardOf(rules.board).points.length;
    return rulesInvalid(
      'pieces',
      `The board ${rules.board} has ${points} points and takes at most ${most} pieces a player, but pieces is ` +
        `${rules.pieces}; set pieces to ${most} or fewer, or choose another board (${BOARD_IDS.join(', ')}).`,
    );
  }
  return ok(rules);
};

const rulesInvalid = (parameter: Parameter, message: string) =>
  err<RulesInvalid>({ code: 'rules-invalid', parameter, message });
