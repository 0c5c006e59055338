/**
 * Retries: a move that was played already, asked for again by the same seat.
 * A client says where it stood by the plies played (`ply`), by one version
 * (`ifVersion`), or by both, which then must both fit; a client that says
 * neither cannot be told apart from one that wants to move again.
 */
import { boardOf } from '../rules/board.ts';
import { parseMove, sameMove } from '../rules/notation.ts';
import type { PlayMove } from './commands.ts';
import type { EventRecord } from './event-record.ts';
import type { EventStore, LoadedGame, LoggedEvent } from './event-store.ts';
import { type GameState, plyOf } from './state.ts';

/** The event of the move that the command repeats, and the game as it now stands; null where it repeats none. */
export async function findReplay(
  store: EventStore,
  { state }: LoadedGame,
  command: PlayMove,
): Promise<{ readonly game: LoadedGame; readonly record: EventRecord } | null> {
  const { ply } = command;
  const version = singleVersion(command);
  if (ply === null && version === null) return null;
  if (ply !== null && ply >= plyOf(state)) return null;
  if (version !== null && version >= state.version) return null;

  const window = ply === null ? { after: version ?? 0, limit: 1 } : { afterPly: ply, limit: 1 };
  const loaded = await store.loadWithEvents(state.id, window);
  if (loaded === null) return null;
  const [played] = loaded.events;
  if (played === undefined || !repeats(state, command, played)) return null;
  if (version !== null && played.record.seq !== version + 1) return null;
  return { game: loaded, record: played.record };
}

function singleVersion({ ifVersion }: PlayMove): number | null {
  if (ifVersion === null || ifVersion === 'any' || ifVersion.length !== 1) return null;
  return ifVersion[0] ?? null;
}

function repeats({ rules }: GameState, command: PlayMove, { event }: LoggedEvent): boolean {
  if (event.type !== 'move.played' || event.data.color !== command.color) return false;
  const board = boardOf(rules.board);
  const asked = parseMove(board, command.move);
  const played = parseMove(board, event.data.move);
  return asked.ok && played.ok && sameMove(asked.value, played.value);
}
