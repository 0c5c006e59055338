/** The fold: whatever was played, the events alone give it back, all of it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, decideCreation } from '../../src/game/decide.ts';
import type { LoggedEvent } from '../../src/game/event-record.ts';
import type { GameEvent } from '../../src/game/events.ts';
import { evolve, fold } from '../../src/game/evolve.ts';
import { type GameState, plyOf } from '../../src/game/state.ts';
import { boardOf } from '../../src/rules/board.ts';
import { formatMove, formatPosition } from '../../src/rules/notation.ts';
import {
  created,
  creation,
  finished,
  GAME_ID,
  given,
  HOUR_MS,
  joined,
  logOf,
  move,
  played,
  START,
  seatsOf,
  started,
  stateAfter,
} from '../support/decider.ts';
import { unwrap } from '../support/given.ts';
import { anyPlan, stepsOf } from '../support/random-games.ts';

const game = created();

test('a log without events is no game, and one must begin with its creation', () => {
  expect(fold(GAME_ID, [])).toBeNull();
  expect(() => fold(GAME_ID, logOf([started]))).toThrow();
});

describe('state by state', () => {
  const open = created({ seats: seatsOf('token', 'open'), visibility: 'public' });
  const log = logOf([open, joined('black'), started, ...played(open, ['a7', 'd7']), finished('white', 'resignation')]);
  const states = log.map((_, index) => fold(GAME_ID, log.slice(0, index + 1)));

  test('the version, the hash and the times are those of the last event', () => {
    for (const [index, state] of states.entries()) {
      expect(state).toMatchObject({
        id: GAME_ID,
        version: index + 1,
        hash: log[index]?.record.hash,
        createdAt: START,
        updatedAt: START + index * HOUR_MS,
      });
    }
  });

  test('the status follows the events', () => {
    expect(states.map((state) => state?.status)).toEqual(['open', 'open', 'active', 'active', 'active', 'finished']);
    expect(states.map((state) => state?.result)).toEqual([
      ...Array(5).fill(null),
      { winner: 'white', reason: 'resignation' },
    ]);
  });

  test('a join takes its seat', () => {
    expect(states.map((state) => state?.seats.black.kind)).toEqual(['open', ...Array(5).fill('token')]);
  });

  test('a move moves', () => {
    expect(states[2]).toMatchObject({ plies: { white: 0, black: 0 }, lastMove: null });
    expect(states[3]).toMatchObject({
      plies: { white: 1, black: 0 },
      lastMove: { color: 'white', ply: 1, move: 'a7', at: START + 3 * HOUR_MS },
    });
    expect(states[4]).toMatchObject({
      plies: { white: 1, black: 1 },
      lastMove: { color: 'black', ply: 2, move: 'd7', at: START + 4 * HOUR_MS },
    });
    expect(states[5]?.lastMove).toEqual(states[4]?.lastMove);
  });
});

test('the recorded position counts, whatever the rules would say', () => {
  const position = 'WB...................... w 8,8 0 - -';
  const state = stateAfter(game, started, {
    type: 'move.played',
    data: { ply: 1, color: 'white', move: 'g7', position },
  });
  expect(formatPosition(state.rules, state.position)).toBe(position);
});

describe('repetitions outlast the text of a position', () => {
  const cycle = ['a7-d7', 'd3-e3', 'd7-a7', 'e3-d3'];
  const from = created({ position: 'W..W.....W....W.B..B...B w 0,0 0 - -' });

  test('the third time is a draw after a fold', () => {
    const moves = [...cycle, ...cycle];
    given(from, started, ...played(from, moves.slice(0, -1)))
      .when(move('black', 'e3-d3'))
      .follows(...played(from, moves).slice(-1), finished(null, 'repetition'));
  });

  test('the second time is not', () => {
    given(from, started, ...played(from, cycle.slice(0, -1)))
      .when(move('black', 'e3-d3'))
      .follows(...played(from, cycle).slice(-1));
  });
});

test('random games: deciding and evolving step by step, folding the log, and playing by the rules alone all agree', () => {
  fc.assert(
    fc.property(anyPlan(120), (plan) => {
      const rules = { ...plan.rules, preset: null };
      const board = boardOf(rules.board);
      const position = formatPosition(rules, plan.start);
      const events: GameEvent[] = [...unwrap(decideCreation(creation({ rules, position })))];
      let state: GameState = stateAfter(...events);
      for (const { before, played: ply } of stepsOf(plan)) {
        const text = formatMove(board, ply.move);
        const decided = unwrap(decide(state, move(before.toMove, text, { ply: plyOf(state) }), state.updatedAt));
        events.push(...decided);
        for (const event of logOf(events).slice(-decided.length)) state = evolveLater(state, event);
        expect(state.position).toEqual(ply.position);
        expect(state.result).toEqual(ply.outcome);
      }
      expect(stateAfter(...events)).toEqual(state);
      expect(fold(GAME_ID, JSON.parse(JSON.stringify(logOf(events))))).toEqual(state);
    }),
    { numRuns: 30 },
  );
});

function evolveLater(state: GameState, { event, record }: LoggedEvent): GameState {
  if (event.type === 'game.created') throw new Error('a game is created once');
  return evolve(state, { event, record });
}
