/**
 * What a position from outside is checked for (docs/rules.md, section 7), beyond
 * its form. More plausibility is deliberately not judged.
 */

import { err, ok, type Result } from '../result.ts';
import { COLORS } from './color.ts';
import { quietPliesAllowed } from './outcome.ts';
import { has } from './point-set.ts';
import { type Position, piecesLeft } from './position.ts';
import type { Rules } from './rule-set.ts';

export interface PositionInvalid {
  readonly code: 'position-invalid';
  /** What is wrong, for people. */
  readonly message: string;
}

export const positionInvalid = (message: string): Result<never, PositionInvalid> =>
  err({ code: 'position-invalid', message });

/** Where no limit applies, still far more than any game reaches, and so few that counting on stays exact. */
const MOST_QUIET_PLIES = 999_999_999;

export const checkPosition = (rules: Rules, position: Position): Result<Position, PositionInvalid> => {
  for (const color of COLORS) {
    if (piecesLeft(position, color) > rules.pieces) {
      return positionInvalid(`${color} has more than ${rules.pieces} pieces, on the board and in hand together.`);
    }
    if (position.usedLines[color] !== 0 && rules.repeatedMillCapture !== 'once-per-line') {
      return positionInvalid('Used lines (field 5) belong to the rule once-per-line only; write - here.');
    }
    const slide = position.lastSlides[color];
    if (slide !== null && rules.repeatedMillCapture !== 'not-on-return') {
      return positionInvalid('Last moves (field 6) belong to the rule not-on-return only; write - here.');
    }
    if (slide !== null && !has(position.pieces[color], slide.to)) {
      return positionInvalid(`The last move of ${color} (field 6) ends where it has no piece.`);
    }
  }
  if (position.quietPlies > MOST_QUIET_PLIES) {
    return positionInvalid(`Field 4 gives the number of quiet plies, at most ${MOST_QUIET_PLIES}.`);
  }
  const allowed = quietPliesAllowed(rules, position);
  return position.quietPlies < allowed
    ? ok(position)
    : positionInvalid(`At ${allowed} quiet plies (field 4) the game is drawn; give fewer.`);
};
