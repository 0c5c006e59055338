/** Events in the shape that clients see, which is the stored one; and the receipt of a move. */
import type { z } from '@hono/zod-openapi';
import type { EventRecord } from '../../game/event-record.ts';
import { MovePlayedSchema } from '../schemas/event.ts';
import type { PlayedSchema } from '../schemas/game.ts';

/** What a player keeps of a move: that it is the event `seq`, with this hash. */
export function viewReceipt({ seq, at, hash, data }: EventRecord): z.infer<typeof PlayedSchema>['played'] {
  const { ply, color, move } = MovePlayedSchema.shape.data.parse(data);
  return { ply, color, move, at, seq, hash };
}
