/**
 * The fold: a state and the next event give the next state. It is total, trusts
 * the recorded facts, and never asks the rules whether they were right; the
 * position after a move is the one that the event holds.
 */
import { readPosition } from '../rules/notation.ts';
import { remember } from '../rules/position.ts';
import type { LoggedEvent } from './event-record.ts';
import type { GameCreated, LaterEvent } from './events.ts';
import type { GameId } from './id.ts';
import type { GameState } from './state.ts';

/** The state right after a game was created. */
function begin(id: GameId, { event: { data }, record }: LoggedEvent<GameCreated>): GameState {
  const at = Date.parse(record.at);
  const position = readPosition(data.rules, data.position);
  return {
    id,
    version: record.seq,
    hash: record.hash,
    status: 'open',
    rules: data.rules,
    visibility: data.visibility,
    seats: { white: data.seats.white.kind, black: data.seats.black.kind },
    position: remember(data.rules, [], position),
    plies: { white: 0, black: 0 },
    lastMove: null,
    result: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** The state after one more event. */
export function evolve(game: GameState, { event, record }: LoggedEvent<LaterEvent>): GameState {
  const at = Date.parse(record.at);
  const next = { ...game, version: record.seq, hash: record.hash, updatedAt: at };
  switch (event.type) {
    case 'player.joined': {
      const { color, kind } = event.data;
      return { ...next, seats: { ...game.seats, [color]: kind } };
    }
    case 'game.started':
      return { ...next, status: 'active', result: null };
    case 'move.played': {
      const { ply, color, move, position } = event.data;
      return {
        ...next,
        position: remember(game.rules, game.position.history, readPosition(game.rules, position)),
        plies: { ...game.plies, [color]: game.plies[color] + 1 },
        lastMove: { color, ply, move, at },
      };
    }
    case 'game.finished':
      return { ...next, status: 'finished', result: event.data };
    default: {
      const unknown: never = event;
      throw new Error(`unknown event ${JSON.stringify(unknown)}`);
    }
  }
}

/** The state that a whole log leads to; null for a log without events. */
export function fold(id: GameId, log: Iterable<LoggedEvent>): GameState | null {
  let game: GameState | null = null;
  for (const { event, record } of log) {
    if (event.type === 'game.created') game = begin(id, { event, record });
    else if (game !== null) game = evolve(game, { event, record });
    else throw new Error(`the log of ${id} begins with ${event.type}`);
  }
  return game;
}
