/** A turn made point by point, against the legal moves that the service itself gives. */
import { describe, expect, test } from 'vitest';
import type { Move } from '../../src/client/index.ts';
import { capturesDue, choose, type HalfTurn, isBegun, NO_TURN, stepsFrom, undoStep } from '../../src/play/half-turn.ts';
import { boardOf, nameOf } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/legal-moves.ts';
import { formatMove, parsePosition } from '../../src/rules/notation.ts';
import { type PresetId, presetOf } from '../../src/rules/presets.ts';

/** The legal moves of a position as the API shows them. */
function movesOf(preset: PresetId, position: string): readonly Move[] {
  const { rules } = presetOf(preset);
  const board = boardOf(rules.board);
  const parsed = parsePosition(rules, position);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const names = (points: readonly number[]) => points.map((point) => nameOf(board, point));
  return legalMoves(rules, parsed.value).map((move) => ({
    move: formatMove(board, move),
    kind: move.kind,
    from: move.from === null ? null : nameOf(board, move.from),
    to: nameOf(board, move.to),
    mills: move.mills.map((line) => names(board.linePoints[line] ?? [])),
    captures: names(move.captures),
  }));
}

/** Chooses one point after the other. */
function chooseAll(moves: readonly Move[], ...points: readonly string[]): { turn: HalfTurn; move: string | null } {
  let turn = NO_TURN;
  for (const point of points) {
    const chosen = choose(turn, point, moves);
    if (chosen.move !== null) return { turn: chosen.turn, move: chosen.move.move };
    turn = chosen.turn;
  }
  return { turn, move: null };
}

/** White has a7 and d7, and one more in hand; Black has e5, a4 and g4. */
const ONE_FROM_A_MILL = 'WW......BB....B......... w 1,0';
/** White closes two mills at once with d6: b6-f6 and d7-d5. */
const TWO_MILLS = '.W.W.W.W...BB..BB....... w 1,0';

const placing = movesOf('standard', '........................ w 9,9');
const mill = movesOf('standard', ONE_FROM_A_MILL);
const double = movesOf('russian', TWO_MILLS);
const sliding = movesOf('standard', 'W.W.W.......B.B.B...B..W w 0,0');

describe('placing', () => {
  test('is whole with its point', () => {
    expect(chooseAll(placing, 'd6')).toEqual({ turn: NO_TURN, move: 'd6' });
  });

  test('can be done on every free point', () => {
    expect(new Set(stepsFrom(NO_TURN, placing).values())).toEqual(new Set(['place']));
    expect(stepsFrom(NO_TURN, placing).size).toBe(24);
  });
});

describe('moving', () => {
  test('begins with a piece that can move', () => {
    const steps = stepsFrom(NO_TURN, sliding);
    expect([...new Set(steps.values())]).toEqual(['pick']);
    expect(steps.has('a7')).toBe(true);
  });

  test('goes on with where it can go, or another piece', () => {
    const steps = stepsFrom({ ...NO_TURN, from: 'a7' }, sliding);
    expect([steps.get('d7'), steps.get('d5'), steps.get('g7')]).toEqual(['put', undefined, 'pick']);
    expect(chooseAll(sliding, 'a7', 'g7', 'd7').move).toBe('g7-d7');
  });

  test('lets go of a piece that is chosen again', () => {
    expect(chooseAll(sliding, 'a7', 'a7')).toEqual({ turn: NO_TURN, move: null });
  });

  test.each(['e4', 'a1', 'z9'])('makes nothing of %s', (point) => {
    expect(chooseAll(sliding, point)).toEqual({ turn: NO_TURN, move: null });
  });
});

describe('a mill', () => {
  test('asks for a capture as a step of its own', () => {
    const { turn, move } = chooseAll(mill, 'g7');
    expect(move).toBeNull();
    expect(capturesDue(turn, mill)).toBe(1);
    expect([...new Set(stepsFrom(turn, mill).values())]).toEqual(['capture']);
    expect(chooseAll(mill, 'g7', 'e5').move).toBe('g7xe5');
  });

  test('is no mill before it is closed', () => {
    expect(capturesDue(NO_TURN, mill)).toBe(0);
  });

  test('captures nothing but what it may', () => {
    expect(chooseAll(mill, 'g7', 'a7').turn).toEqual({ from: null, to: 'g7', captures: [] });
  });
});

describe('two mills under the Russian rules', () => {
  test('capture two pieces, in any order', () => {
    const [first = '', second = ''] = double.find(({ to }) => to === 'd6')?.captures ?? [];
    const { turn } = chooseAll(double, 'd6', second);
    expect(capturesDue(turn, double)).toBe(1);
    expect(stepsFrom(turn, double).has(second)).toBe(false);
    expect(chooseAll(double, 'd6', second, first).move).toBe(`d6x${first}x${second}`);
  });

  test('are undone step by step', () => {
    const [first = ''] = double.find(({ to }) => to === 'd6')?.captures ?? [];
    const { turn } = chooseAll(double, 'd6', first);
    const once = undoStep(turn);
    expect(once).toEqual({ from: null, to: 'd6', captures: [] });
    expect(undoStep(once)).toEqual(NO_TURN);
    expect([isBegun(turn), isBegun(NO_TURN)]).toEqual([true, false]);
  });
});

test.each([
  ['standard', '........................ w 9,9'],
  ['standard', ONE_FROM_A_MILL],
  ['russian', TWO_MILLS],
  ['lasker', 'W.W.W.......B.B.B....... w 7,7'],
  ['standard', 'WWW.........B.B.B...B... b 0,0'],
  ['standard', 'W.W.W.......B.B.B...B... w 0,0'],
] as const)('every legal move can be chosen: %s, %s', (preset, position) => {
  const moves = movesOf(preset, position);
  expect(moves.length).toBeGreaterThan(0);
  for (const { move, from, to, captures } of moves) {
    const points = [...(from === null ? [] : [from]), to, ...captures];
    expect(chooseAll(moves, ...points).move).toBe(move);
  }
});
