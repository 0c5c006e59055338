/**
 * Random rule sets, positions and games for properties: every value of every
 * parameter in every combination that can be played.
 */

import fc from 'fast-check';
import { BOARD_IDS, type Board, boardOf, type LineSet } from '../../src/rules/board.ts';
import { COLORS } from '../../src/rules/color.ts';
import { legalMoves, type Move } from '../../src/rules/legal-moves.ts';
import { formatPosition, takeOverPosition } from '../../src/rules/notation.ts';
import { type Ply, playMove } from '../../src/rules/play.ts';
import { has, type Point, setOf } from '../../src/rules/point-set.ts';
import { type Position, type Slide, startPosition } from '../../src/rules/position.ts';
import {
  BLOCKED_PLAYER,
  DOUBLE_MILL_CAPTURES,
  FULL_BOARD,
  MOST_PIECES,
  PROTECTED_MILLS,
  RANGES,
  REPEATED_MILL_CAPTURE,
  type Rules,
} from '../../src/rules/rule-set.ts';

const oneOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** Numbers to `max`, this one often: crowded boards are where blocks and double mills are. */
const upTo = (max: number, min = 0): fc.Arbitrary<number> => fc.oneof(fc.constant(max), fc.integer({ min, max }));

const orNever = ([min, max]: readonly [number, number]): fc.Arbitrary<number | null> =>
  fc.option(fc.oneof(fc.constant(min), fc.integer({ min, max })), { nil: null });

export const anyRules: fc.Arbitrary<Rules> = oneOf(BOARD_IDS).chain((board) =>
  fc.record({
    board: fc.constant(board),
    pieces: upTo(MOST_PIECES[board], RANGES.pieces[0]),
    movesWhilePlacing: fc.boolean(),
    flyingAt: oneOf([null, 3, 4]),
    protectedMills: oneOf(PROTECTED_MILLS),
    doubleMillCaptures: oneOf(DOUBLE_MILL_CAPTURES),
    repeatedMillCapture: oneOf(REPEATED_MILL_CAPTURE),
    blockedPlayer: oneOf(BLOCKED_PLAYER),
    fullBoard: oneOf(FULL_BOARD),
    repetitionDraw: orNever(RANGES.repetitionDraw),
    quietMovesDraw: orNever(RANGES.quietMovesDraw),
    endgameQuietMovesDraw: orNever(RANGES.endgameQuietMovesDraw),
  }),
);

/** A position from outside under `rules`, with all that a text can say; it may be decided. */
const anyPosition = (rules: Rules): fc.Arbitrary<Position> => {
  const board = boardOf(rules.board);
  const indices = board.points.map((_, point) => point);
  const side = fc.record({
    onBoard: upTo(rules.pieces),
    hand: fc.oneof(fc.constant(0), upTo(rules.pieces)),
    used: fc.integer({ min: 0, max: 2 ** board.lines.length - 1 }),
    lastFrom: fc.option(oneOf(indices)),
  });
  const shuffled = fc.shuffledSubarray(indices, { minLength: indices.length });
  const rounded = shuffled.map((order) => roundOnePoint(board, order));
  return fc
    .record({ points: fc.oneof(shuffled, rounded), white: side, black: side, toMove: oneOf(COLORS), quiet: fc.nat(9) })
    .map(({ points, white, black, toMove, quiet }) => {
      const pieces = {
        white: points.slice(0, white.onBoard),
        black: points.slice(white.onBoard).slice(0, black.onBoard),
      };
      const handOf = (onBoard: readonly Point[], hand: number) => Math.min(hand, rules.pieces - onBoard.length);
      const usedOf = (lines: LineSet) => (rules.repeatedMillCapture === 'once-per-line' ? lines : 0);
      const slideOf = (from: Point | null, to: Point | undefined): Slide | null =>
        rules.repeatedMillCapture === 'not-on-return' && from !== null && to !== undefined && from !== to
          ? { from, to }
          : null;
      return {
        toMove,
        pieces: { white: setOf(pieces.white), black: setOf(pieces.black) },
        inHand: { white: handOf(pieces.white, white.hand), black: handOf(pieces.black, black.hand) },
        quietPlies: quiet,
        usedLines: { white: usedOf(white.used), black: usedOf(black.used) },
        lastSlides: {
          white: slideOf(white.lastFrom, pieces.white[0]),
          black: slideOf(black.lastFrom, pieces.black[0]),
        },
        history: [],
      };
    });
};

export interface Setup {
  readonly rules: Rules;
  /** A position from outside, as it would be written. */
  readonly text: string;
}

export const anySetup: fc.Arbitrary<Setup> = anyRules.chain((rules) =>
  anyPosition(rules).map((position) => ({ rules, text: formatPosition(rules, position) })),
);

/** `order` from the other points of all lines through its first one, which comes last: a double mill for the taking. */
const roundOnePoint = (board: Board, [first = 0, ...others]: readonly Point[]): readonly Point[] => {
  const mates = setOf(board.linesThrough[first]?.flatMap((line) => board.linePoints[line] ?? []) ?? []);
  return [...others.filter((point) => has(mates, point)), ...others.filter((point) => !has(mates, point)), first];
};

/** A rule set, a position to start from, and numbers that choose the moves. */
export interface Plan {
  readonly rules: Rules;
  readonly start: Position;
  readonly choices: readonly number[];
}

/** Games of at most `plies` plies, half of them from the start, half from outside. */
export const anyPlan = (plies: number): fc.Arbitrary<Plan> =>
  fc
    .record({
      setup: anySetup,
      fromStart: fc.boolean(),
      choices: fc.array(fc.nat(9999), { minLength: plies, maxLength: plies }),
    })
    .map(({ setup: { rules, text }, fromStart, choices }) => {
      const taken = takeOverPosition(rules, text);
      const isUsable = !fromStart && taken.ok && taken.value.outcome === null;
      return { rules, start: isUsable ? taken.value.position : startPosition(rules), choices };
    });

/** A position on the way, the moves that were legal, and the one that was played. */
export interface Step {
  readonly before: Position;
  readonly moves: readonly Move[];
  readonly played: Ply;
}

/** Plays a plan out, closing mills, and best two at once, more often than chance would. */
export function* stepsOf({ rules, start, choices }: Plan): Generator<Step> {
  let before = start;
  for (const choice of choices) {
    const moves = legalMoves(rules, before);
    const most = choice % 3 === 0 ? Math.max(...moves.map((move) => move.mills.length)) : 0;
    const candidates = moves.filter((move) => move.mills.length >= most);
    const move = candidates[Math.floor(choice / 3) % candidates.length];
    if (move === undefined) throw new Error('an ongoing game without a legal move');
    const played = playMove(rules, before, move);
    yield { before, moves, played };
    if (played.outcome !== null) return;
    before = played.position;
  }
}
