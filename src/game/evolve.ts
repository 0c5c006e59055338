/**
 * The fold: a state and the next event give the next state. It is total, trusts
 * the recorded facts, and never asks the rules whether they were right; the
 * position after a move is the one that the event holds. Only moves that are
 * taken back lead to an earlier state again, which is why the states on the way
 * are an argument where that may happen.
 */
import { type Color, opponentOf, withSide } from '../rules/color.ts';
import { readPosition } from '../rules/notation.ts';
import { remember } from '../rules/position.ts';
import { passTime, setClock, stoppedClock } from './clock.ts';
import type { LoggedEvent } from './event-record.ts';
import type { GameCreated, LaterEvent, MovePlayed, MovesTakenBack } from './events.ts';
import type { GameId } from './id.ts';
import { type GameState, NO_OFFERS, type Offer, plyOf } from './state.ts';

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
    seats: data.seats,
    position: remember(data.rules, [], position),
    plies: { white: 0, black: 0 },
    lastMove: null,
    clock: data.clock && stoppedClock(data.clock),
    takebacks: data.takebacks,
    drawOffer: null,
    takebackOffer: null,
    lastOffers: NO_OFFERS,
    rematchOf: data.rematchOf,
    expiresInSeconds: data.expiresInSeconds,
    firstPlySeconds: data.firstPlySeconds,
    result: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** The state after one more event; `past` are the states before, that of version 1 first. */
export function evolve(
  game: GameState,
  { event, record }: LoggedEvent<LaterEvent>,
  past: readonly GameState[] = [],
): GameState {
  const at = Date.parse(record.at);
  const clock = game.clock && passTime(game.clock, at - game.updatedAt);
  const next = { ...game, version: record.seq, hash: record.hash, updatedAt: at, clock };
  switch (event.type) {
    case 'player.joined': {
      const { color, ...player } = event.data;
      return { ...next, seats: withSide(game.seats, color, player) };
    }
    case 'invite.declined':
      return next;
    case 'game.started':
      return { ...next, status: 'active', result: null, clock: clock && { ...clock, running: game.position.toMove } };
    case 'move.played':
      return movePlayed(next, event.data, at);
    case 'draw.offered':
      return { ...next, drawOffer: event.data.color, lastOffers: offered(game, 'draw', event.data.color) };
    case 'draw.withdrawn':
    case 'draw.declined':
      return { ...next, drawOffer: null };
    case 'takeback.offered':
      return { ...next, takebackOffer: event.data.color, lastOffers: offered(game, 'takeback', event.data.color) };
    case 'takeback.withdrawn':
    case 'takeback.declined':
      return { ...next, takebackOffer: null };
    case 'moves.taken-back':
      return movesTakenBack(next, event.data, past);
    case 'game.finished': {
      const result = event.data;
      const drawOffer = result.reason === 'agreement' ? game.drawOffer : null;
      const stopped = clock && { ...clock, running: null };
      return { ...next, status: 'finished', result, clock: stopped, drawOffer, takebackOffer: null };
    }
    default: {
      const unknown: never = event;
      throw new Error(`unknown event ${JSON.stringify(unknown)}`);
    }
  }
}

function movePlayed(game: GameState, { ply, color, move, position, clock }: MovePlayed['data'], at: number): GameState {
  const next = remember(game.rules, game.position.history, readPosition(game.rules, position));
  if (game.clock !== null && clock === undefined) throw new Error(`ply ${ply} of ${game.id} tells no time`);
  return {
    ...game,
    position: next,
    plies: withSide(game.plies, color, game.plies[color] + 1),
    lastMove: { color, ply, move, at },
    clock: game.clock && clock ? setClock(game.clock, clock, next.toMove) : null,
    drawOffer: game.drawOffer === opponentOf(color) ? null : game.drawOffer,
  };
}

function movesTakenBack(
  { version, hash, updatedAt, id }: GameState,
  { toVersion, clock }: MovesTakenBack['data'],
  past: readonly GameState[],
): GameState {
  const earlier = past[toVersion - 1];
  if (earlier === undefined) throw new Error(`${id} goes back to version ${toVersion}, which is not at hand`);
  return {
    ...earlier,
    version,
    hash,
    updatedAt,
    clock: earlier.clock && clock && setClock(earlier.clock, clock, earlier.position.toMove),
    drawOffer: null,
    takebackOffer: null,
  };
}

function offered(game: GameState, what: Offer, color: Color): GameState['lastOffers'] {
  return { ...game.lastOffers, [what]: withSide(game.lastOffers[what], color, plyOf(game)) };
}

/** The state that a whole log leads to; null for a log without events. */
export function fold(id: GameId, log: Iterable<LoggedEvent>): GameState | null {
  return statesOf(id, log).at(-1) ?? null;
}

/** The states that a whole log goes through, that of version 1 first. */
export function statesOf(id: GameId, log: Iterable<LoggedEvent>): readonly GameState[] {
  const past: GameState[] = [];
  for (const { event, record } of log) {
    const game = past.at(-1);
    if (event.type === 'game.created') past.push(begin(id, { event, record }));
    else if (game !== undefined) past.push(evolve(game, { event, record }, past));
    else throw new Error(`the log of ${id} begins with ${event.type}`);
  }
  return past;
}
