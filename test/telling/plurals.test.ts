/** Numbers and the words that go with them: the forms that grammars of each language give. */
import { describe, expect, it } from 'vitest';
import { presetOf } from '../../src/rules/presets.ts';
import type { Rules } from '../../src/rules/rule-set.ts';
import { pluralOf } from '../../src/telling/language.ts';
import { type LanguageId, tellRules } from '../../src/telling/tell-rules.ts';

const NUMBERS = [1, 2, 3, 5, 9, 11, 12, 21, 50, 100];

describe('the form after a number', () => {
  it.each<readonly [LanguageId, readonly [string, string, string?], string]>([
    ['en', ['piece', 'pieces'], 'piece pieces pieces pieces pieces pieces pieces pieces pieces pieces'],
    ['fi', ['kivi', 'kiveä'], 'kivi kiveä kiveä kiveä kiveä kiveä kiveä kiveä kiveä kiveä'],
    [
      'pl',
      ['pionek', 'pionki', 'pionków'],
      'pionek pionki pionki pionków pionków pionków pionków pionków pionków pionków',
    ],
    ['cs', ['kámen', 'kameny', 'kamenů'], 'kámen kameny kameny kamenů kamenů kamenů kamenů kamenů kamenů kamenů'],
    ['ru', ['шашка', 'шашки', 'шашек'], 'шашка шашки шашки шашек шашек шашек шашек шашка шашек шашек'],
  ])('in %s', (language, forms, expected) => {
    const plural = pluralOf(language);
    expect(NUMBERS.map((n) => plural(n, ...forms)).join(' ')).toBe(expected);
  });
});

const tell = (language: LanguageId, changes: Partial<Rules>) => {
  const { name, summary, text } = tellRules({ preset: null, ...presetOf('standard').rules, ...changes }, language);
  return [name, summary, ...text].join('\n');
};

describe('pieces of a player', () => {
  it.each<readonly [LanguageId, Readonly<Record<number, string>>]>([
    ['en', { 3: 'three pieces each', 5: 'five pieces each', 9: 'nine pieces each', 12: 'twelve pieces each' }],
    ['pl', { 3: 'trzy jasne pionki', 5: 'pięć jasnych pionków', 11: 'jedenaście jasnych', 12: 'dwanaście jasnych' }],
    ['fi', { 3: 'on kolme kiveä', 9: 'on yhdeksän kiveä', 11: 'on yksitoista kiveä', 12: 'on kaksitoista kiveä' }],
    ['cs', { 3: 'má tři kameny', 4: 'má čtyři kameny', 5: 'má pět kamenů', 12: 'má dvanáct kamenů' }],
    ['ru', { 3: 'по три шашки', 4: 'по четыре шашки', 5: 'по пять шашек', 11: 'по одиннадцать шашек' }],
    ['hu', { 3: 'három bábuja', 9: 'kilenc bábuja', 11: 'tizenegy bábuja', 12: 'tizenkét bábuja' }],
  ])('in %s', (language, phrases) => {
    for (const [pieces, phrase] of Object.entries(phrases)) {
      expect(tell(language, { pieces: Number(pieces) })).toContain(phrase);
    }
  });
});

it('Russian says «во» before «второй»', () => {
  expect(tell('ru', { repetitionDraw: 2 })).toContain('возникает во второй раз');
  expect(tell('ru', { repetitionDraw: 4 })).toContain('возникает в четвёртый раз');
});

describe('quiet moves', () => {
  it.each<readonly [LanguageId, readonly string[]]>([
    ['en', ['5 moves', '9 moves', '11 moves', '12 moves', '21 moves', '22 moves', '50 moves', '100 moves']],
    ['pl', ['5 ruchów', '9 ruchów', '11 ruchów', '12 ruchów', '21 ruchów', '22 ruchy', '50 ruchów', '100 ruchów']],
    ['fi', ['5 siirtoa', '9 siirtoa', '11 siirtoa', '12 siirtoa', '21 siirtoa', '50 siirtoa', '100 siirtoa']],
    ['cs', ['5 tahů', '9 tahů', '11 tahů', '12 tahů', '21 tahů', '22 tahů', '50 tahů', '100 tahů']],
    ['ru', ['5 ходов', '9 ходов', '11 ходов', '12 ходов', '21 ход ', '22 хода', '50 ходов', '101 ход ']],
    ['hu', ['5 lépést', '9 lépést', '11 lépést', '12 lépést', '21 lépést', '50 lépést', '100 lépést']],
  ])('in %s', (language, phrases) => {
    for (const phrase of phrases) {
      expect(tell(language, { quietMovesDraw: Number.parseInt(phrase, 10) })).toContain(` ${phrase}`);
    }
  });

  it('take the case that their words ask for', () => {
    const endgame = (language: LanguageId, moves: number) => tell(language, { endgameQuietMovesDraw: moves });
    expect(endgame('ru', 21)).toContain('достаточно 21 хода');
    expect(endgame('ru', 22)).toContain('достаточно 22 ходов');
    expect(endgame('pl', 21)).toContain('po 21 ruchach');
    expect(endgame('cs', 21)).toContain('po 21 tazích');
  });
});
