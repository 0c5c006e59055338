/** One ply: why a move is refused, and what captures and repeated mills come to (docs/rules.md, sections 3 to 5). */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/rules/board.ts';
import { hasLegalMove, legalMoves } from '../../src/rules/legal-moves.ts';
import { formatMove, formatPosition } from '../../src/rules/notation.ts';
import { play } from '../../src/rules/play.ts';
import { piecesLeft } from '../../src/rules/position.ts';
import type { PresetId, RulesChange } from '../../src/rules/presets.ts';
import { failureOf, playAll, positionOf, rulesOf, unwrap } from '../support/given.ts';
import { anyPlan, stepsOf } from '../support/random-games.ts';

const START = '........................ w 9,9';
/** White may close a7-d7-g7 with d7 or g4-g7, the former also d7-d6-d5; black has a mill a4-b4-c4 and stands on g1. */
const DOUBLE = 'W.W.W..W.BBB...........B';
const MILL = 'WW.......BBB..W........B';

const textsOf = (preset: PresetId, changes: RulesChange, position: string): string[] => {
  const rules = rulesOf(preset, changes);
  return legalMoves(rules, positionOf(rules, position)).map((move) => formatMove(boardOf(rules.board), move));
};

const startingWith = (step: string, texts: readonly string[]) => texts.filter((text) => text.split('x')[0] === step);

describe('a move is refused as', () => {
  const TWO = { doubleMillCaptures: 2 } as const;
  const ALWAYS = { protectedMills: 'always' } as const;
  const refusals: readonly (readonly [string, RulesChange, string, string])[] = [
    ['malformed-move', {}, START, 'a1-a1'],
    ['malformed-move', {}, `${DOUBLE} w 5,5`, 'd7xg1xg1'],
    ['malformed-move', {}, START, 'a10'],
    ['malformed-move', {}, START, 'z9-z9'],
    ['unknown-point', {}, START, 'z9'],
    ['unknown-point', {}, START, 'd4'],
    ['unknown-point', {}, START, 'a1-d4'],
    ['unknown-point', {}, `${DOUBLE} w 5,5`, 'd7xd4'],
    ['must-place', {}, START, 'a1-a4'],
    ['must-place', {}, `${MILL} w 1,1`, 'g4-g7xg1'],
    ['must-place', {}, `${MILL} w 1,1`, 'a4-b4'],
    ['nothing-in-hand', {}, `${MILL} w 0,0`, 'd6'],
    ['nothing-in-hand', {}, `${MILL} w 0,0`, 'a7xa7'],
    ['no-piece-there', {}, `${MILL} w 0,0`, 'd6-d5'],
    ['no-piece-there', {}, `${MILL} w 0,0`, 'd6-d7'],
    ['not-your-piece', {}, `${MILL} w 0,0`, 'a4-a1'],
    ['not-your-piece', {}, `${MILL} w 0,0`, 'g1-g4'],
    ['point-occupied', {}, `${MILL} w 0,0`, 'a7-d7'],
    ['point-occupied', {}, `${MILL} w 0,0`, 'a7-a4'],
    ['point-occupied', {}, `${DOUBLE} w 5,5`, 'a7'],
    ['not-adjacent', { flyingAt: null }, `${MILL} w 0,0`, 'a7-d6'],
    ['not-adjacent', { movesWhilePlacing: true }, `${MILL} w 1,1`, 'a7-d6'],
    ['not-adjacent', { flyingAt: null }, `${MILL} w 0,0`, 'a7-d6xg1'],
    ['capture-required', {}, `${MILL} w 0,0`, 'g4-g7'],
    ['capture-required', TWO, `${DOUBLE} w 5,5`, 'd7'],
    ['capture-not-earned', {}, `${MILL} w 0,0`, 'g4-f4xg1'],
    ['capture-not-earned', {}, START, 'd6xf4'],
    ['capture-not-earned', {}, `${DOUBLE} w 5,5`, 'f6xf6'],
    ['capture-protected', ALWAYS, 'WW.......BBB............ w 4,4', 'g7xa4'],
    ['capture-protected', ALWAYS, 'WW.......BBB............ w 4,4', 'g7xd1'],
    ['capture-protected', ALWAYS, 'WW.......BBB............ w 4,4', 'g7xa4xb4'],
    ['capture-protected', {}, 'WW...................... w 4,4', 'g7xa4'],
    ['too-few-captures', TWO, `${DOUBLE} w 5,5`, 'd7xg1'],
    ['too-few-captures', TWO, `${DOUBLE} w 5,5`, 'd7xa1'],
    ['too-many-captures', {}, `${DOUBLE} w 5,5`, 'd7xg1xa4'],
    ['too-many-captures', TWO, `${DOUBLE} w 5,5`, 'd7xg1xa4xb4'],
    ['too-many-captures', { ...TWO, ...ALWAYS }, `${DOUBLE} w 5,5`, 'd7xg1xa4'],
    ['too-many-captures', TWO, 'W.W.W..W.BB............B w 3,0', 'd7xa4xb4'],
    ['capture-empty-point', {}, `${MILL} w 0,0`, 'g4-g7xa1'],
    ['capture-empty-point', {}, `${MILL} w 0,0`, 'g4-g7xg4'],
    ['capture-empty-point', TWO, `${DOUBLE} w 5,5`, 'd7xg1xd1'],
    ['capture-empty-point', TWO, `${DOUBLE} w 5,5`, 'd7xa1xa4'],
    ['capture-own-piece', {}, `${MILL} w 0,0`, 'g4-g7xa7'],
    ['capture-own-piece', {}, `${MILL} w 0,0`, 'g4-g7xg7'],
    ['capture-own-piece', TWO, `${DOUBLE} w 5,5`, 'd7xg1xd7'],
    ['capture-protected', {}, `${MILL} w 0,0`, 'g4-g7xa4'],
    ['capture-protected', TWO, `${DOUBLE} w 5,5`, 'd7xa4xg1'],
    ['capture-protected', TWO, `${DOUBLE} w 5,5`, 'd7xa4xa7'],
  ];
  it.each(refusals)('%s, with %j in %s: %s', (reason, changes, position, text) => {
    const rules = rulesOf('standard', changes);
    expect(failureOf(play(rules, positionOf(rules, position), text))).toMatchObject({ code: 'illegal-move', reason });
  });
});

describe('captures', () => {
  it('are accepted in any playable order, and given in the first one', () => {
    const rules = rulesOf('russian');
    const position = positionOf(rules, 'W.W.W..W..B..B....B.B... w 5,5');
    const board = boardOf('nine');
    const played = unwrap(play(rules, position, 'd7xf4xb4'));
    expect(formatMove(board, played.move)).toBe('d7xb4xf4');
    expect(unwrap(play(rules, position, 'd7xb4xf4'))).toEqual(played);
  });

  it('are listed in the first playable order, which need not ascend', () => {
    const texts = textsOf('standard', { doubleMillCaptures: 2 }, `${DOUBLE} w 5,5`);
    expect(startingWith('d7', texts)).toEqual(['d7xg1xa4', 'd7xg1xb4', 'd7xg1xc4']);
  });

  it('after a first one from the only mill take only what stands free', () => {
    const texts = textsOf('standard', { doubleMillCaptures: 2 }, 'W.W.W..W.BBB............ w 5,5');
    expect(startingWith('d7', texts)).toEqual(['d7xa4xb4', 'd7xa4xc4', 'd7xb4xc4']);
  });

  it('lapse one by one: the first is made, and nothing is left for the second', () => {
    const changes = { doubleMillCaptures: 2 } as const;
    expect(startingWith('d7', textsOf('standard', changes, 'W.W.W..W.B.............. w 5,5'))).toEqual(['d7xa4']);
    const strict = { doubleMillCaptures: 2, protectedMills: 'always' } as const;
    expect(startingWith('d7', textsOf('standard', strict, `${DOUBLE} w 5,5`))).toEqual(['d7xg1']);
  });

  it('lapse where the opponent has nothing on the board', () => {
    expect(startingWith('d7', textsOf('standard', {}, 'W.W.W..W................ w 5,5'))).toEqual(['d7']);
  });

  it('stop when the opponent is below three, board and hand together', () => {
    const changes = { doubleMillCaptures: 2 } as const;
    const below = startingWith('d7', textsOf('standard', changes, 'W.W.W..W.B.............. w 5,2'));
    expect(below).toEqual(['d7xa4']);
    const notYet = startingWith('d7', textsOf('standard', changes, 'W.W.W..W.B...B.........B w 5,1'));
    expect(notYet).toEqual(['d7xa4xf4', 'd7xa4xg1', 'd7xf4xg1']);
  });
});

describe('a repeated mill', () => {
  const RETURN = 'WW........B..BW.B.B..W.. w 0,0 2';

  it('earns nothing on return, though it was closed by a slide or a flight', () => {
    const slid = textsOf('hungarian-house', {}, `${RETURN} - w:g7-g4;b:-`);
    expect(startingWith('g4-g7', slid)).toEqual(['g4-g7']);
    const flown = textsOf('hungarian-house', {}, 'WW........B..B..B.B...W. w 0,0 2 - w:g7-d1;b:-');
    expect(startingWith('d1-g7', flown)).toEqual(['d1-g7']);
  });

  it('earns when another piece closes it, or the same one from elsewhere', () => {
    const fromElsewhere = textsOf('hungarian-house', {}, `${RETURN} - w:g1-g4;b:-`);
    expect(startingWith('g4-g7', fromElsewhere)).toEqual(['g4-g7xb4', 'g4-g7xf4', 'g4-g7xd3', 'g4-g7xb2']);
    const another = textsOf('hungarian-house', {}, `${RETURN} - w:g7-a1;b:-`);
    expect(startingWith('g4-g7', another)).toEqual(['g4-g7xb4', 'g4-g7xf4', 'g4-g7xd3', 'g4-g7xb2']);
  });

  it('earns after a placement in between', () => {
    const rules = rulesOf('hungarian-house', { movesWhilePlacing: true });
    const start = positionOf(rules, 'WWW.......B..B..B.B..W.. w 1,2');
    const returned = playAll(rules, start, ['g7-g4', 'g1']);
    expect(play(rules, returned.position, 'g4-g7').ok).toBe(true);
    const placed = playAll(rules, start, ['g7-g4', 'g1', 'c3', 'e5']);
    expect(formatPosition(rules, placed.position)).toMatch(/ -$/);
    expect(failureOf(play(rules, placed.position, 'g4-g7')).reason).toBe('capture-required');
  });

  it('is remembered while the opponent passes', () => {
    const rules = rulesOf('no-flying', { blockedPlayer: 'passes', repeatedMillCapture: 'not-on-return' });
    const start = positionOf(rules, 'WWW.B....B...B.........B b 0,0');
    const { position } = playAll(rules, start, ['g1-g4']);
    expect(formatPosition(rules, position)).toBe('WWW.B....B...BB......... b 0,0 1 - w:-;b:g1-g4');
  });

  it('leaves its lines used once closed, two of them at once as well', () => {
    const rules = rulesOf('russian');
    const { position } = playAll(rules, positionOf(rules, 'W.W.W..W..B..B....B.B... w 5,5'), ['d7xb4xf4']);
    expect(formatPosition(rules, position)).toBe('WWW.W..W..........B.B... b 4,5 0 w:0,11;b:- -');
  });
});

describe('a ply', () => {
  it('takes a piece from hand or moves one, captures what it earns, and passes the turn on', () => {
    fc.assert(
      fc.property(anyPlan(40), (plan) => {
        for (const { before, played } of stepsOf(plan)) {
          const { move, position } = played;
          const mover = before.toMove;
          const opponent = mover === 'white' ? 'black' : 'white';
          expect(piecesLeft(position, mover)).toBe(piecesLeft(before, mover));
          expect(piecesLeft(position, opponent)).toBe(piecesLeft(before, opponent) - move.captures.length);
          expect(position.inHand[mover]).toBe(before.inHand[mover] - (move.kind === 'place' ? 1 : 0));
          expect(position.inHand[opponent]).toBe(before.inHand[opponent]);
          expect(position.pieces.white & position.pieces.black).toBe(0);
          const isQuiet = move.kind !== 'place' && move.captures.length === 0;
          expect(position.quietPlies).toBe(isQuiet ? before.quietPlies + 1 : 0);
          const remembered = isQuiet ? before.history.length + 1 : 1;
          expect(position.history).toHaveLength(plan.rules.repetitionDraw === null ? 0 : remembered);
        }
      }),
    );
  });

  it('leaves a legal move to whoever is to move in an ongoing game', () => {
    fc.assert(
      fc.property(anyPlan(40), (plan) => {
        for (const { played } of stepsOf(plan)) {
          if (played.outcome === null) expect(hasLegalMove(plan.rules, played.position)).toBe(true);
        }
      }),
    );
  });

  it('is listed in order: by from, to and captures, none first', () => {
    fc.assert(
      fc.property(anyPlan(40), (plan) => {
        for (const { moves } of stepsOf(plan)) {
          const keys = moves.map(({ from, to, captures }) => [from ?? -1, to, ...captures]);
          const inOrder = keys.toSorted((a, b) => {
            const at = a.findIndex((value, index) => value !== b[index]);
            return at === -1 ? a.length - b.length : (a[at] ?? -1) - (b[at] ?? -1);
          });
          expect(keys).toEqual(inOrder);
          expect(new Set(keys.map(String)).size).toBe(keys.length);
        }
      }),
    );
  });
});
