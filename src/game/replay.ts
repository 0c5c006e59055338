/**
 * Retries: a move that was played already, asked for again by the same seat.
 * A client says where it stood by the plies played (`ply`), by one version
 * (`ifVersion`), or by both, which then must both fit; a client that says
 * neither, or any of several versions, cannot be told from one that wants to
 * move again.
 */
import { boardOf } from '../rules/board.ts';
import { parseMove, sameMove } from '../rules/notation.ts';
import type { PlayMove } from './commands.ts';
import type { LoggedEvent } from './event-record.ts';
import { type EventStore, type EventWindow, type LoadedGame, WHOLE_LOG } from './event-store.ts';
import type { MovePlayed } from './events.ts';
import { eventsIn, standingMoves } from './past.ts';
import { type GameState, plyOf } from './state.ts';

/** Events that a player who stood far behind is told of at once. */
export const MOST_EVENTS = 100;

/** A game, and what happened in it behind the place where somebody stood. */
export interface Behind {
  readonly game: LoadedGame;
  /** The first 100 at least, where there are so many. */
  readonly events: readonly LoggedEvent[];
}

/**
 * What happened behind the place where the command's sender stood, in the
 * game's `log` where it is at hand, else as one read finds both; null where
 * nothing has, or the sender did not say.
 */
export async function readBehind(
  store: EventStore,
  game: LoadedGame,
  log: readonly LoggedEvent[] | null,
  command: PlayMove,
): Promise<Behind | null> {
  const window = windowBehind(game.state, command);
  if (window === null) return null;
  if (log !== null) return { game, events: eventsIn(log, window) };
  const loaded = await store.loadWithEvents(game.state.id, window);
  return loaded === null ? null : { game: { state: loaded.state, seating: loaded.seating }, events: loaded.events };
}

function windowBehind(game: GameState, command: PlayMove): EventWindow | null {
  if (game.status === 'open') return null;
  const { ply } = command;
  // Whether a move was taken back, only what came later tells.
  const { limit } = WHOLE_LOG;
  if (ply !== null) return ply < plyOf(game) ? { afterPly: ply, limit: game.takebacks ? limit : MOST_EVENTS } : null;
  const version = singleVersion(command);
  return version !== null && version < game.version ? { after: version, limit: game.takebacks ? limit : 1 } : null;
}

/** The event of the move that the command repeats, which is the first one behind its sender's place; null where it repeats none. */
export function findRepeated(
  game: GameState,
  behind: readonly LoggedEvent[],
  command: PlayMove,
): LoggedEvent<MovePlayed> | null {
  const { ply, ifVersion } = command;
  const moves = standingMoves(behind);
  // Offers may have been made between the sender's ply and the next one, but nothing behind a version.
  const played = ply === null ? moves.find(({ record }) => record === behind[0]?.record) : moves[0];
  if (played === undefined || !isSameMove(game, command, played)) return null;
  const version = singleVersion(command);
  const fits = ifVersion === null || (version !== null && played.record.seq === version + 1);
  return fits ? played : null;
}

function singleVersion({ ifVersion }: PlayMove): number | null {
  if (ifVersion === null || ifVersion === 'any' || ifVersion.length !== 1) return null;
  return ifVersion[0] ?? null;
}

function isSameMove({ rules }: GameState, command: PlayMove, { event }: LoggedEvent<MovePlayed>): boolean {
  if (event.data.color !== command.color) return false;
  const board = boardOf(rules.board);
  const asked = parseMove(board, command.move);
  const played = parseMove(board, event.data.move);
  return asked.ok && played.ok && sameMove(asked.value, played.value);
}
