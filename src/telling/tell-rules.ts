/** Rules told to a player, in one of six languages. */

import type { NamedRules } from '../rules/presets.ts';
import { czech } from './czech.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { hungarian } from './hungarian.ts';
import type { Language, Wording } from './language.ts';
import { polish } from './polish.ts';
import { russian } from './russian.ts';
import { differencesOf, sayDifference, sayStatement, statementsOf } from './statements.ts';

/** As BCP 47; the first is the one for whoever asks for none of them. */
export const LANGUAGE_IDS = ['en', 'pl', 'fi', 'cs', 'ru', 'hu'] as const;

export type LanguageId = (typeof LANGUAGE_IDS)[number];

const LANGUAGES: Readonly<Record<LanguageId, Language>> = {
  en: english,
  pl: polish,
  fi: finnish,
  cs: czech,
  ru: russian,
  hu: hungarian,
};

export interface RulesText extends Wording {
  /** The whole game, in paragraphs. */
  readonly text: readonly string[];
}

export function tellRules(rules: NamedRules, id: LanguageId): RulesText {
  const language = LANGUAGES[id];
  const { name, summary } = rules.preset === null ? wordCustom(language, rules) : language.preset(rules.preset);
  const text = statementsOf(rules).map((paragraph) =>
    paragraph.map((statement) => sayStatement(language.sentences, statement)).join(' '),
  );
  return { name, summary, text };
}

function wordCustom({ customName, opening, clauses }: Language, rules: NamedRules): Wording {
  const differences = differencesOf(rules).map((difference) => sayDifference(clauses, difference));
  const start = opening(rules.board, rules.pieces);
  return {
    name: customName(rules.pieces),
    summary: `${[start, ...(differences.length > 0 ? [differences.join('; ')] : [])].join(': ')}.`,
  };
}
