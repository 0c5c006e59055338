/** The presets are what the tables of docs/rules.md, section 8, say. */

import { describe, expect, it } from 'vitest';
import { DEFAULT_PRESET, PRESET_IDS, PRESETS, type PresetId, presetOf } from '../../src/rules/presets.ts';
import { checkRules, PARAMETERS, type Parameter, type Rules } from '../../src/rules/rule-set.ts';

const N9: Rules = {
  board: 'nine',
  pieces: 9,
  movesWhilePlacing: false,
  flyingAt: 3,
  protectedMills: 'unless-all-in-mills',
  doubleMillCaptures: 1,
  repeatedMillCapture: 'allowed',
  blockedPlayer: 'loses',
  fullBoard: 'draws',
  repetitionDraw: 3,
  quietMovesDraw: 50,
  endgameQuietMovesDraw: null,
};

const RULES: Readonly<Record<PresetId, Partial<Rules>>> = {
  standard: {},
  polish: {},
  finnish: {},
  czech: {},
  hungarian: {},
  'hungarian-house': { repeatedMillCapture: 'not-on-return' },
  russian: { protectedMills: 'never', doubleMillCaptures: 2, repeatedMillCapture: 'once-per-line' },
  'no-flying': { flyingAt: null },
  six: { board: 'six', pieces: 6, flyingAt: null },
  twelve: { board: 'twelve', pieces: 12 },
  lasker: { pieces: 10, movesWhilePlacing: true },
  morabaraba: { board: 'twelve', pieces: 12, endgameQuietMovesDraw: 10 },
};

const ASSUMED: Readonly<Record<PresetId, readonly Parameter[]>> = {
  standard: PARAMETERS,
  polish: ['fullBoard', 'endgameQuietMovesDraw'],
  finnish: ['doubleMillCaptures', 'fullBoard', 'repetitionDraw', 'quietMovesDraw', 'endgameQuietMovesDraw'],
  czech: ['fullBoard', 'repetitionDraw', 'quietMovesDraw', 'endgameQuietMovesDraw'],
  hungarian: ['board', 'doubleMillCaptures', 'fullBoard', 'repetitionDraw', 'quietMovesDraw', 'endgameQuietMovesDraw'],
  'hungarian-house': [
    'board',
    'doubleMillCaptures',
    'fullBoard',
    'repetitionDraw',
    'quietMovesDraw',
    'endgameQuietMovesDraw',
  ],
  russian: ['board', 'blockedPlayer', 'fullBoard', 'repetitionDraw', 'quietMovesDraw', 'endgameQuietMovesDraw'],
  'no-flying': ['fullBoard', 'repetitionDraw', 'quietMovesDraw', 'endgameQuietMovesDraw'],
  six: PARAMETERS.filter((parameter) => parameter !== 'pieces'),
  twelve: PARAMETERS.filter((parameter) => parameter !== 'pieces'),
  lasker: PARAMETERS.filter((parameter) => parameter !== 'pieces' && parameter !== 'movesWhilePlacing'),
  morabaraba: PARAMETERS,
};

const SOURCE_LANGUAGES: Readonly<Record<PresetId, string | null>> = {
  standard: null,
  polish: 'pl',
  finnish: 'fi',
  czech: 'cs',
  hungarian: 'hu',
  'hungarian-house': 'hu',
  russian: 'ru',
  'no-flying': 'cs',
  six: 'cs',
  twelve: 'cs',
  lasker: 'de',
  morabaraba: null,
};

describe('presets', () => {
  it('are the twelve, in order, the standard one by default', () => {
    expect(PRESETS.map(({ id }) => id)).toEqual(Object.keys(RULES));
    expect([...PRESET_IDS]).toEqual(Object.keys(RULES));
    expect(DEFAULT_PRESET).toBe('standard');
  });

  it.each(PRESETS)('$id has its rules, which can be played', ({ id, rules }) => {
    expect(rules).toEqual({ ...N9, ...RULES[id] });
    expect(checkRules(rules).ok).toBe(true);
  });

  it.each(PRESETS)('$id says what its source states', ({ id, provenance, source }) => {
    expect(Object.keys(provenance)).toEqual([...PARAMETERS]);
    expect(PARAMETERS.filter((parameter) => provenance[parameter] === 'assumed')).toEqual(ASSUMED[id]);
    expect(source?.language ?? null).toBe(SOURCE_LANGUAGES[id]);
  });

  it.each(PRESETS)('$id has a name, a native name in a known language, and a summary of its own', (preset) => {
    expect(presetOf(preset.id)).toBe(preset);
    expect(Intl.getCanonicalLocales(preset.language)).toEqual([preset.language]);
    expect(preset.name).not.toBe('');
    expect(preset.nativeName).not.toBe('');
    expect(PRESETS.filter(({ summary }) => summary === preset.summary)).toHaveLength(1);
    expect(PRESETS.filter(({ name }) => name === preset.name)).toHaveLength(1);
  });
});
