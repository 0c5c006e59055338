/** Texts of moves and positions (docs/rules.md, section 7). */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/rules/board.ts';
import {
  describePlayed,
  formatMove,
  formatPosition,
  parseMove,
  parsePosition,
  readPosition,
  sameMove,
  takeOverPosition,
} from '../../src/rules/notation.ts';
import { play } from '../../src/rules/play.ts';
import { remember, startPosition } from '../../src/rules/position.ts';
import { PRESETS } from '../../src/rules/presets.ts';
import { failureOf, positionOf, rulesOf, unwrap } from '../support/given.ts';
import { anyPlan, anySetup, stepsOf } from '../support/random-games.ts';

const nine = boardOf('nine');
const six = boardOf('six');
const standard = rulesOf('standard');
const russian = rulesOf('russian');
const house = rulesOf('hungarian-house');
const START = '........................';

describe('the text of a move', () => {
  it.each([
    ['d6', 'd6'],
    ['a1-a4', 'a1-a4'],
    ['d6xf4', 'd6xf4'],
    ['a1-a4xd7', 'a1-a4xd7'],
    ['d7xb4xf4', 'd7xb4xf4'],
    ['d7xf4xb4', 'd7xf4xb4'],
    ['D6XF4', 'd6xf4'],
    ['A1-a4Xd7', 'a1-a4xd7'],
    ['  d6 ', 'd6'],
    ['d6:f4', 'd6xf4'],
    ['d6,f4', 'd6xf4'],
    ['d7:b4,f4', 'd7xb4xf4'],
    ['a1–a4', 'a1-a4'],
    ['a1–a4:d7', 'a1-a4xd7'],
    ['a1-g7xa1', 'a1-g7xa1'],
  ])('%j is read, and written %s', (text, written) => {
    expect(formatMove(nine, unwrap(parseMove(nine, text)))).toBe(written);
  });

  it.each([
    '',
    ' ',
    'd',
    'd66',
    'a10',
    '6d',
    'd6d7',
    'd6-',
    '-d6',
    'a1--a4',
    'a1—a4',
    'a1 - a4',
    'a1-a4-a7',
    'd6x',
    'xd6',
    'd6xx',
    'd6xf4x',
    'd6 xf4',
    'd6xf4 xb2',
    'd6xf4-b2',
    'd6\nf4',
    'd6\n',
    '\td6',
    'a1-a1',
    'A1-a1',
    'a1-a1xd7',
    'd4-d4',
    'd6xf4xf4',
    'd6xF4:f4',
    'd6xb4xf4xb4',
    'd6xz9xz9',
    'd６',
    'pass',
  ])('%j is no move', (text) => {
    expect(failureOf(parseMove(nine, text))).toMatchObject({ code: 'illegal-move', reason: 'malformed-move' });
  });

  it.each(['z9', 'd4', 'a0', 'a8', 'h1', 'D4', 'd4-d5', 'd5-d4', 'd6xd4', 'd6xf4xz9', 'z9xz8'])(
    '%s names a point that the board lacks',
    (text) => {
      expect(failureOf(parseMove(nine, text))).toMatchObject({ code: 'illegal-move', reason: 'unknown-point' });
    },
  );

  it('is read by the board that it is for', () => {
    expect(failureOf(parseMove(six, 'd7')).reason).toBe('unknown-point');
    expect(failureOf(parseMove(nine, 'd4')).reason).toBe('unknown-point');
    expect(formatMove(six, unwrap(parseMove(six, 'd4')))).toBe('d4');
  });

  it.each([
    ['d7xb4xf4', 'd7xf4xb4', true],
    ['d7xb4xf4', 'd7xb4', false],
    ['d7xb4', 'd7xf4', false],
    ['a7-d7xb4', 'd7xb4', false],
    ['a7-d7', 'g7-d7', false],
    ['a7-a4', 'a7-d7', false],
  ])('%s and %s: the same move? %s', (a, b, same) => {
    expect(sameMove(unwrap(parseMove(nine, a)), unwrap(parseMove(nine, b)))).toBe(same);
  });
});

describe('the text of a position', () => {
  it.each(PRESETS)('of the start of $id', ({ rules }) => {
    const points = '.'.repeat(boardOf(rules.board).points.length);
    expect(formatPosition(rules, startPosition(rules))).toBe(`${points} w ${rules.pieces},${rules.pieces} 0 - -`);
  });

  it.each([
    [standard, `${START} w 9,9`, `${START} w 9,9 0 - -`],
    [standard, `${START} b 9,9 7`, `${START} b 9,9 7 - -`],
    [standard, `${START} b 9,9 7 -`, `${START} b 9,9 7 - -`],
    [standard, `${START} b 0,9 99 - -`, `${START} b 0,9 99 - -`],
    [russian, `W${START.slice(1)} w 8,9 0 w:0,15;b:-`, `W${START.slice(1)} w 8,9 0 w:0,15;b:- -`],
    [russian, `${START} w 9,9 0 w:-;b:7 -`, `${START} w 9,9 0 w:-;b:7 -`],
    [house, `WB${START.slice(2)} w 8,8 0 - w:a1-a7;b:g1-d7`, `WB${START.slice(2)} w 8,8 0 - w:a1-a7;b:g1-d7`],
    [house, `WB${START.slice(2)} w 8,8 0 - w:-;b:g7-d7`, `WB${START.slice(2)} w 8,8 0 - w:-;b:g7-d7`],
  ])('%# is read and written', (rules, text, written) => {
    expect(formatPosition(rules, positionOf(rules, text))).toBe(written);
  });

  const W = `W${START.slice(1)}`;
  it.each([
    ['no field', standard, ''],
    ['two fields', standard, `${START} w`],
    ['seven fields', standard, `${START} w 9,9 0 - - -`],
    ['an empty field at the end', standard, `${START} w 9,9 `],
    ['a space too many', standard, `${START}  w 9,9 0 - -`],
    ['a leading space', standard, ` ${START} w 9,9 0 - -`],
    ['a tab', standard, `${START}\tw 9,9 0 - -`],
    ['a newline at the end', standard, `${START} w 9,9 0 - -\n`],
    ['too few points', standard, `${START.slice(1)} w 9,9 0 - -`],
    ['too many points', standard, `.${START} w 9,9 0 - -`],
    ['the points of another board', standard, `${START.slice(8)} w 9,9 0 - -`],
    ['a lower-case piece', standard, `w${START.slice(1)} w 8,9 0 - -`],
    ['another character', standard, `-${START.slice(1)} w 9,9 0 - -`],
    ['no side', standard, `${START} x 9,9 0 - -`],
    ['an upper-case side', standard, `${START} W 9,9 0 - -`],
    ['hands without a comma', standard, `${START} w 99 0 - -`],
    ['hands with a sign', standard, `${START} w +9,9 0 - -`],
    ['a negative hand', standard, `${START} w -1,9 0 - -`],
    ['a hand with a leading zero', standard, `${START} w 09,9 0 - -`],
    ['hands that are no numbers', standard, `${START} w NaN,NaN 0 - -`],
    ['a hand above the pieces', standard, `${START} w 10,9 0 - -`],
    ['more pieces than there are', standard, `${W} w 9,9 0 - -`],
    ['more of black', standard, `B${START.slice(1)} w 9,9 0 - -`],
    ['a quiet count with a leading zero', standard, `${START} w 9,9 00 - -`],
    ['a negative quiet count', standard, `${START} w 9,9 -1 - -`],
    ['a quiet count with a fraction', standard, `${START} w 9,9 1.0 - -`],
    ['a quiet count in another notation', standard, `${START} w 9,9 1e1 - -`],
    ['a quiet count that is no number', standard, `${START} w 9,9 NaN - -`],
    ['an empty quiet count', standard, `${START} w 9,9  - -`],
    ['used lines without their rule', standard, `${START} w 9,9 0 w:0;b:- -`],
    ['used lines of the wrong rule', house, `${START} w 9,9 0 w:0;b:- -`],
    ['no used lines in full', russian, `${START} w 9,9 0 w:-;b:- -`],
    ['used lines of one side', russian, `${START} w 9,9 0 w:0 -`],
    ['used lines in the other order', russian, `${START} w 9,9 0 b:0;w:1 -`],
    ['used lines that descend', russian, `${START} w 9,9 0 w:3,0;b:- -`],
    ['a used line twice', russian, `${START} w 9,9 0 w:0,0;b:- -`],
    ['a used line with a leading zero', russian, `${START} w 9,9 0 w:00;b:- -`],
    ['a used line that the board lacks', russian, `${START} w 9,9 0 w:16;b:- -`],
    ['a used line far beyond the board', russian, `${START} w 9,9 0 w:32;b:- -`],
    ['used lines with an empty part', russian, `${START} w 9,9 0 w:0,;b:- -`],
    ['an empty side of used lines', russian, `${START} w 9,9 0 w:;b:0 -`],
    ['last moves without their rule', standard, `${W} w 8,9 0 - w:d7-a7;b:-`],
    ['last moves of the wrong rule', russian, `${W} w 8,9 0 - w:d7-a7;b:-`],
    ['no last moves in full', house, `${W} w 8,9 0 - w:-;b:-`],
    ['a last move of one side', house, `${W} w 8,9 0 - w:d7-a7`],
    ['a last move without the piece', house, `${W} w 8,9 0 - w:a7-d7;b:-`],
    ['a last move of the opponent’s piece', house, `${W} w 8,9 0 - w:-;b:d7-a7`],
    ['a last move from an unknown point', house, `${W} w 8,9 0 - w:d4-a7;b:-`],
    ['a last move that goes nowhere', house, `${W} w 8,9 0 - w:a7-a7;b:-`],
    ['a last placement', house, `${W} w 8,9 0 - w:a7;b:-`],
    ['a last move with a capture', house, `${W} w 8,9 0 - w:d7-a7xa1;b:-`],
    ['a last move in upper case', house, `${W} w 8,9 0 - w:D7-a7;b:-`],
    ['a last move with an en dash', house, `${W} w 8,9 0 - w:d7–a7;b:-`],
    ['a last move with a space', house, `${W} w 8,9 0 - w: d7-a7;b:-`],
  ])('is refused with %s', (_, rules, text) => {
    expect(failureOf(parsePosition(rules, text)).code).toBe('position-invalid');
  });

  const LIMITED = { quietMovesDraw: 20, endgameQuietMovesDraw: 10 };
  const THREE = 'W..B....B....W..B.W....B';
  const FOUR = 'W..B....B..W.W..B.W....B';
  it.each([
    ['below the limit', LIMITED, `${FOUR} w 0,0 39`, true],
    ['at the limit', LIMITED, `${FOUR} w 0,0 40`, false],
    ['below the limit of the endgame', LIMITED, `${THREE} w 0,0 19`, true],
    ['at the limit of the endgame', LIMITED, `${THREE} w 0,0 20`, false],
    ['three pieces, but a piece in hand', LIMITED, `${THREE} w 1,0 39`, true],
    ['three pieces, but the opponent has a hand', LIMITED, `${THREE} w 0,1 39`, true],
    ['no limit at all', { quietMovesDraw: null, endgameQuietMovesDraw: null }, `${THREE} w 0,0 123456789`, true],
    ['the most', { quietMovesDraw: null, endgameQuietMovesDraw: null }, `${THREE} w 0,0 999999999`, true],
    ['more than the most', { quietMovesDraw: null, endgameQuietMovesDraw: null }, `${THREE} w 0,0 1000000000`, false],
    ['the endgame alone', { quietMovesDraw: null, endgameQuietMovesDraw: 200 }, `${THREE} w 0,0 400`, false],
    ['an endgame limit above the other', { quietMovesDraw: 5, endgameQuietMovesDraw: 200 }, `${THREE} w 0,0 10`, false],
  ])('counts quiet plies: %s', (_, changes, text, accepted) => {
    expect(parsePosition(rulesOf('standard', changes), text).ok).toBe(accepted);
  });

  it('is read back when it counted on from the most quiet plies that may be given', () => {
    const rules = rulesOf('standard', { quietMovesDraw: null });
    const position = unwrap(parsePosition(rules, 'WWW...BBB............... w 0,0 999999999'));
    const after = formatPosition(rules, unwrap(play(rules, position, 'a7-a4')).position);
    expect(after).toBe('.WW...BBBW.............. b 0,0 1000000000 - -');
    expect(formatPosition(rules, readPosition(rules, after))).toBe(after);
  });

  it('is written and read back the same, in any game', () => {
    fc.assert(
      fc.property(anyPlan(30), (plan) => {
        for (const { played } of stepsOf(plan)) {
          const text = formatPosition(plan.rules, played.position);
          const read = readPosition(plan.rules, text);
          expect(formatPosition(plan.rules, read)).toBe(text);
          expect({ ...played.position, history: [] }).toEqual({ ...read, history: [] });
          if (played.outcome !== null) continue;
          expect(unwrap(parsePosition(plan.rules, text))).toEqual(remember(plan.rules, [], read));
        }
      }),
    );
  });

  it('is taken over as it stands, or with the other side to move', () => {
    fc.assert(
      fc.property(anySetup, ({ rules, text }) => {
        const { position } = unwrap(takeOverPosition(rules, text));
        const turned = text.replace(/ [wb] /, (side) => (side === ' w ' ? ' b ' : ' w '));
        expect([text, ...(rules.blockedPlayer === 'passes' ? [turned] : [])]).toContain(
          formatPosition(rules, position),
        );
        expect(position.history).toHaveLength(rules.repetitionDraw === null ? 0 : 1);
      }),
    );
  });

  it('with the text of the move gives the whole move back', () => {
    fc.assert(
      fc.property(anyPlan(40), (plan) => {
        const board = boardOf(plan.rules.board);
        for (const { before, played } of stepsOf(plan)) {
          const read = unwrap(parseMove(board, formatMove(board, played.move)));
          expect(describePlayed(board, played.position, before.toMove, read)).toEqual(played.move);
        }
      }),
    );
  });

  it('that nobody wrote is a bug to read as a stored one', () => {
    expect(() => readPosition(standard, 'no position')).toThrow();
  });
});
