/**
 * The fold: a state and the next event give the next state. It is total, trusts
 * the recorded facts, and never asks the rules whether they were right; the
 * position after a move is the one that the event holds.
 */
import { readPosition } from '../rules/notation.ts';
import { remember } from '../rules/position.ts';
import type { EpochMs } from './event-record.ts';
import type { GameCreated, GameEvent, LaterEvent } from './events.ts';
import type { GameId } from './id.ts';
import type { GameState } from './state.ts';

/** Where and when an event stands in its game's log. */
export interface Place {
  readonly seq: number;
  readonly at: EpochMs;
  readonly hash: string;
}

/** An event with its place in the log. */
export type PlacedEvent = GameEvent & Place;

/** The state right after a game was created. */
function begin(id: GameId, { data }: GameCreated, { seq, at, hash }: Place): GameState {
  const position = readPosition(data.rules, data.position);
  return {
    id,
    version: seq,
    hash,
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
export function evolve(game: GameState, event: LaterEvent, { seq, at, hash }: Place): GameState {
  const next = { ...game, version: seq, hash, updatedAt: at };
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
export function fold(id: GameId, events: Iterable<PlacedEvent>): GameState | null {
  let game: GameState | null = null;
  for (const event of events) {
    if (event.type === 'game.created') game = begin(id, event, event);
    else if (game !== null) game = evolve(game, event, event);
    else throw new Error(`the log of ${id} begins with ${event.type}`);
  }
  return game;
}
