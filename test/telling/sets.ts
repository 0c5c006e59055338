/** Rule sets of every kind, for tests of how they are told. */
import fc from 'fast-check';
import { MOST_PIECES, PARAMETERS, type Parameter, RANGES, type Rules } from '../../src/rules/rule-set.ts';

const range = ([least, most]: readonly [number, number]) =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** Every value of every parameter. */
export const VALUES: { readonly [P in Parameter]: readonly Rules[P][] } = {
  board: ['nine', 'twelve', 'six'],
  pieces: range(RANGES.pieces),
  movesWhilePlacing: [false, true],
  flyingAt: [null, ...range(RANGES.flyingAt)],
  protectedMills: ['unless-all-in-mills', 'never', 'always'],
  doubleMillCaptures: [1, 2],
  repeatedMillCapture: ['allowed', 'once-per-line', 'not-on-return'],
  blockedPlayer: ['loses', 'draws', 'passes'],
  fullBoard: ['draws', 'blocked'],
  repetitionDraw: [null, ...range(RANGES.repetitionDraw)],
  quietMovesDraw: [null, ...range(RANGES.quietMovesDraw)],
  endgameQuietMovesDraw: [null, ...range(RANGES.endgameQuietMovesDraw)],
};

/** Where every parameter matters. */
export const ALL_MATTERS: Rules = {
  board: 'twelve',
  pieces: 12,
  movesWhilePlacing: false,
  flyingAt: 3,
  protectedMills: 'unless-all-in-mills',
  doubleMillCaptures: 2,
  repeatedMillCapture: 'once-per-line',
  blockedPlayer: 'loses',
  fullBoard: 'draws',
  repetitionDraw: 3,
  quietMovesDraw: null,
  endgameQuietMovesDraw: 10,
};

/** `rules` with each value of `parameter` that can be played. */
export const variants = <P extends Parameter>(rules: Rules, parameter: P): readonly Rules[] =>
  VALUES[parameter].map((value) => fitting({ ...rules, [parameter]: value }));

export const anyRules: fc.Arbitrary<Rules> = fc
  .record({
    board: fc.constantFrom(...VALUES.board),
    pieces: fc.constantFrom(...VALUES.pieces),
    movesWhilePlacing: fc.boolean(),
    flyingAt: fc.constantFrom(...VALUES.flyingAt),
    protectedMills: fc.constantFrom(...VALUES.protectedMills),
    doubleMillCaptures: fc.constantFrom(...VALUES.doubleMillCaptures),
    repeatedMillCapture: fc.constantFrom(...VALUES.repeatedMillCapture),
    blockedPlayer: fc.constantFrom(...VALUES.blockedPlayer),
    fullBoard: fc.constantFrom(...VALUES.fullBoard),
    repetitionDraw: fc.constantFrom(...VALUES.repetitionDraw),
    quietMovesDraw: fc.constantFrom(...VALUES.quietMovesDraw),
    endgameQuietMovesDraw: fc.constantFrom(...VALUES.endgameQuietMovesDraw),
  })
  .map(fitting);

/** Each value of each parameter, one at a time, from rules where it matters. */
export const EACH_VALUE: readonly Rules[] = PARAMETERS.flatMap((parameter) => variants(ALL_MATTERS, parameter));

function fitting(rules: Rules): Rules {
  return { ...rules, pieces: Math.min(rules.pieces, MOST_PIECES[rules.board]) };
}
