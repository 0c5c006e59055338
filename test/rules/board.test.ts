/** The three boards (docs/rules.md, section 1). */

import { describe, expect, it } from 'vitest';
import { BOARD_IDS, boardOf, coordinatesOf, nameOf, pointNamed } from '../../src/rules/board.ts';
import { has, pointsOf, sizeOf } from '../../src/rules/point-set.ts';

const namesOf = (id: (typeof BOARD_IDS)[number], set: number) =>
  pointsOf(set).map((point) => nameOf(boardOf(id), point));

const adjacentTo = (id: (typeof BOARD_IDS)[number], name: string) =>
  namesOf(id, boardOf(id).adjacent[pointNamed(boardOf(id), name) ?? -1] ?? 0);

describe('boards', () => {
  it.each([
    ['nine', 24, 16, 32],
    ['twelve', 24, 20, 40],
    ['six', 16, 8, 20],
  ] as const)('%s has %i points, %i lines, %i edges', (id, points, lines, edges) => {
    const board = boardOf(id);
    expect(board.points).toHaveLength(points);
    expect(board.lines).toHaveLength(lines);
    expect(board.adjacent.reduce((sum, around) => sum + sizeOf(around), 0)).toBe(2 * edges);
    expect(sizeOf(board.all)).toBe(points);
  });

  it.each(BOARD_IDS)('on %s ways go both ways, and lines have three points', (id) => {
    const { adjacent, lines, linesThrough, points } = boardOf(id);
    adjacent.forEach((around, point) => {
      for (const other of pointsOf(around)) expect(has(adjacent[other] ?? 0, point)).toBe(true);
      expect(has(around, point)).toBe(false);
    });
    for (const line of lines) expect(sizeOf(line)).toBe(3);
    points.forEach((_, point) => {
      expect(linesThrough[point]).toEqual(lines.flatMap((line, index) => (has(line, point) ? index : [])));
    });
  });

  it('nine has every point on exactly two lines', () => {
    for (const lines of boardOf('nine').linesThrough) expect(lines).toHaveLength(2);
  });

  it.each([
    ['nine', 'a7', ['d7', 'a4']],
    ['nine', 'd6', ['d7', 'b6', 'f6', 'd5']],
    ['nine', 'c4', ['c5', 'b4', 'c3']],
    ['nine', 'b6', ['d6', 'b4']],
    ['twelve', 'b6', ['a7', 'd6', 'c5', 'b4']],
    ['twelve', 'c4', ['c5', 'b4', 'c3']],
    ['six', 'c5', ['a5', 'e5', 'c4']],
    ['six', 'a3', ['a5', 'b3', 'a1']],
    ['six', 'd3', ['d4', 'e3', 'd2']],
    ['six', 'c2', ['b2', 'd2', 'c1']],
  ] as const)('on %s the neighbours of %s are %j', (id, point, neighbours) => {
    expect(adjacentTo(id, point)).toEqual(neighbours);
  });

  it.each([
    ['nine', 'a1', 0, 0],
    ['nine', 'g7', 6, 6],
    ['nine', 'd5', 3, 4],
    ['six', 'a1', 0, 0],
    ['six', 'e5', 4, 4],
    ['six', 'b3', 1, 2],
  ] as const)('on %s %s lies at %i, %i', (id, name, x, y) => {
    const board = boardOf(id);
    expect(coordinatesOf(board, pointNamed(board, name) ?? -1)).toEqual({ x, y });
  });

  it('knows no other name', () => {
    expect(pointNamed(boardOf('nine'), 'd4')).toBeUndefined();
    expect(pointNamed(boardOf('six'), 'd7')).toBeUndefined();
    expect(() => nameOf(boardOf('six'), 16)).toThrow(RangeError);
  });
});
