/**
 * How a game ends (docs/rules.md, section 6). One judge serves the position right
 * after a ply and one given from outside (section 7): the order of its questions
 * is the rule.
 */

import { boardOf } from './board.ts';
import { FEWEST_PIECES } from './capture.ts';
import { COLORS, type Color, opponentOf } from './color.ts';
import { hasLegalMove } from './legal-moves.ts';
import { NO_POINTS, sizeOf } from './point-set.ts';
import { freePoints, occurrencesOf, type Position, type PositionKey, piecesLeft, remember } from './position.ts';
import type { Rules } from './rule-set.ts';

export const OUTCOME_REASONS = ['fewer-than-three', 'full-board', 'no-moves', 'repetition', 'quiet-limit'] as const;

export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

export interface Outcome {
  /** null: a draw. */
  readonly winner: Color | null;
  readonly reason: OutcomeReason;
}

/** A position, and the end that it is, or null where the game goes on. */
export interface Settled {
  readonly position: Position;
  readonly outcome: Outcome | null;
}

/**
 * What becomes of `reached`, as a ply left it or as it was given from outside: the side to move may have to pass, the
 * position enters the history, which goes on from `previous`, and it may be the end.
 */
export const settle = (rules: Rules, previous: readonly PositionKey[], reached: Position): Settled => {
  const decided = tooFewPieces(reached) ?? fullBoard(rules, reached);
  if (decided !== null) return { position: remember(rules, previous, reached), outcome: decided };

  const passed = hasLegalMove(rules, reached) ? reached : afterPass(rules, reached);
  const position = remember(rules, previous, passed ?? reached);
  if (passed === null) return { position, outcome: blocked(rules, reached) };
  return { position, outcome: repetition(rules, position) ?? quietLimit(rules, position) };
};

const tooFewPieces = (position: Position): Outcome | null => {
  const white = piecesLeft(position, 'white') < FEWEST_PIECES;
  const black = piecesLeft(position, 'black') < FEWEST_PIECES;
  if (!white && !black) return null;
  const winner = white && black ? null : white ? 'black' : 'white';
  return { winner, reason: 'fewer-than-three' };
};

const fullBoard = (rules: Rules, position: Position): Outcome | null => {
  const isFull = freePoints(boardOf(rules.board), position) === NO_POINTS && handsAreEmpty(position);
  return isFull && rules.fullBoard === 'draws' ? { winner: null, reason: 'full-board' } : null;
};

/** `position` with the turn passed on, null where nobody passes or the other side cannot move either. */
const afterPass = (rules: Rules, position: Position): Position | null => {
  const passed = { ...position, toMove: opponentOf(position.toMove) };
  return rules.blockedPlayer === 'passes' && hasLegalMove(rules, passed) ? passed : null;
};

const blocked = (rules: Rules, position: Position): Outcome => ({
  winner: rules.blockedPlayer === 'loses' ? opponentOf(position.toMove) : null,
  reason: 'no-moves',
});

const repetition = (rules: Rules, position: Position): Outcome | null => {
  const occurrences = occurrencesOf(rules, position);
  const isDraw = occurrences !== null && rules.repetitionDraw !== null && occurrences >= rules.repetitionDraw;
  return isDraw ? { winner: null, reason: 'repetition' } : null;
};

const quietLimit = (rules: Rules, position: Position): Outcome | null =>
  position.quietPlies < quietPliesAllowed(rules, position) ? null : { winner: null, reason: 'quiet-limit' };

const handsAreEmpty = ({ inHand }: Position): boolean => inHand.white === 0 && inHand.black === 0;

const isEndgame = (position: Position): boolean =>
  handsAreEmpty(position) && COLORS.some((color) => sizeOf(position.pieces[color]) === FEWEST_PIECES);

/** The number of quiet plies in a row that is a draw in `position`; Infinity where no limit applies. */
export const quietPliesAllowed = (rules: Rules, position: Position): number => {
  const moves = rules.quietMovesDraw ?? Infinity;
  const endgameMoves = isEndgame(position) ? (rules.endgameQuietMovesDraw ?? Infinity) : Infinity;
  return 2 * Math.min(moves, endgameMoves);
};
