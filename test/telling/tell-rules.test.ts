/** Rules as players are told them: nothing missing, nothing wrong, and the same words exactly where the game is the same. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/rules/board.ts';
import { PRESETS, type PresetId, presetOf } from '../../src/rules/presets.ts';
import { PARAMETERS, type Rules } from '../../src/rules/rule-set.ts';
import { english } from '../../src/telling/english.ts';
import { type Sentences, statementsOf } from '../../src/telling/statements.ts';
import { LANGUAGE_IDS, type LanguageId, tellRules } from '../../src/telling/tell-rules.ts';
import { ALL_MATTERS, anyRules, EACH_VALUE, VALUES, variants } from './sets.ts';

const STANDARD = presetOf('standard').rules;

const tellCustom = (rules: Rules, language: LanguageId) => tellRules({ preset: null, ...rules }, language);
const textOf = (rules: Rules, language: LanguageId) => tellCustom(rules, language).text.join('\n');
const tellPreset = (id: PresetId, language: LanguageId) => tellRules({ preset: id, ...presetOf(id).rules }, language);

/** The letters that each language writes with; those of others are a slip. */
const LETTERS: Readonly<Record<LanguageId, string>> = {
  en: 'a-z',
  pl: 'a-pr-uwyząćęłńóśźż',
  fi: 'a-pr-vyzåäöš',
  cs: 'a-pr-vyzáčďéěíňóřšťúůýž',
  ru: 'а-яё',
  hu: 'a-pr-vyzáéíóöőúüű',
};

const ENGLISH_WORDS = /\b(the|and|with|pieces?|boards?|moves?|mills?|draws?|players?|games?|your?)\b/i;
const SLIPS = /undefined|null|NaN|\[object|[{}<>$`]|[.,:;]{2}| {2}|\s[.,:;]|\n\s|[.,:;](?=\p{L})|'/u;

const foreignLetters = (letters: string) => new RegExp(`(?![${letters}])\\p{L}`, 'iu');
const FOREIGN: Readonly<Record<LanguageId, RegExp>> = {
  en: foreignLetters(LETTERS.en),
  pl: foreignLetters(LETTERS.pl),
  fi: foreignLetters(LETTERS.fi),
  cs: foreignLetters(LETTERS.cs),
  ru: foreignLetters(LETTERS.ru),
  hu: foreignLetters(LETTERS.hu),
};

/** Names of the game that English keeps as they are. */
const LOAN_WORDS = /młynek|mlýn/g;

function slipsIn(text: string, language: LanguageId): readonly string[] {
  const own = language === 'en' ? text.replaceAll(LOAN_WORDS, '') : text;
  const patterns = [SLIPS, FOREIGN[language], ...(language === 'en' ? [] : [ENGLISH_WORDS])];
  return patterns.flatMap((pattern) => pattern.exec(own)?.[0] ?? []);
}

function expectWhole({ name, summary, text }: ReturnType<typeof tellRules>, rules: Rules, language: LanguageId) {
  const sentences = /^\p{Lu}\P{C}*\.$/u;
  expect(text).toHaveLength(statementsOf(rules).length);
  for (const part of [summary, ...text]) expect(part).toMatch(sentences);
  expect(name).toMatch(/^\p{Lu}.*\p{L}$/u);
  expect(slipsIn([name, summary, ...text].join('\n'), language)).toEqual([]);
}

describe.each(LANGUAGE_IDS)('in %s', (language) => {
  it.each(PRESETS)('$id is told whole', ({ id, rules }) => {
    expectWhole(tellPreset(id, language), rules, language);
  });

  it('every value of every parameter is told whole', () => {
    for (const rules of EACH_VALUE) expectWhole(tellCustom(rules, language), rules, language);
  });

  it('any rules are told whole', () => {
    fc.assert(
      fc.property(anyRules, (rules) => expectWhole(tellCustom(rules, language), rules, language)),
      { numRuns: 100 },
    );
  });

  it.each(PARAMETERS)('each value of %s has words of its own', (parameter) => {
    const texts = variants(ALL_MATTERS, parameter).map((rules) => textOf(rules, language));
    expect(new Set(texts).size).toBe(VALUES[parameter].length);
  });

  it('two texts are the same exactly where the games are', () => {
    fc.assert(
      fc.property(anyRules, anyRules, (one, other) => {
        const isSame = JSON.stringify(statementsOf(one)) === JSON.stringify(statementsOf(other));
        expect(textOf(one, language) === textOf(other, language)).toBe(isSame);
      }),
      { numRuns: 100 },
    );
    for (const one of PRESETS) {
      for (const other of PRESETS) {
        const isSame = PARAMETERS.every((parameter) => one.rules[parameter] === other.rules[parameter]);
        expect(textOf(one.rules, language) === textOf(other.rules, language), `${one.id} ${other.id}`).toBe(isSame);
      }
    }
  });

  it('every preset has a name and a summary of its own', () => {
    const told = PRESETS.map(({ id }) => tellPreset(id, language));
    expect(new Set(told.map(({ name }) => name)).size).toBe(PRESETS.length);
    expect(new Set(told.map(({ summary }) => summary)).size).toBe(PRESETS.length);
  });

  it('the summary of other rules names each parameter that is not the standard one', () => {
    for (const parameter of PARAMETERS) {
      const told = variants({ ...STANDARD, board: 'twelve', pieces: 12 }, parameter).map(
        (rules) => tellCustom(rules, language).summary,
      );
      // A limit of the endgame that is not below the other is not told: 5 to 49 are, and none.
      expect(new Set(told).size, parameter).toBe(parameter === 'endgameQuietMovesDraw' ? 46 : VALUES[parameter].length);
    }
  });

  it('the board has as many points and lines as it is told to have', () => {
    for (const board of VALUES.board) {
      const [first = ''] = tellCustom({ ...STANDARD, board, pieces: 6 }, language).text;
      const { points, lines } = boardOf(board);
      expect(first.match(/\d+/g)).toEqual([points.length, lines.length].map(String));
    }
  });
});

describe('what cannot happen is not told', () => {
  it.each<readonly [string, Partial<Rules>, Partial<Rules>]>([
    ['a board that cannot fill', { fullBoard: 'draws' }, { fullBoard: 'blocked' }],
    [
      'a full board that is a draw anyhow',
      { pieces: 12, blockedPlayer: 'passes' },
      { pieces: 12, blockedPlayer: 'passes', fullBoard: 'blocked' },
    ],
    ['two mills at once by four pieces', { pieces: 4 }, { pieces: 4, doubleMillCaptures: 2 }],
    ['an endgame with the limit of the whole game', {}, { endgameQuietMovesDraw: 50 }],
  ])('%s', (_, one, other) => {
    for (const language of LANGUAGE_IDS) {
      expect(textOf({ ...STANDARD, ...one }, language)).toBe(textOf({ ...STANDARD, ...other }, language));
    }
  });
});

describe('what is told follows from several parameters', () => {
  const tell = (changes: Partial<Rules>) => textOf({ ...STANDARD, ...changes }, 'en');

  it('three mills at once take three lines through a point, and seven pieces', () => {
    expect(tell({ board: 'twelve', pieces: 7 })).toContain('two or three mills at once');
    expect(tell({ board: 'twelve', pieces: 6 })).toContain('two mills at once');
    expect(tell({ pieces: 12 })).not.toContain('three mills');
  });

  it('a second capture is judged anew where mills protect', () => {
    expect(tell({ doubleMillCaptures: 2 })).toContain('judged once the first is gone');
    expect(tell({ doubleMillCaptures: 2, protectedMills: 'never' })).not.toContain('judged');
  });

  it('quiet moves are counted together where turns may be missed', () => {
    expect(tell({ quietMovesDraw: 20 })).toContain('20 moves by each player');
    expect(tell({ quietMovesDraw: 20, blockedPlayer: 'passes' })).toContain('40 moves in all');
  });
});

it('a language that misses a sentence does not compile', () => {
  const { defeat, ...rest } = english.sentences;
  // @ts-expect-error: that is what this test is about.
  const incomplete: Sentences = rest;
  expect(Object.keys(incomplete)).toHaveLength(Object.keys(english.sentences).length - 1);
  expect(defeat({})).not.toBe('');
});
