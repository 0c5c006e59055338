/** Positions, moves and results in the shape that clients see: points by name, never by index. */
import type * as z from 'zod';
import type { GameResult } from '../../game/events.ts';
import type { PlayedMove } from '../../game/state.ts';
import { type Board, boardOf, type Line, nameOf } from '../../rules/board.ts';
import type { Color } from '../../rules/color.ts';
import type { Move } from '../../rules/legal-moves.ts';
import { describePlayed, formatMove, formatPosition, parseMove } from '../../rules/notation.ts';
import { type Point, pointsOf } from '../../rules/point-set.ts';
import { lostBy, occurrencesOf, type Position, phaseOf, standingMills } from '../../rules/position.ts';
import type { Rules } from '../../rules/rule-set.ts';
import type { MoveSchema, PlayedMoveSchema, PositionSchema, ResultSchema, SideSchema } from '../schemas/position.ts';

export type MoveView = z.infer<typeof MoveSchema>;
export type PlayedMoveView = z.infer<typeof PlayedMoveSchema>;
export type PositionView = z.infer<typeof PositionSchema>;
export type ResultView = z.infer<typeof ResultSchema>;
type SideView = z.infer<typeof SideSchema>;

export function viewPosition(rules: Rules, position: Position): PositionView {
  const board = boardOf(rules.board);
  return {
    text: formatPosition(rules, position),
    toMove: position.toMove,
    phase: phaseOf(rules, position),
    white: viewSide(rules, position, 'white'),
    black: viewSide(rules, position, 'black'),
    mills: standingMills(rules, position).map(({ color, line }) => ({ color, points: namesOfLine(board, line) })),
    quietPlies: position.quietPlies,
    repetitions: occurrencesOf(rules, position),
    usedLines: {
      white: pointsOf(position.usedLines.white).map((line) => namesOfLine(board, line)),
      black: pointsOf(position.usedLines.black).map((line) => namesOfLine(board, line)),
    },
  };
}

function viewSide(rules: Rules, position: Position, color: Color): SideView {
  return {
    onBoard: namesOf(boardOf(rules.board), pointsOf(position.pieces[color])),
    inHand: position.inHand[color],
    lost: lostBy(rules, position, color),
  };
}

export function viewMove(board: Board, move: Move): MoveView {
  return {
    move: formatMove(board, move),
    kind: move.kind,
    from: move.from === null ? null : nameOf(board, move.from),
    to: nameOf(board, move.to),
    mills: move.mills.map((line) => namesOfLine(board, line)),
    captures: namesOf(board, move.captures),
  };
}

/** A game's last move, which `after` is the position right behind. */
export function viewPlayedMove(rules: Rules, after: Position, played: PlayedMove): PlayedMoveView {
  const { color, ply, at } = played;
  const move = viewMove(boardOf(rules.board), readPlayedMove(rules, after, played));
  return { ...move, color, ply, at: new Date(at).toISOString() };
}

/** The same as a value. */
export function readPlayedMove(rules: Rules, after: Position, { color, move }: PlayedMove): Move {
  const board = boardOf(rules.board);
  const text = parseMove(board, move);
  if (!text.ok) throw new Error(`a move was stored that cannot be read: ${move}`);
  return describePlayed(board, after, color, text.value);
}

export function viewResult({ winner, reason }: GameResult): ResultView {
  return { winner, reason };
}

function namesOf(board: Board, points: readonly Point[]): string[] {
  return points.map((point) => nameOf(board, point));
}

function namesOfLine(board: Board, line: Line): string[] {
  return namesOf(board, board.linePoints[line] ?? []);
}
