/**
 * The three boards (docs/rules.md, section 1), each built once from the names of
 * its points and lines. Everything that the rules ask of a board is precomputed
 * here as point sets.
 */

import { has, type Point, type PointSet, setOf, without } from './point-set.ts';

export const BOARD_IDS = ['nine', 'twelve', 'six'] as const;

export type BoardId = (typeof BOARD_IDS)[number];

/** A line, by its index in the order of docs/rules.md, section 7. */
export type Line = number;

/** Lines as one integer: bit i = line i. */
export type LineSet = number;

export interface Board {
  readonly id: BoardId;
  /** Names of the points, by index. */
  readonly points: readonly string[];
  /** Every point of the board. */
  readonly all: PointSet;
  /** By point: the points that a piece can slide to. */
  readonly adjacent: readonly PointSet[];
  /** By line: its three points. */
  readonly lines: readonly PointSet[];
  /** By line: its three points in the order in which lines are written. */
  readonly linePoints: readonly (readonly Point[])[];
  /** By point: the lines that it lies on, ascending. */
  readonly linesThrough: readonly (readonly Line[])[];
  /** By point: the other two points of every line through it. */
  readonly mates: readonly (readonly PointSet[])[];
}

const words = (text: string): readonly string[] => text.split(' ');

const NINE_POINTS = words('a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1');
const NINE_LINES = words(
  'a7d7g7 b6d6f6 c5d5e5 a4b4c4 e4f4g4 c3d3e3 b2d2f2 a1d1g1 a7a4a1 b6b4b2 c5c4c3 d7d6d5 d3d2d1 e5e4e3 f6f4f2 g7g4g1',
);
const DIAGONALS = words('a7b6c5 g7f6e5 a1b2c3 g1f2e3');

const SIX_POINTS = words('a5 c5 e5 b4 c4 d4 a3 b3 d3 e3 b2 c2 d2 a1 c1 e1');
const SIX_LINES = words('a5c5e5 b4c4d4 b2c2d2 a1c1e1 a5a3a1 b4b3b2 d4d3d2 e5e3e1');
/** They join two points only, so they are ways to slide and no lines. */
const SIX_CROSS_LINKS = words('c5c4 a3b3 d3e3 c2c1');

const BOARDS: Readonly<Record<BoardId, Board>> = {
  nine: buildBoard('nine', NINE_POINTS, NINE_LINES, []),
  twelve: buildBoard('twelve', NINE_POINTS, [...NINE_LINES, ...DIAGONALS], []),
  six: buildBoard('six', SIX_POINTS, SIX_LINES, SIX_CROSS_LINKS),
};

export const boardOf = (id: BoardId): Board => BOARDS[id];

/** The point called `name`, in lower case, or undefined where the board has none. */
export const pointNamed = (board: Board, name: string): Point | undefined => {
  const point = board.points.indexOf(name);
  return point === -1 ? undefined : point;
};

/** The name of `point`. */
export const nameOf = (board: Board, point: Point): string => {
  const name = board.points[point];
  if (name === undefined) throw new RangeError(`${board.id} has no point ${point}`);
  return name;
};

/** File (x) and rank (y) of `point`, counted from 0 at the lower left. */
export const coordinatesOf = (board: Board, point: Point): { readonly x: number; readonly y: number } => {
  const name = nameOf(board, point);
  return { x: name.charCodeAt(0) - 'a'.charCodeAt(0), y: Number(name.slice(1)) - 1 };
};

function buildBoard(
  id: BoardId,
  points: readonly string[],
  lineNames: readonly string[],
  crossLinks: readonly string[],
): Board {
  const parsePoints = (names: string): Point[] => (names.match(/../g) ?? []).map((name) => points.indexOf(name));
  const linePoints = lineNames.map(parsePoints);
  const lines = linePoints.map(setOf);
  const edges = [
    ...linePoints.flatMap(([a, b, c]) => [
      [a, b],
      [b, c],
    ]),
    ...crossLinks.map(parsePoints),
  ];

  const indices = points.map((_, point) => point);
  const neighbours = (point: Point) => edges.flatMap(([a, b]) => (a === point ? b : b === point ? a : undefined) ?? []);
  const linesThrough = indices.map((point) => lines.flatMap((line, index) => (has(line, point) ? index : [])));
  const matesOf = (point: Point) => lines.filter((line) => has(line, point)).map((line) => without(line, point));

  return {
    id,
    points,
    all: setOf(indices),
    adjacent: indices.map((point) => setOf(neighbours(point))),
    lines,
    linePoints,
    linesThrough,
    mates: indices.map(matesOf),
  };
}
