/** The texts as players read them, a file a language: whoever changes a word reads it there once more. */
import { expect, it } from 'vitest';
import { completeRules, PRESET_IDS, type RulesChange } from '../../src/rules/presets.ts';
import { LANGUAGE_IDS, type LanguageId, type RulesText, tellRules } from '../../src/telling/tell-rules.ts';

/** Together with the presets they have every sentence and clause, but for other numbers. */
const OTHERS: readonly RulesChange[] = [
  {
    board: 'twelve',
    pieces: 12,
    movesWhilePlacing: true,
    flyingAt: 4,
    protectedMills: 'always',
    doubleMillCaptures: 2,
    repeatedMillCapture: 'once-per-line',
    blockedPlayer: 'passes',
    repetitionDraw: 2,
    quietMovesDraw: 21,
    endgameQuietMovesDraw: 11,
  },
  {
    board: 'six',
    pieces: 3,
    protectedMills: 'never',
    repeatedMillCapture: 'not-on-return',
    blockedPlayer: 'draws',
    repetitionDraw: null,
    quietMovesDraw: 22,
    endgameQuietMovesDraw: 21,
  },
  { pieces: 12, doubleMillCaptures: 2, fullBoard: 'blocked', repetitionDraw: 5, quietMovesDraw: null },
  { pieces: 11, repetitionDraw: 4, quietMovesDraw: null, endgameQuietMovesDraw: 5 },
];

const tell = (preset: (typeof PRESET_IDS)[number], changes: RulesChange, language: LanguageId): RulesText => {
  const rules = completeRules(preset, changes);
  if (!rules.ok) throw new Error(rules.error.message);
  return tellRules(rules.value, language);
};

/** A text that was there before is only named. */
function* sections(language: LanguageId): Generator<string> {
  const seen = new Map<string, string>();
  const rulesTexts = [
    ...PRESET_IDS.map((id) => [id, tell(id, {}, language)] as const),
    ...OTHERS.map((changes) => [JSON.stringify(changes), tell('standard', changes, language)] as const),
  ];
  for (const [title, { name, summary, text }] of rulesTexts) {
    const whole = text.join('\n\n');
    const before = seen.get(whole);
    yield `## ${name}\n\n\`${title}\`\n\n*${summary}*\n\n${before === undefined ? whole : `(${before})`}\n`;
    seen.set(whole, before ?? name);
  }
}

it.each(LANGUAGE_IDS)('in %s', async (language) => {
  await expect([...sections(language)].join('\n')).toMatchFileSnapshot(`./texts/${language}.md`);
});
