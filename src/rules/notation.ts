/**
 * Moves and positions as text (docs/rules.md, section 7). A move is read with
 * some freedom and written in one way; a position is read strictly: only what
 * would be written is accepted, fields left out at the end apart.
 */

import { ok, type Result } from '../result.ts';
import { type Board, boardOf, type LineSet, nameOf, pointNamed } from './board.ts';
import type { BySide, Color } from './color.ts';
import { type IllegalMove, illegalMove } from './illegal-move.ts';
import { describeMove, type Move, type MoveText } from './move.ts';
import { type Settled, settle } from './outcome.ts';
import { has, NO_POINTS, type PointSet, pointsOf, setOf, withPoint } from './point-set.ts';
import { type Position, remember, type Slide } from './position.ts';
import { checkPosition, type PositionInvalid, positionInvalid } from './position-checks.ts';
import type { Rules } from './rule-set.ts';

export type { MoveText } from './move.ts';
export type { PositionInvalid } from './position-checks.ts';

/** A point has a letter and a digit; both dashes, and three signs for a capture, are read. */
const MOVE = /^ *([a-z]\d)(?:[-–]([a-z]\d))?((?:[x:,][a-z]\d)*) *$/i;

export const formatMove = (board: Board, { from, to, captures }: MoveText): string => {
  const start = from === null ? '' : `${nameOf(board, from)}-`;
  return `${start}${nameOf(board, to)}${captures.map((point) => `x${nameOf(board, point)}`).join('')}`;
};

/** Reads a move. Errors: `malformed-move`, `unknown-point`. */
export const parseMove = (board: Board, text: string): Result<MoveText, IllegalMove> => {
  const [, first, second, tail = ''] = MOVE.exec(text)?.map((part) => part?.toLowerCase()) ?? [];
  const captured = tail.match(/[a-z]\d/g) ?? [];
  if (first === undefined || first === second || new Set(captured).size < captured.length) {
    return illegalMove('malformed-move');
  }
  const from = second === undefined ? null : pointNamed(board, first);
  const to = pointNamed(board, second ?? first);
  const captures = captured.flatMap((name) => pointNamed(board, name) ?? []);
  if (from === undefined || to === undefined || captures.length < captured.length) return illegalMove('unknown-point');
  return ok({ from, to, captures });
};

/** Are these the same move: the same placement or move, and the same set of captures (section 4)? */
export const sameMove = (a: MoveText, b: MoveText): boolean =>
  a.from === b.from && a.to === b.to && setOf(a.captures) === setOf(b.captures);

/** The move that `by` has played, as its text and the position right after it tell it. */
export const describePlayed = (board: Board, after: Position, by: Color, move: MoveText): Move =>
  describeMove(board, after.pieces[by], move);

export const formatPosition = (rules: Rules, position: Position): string => {
  const board = boardOf(rules.board);
  const { pieces, inHand, usedLines, lastSlides } = position;
  return [
    board.points.map((_, point) => (has(pieces.white, point) ? 'W' : has(pieces.black, point) ? 'B' : '.')).join(''),
    position.toMove === 'white' ? 'w' : 'b',
    `${inHand.white},${inHand.black}`,
    position.quietPlies,
    formatSides(pointsOf(usedLines.white).join(), pointsOf(usedLines.black).join()),
    formatSides(formatSlide(board, lastSlides.white), formatSlide(board, lastSlides.black)),
  ].join(' ');
};

/** Reads and checks a position from outside, which is its own first occurrence. */
export const parsePosition = (rules: Rules, text: string): Result<Position, PositionInvalid> => {
  const read = parseFields(rules, text);
  if (!read.ok) return read;
  const written = formatPosition(rules, read.value);
  const left = written.split(' ').slice(text.split(' ').length);
  return written === [text, ...left].join(' ')
    ? checkPosition(rules, remember(rules, [], read.value))
    : positionInvalid(`Positions are read strictly. This one is written: ${written}`);
};

/** The position that `formatPosition` wrote as `text`, decided ones included; its history stands elsewhere. */
export const readPosition = (rules: Rules, text: string): Position => {
  const read = parseFields(rules, text);
  if (!read.ok) throw new Error(`not a position that was written here: ${text}`);
  return read.value;
};

/** A position from outside as a game takes it over: a blocked side may have to pass, and it may be decided. */
export const takeOverPosition = (rules: Rules, text: string): Result<Settled, PositionInvalid> => {
  const parsed = parsePosition(rules, text);
  return parsed.ok ? ok(settle(rules, [], parsed.value)) : parsed;
};

/** Reads the six fields; whoever does not trust the text compares it with what would be written. */
const parseFields = (rules: Rules, text: string): Result<Position, PositionInvalid> => {
  const board = boardOf(rules.board);
  const [points = '', side = '', hands = '', quiet = '0', used = '-', back = '-'] = text.split(' ');
  if (points.length !== board.points.length || /[^WB.]/.test(points)) {
    return positionInvalid(`Field 1 gives each of the ${board.points.length} points: W, B or a full stop.`);
  }
  if (side !== 'w' && side !== 'b') return positionInvalid('Field 2 gives the side to move: w or b.');
  const inHand = parsePair(/^(\d{1,2}),(\d{1,2})$/, hands, Number);
  if (inHand === undefined) return positionInvalid('Field 3 gives the pieces in hand, white then black: 9,9.');
  if (!/^\d{1,15}$/.test(quiet)) return positionInvalid('Field 4 gives the number of quiet plies.');
  const usedLines = used === '-' ? NO_LINES : parsePair(SIDES, used, (lines) => parseLines(board, lines));
  if (usedLines === undefined)
    return positionInvalid('Field 5 gives the used lines: - or w:0,3;b:7, a side alone b:-.');
  const lastSlides = back === '-' ? NO_SLIDES : parsePair(SIDES, back, (slide) => parseSlide(board, slide));
  if (lastSlides === undefined) return positionInvalid('Field 6 gives the last moves: - or w:a1-a4;b:-.');

  return ok({
    toMove: side === 'w' ? 'white' : 'black',
    pieces: { white: pointsHolding('W', points), black: pointsHolding('B', points) },
    inHand,
    quietPlies: Number(quiet),
    usedLines,
    lastSlides,
    history: [],
  });
};

/** What fields 5 and 6 say of both sides. */
const SIDES = /^w:([^;]+);b:([^;]+)$/;

const NO_LINES: BySide<LineSet> = { white: 0, black: 0 };
const NO_SLIDES: BySide<Slide | null> = { white: null, black: null };

const formatSides = (white: string, black: string): string =>
  white === '' && black === '' ? '-' : `w:${white || '-'};b:${black || '-'}`;

const formatSlide = (board: Board, slide: Slide | null): string =>
  slide === null ? '' : formatMove(board, { ...slide, captures: [] });

/** Both groups of `form` in `text`, each read by `parse`; undefined where the form or a part is wrong. */
const parsePair = <T>(form: RegExp, text: string, parse: (part: string) => T | undefined): BySide<T> | undefined => {
  const [, white, black] = form.exec(text)?.map(parse) ?? [];
  return white === undefined || black === undefined ? undefined : { white, black };
};

const parseLines = (board: Board, text: string): LineSet | undefined => {
  if (text === '-') return 0;
  const lines = text.split(',').map((line) => (/^\d{1,2}$/.test(line) ? Number(line) : board.lines.length));
  return lines.every((line) => line < board.lines.length) ? setOf(lines) : undefined;
};

const parseSlide = (board: Board, text: string): Slide | null | undefined => {
  if (text === '-') return null;
  const move = parseMove(board, text);
  return move.ok && move.value.from !== null ? { from: move.value.from, to: move.value.to } : undefined;
};

const pointsHolding = (character: string, points: string): PointSet => {
  let holding = NO_POINTS;
  for (let point = 0; point < points.length; point++) {
    if (points[point] === character) holding = withPoint(holding, point);
  }
  return holding;
};
