/** What the board on the page shows: a position of the game, and on top of it a turn that is half made. Pure. */
import type { Color, Game } from '../client/index.ts';
import type { BoardPicture } from '../drawing/board-picture.ts';
import { boardOf, pointNamed } from '../rules/board.ts';
import { opponentOf, withSide } from '../rules/color.ts';
import { describePlayed, parseMove, readPosition } from '../rules/notation.ts';
import { without, withPoint } from '../rules/point-set.ts';
import type { Position } from '../rules/position.ts';
import type { HalfTurn } from './half-turn.ts';
import { type GameRecord, positionAt } from './record.ts';

/** The game as it stands, with what is chosen of the next turn. */
export function currentPicture({ rules, position, lastMove, result }: Game, turn: HalfTurn): BoardPicture {
  const standing = readPosition(rules, position.text);
  if (turn.to !== null) return { rules, position: preview(rules, standing, turn), lastMove: null, result };
  return picture(rules, standing, lastMove, result);
}

/** The game after `ply` plies. */
export function pastPicture({ rules }: Game, record: GameRecord, ply: number): BoardPicture | null {
  const text = positionAt(record, ply);
  return text === null ? null : picture(rules, readPosition(rules, text), record.plies[ply - 1] ?? null, null);
}

function picture(
  rules: Game['rules'],
  position: Position,
  played: { readonly color: Color; readonly move: string } | null,
  result: Game['result'],
): BoardPicture {
  const board = boardOf(rules.board);
  const move = played === null ? null : parseMove(board, played.move);
  const lastMove =
    played === null || move === null || !move.ok
      ? null
      : { ...describePlayed(board, position, played.color, move.value), color: played.color };
  return { rules, position, lastMove, result };
}

/** Where the turn leads as far as it is made; the same side is still to move. */
function preview(rules: Game['rules'], position: Position, { from, to, captures }: HalfTurn): Position {
  const board = boardOf(rules.board);
  const at = (name: string) => pointNamed(board, name) ?? 0;
  const mover = position.toMove;
  const other = opponentOf(mover);
  if (to === null) return position;
  const lifted = from === null ? position.pieces[mover] : without(position.pieces[mover], at(from));
  const left = captures.reduce((set, name) => without(set, at(name)), position.pieces[other]);
  const hand = position.inHand[mover] - (from === null ? 1 : 0);
  const pieces = withSide(withSide(position.pieces, mover, withPoint(lifted, at(to))), other, left);
  return { ...position, pieces, inHand: withSide(position.inHand, mover, hand) };
}
