/** The cases of test/vectors/cases.json: the traditions' own examples, and corners of the rules. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/legal-moves.ts';
import { formatMove, formatPosition, takeOverPosition } from '../../src/rules/notation.ts';
import type { Settled } from '../../src/rules/outcome.ts';
import { startPosition } from '../../src/rules/position.ts';
import type { PresetId, RulesChange } from '../../src/rules/presets.ts';
import type { Rules } from '../../src/rules/rule-set.ts';
import { playAll, rulesOf, unwrap } from '../support/given.ts';

interface Case {
  readonly id: string;
  readonly title: string;
  readonly rules: PresetId | ({ readonly preset: PresetId } & RulesChange);
  /** null: the start. */
  readonly position: string | null;
  readonly moves: readonly string[];
  readonly expect: {
    /** Placements or moves that are legal. */
    readonly has?: readonly string[];
    readonly not?: readonly string[];
    /** By placement or move: all sets of pieces that it may capture; an empty set where it captures none. */
    readonly caps?: Readonly<Record<string, readonly (readonly string[])[]>>;
    readonly result?: readonly [winner: string | null, reason: string] | null;
    readonly text: string;
    readonly legalCount: number;
  };
}

const { cases }: { cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL('../vectors/cases.json', import.meta.url), 'utf8'),
);

const rulesOfCase = ({ rules }: Case): Rules => {
  if (typeof rules === 'string') return rulesOf(rules);
  const { preset, ...changes } = rules;
  return rulesOf(preset, changes);
};

const reach = (rules: Rules, { position, moves }: Case): Settled => {
  const start =
    position === null ? { position: startPosition(rules), outcome: null } : unwrap(takeOverPosition(rules, position));
  return moves.length === 0 ? start : playAll(rules, start.position, moves);
};

describe.each(cases)('$id: $title', (given) => {
  const rules = rulesOfCase(given);
  const { position, outcome } = reach(rules, given);
  const moves = outcome === null ? legalMoves(rules, position) : [];
  const texts = moves.map((move) => formatMove(boardOf(rules.board), move));
  const { has = [], not = [], caps = {}, result = null, text, legalCount } = given.expect;

  it('reaches the position and the end', () => {
    expect(formatPosition(rules, position)).toBe(text);
    expect(outcome && [outcome.winner, outcome.reason]).toEqual(result);
  });

  it('has the legal moves', () => {
    expect(texts).toHaveLength(legalCount);
    const steps = texts.map((move) => move.replace(/x.*/, ''));
    expect(steps).toEqual(expect.arrayContaining([...has]));
    expect(steps.filter((step) => not.includes(step))).toEqual([]);
  });

  it.each(Object.entries(caps))('captures with %s', (step, sets) => {
    const captured = texts
      .map((move) => move.split('x'))
      .filter(([start]) => start === step)
      .map(([, ...captures]) => captures.toSorted().join());
    expect(captured.toSorted()).toEqual(sets.map((set) => set.toSorted().join()).toSorted());
  });
});
