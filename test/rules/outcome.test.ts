/** How a game ends, and in which order the ends are looked for (docs/rules.md, section 6). */

import { describe, expect, it } from 'vitest';
import { formatPosition, takeOverPosition } from '../../src/rules/notation.ts';
import { occurrencesOf } from '../../src/rules/position.ts';
import type { PresetId, RulesChange } from '../../src/rules/presets.ts';
import { playAll, positionOf, rulesOf, unwrap } from '../support/given.ts';

/** Black moves g1-g4 and blocks white's three pieces, which do not fly. */
const BLOCKING = 'WWW.B....B...B.........B b 0,0';
/** Two pieces that can go to and fro, a7-a4 and b6-d6, closing nothing. */
const TO_AND_FRO = 'W..B....B....BW.W.W...B. w 0,0';
const CYCLE = ['a7-a4', 'b6-d6', 'a4-a7', 'd6-b6'];
/** One placement, d1 by black, fills the board. */
const LAST_FREE = 'WBBBWWWWBBWBWBBBWBWBWW.W b 0,1';

type Row = readonly [
  title: string,
  rules: readonly [PresetId, RulesChange],
  position: string,
  moves: readonly string[],
  outcome: readonly [winner: string | null, reason: string] | null,
  side: 'w' | 'b',
];

const rows: readonly Row[] = [
  [
    'two left lose',
    ['standard', {}],
    'WW.B.........BW...B..W.. w 0,0',
    ['g4-g7xb6'],
    ['white', 'fewer-than-three'],
    'b',
  ],
  ['three left play on', ['standard', {}], 'WW.B.........BW...B..W.. w 0,1', ['g4-g7xb6'], null, 'b'],
  ['three in hand play on', ['standard', {}], 'WW.B...................W w 5,3', ['g7xb6'], null, 'b'],
  ['a full board draws', ['twelve', {}], LAST_FREE, ['d1'], [null, 'full-board'], 'w'],
  ['a full board blocks', ['twelve', { fullBoard: 'blocked' }], LAST_FREE, ['d1'], ['black', 'no-moves'], 'w'],
  [
    'a full board draws as a block',
    ['twelve', { fullBoard: 'blocked', blockedPlayer: 'draws' }],
    LAST_FREE,
    ['d1'],
    [null, 'no-moves'],
    'w',
  ],
  [
    'both are blocked on a full board, white still to move',
    ['twelve', { fullBoard: 'blocked', blockedPlayer: 'passes' }],
    LAST_FREE,
    ['d1'],
    [null, 'no-moves'],
    'w',
  ],
  [
    'a full board draws before anybody passes',
    ['twelve', { blockedPlayer: 'passes' }],
    LAST_FREE,
    ['d1'],
    [null, 'full-board'],
    'w',
  ],
  ['a block wins', ['no-flying', {}], BLOCKING, ['g1-g4'], ['black', 'no-moves'], 'w'],
  ['a block draws', ['no-flying', { blockedPlayer: 'draws' }], BLOCKING, ['g1-g4'], [null, 'no-moves'], 'w'],
  ['a blocked player passes', ['no-flying', { blockedPlayer: 'passes' }], BLOCKING, ['g1-g4'], null, 'b'],
  ['a block goes before the quiet limit', ['no-flying', {}], `${BLOCKING} 99`, ['g1-g4'], ['black', 'no-moves'], 'w'],
  [
    'a drawn block goes before the quiet limit',
    ['no-flying', { blockedPlayer: 'draws' }],
    `${BLOCKING} 99`,
    ['g1-g4'],
    [null, 'no-moves'],
    'w',
  ],
  [
    'a pass does not keep the quiet limit away',
    ['no-flying', { blockedPlayer: 'passes' }],
    `${BLOCKING} 99`,
    ['g1-g4'],
    [null, 'quiet-limit'],
    'b',
  ],
  ['who can fly is not blocked', ['standard', {}], BLOCKING, ['g1-g4'], null, 'w'],
  ['the third occurrence draws', ['standard', {}], TO_AND_FRO, [...CYCLE, ...CYCLE], [null, 'repetition'], 'w'],
  ['the second plays on', ['standard', {}], TO_AND_FRO, CYCLE, null, 'w'],
  ['the second draws if so agreed', ['standard', { repetitionDraw: 2 }], TO_AND_FRO, CYCLE, [null, 'repetition'], 'w'],
  [
    'no occurrence draws',
    ['standard', { repetitionDraw: null }],
    TO_AND_FRO,
    [...CYCLE, ...CYCLE, ...CYCLE],
    null,
    'w',
  ],
  [
    'repetition goes before the quiet limit',
    ['standard', {}],
    `${TO_AND_FRO} 92`,
    [...CYCLE, ...CYCLE],
    [null, 'repetition'],
    'w',
  ],
  ['the 100th quiet ply draws', ['standard', {}], `${TO_AND_FRO} 99`, ['a7-a4'], [null, 'quiet-limit'], 'b'],
  ['the 99th plays on', ['standard', {}], `${TO_AND_FRO} 98`, ['a7-a4'], null, 'b'],
  [
    'no number of quiet plies draws',
    ['standard', { quietMovesDraw: null }],
    `${TO_AND_FRO} 5000`,
    ['a7-a4'],
    null,
    'b',
  ],
  [
    'a capture at the 100th resets the count',
    ['standard', {}],
    'WW.B.........BW.B.B..W.. w 0,0 99',
    ['g4-g7xb6'],
    null,
    'b',
  ],
  [
    'a win at the 100th is a win',
    ['standard', {}],
    'WW.B.........BW...B..W.. w 0,0 99',
    ['g4-g7xb6'],
    ['white', 'fewer-than-three'],
    'b',
  ],
  [
    'the endgame has its own limit',
    ['morabaraba', {}],
    'W..B....B....W..B.W....B w 0,0 19',
    ['a7-d7'],
    [null, 'quiet-limit'],
    'b',
  ],
  ['it is not there with four', ['morabaraba', {}], 'W..B....B..W.W..B.W....B w 0,0 19', ['a7-d7'], null, 'b'],
  [
    'nor with a hand',
    ['morabaraba', { movesWhilePlacing: true }],
    'W..B....B....W..B.W....B w 1,0 19',
    ['a7-d7'],
    null,
    'b',
  ],
  [
    'the lower limit is reached first',
    ['standard', { quietMovesDraw: 5, endgameQuietMovesDraw: 200 }],
    'W..B....B....W..B.W....B w 0,0 9',
    ['a7-d7'],
    [null, 'quiet-limit'],
    'b',
  ],
];

describe('a ply', () => {
  it.each(rows)('%s', (_, [preset, changes], start, moves, outcome, side) => {
    const rules = rulesOf(preset, changes);
    const last = playAll(rules, positionOf(rules, start), moves);
    expect(last.outcome && [last.outcome.winner, last.outcome.reason]).toEqual(outcome);
    expect(formatPosition(rules, last.position)).toContain(` ${side} `);
  });

  it('counts only the position after a pass as an occurrence', () => {
    const rules = rulesOf('no-flying', { blockedPlayer: 'passes' });
    const shuttle = ['f4-f2', 'f2-f4'];
    const second = playAll(rules, positionOf(rules, BLOCKING), ['g1-g4', ...shuttle]);
    expect(second.position.toMove).toBe('black');
    expect(occurrencesOf(rules, second.position)).toBe(2);
    const third = playAll(rules, second.position, shuttle);
    expect(third.outcome).toEqual({ winner: null, reason: 'repetition' });
    expect(occurrencesOf(rules, third.position)).toBe(3);
  });

  it('tells positions apart by the side to move', () => {
    const rules = rulesOf('standard', { repetitionDraw: 2 });
    const start = positionOf(rules, 'W..B....B....W..B.W....B w 0,0');
    const { outcome, position } = playAll(rules, start, ['a7-c4', 'g1-g4', 'c4-e4', 'g4-g1', 'e4-a7']);
    expect(formatPosition(rules, position)).toBe('W..B....B....W..B.W....B b 0,0 5 - -');
    expect(outcome).toBeNull();
    expect(occurrencesOf(rules, position)).toBe(1);
  });

  it('starts counting occurrences anew with a placement', () => {
    const rules = rulesOf('lasker', { repetitionDraw: 2 });
    const start = positionOf(rules, 'W..B....B....BW.W.W...B. w 1,1');
    const { outcome, position } = playAll(rules, start, ['g1', 'a1', ...CYCLE.slice(0, 3)]);
    expect(outcome).toBeNull();
    expect(occurrencesOf(rules, position)).toBe(1);
    expect(playAll(rules, position, CYCLE.slice(3)).outcome).toEqual({ winner: null, reason: 'repetition' });
  });
});

describe('a position from outside', () => {
  const decided: readonly (readonly [string, readonly [PresetId, RulesChange], string, Row[4], string])[] = [
    ['one below three loses', ['standard', {}], 'WW.B.........B....B..... w 0,0', ['black', 'fewer-than-three'], 'w'],
    ['whoever is to move', ['standard', {}], 'WW.B.........B....B..... b 0,0', ['black', 'fewer-than-three'], 'b'],
    ['both below three draw', ['standard', {}], 'WW.B.........B.......... w 0,0', [null, 'fewer-than-three'], 'w'],
    ['a hand counts', ['standard', {}], 'WW.B.........B....B..... w 1,0', null, 'w'],
    ['no pieces at all', ['standard', {}], '........................ w 0,0', [null, 'fewer-than-three'], 'w'],
    ['a full board', ['twelve', {}], 'WBBBWWWWBBWBWBBBWBWBWWBW w 0,0', [null, 'full-board'], 'w'],
    ['a blocked side', ['no-flying', {}], 'WWW.B....B...BB......... w 0,0', ['black', 'no-moves'], 'w'],
    [
      'a drawn block',
      ['no-flying', { blockedPlayer: 'draws' }],
      'WWW.B....B...BB......... w 0,0',
      [null, 'no-moves'],
      'w',
    ],
    ['a side that passes', ['no-flying', { blockedPlayer: 'passes' }], 'WWW.B....B...BB......... w 0,0', null, 'b'],
    [
      'two sides that would pass',
      ['twelve', { blockedPlayer: 'passes', fullBoard: 'blocked' }],
      'WBBBWWWWBBWBWBBBWBWBWWBW w 0,0',
      [null, 'no-moves'],
      'w',
    ],
  ];
  it.each(decided)('%s', (_, [preset, changes], text, outcome, side) => {
    const rules = rulesOf(preset, changes);
    const taken = unwrap(takeOverPosition(rules, text));
    expect(taken.outcome && [taken.outcome.winner, taken.outcome.reason]).toEqual(outcome);
    expect(formatPosition(rules, taken.position)).toBe(`${text.replace(/ [wb] /, ` ${side} `)} 0 - -`);
    expect(occurrencesOf(rules, taken.position)).toBe(1);
  });
});
