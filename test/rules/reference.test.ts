/** The engine against an independent reading of the rules, over random positions and games under random rules. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD_IDS, boardOf, type Line } from '../../src/rules/board.ts';
import { legalMoves, type Move } from '../../src/rules/legal-moves.ts';
import { formatMove, formatPosition, takeOverPosition } from '../../src/rules/notation.ts';
import type { Outcome } from '../../src/rules/outcome.ts';
import { type Ply, play } from '../../src/rules/play.ts';
import { pointsOf } from '../../src/rules/point-set.ts';
import type { Rules } from '../../src/rules/rule-set.ts';
import { unwrap } from '../support/given.ts';
import { anyPlan, anySetup, stepsOf } from '../support/random-games.ts';
import { type ReferencePly, referencePlay, referencePlies, referenceSettle } from '../support/reference.ts';
import { referenceAdjacent, referenceLines, referencePoints } from '../support/reference-board.ts';
import { referenceFault } from '../support/reference-faults.ts';
import { referencePosition, referenceText } from '../support/reference-text.ts';

const textOf = (rules: Rules, move: Move): string => formatMove(boardOf(rules.board), move);

/** Moves as the reference sees them, by text. */
const seenMoves = (rules: Rules, moves: readonly Move[]) => {
  const board = boardOf(rules.board);
  const lineName = (line: Line) => (board.linePoints[line] ?? []).map((point) => board.points[point]).join('');
  return new Map(moves.map((move) => [textOf(rules, move), move.mills.map(lineName)]));
};

const seenOutcome = (outcome: Outcome | null) => outcome && [outcome.winner, outcome.reason];

const seenPly = (rules: Rules, { move, position, outcome }: Ply) => ({
  move: textOf(rules, move),
  position: formatPosition(rules, position),
  outcome: seenOutcome(outcome),
});

/** Texts with the form of a move: every step with at most one capture, and every closing step with any two. */
const textsToTry = (rules: Rules, plies: readonly ReferencePly[]): string[] => {
  const points = [...referencePoints(rules.board), 'z9'];
  const steps = [...points, ...points.flatMap((from) => points.map((to) => `${from}-${to}`))];
  const closing = new Set(plies.filter(({ closed }) => closed.length > 0).map(({ text }) => text.replace(/x.*/, '')));
  const pairs = points.flatMap((first) => points.map((second) => `x${first}x${second}`));
  return [
    ...steps.flatMap((step) => [step, ...points.map((point) => `${step}x${point}`)]),
    ...[...closing].flatMap((step) => pairs.map((pair) => step + pair)),
  ];
};

describe('the boards', () => {
  it.each(BOARD_IDS)('%s has the points, lines and ways of the drawn board', (id) => {
    const board = boardOf(id);
    const nameOf = (point: number) => board.points[point];
    expect(board.points).toEqual(referencePoints(id));
    expect(board.linePoints.map((points) => points.map(nameOf))).toEqual(referenceLines(id));
    expect(board.adjacent.map((points) => pointsOf(points).map(nameOf))).toEqual(
      board.points.map((name) => referenceAdjacent(id, name)),
    );
  });
});

describe('positions from outside', () => {
  it('are decided, passed or open as in the reference, with the same legal moves', () => {
    fc.assert(
      fc.property(anySetup, ({ rules, text }) => {
        const taken = unwrap(takeOverPosition(rules, text));
        const [reference, outcome] = referenceSettle(rules, referencePosition(rules, text));
        expect(formatPosition(rules, taken.position)).toBe(referenceText(rules, reference));
        expect(seenOutcome(taken.outcome)).toEqual(outcome);
        if (outcome !== null) return;
        const plies = referencePlies(rules, reference);
        expect(seenMoves(rules, legalMoves(rules, taken.position))).toEqual(
          new Map(plies.map((ply) => [ply.text, ply.closed])),
        );
      }),
      { numRuns: 1500 },
    );
  }, 20_000);

  it('take exactly the texts that mean a legal move, and give the first reason against any other', () => {
    fc.assert(
      fc.property(anySetup, ({ rules, text }) => {
        const { position, outcome } = unwrap(takeOverPosition(rules, text));
        if (outcome !== null) return;
        const reference = referencePosition(rules, formatPosition(rules, position));
        const plies = referencePlies(rules, reference);
        const meanings = new Map(plies.flatMap((ply) => ply.accepted.map((accepted) => [accepted, ply.text])));
        const judged = textsToTry(rules, plies).map((tried) => {
          const result = play(rules, position, tried);
          return [tried, result.ok ? textOf(rules, result.value.move) : result.error.reason] as const;
        });
        const expected = ([tried]: readonly [string, string]) =>
          meanings.get(tried) ?? referenceFault(rules, reference, plies, tried) ?? 'a legal move';
        expect(judged.filter((answer) => answer[1] !== expected(answer))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 20_000);
});

describe('games', () => {
  it('have the legal moves, positions and ends of the reference', () => {
    fc.assert(
      fc.property(anyPlan(60), (plan) => {
        const { rules } = plan;
        let reference = referencePosition(rules, formatPosition(rules, plan.start));
        // The position that a game starts from is the first in its history.
        [reference] = referenceSettle(rules, reference);
        for (const { before, moves, played } of stepsOf(plan)) {
          const plies = referencePlies(rules, reference);
          expect(seenMoves(rules, moves)).toEqual(new Map(plies.map((ply) => [ply.text, ply.closed])));
          const ply = plies.find(({ text }) => text === textOf(rules, played.move));
          if (ply === undefined) throw new Error('a move that the reference does not know');
          const [next, outcome] = referencePlay(rules, reference, ply);
          for (const text of ply.accepted) expect(unwrap(play(rules, before, text))).toEqual(played);
          expect(seenPly(rules, played)).toEqual({
            move: ply.text,
            position: referenceText(rules, next),
            outcome,
          });
          reference = next;
        }
      }),
      { numRuns: 200 },
    );
  }, 20_000);
});
