/** Feeds of accounts: what an account is told of its games. */
import * as z from 'zod';
import '../openapi.ts';
import { FEED_TYPES } from '../../game/feed.ts';
import { TimeSchema } from './common.ts';

export const FeedEntrySchema = z
  .object({
    seq: z.int().openapi({ description: '1, 2, 3 … within the account, without gaps.' }),
    type: z.enum(FEED_TYPES),
    at: TimeSchema,
    data: z.record(z.string(), z.unknown()).openapi({
      description:
        '`game.invited`: `{ gameId, by, rematchOf? }`, `by` an account or null. `game.started`: `{ gameId, color }`. ' +
        '`game.turn`: `{ gameId, ply }`, it is your move after so many plies. `game.finished`: `{ gameId, winner, ' +
        'reason }`. `seek.matched`: `{ seekId, gameId, color }`.',
    }),
  })
  .openapi('AccountEvent', { description: 'Something that an account is told. Ignore types that you do not know.' });

export const FeedPageSchema = z
  .object({
    data: z.array(FeedEntrySchema).openapi({ description: 'Oldest first.' }),
    next: z.int().openapi({ description: 'The following `after`.' }),
  })
  .openapi('AccountEventPage');
