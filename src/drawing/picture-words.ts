/** A picture in words, for those who do not see it: its title, and all that it shows. */
import type { GameResult } from '../game/events.ts';
import { type Board, type BoardId, boardOf, type Line, nameOf } from '../rules/board.ts';
import { COLORS, type Color } from '../rules/color.ts';
import { type Point, pointsOf } from '../rules/point-set.ts';
import { lostBy, type Phase, phaseOf, standingMills } from '../rules/position.ts';
import { type NamedRules, presetOf } from '../rules/presets.ts';
import type { BoardPicture, LastMove } from './board-picture.ts';
import { ENDINGS, SIDES } from './words.ts';

const GAMES = {
  nine: 'Nine men’s morris',
  twelve: 'Twelve men’s morris',
  six: 'Six men’s morris',
} as const satisfies Record<BoardId, string>;

/** One line: the game, and who is to move or how it ended. */
export function pictureTitle({ rules, position, result }: BoardPicture): string {
  return `${gameName(rules)}: ${result === null ? `${SIDES[position.toMove]} to move` : resultWords(result)}`;
}

/** Everything that the picture shows, in full sentences. */
export function pictureDescription(picture: BoardPicture): string {
  const { rules, lastMove, result } = picture;
  return [
    ...COLORS.map((color) => sideWords(picture, color)),
    ...COLORS.flatMap((color) => millWords(picture, color)),
    ...(lastMove === null ? [] : [moveWords(boardOf(rules.board), lastMove)]),
    result === null ? turnWords(picture) : `The end: ${resultWords(result)}`,
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

function gameName({ preset, board }: NamedRules): string {
  return preset === null ? GAMES[board] : presetOf(preset).name;
}

function sideWords({ rules, position }: BoardPicture, color: Color): string {
  const points = pointsOf(position.pieces[color]);
  const onBoard = points.length === 0 ? 'none on the board' : `on ${pointWords(boardOf(rules.board), points)}`;
  const lost = lostBy(rules, position, color);
  return `${SIDES[color]}: ${onBoard}; ${position.inHand[color] || 'none'} in hand, ${lost || 'none'} lost`;
}

function millWords({ rules, position }: BoardPicture, color: Color): readonly string[] {
  const lines = standingMills(rules, position).flatMap((mill) => (mill.color === color ? [mill.line] : []));
  return lines.length === 0 ? [] : [`${SIDES[color]} has ${linesWords(boardOf(rules.board), lines)}`];
}

function moveWords(board: Board, { color, from, to, mills, captures }: LastMove): string {
  const step =
    from === null
      ? `placed a piece on ${nameOf(board, to)}`
      : `moved from ${nameOf(board, from)} to ${nameOf(board, to)}`;
  const closed = mills.length === 0 ? '' : `, closed ${linesWords(board, mills)}`;
  const captured = captures.length === 0 ? '' : `, captured ${pointWords(board, captures)}`;
  return `Last move: ${SIDES[color]} ${step}${closed}${captured}`;
}

function turnWords({ rules, position }: BoardPicture): string {
  const turns = {
    placing: rules.movesWhilePlacing ? 'place or move a piece' : 'place a piece',
    moving: 'move a piece',
    flying: 'move a piece, and may fly',
  } as const satisfies Record<Phase, string>;
  return `${SIDES[position.toMove]} is to ${turns[phaseOf(rules, position)]}`;
}

function resultWords({ winner, reason }: GameResult): string {
  const isWithout = reason === 'abandoned' || reason === 'aborted';
  const ended = winner !== null ? `${SIDES[winner]} has won` : isWithout ? 'no result' : 'a draw';
  return `${ended}, ${ENDINGS[reason]}`;
}

/** `a mill on a7, d7 and g7`, or `mills on … and on …`. */
function linesWords(board: Board, lines: readonly Line[]): string {
  const places = lines.map((line) => `on ${pointWords(board, board.linePoints[line] ?? [])}`);
  return `${lines.length === 1 ? 'a mill' : 'mills'} ${places.join(' and ')}`;
}

function pointWords(board: Board, points: readonly Point[]): string {
  const names = points.map((point) => nameOf(board, point));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
