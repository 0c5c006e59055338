/** POST /v1/positions: positions, moves from them and results, without a game. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { PositionAnswerSchema } from '../../src/http/schemas/position.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

let host: TestApp;
let api: Api;
beforeAll(async () => {
  host = await openTestApp();
  api = createApi(host.send);
});
afterAll(() => host.close());

async function describePosition(request?: object): Promise<z.infer<typeof PositionAnswerSchema>> {
  const answer = await api.post('/v1/positions', request);
  expect(answer.status, answer.text).toBe(200);
  return PositionAnswerSchema.parse(answer.body);
}

const refuse = async (request: object) => api.post('/v1/positions', request);

const NINE = 'a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1'.split(' ');

/** A position's first field. */
function boardText(white: string, black: string): string {
  const holder = (point: string) => (white.includes(point) ? 'W' : black.includes(point) ? 'B' : '.');
  return NINE.map(holder).join('');
}

/** Three pieces each, where a7 and f4 can walk to and fro without closing a mill. */
const WALKERS = `${boardText('a7 g7 d2', 'e5 f4 c3')} w 0,0`;
const WALK = ['a7-a4', 'f4-g4', 'a4-a7', 'g4-f4'];
const walk = (plies: number) => Array.from({ length: plies }, (_, ply) => WALK[ply % 4]);

const START = '........................ w 9,9 0 - -';
/** White closes a7-d7-g7 by g4-g7 and takes one of Black's last three pieces. */
const BEFORE_WIN = 'WW...B........W.B.W..B.. w 0,0 4';

describe('a position', () => {
  test.each([[undefined], [{}], [{ rules: null, position: null, moves: null }], [{ rules: 'standard', moves: [] }]])(
    'of nothing (%j) is the start',
    async (request) => {
      const { rules, position, result, legalMoves } = await describePosition(request);
      expect(rules.preset).toBe('standard');
      const side = { onBoard: [], inHand: 9, lost: 0 };
      expect(position).toEqual({
        text: START,
        toMove: 'white',
        phase: 'placing',
        white: side,
        black: side,
        mills: [],
        quietPlies: 0,
        repetitions: 1,
        usedLines: { white: [], black: [] },
      });
      expect(result).toBeNull();
      expect(legalMoves).toHaveLength(24);
    },
  );

  test('tells what each side has', async () => {
    const { position } = await describePosition({ moves: ['d6', 'f4', 'd2', 'b4', 'f2', 'd5', 'b2xd5'] });
    expect(position).toMatchObject({
      text: '....W.....B..B....WWW... b 5,6 0 - -',
      toMove: 'black',
      white: { onBoard: ['d6', 'b2', 'd2', 'f2'], inHand: 5, lost: 0 },
      black: { onBoard: ['b4', 'f4'], inHand: 6, lost: 1 },
      mills: [{ color: 'white', points: ['b2', 'd2', 'f2'] }],
    });
  });

  test('lists the lines that are used up', async () => {
    const request = { rules: 'russian', moves: ['a7', 'a4', 'd7', 'b4', 'g7xa4'] };
    const { position } = await describePosition(request);
    expect(position.usedLines).toEqual({ white: [['a7', 'd7', 'g7']], black: [] });
    expect(position.text).toBe('WWW.......B............. b 6,7 0 w:0;b:- -');
  });

  test('counts its occurrences, and not where the rules do not', async () => {
    const rules = { flyingAt: null };
    const request = { position: WALKERS, moves: walk(4) };
    expect((await describePosition({ rules, ...request })).position.repetitions).toBe(2);
    const forgetful = { ...rules, repetitionDraw: null };
    expect((await describePosition({ rules: forgetful, ...request })).position.repetitions).toBeNull();
  });

  test('a text that was given out is taken back', async () => {
    const { position } = await describePosition({ rules: 'russian', moves: ['a7', 'a4', 'd7', 'b4', 'g7xa4'] });
    expect((await describePosition({ rules: 'russian', position: position.text })).position).toEqual(position);
  });
});

describe('moves', () => {
  test('have their kind, mills and captures', async () => {
    const { legalMoves } = await describePosition({ position: BEFORE_WIN });
    expect(legalMoves.filter(({ move }) => move.startsWith('g4-g7'))).toEqual([
      { move: 'g4-g7xf6', kind: 'slide', from: 'g4', to: 'g7', mills: [['a7', 'd7', 'g7']], captures: ['f6'] },
      { move: 'g4-g7xd3', kind: 'slide', from: 'g4', to: 'g7', mills: [['a7', 'd7', 'g7']], captures: ['d3'] },
      { move: 'g4-g7xa1', kind: 'slide', from: 'g4', to: 'g7', mills: [['a7', 'd7', 'g7']], captures: ['a1'] },
    ]);
  });

  test('are read in any case and written in one way', async () => {
    const { position } = await describePosition({ position: BEFORE_WIN, moves: [' G4–G7:D3 '] });
    expect(position.text.split(' ')[0]).toBe('WWW..B............W..B..');
  });

  test('after the end there are none', async () => {
    const { result, legalMoves, position } = await describePosition({ position: BEFORE_WIN, moves: ['g4-g7xd3'] });
    expect(result).toEqual({ winner: 'white', reason: 'fewer-than-three' });
    expect(legalMoves).toEqual([]);
    expect([position.toMove, position.phase]).toEqual(['black', 'flying']);
  });
});

describe('an illegal move', () => {
  test('is named, with what could have been played there', async () => {
    const answer = await refuse({ moves: ['d6', 'f4', 'd6', 'a1'] });
    expectProblem(answer, 'illegal-move', { moveIndex: 2, reason: 'point-occupied' });
    const { legalMoves } = await describePosition({ moves: ['d6', 'f4'] });
    expect(answer.body).toMatchObject({ legalMoveTexts: legalMoves.map(({ move }) => move) });
  });

  const REASONS: readonly (readonly [move: string, reason: string])[] = [
    ['a1-a1', 'malformed-move'],
    ['a10', 'malformed-move'],
    ['', 'malformed-move'],
    ['z9', 'unknown-point'],
    ['d4', 'unknown-point'],
    ['d6-d5', 'must-place'],
  ];
  test.each(REASONS)('%j: %s', async (move, reason) => {
    expectProblem(await refuse({ moves: ['d6', 'f4', move] }), 'illegal-move', { moveIndex: 2, reason });
  });

  test('so is any move after the end', async () => {
    const moves = ['g4-g7xd3', 'f6-f4', 'nonsense'];
    expectProblem(await refuse({ position: BEFORE_WIN, moves }), 'illegal-move', {
      moveIndex: 1,
      reason: 'game-over',
      legalMoveTexts: [],
    });
  });

  test('also in a position that was decided when it was given', async () => {
    const position = 'WWW...................BB w 0,0';
    expectProblem(await refuse({ position, moves: ['a7-a4'] }), 'illegal-move', { moveIndex: 0, reason: 'game-over' });
  });
});

describe('a position from outside', () => {
  /** Black's pieces take every way out of the corners. */
  const blocked = `${boardText('a7 g7 a1 g1', 'd7 a4 g4 d1')} w 0,0`;
  const full = `${'WB'.repeat(12)} w 0,0`;
  const DECIDED: readonly (readonly [name: string, position: string, rules: object, result: object])[] = [
    ['Black has two', 'WWW...................BB w 0,0', {}, { winner: 'white', reason: 'fewer-than-three' }],
    ['both have two', 'WW....................BB w 0,0', {}, { winner: null, reason: 'fewer-than-three' }],
    ['White is blocked', blocked, {}, { winner: 'black', reason: 'no-moves' }],
    ['a block draws', blocked, { blockedPlayer: 'draws' }, { winner: null, reason: 'no-moves' }],
    ['the board is full', full, { preset: 'twelve' }, { winner: null, reason: 'full-board' }],
  ];

  test.each(DECIDED)('%s: it is decided', async (_, position, rules, expected) => {
    const { result, legalMoves } = await describePosition({ position, rules });
    expect(result).toEqual(expected);
    expect(legalMoves).toEqual([]);
  });

  test('a blocked side that passes has passed already', async () => {
    const { position, result, legalMoves } = await describePosition({
      position: blocked,
      rules: { blockedPlayer: 'passes' },
    });
    expect(position.text).toBe(`${blocked.replace(' w ', ' b ')} 0 - -`);
    expect(result).toBeNull();
    expect(legalMoves).not.toEqual([]);
  });

  const INVALID: readonly (readonly [what: string, position: string, rules?: object])[] = [
    ['too few points', 'W.B w 8,8'],
    ['another letter', 'X....................... w 8,9'],
    ['no side to move', '........................ x 9,9'],
    ['a hand of ten', '........................ w 10,9'],
    ['more pieces than there are', 'W....................... w 9,9'],
    ['leading zeros', '........................ w 09,9'],
    ['a space too much', '........................  w 9,9'],
    ['quiet plies beyond the limit', 'WWW..................BBB w 0,0 100'],
    ['used lines under rules without', '........................ w 9,9 0 w:0;b:-'],
    [
      'a line that the board lacks',
      '........................ w 9,9 0 w:16;b:-',
      { repeatedMillCapture: 'once-per-line' },
    ],
    ['a last slide under rules without', 'WWW..................BBB w 0,0 1 - w:a4-a7;b:-'],
    [
      'a last slide that ends nowhere',
      'WWW..................BBB w 0,0 1 - w:a7-a4;b:-',
      { repeatedMillCapture: 'not-on-return' },
    ],
    ['the points of another board', '................ w 6,6'],
  ];
  test.each(INVALID)('%s: refused', async (_, position, rules = {}) => {
    expectProblem(await refuse({ position, rules }), 'position-invalid');
  });
});

describe('rules', () => {
  test('a preset with a change has no name of its own', async () => {
    const { rules } = await describePosition({ rules: { preset: 'russian', doubleMillCaptures: 1 } });
    expect(rules).toMatchObject({ preset: null, protectedMills: 'never', doubleMillCaptures: 1 });
  });

  test('a change that changes nothing keeps the name', async () => {
    const { rules } = await describePosition({ rules: { preset: 'russian', doubleMillCaptures: 2, pieces: null } });
    expect(rules.preset).toBe('russian');
  });

  test('null is a value of four parameters, and missing for the others', async () => {
    const { rules } = await describePosition({
      rules: { preset: null, board: null, flyingAt: null, repetitionDraw: null, quietMovesDraw: null },
    });
    expect(rules).toMatchObject({ board: 'nine', flyingAt: null, repetitionDraw: null, quietMovesDraw: null });
  });

  test.each(['standard', 'russian', 'six', 'lasker', 'morabaraba', { preset: 'czech', pieces: 7 }])(
    'rules that were given out (%j) give the same rules',
    async (asked) => {
      const { rules } = await describePosition({ rules: asked });
      expect((await describePosition({ rules })).rules).toEqual(rules);
    },
  );

  test('parameters that do not go together', async () => {
    const answer = await refuse({ rules: { board: 'six' } });
    expectProblem(answer, 'rules-invalid', { parameter: 'pieces', detail: expect.stringContaining('7') });
  });

  const REFUSED: readonly (readonly [rules: unknown, pointer: string, code: string])[] = [
    ['rusian', '/rules', 'enum'],
    [7, '/rules', 'type'],
    [{ pieces: 13 }, '/rules/pieces', 'range'],
    [{ pieces: 2 }, '/rules/pieces', 'range'],
    [{ pieces: 9.5 }, '/rules/pieces', 'type'],
    [{ flyingAt: 5 }, '/rules/flyingAt', 'range'],
    [{ repetitionDraw: 1 }, '/rules/repetitionDraw', 'range'],
    [{ quietMovesDraw: 201 }, '/rules/quietMovesDraw', 'range'],
    [{ endgameQuietMovesDraw: 4 }, '/rules/endgameQuietMovesDraw', 'range'],
    [{ doubleMillCaptures: 3 }, '/rules/doubleMillCaptures', 'enum'],
    [{ movesWhilePlacing: 'no' }, '/rules/movesWhilePlacing', 'type'],
    [{ flying: 3 }, '/rules/flying', 'unknown-field'],
  ];
  test.each(REFUSED)('%j: %s %s', async (rules, pointer, code) => {
    expectProblem(await refuse({ rules }), 'validation-failed', { errors: [{ in: 'body', pointer, code }] });
  });
});

describe('bounds', () => {
  const ENDLESS = { flyingAt: null, repetitionDraw: null, quietMovesDraw: null };

  test('2,000 moves are answered quickly', async () => {
    const started = performance.now();
    const { position } = await describePosition({ rules: ENDLESS, position: WALKERS, moves: walk(2000) });
    expect(position.quietPlies).toBe(2000);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('2,001 moves are too many', async () => {
    expectProblem(await refuse({ moves: walk(2001) }), 'validation-failed', {
      errors: [{ in: 'body', pointer: '/moves', code: 'length' }],
    });
  });

  test('a draw comes on the way, and nothing after it', async () => {
    const { result } = await describePosition({ position: WALKERS, rules: 'no-flying', moves: walk(8) });
    expect(result).toEqual({ winner: null, reason: 'repetition' });
    expectProblem(await refuse({ position: WALKERS, rules: 'no-flying', moves: walk(9) }), 'illegal-move', {
      moveIndex: 8,
      reason: 'game-over',
    });
  });
});
