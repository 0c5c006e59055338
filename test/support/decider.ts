/**
 * Given what happened, when something is asked, then this follows: the form in
 * which tests of the aggregate are written. Events stand an hour apart.
 */
import { expect } from 'vitest';
import type { Command, CreateGame, PlayMove } from '../../src/game/commands.ts';
import { decide, decideCreation } from '../../src/game/decide.ts';
import type { GameErrorCode } from '../../src/game/errors.ts';
import { emptyLog, type LoggedEvent, recordEvents } from '../../src/game/event-record.ts';
import type { GameCreated, GameEvent, GameResult, LaterEvent } from '../../src/game/events.ts';
import { evolve, fold, statesOf } from '../../src/game/evolve.ts';
import { newGameId } from '../../src/game/id.ts';
import { beforeLastPly } from '../../src/game/past.ts';
import { type Seat, TOKEN } from '../../src/game/seats.ts';
import type { GameState } from '../../src/game/state.ts';
import { PLAIN_TERMS } from '../../src/game/terms.ts';
import { boardOf } from '../../src/rules/board.ts';
import type { BySide, Color } from '../../src/rules/color.ts';
import { formatMove, formatPosition } from '../../src/rules/notation.ts';
import { play } from '../../src/rules/play.ts';
import { positionOf, rulesOf, unwrap } from './given.ts';

export const HOUR_MS = 60 * 60 * 1000;
export const START = Date.UTC(2026, 11, 1, 10);
export const GAME_ID = newGameId(START, new Uint8Array(10));

/** A standard game from the start with both seats taken, or as `changes` say. */
export function created(changes: Partial<CreateGame> = {}): GameCreated {
  const { rules = rulesOf('standard'), visibility = 'unlisted', seats = seatsOf('token', 'token') } = changes;
  const { position, rules: _, visibility: __, seats: ___, ...terms } = changes;
  const start = position ?? formatPosition(rules, positionOf(rules));
  return {
    type: 'game.created',
    data: { rules, position: start, visibility, seats, engine: 1, ...PLAIN_TERMS, ...terms },
  };
}

/** What is asked for where a standard game from the start is wanted, or as `changes` say. */
export function creation(changes: Partial<CreateGame> = {}): CreateGame {
  return {
    ...PLAIN_TERMS,
    rules: rulesOf('standard'),
    position: null,
    visibility: 'unlisted',
    seats: seatsOf('token', 'token'),
    ...changes,
  };
}

/** Seats that are open or played by whoever holds their tokens. */
export function seatsOf(white: 'open' | 'token', black: 'open' | 'token'): BySide<Seat> {
  return { white: { kind: white }, black: { kind: black } };
}

export const joined = (color: Color): LaterEvent => ({ type: 'player.joined', data: { color, ...TOKEN } });

export const started: LaterEvent = { type: 'game.started', data: {} };

export const finished = (winner: Color | null, reason: GameResult['reason']): LaterEvent => ({
  type: 'game.finished',
  data: { winner, reason },
});

/** `moves` as they were played one after the other from where a game was created, its plies from 1. */
export function played({ data: { rules, position: start } }: GameCreated, moves: readonly string[]): LaterEvent[] {
  let position = positionOf(rules, start);
  return moves.map((text, index) => {
    const color = position.toMove;
    const ply = unwrap(play(rules, position, text));
    position = ply.position;
    const move = formatMove(boardOf(rules.board), ply.move);
    return { type: 'move.played', data: { ply: index + 1, color, move, position: formatPosition(rules, position) } };
  });
}

/** A log of those events, the first at `START`. */
export function logOf(events: readonly GameEvent[]): readonly LoggedEvent[] {
  let head = emptyLog(GAME_ID);
  return events.flatMap((event, index) => {
    const logged = recordEvents(head, [event], START + index * HOUR_MS);
    for (const { record } of logged) head = { version: record.seq, hash: record.hash };
    return logged;
  });
}

/** The state that those events lead to. */
export function stateAfter(...events: readonly GameEvent[]): GameState {
  const state = fold(GAME_ID, logOf(events));
  if (state === null) throw new Error('no events, no state');
  return state;
}

export function given(...events: readonly GameEvent[]) {
  return {
    when: (command: Command) => ({
      /** Those events follow, and nothing else; none: the command is fulfilled already. */
      follows: (...expected: readonly LaterEvent[]) => expect(unwrap(decideAfter(events, command))).toEqual(expected),
      isRefused: (code: GameErrorCode) =>
        expect(decideAfter(events, command)).toMatchObject({ ok: false, error: { code } }),
    }),
  };
}

/** As if the command arrived at the moment of the last event. */
function decideAfter(events: readonly GameEvent[], command: Command) {
  const log = logOf(events);
  const past = statesOf(GAME_ID, log);
  const state = stateAfter(...events);
  return decide(state, command, state.updatedAt, beforeLastPly(past, log, state.takebackOffer));
}

/** A game that begins at the moment `at`. */
export function beginGame(changes: Partial<CreateGame>, at: number): GameState {
  const state = fold(GAME_ID, recordEvents(emptyLog(GAME_ID), unwrap(decideCreation(creation(changes))), at));
  if (state === null) throw new Error('a game without events');
  return state;
}

/** The game after a command at the moment `at`. */
export function step(game: GameState, command: Command, at: number): GameState {
  const events = recordEvents(game, unwrap(decide(game, command, at)), at);
  return events.reduce((state, event) => evolve(state, event), game);
}

/** A move without a word on where the client stood, or as `changes` say. */
export function move(color: Color, text: string, changes: Partial<PlayMove> = {}): PlayMove {
  return { type: 'play-move', color, move: text, ply: null, ifVersion: null, offersDraw: false, ...changes };
}
