/** Rules and positions for tests, from values that are known to be right. */

import type { Result } from '../../src/result.ts';
import { parsePosition } from '../../src/rules/notation.ts';
import { type Ply, play } from '../../src/rules/play.ts';
import { type Position, startPosition } from '../../src/rules/position.ts';
import { completeRules, type NamedRules, type PresetId, type RulesChange } from '../../src/rules/presets.ts';
import type { Rules } from '../../src/rules/rule-set.ts';

/** The value of a result, or a failure of the test. */
export const unwrap = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(`expected a value: ${JSON.stringify(result.error)}`);
  return result.value;
};

/** What a result failed with, or a failure of the test. */
export const failureOf = <Failure>(result: Result<unknown, Failure>): Failure => {
  if (result.ok) throw new Error(`expected a failure: ${JSON.stringify(result.value)}`);
  return result.error;
};

export const rulesOf = (preset: PresetId, changes: RulesChange = {}): NamedRules =>
  unwrap(completeRules(preset, changes));

/** The position written as `text`; without one, the start. */
export const positionOf = (rules: Rules, text: string | null = null): Position =>
  text === null ? startPosition(rules) : unwrap(parsePosition(rules, text));

/** Plays `moves` one after the other; gives the last ply. */
export const playAll = (rules: Rules, start: Position, moves: readonly string[]): Ply => {
  let last: Ply | undefined;
  for (const move of moves) last = unwrap(play(rules, last?.position ?? start, move));
  if (last === undefined) throw new Error('no move to play');
  return last;
};
