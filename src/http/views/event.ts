/** The receipt of a move: which event it is, with the hash that binds it to all before. */
import type * as z from 'zod';
import type { LoggedEvent } from '../../game/event-record.ts';
import type { PlayedSchema } from '../schemas/game.ts';

/** What a player keeps of the move among the events that a request appended. */
export function viewReceipt(events: readonly LoggedEvent[]): z.infer<typeof PlayedSchema>['played'] {
  for (const { event, record } of events) {
    if (event.type !== 'move.played') continue;
    const { ply, color, move } = event.data;
    return { ply, color, move, at: record.at, seq: record.seq, hash: record.hash };
  }
  throw new Error('a move was taken without an event');
}
