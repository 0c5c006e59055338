/** Rules objects: what can be played, and what a request is completed to (docs/rules.md, section 2). */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeRules, type PresetId, type RulesChange } from '../../src/rules/presets.ts';
import { checkRules, PARAMETERS, type Parameter, type Rules } from '../../src/rules/rule-set.ts';
import { failureOf, rulesOf, unwrap } from '../support/given.ts';
import { anyRules } from '../support/random-games.ts';

describe('a rules object', () => {
  const invalid: readonly (readonly [Parameter, RulesChange])[] = [
    ['pieces', { pieces: 2 }],
    ['pieces', { pieces: 13 }],
    ['pieces', { pieces: 3.5 }],
    ['pieces', { board: 'six' }],
    ['pieces', { board: 'six', pieces: 8 }],
    ['pieces', { board: 'twelve', pieces: 13 }],
    ['flyingAt', { flyingAt: 2 }],
    ['flyingAt', { flyingAt: 5 }],
    ['flyingAt', { flyingAt: Number.NaN }],
    ['repetitionDraw', { repetitionDraw: 1 }],
    ['repetitionDraw', { repetitionDraw: 6 }],
    ['quietMovesDraw', { quietMovesDraw: 4 }],
    ['quietMovesDraw', { quietMovesDraw: 201 }],
    ['endgameQuietMovesDraw', { endgameQuietMovesDraw: 4 }],
    ['endgameQuietMovesDraw', { endgameQuietMovesDraw: Number.POSITIVE_INFINITY }],
  ];
  it.each(invalid)('is refused for %s: %j', (parameter, changes) => {
    expect(failureOf(completeRules('standard', changes))).toMatchObject({ code: 'rules-invalid', parameter });
  });

  const playable: readonly RulesChange[] = [
    { pieces: 3 },
    { pieces: 12 },
    { board: 'twelve', pieces: 12 },
    { board: 'six', pieces: 7 },
    { board: 'six', pieces: 3 },
    { flyingAt: 4 },
    { repetitionDraw: 2, quietMovesDraw: 5, endgameQuietMovesDraw: 200 },
    { repetitionDraw: null, quietMovesDraw: null, endgameQuietMovesDraw: null, flyingAt: null },
  ];
  it.each(playable)('is taken with %j', (changes) => {
    expect(unwrap(completeRules('standard', changes))).toMatchObject(changes);
  });

  it('may combine the values of all parameters', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        expect(unwrap(checkRules(rules))).toBe(rules);
      }),
    );
  });

  it('says which board takes fewer pieces', () => {
    expect(failureOf(completeRules('standard', { board: 'six' })).message).toContain('7');
  });
});

describe('a request for rules', () => {
  const requests: readonly (readonly [PresetId | null | undefined, RulesChange, Partial<Rules>, PresetId | null])[] = [
    [undefined, {}, {}, 'standard'],
    [null, {}, {}, 'standard'],
    ['russian', {}, { doubleMillCaptures: 2 }, 'russian'],
    ['russian', { doubleMillCaptures: 1 }, { doubleMillCaptures: 1, protectedMills: 'never' }, null],
    ['russian', { doubleMillCaptures: 2 }, { doubleMillCaptures: 2 }, 'russian'],
    [undefined, { flyingAt: null }, { flyingAt: null }, null],
    ['no-flying', { flyingAt: null }, { flyingAt: null }, 'no-flying'],
    ['no-flying', { flyingAt: undefined }, { flyingAt: null }, 'no-flying'],
    ['polish', { pieces: undefined, board: 'nine' }, {}, 'polish'],
    ['hungarian-house', { repeatedMillCapture: 'allowed' }, { repeatedMillCapture: 'allowed' }, null],
  ];
  it.each(requests)('%s with %j is completed', (preset, changes, rules, named) => {
    expect(unwrap(completeRules(preset, changes))).toMatchObject({ ...rules, preset: named });
  });

  it('gets every parameter, the name first and the rest in the order of the specification', () => {
    expect(Object.keys(rulesOf('lasker'))).toEqual(['preset', ...PARAMETERS]);
    expect(Object.keys(rulesOf('lasker', { quietMovesDraw: 7, board: 'twelve' }))).toEqual(['preset', ...PARAMETERS]);
  });

  it('taken from an answer gives the same rules', () => {
    fc.assert(
      fc.property(anyRules, (changes) => {
        const { preset, ...rules } = unwrap(completeRules('standard', changes));
        expect(unwrap(completeRules(preset, rules))).toEqual({ preset, ...rules });
      }),
    );
  });
});
