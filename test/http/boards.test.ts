/** GET /v1/boards/{board}: the graphs of docs/rules.md, section 1, so that a client can draw them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { BoardSchema } from '../../src/http/schemas/rules.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

let host: TestApp;
let api: Api;
beforeAll(async () => {
  host = await openTestApp();
  api = createApi(host.send);
});
afterAll(() => host.close());

type Board = z.infer<typeof BoardSchema>;

const boardOf = async (id: string): Promise<Board> => BoardSchema.parse((await api.get(`/v1/boards/${id}`)).body);

const NINE = 'a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1';

const COUNTS = [
  { id: 'nine', names: NINE, edges: 32, lines: 16, side: 7 },
  { id: 'twelve', names: NINE, edges: 40, lines: 20, side: 7 },
  { id: 'six', names: 'a5 c5 e5 b4 c4 d4 a3 b3 d3 e3 b2 c2 d2 a1 c1 e1', edges: 20, lines: 8, side: 5 },
];

describe.each(COUNTS)('$id', ({ id, names, edges, lines, side }) => {
  test('has its points in order', async () => {
    const { points } = await boardOf(id);
    expect(points.map(({ name }) => name)).toEqual(names.split(' '));
    expect(points.map(({ index }) => index)).toEqual([...points.keys()]);
  });

  test('has a place for every point: file and rank from 0 at the lower left', async () => {
    const { points } = await boardOf(id);
    for (const { name, x, y } of points) expect(`${'abcdefg'[x]}${y + 1}`).toBe(name);
    expect(Math.max(...points.map(({ x, y }) => Math.max(x, y)))).toBe(side - 1);
  });

  test('has neighbours in index order, each the other’s', async () => {
    const { points } = await boardOf(id);
    const indexOf = (name: string) => points.find((point) => point.name === name)?.index ?? -1;
    for (const { name, adjacent } of points) {
      expect(adjacent).toEqual(adjacent.toSorted((a, b) => indexOf(a) - indexOf(b)));
      for (const other of adjacent) expect(points[indexOf(other)]?.adjacent).toContain(name);
    }
    expect(points.flatMap(({ adjacent }) => adjacent)).toHaveLength(2 * edges);
  });

  test('has lines of three points, neighbours in a row', async () => {
    const board = await boardOf(id);
    const pointOf = new Map(board.points.map((point) => [point.name, point]));
    expect(board.lines).toHaveLength(lines);
    expect(new Set(board.lines.map(String)).size).toBe(lines);
    for (const [first = '', middle = '', last = '', ...more] of board.lines) {
      expect(more).toEqual([]);
      expect(pointOf.get(middle)?.adjacent).toEqual(expect.arrayContaining([first, last]));
      const [a, b, c] = [first, middle, last].map((name) => pointOf.get(name));
      expect([(a?.x ?? 0) + (c?.x ?? 0), (a?.y ?? 0) + (c?.y ?? 0)]).toEqual([2 * (b?.x ?? -1), 2 * (b?.y ?? -1)]);
    }
  });
});

test('lines come in the order in which positions index them', async () => {
  const { lines } = await boardOf('twelve');
  expect([lines[0], lines[8], lines[15], lines[16], lines[19]].map((line) => line?.join(''))).toEqual([
    'a7d7g7',
    'a7a4a1',
    'g7g4g1',
    'a7b6c5',
    'g1f2e3',
  ]);
});

test('nothing crosses the innermost square of nine; cross links join the squares of six', async () => {
  const adjacentTo = async (id: string, name: string) =>
    (await boardOf(id)).points.find((point) => point.name === name)?.adjacent;
  expect(await adjacentTo('nine', 'c4')).toEqual(['c5', 'b4', 'c3']);
  expect(await adjacentTo('six', 'c4')).toEqual(['c5', 'b4', 'd4']);
  expect((await boardOf('six')).lines.map(String)).not.toContain('c5,c4');
});

test.each(['three', 'NINE', '__proto__'])('there is no board %s', async (id) => {
  expectProblem(await api.get(`/v1/boards/${id}`), 'not-found');
});

test('every cache may keep a board', async () => {
  const { headers } = await api.get('/v1/boards/nine');
  expect(headers.get('Cache-Control')).toMatch(/^public/);
  expect((await api.get('/v1/boards/nine', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304);
});
