/** A board as the service draws it, in the form in which a search asks about it: sets of points are integers, bit i is point i. */
import type { Board } from '../../client/index.ts';

export interface Geometry {
  /** Every point. */
  readonly points: number;
  readonly indexOf: ReadonlyMap<string, number>;
  /** By point: the points next to it. */
  readonly neighbours: readonly number[];
  readonly lines: readonly number[];
  /** By point: the lines that it is on. */
  readonly linesThrough: readonly (readonly number[])[];
}

export function geometryOf(board: Board): Geometry {
  const indexOf = new Map(board.points.map(({ name, index }) => [name, index]));
  const setOf = (names: readonly string[]) => pointSet(names, indexOf);
  const lines = board.lines.map(setOf);
  const inOrder = board.points.toSorted((a, b) => a.index - b.index);
  return {
    points: setOf(inOrder.map(({ name }) => name)),
    indexOf,
    neighbours: inOrder.map(({ adjacent }) => setOf(adjacent)),
    lines,
    linesThrough: inOrder.map(({ index }) => lines.filter((line) => (line & (1 << index)) !== 0)),
  };
}

export function pointSet(names: readonly string[], indexOf: ReadonlyMap<string, number>): number {
  return names.reduce((set, name) => set | (1 << (indexOf.get(name) ?? 0)), 0);
}

/** The points of a set, from the lowest. */
export function* pointsIn(set: number): Generator<number, void, undefined> {
  for (let left = set; left !== 0; left &= left - 1) yield 31 - Math.clz32(left & -left);
}

export function countOf(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
