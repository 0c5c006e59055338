/** What a language brings to tell rules in it, and how it counts. */

import type { BoardId } from '../rules/board.ts';
import type { PresetId } from '../rules/presets.ts';
import type { Clauses, Sentences } from './statements.ts';

export interface Wording {
  readonly name: string;
  /** What sets the rules apart, in a sentence or two. */
  readonly summary: string;
}

export interface Language {
  /** The named rule sets. */
  readonly preset: (id: PresetId) => Wording;
  /** The name of rules that are no preset. */
  readonly customName: (pieces: number) => string;
  /** How the summary of such rules begins; the clauses follow. */
  readonly opening: (board: BoardId, pieces: number) => string;
  readonly sentences: Sentences;
  readonly clauses: Clauses;
}

/**
 * Chooses the form of a word that goes with a number. `few` and `many` are the
 * categories of Unicode's plural rules for whole numbers; a language that has but
 * two forms gives but two.
 */
export function pluralOf(locale: string): (n: number, one: string, few: string, many?: string) => string {
  const rules = new Intl.PluralRules(locale);
  return (n, one, few, many = few) => {
    const category = rules.select(n);
    if (category === 'one') return one;
    return category === 'few' ? few : many;
  };
}

/** The words for the numbers from `least` on; a number beyond them stays in digits. */
export function numeralsFrom(least: number, words: string): (n: number) => string {
  const all = words.split(' ');
  return (n) => all[n - least] ?? String(n);
}
