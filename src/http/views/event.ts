/** What is shown of events beside the events themselves: the receipt of a move, with the hash that binds it to all before, and the snapshot that they go on from. */
import type * as z from 'zod';
import type { LoggedEvent } from '../../game/event-record.ts';
import type { LoadedGame } from '../../game/event-store.ts';
import type { PlayedSchema } from '../schemas/game.ts';
import type { SnapshotSchema } from '../schemas/stream.ts';
import { viewGame } from './game.ts';

/** What a player keeps of the move among the events that a request appended. */
export function viewReceipt(events: readonly LoggedEvent[]): z.infer<typeof PlayedSchema>['played'] {
  for (const { event, record } of events) {
    if (event.type !== 'move.played') continue;
    const { ply, color, move } = event.data;
    return { ply, color, move, at: record.at, seq: record.seq, hash: record.hash };
  }
  throw new Error('a move was taken without an event');
}

/** The game as the first item of a stream. */
export function viewSnapshot(game: LoadedGame): z.infer<typeof SnapshotSchema> {
  const { version, updatedAt } = game.state;
  return { type: 'snapshot', seq: version, at: new Date(updatedAt).toISOString(), data: { game: viewGame(game) } };
}
