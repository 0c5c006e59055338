/** What comes on streams: each item is a piece of JSON of its own. */
import * as z from 'zod';
import '../openapi.ts';
import { LARGEST_INTEGER, queryInteger, TimeSchema } from './common.ts';
import { EventSchema } from './event.ts';
import { FeedEntrySchema } from './feed.ts';
import { GameSchema } from './game.ts';

export const SnapshotSchema = z
  .object({
    type: z.literal('snapshot'),
    seq: z.int().openapi({ description: 'The game’s `version`: what follows are the events behind it.' }),
    at: TimeSchema.openapi({ description: 'The time of the event `seq`.' }),
    data: z.object({ game: GameSchema }),
  })
  .openapi('Snapshot', { description: 'The game as it was when the stream began.' });

const PingSchema = z
  .object({
    type: z.literal('ping'),
    seq: z.int().openapi({ description: 'The seq of the last item.' }),
  })
  .openapi('Ping', { description: 'A sign of life, after ten silent seconds. Nothing happened.' });

/** The items of each stream, by the name under which the OpenAPI document has them. */
export const STREAM_ITEMS = {
  StreamItem: z
    .union([SnapshotSchema, EventSchema])
    .openapi('StreamItem', { description: 'An item of `GET /v1/games/{id}/stream`.' }),
  StreamLine: z
    .union([SnapshotSchema, PingSchema, EventSchema])
    .openapi('StreamLine', { description: 'A line of `GET /v1/games/{id}/stream.ndjson`.' }),
  AccountStreamLine: z
    .union([PingSchema, FeedEntrySchema])
    .openapi('AccountStreamLine', { description: 'A line of `GET /v1/account/stream.ndjson`.' }),
} as const;

/** A body that is no JSON itself but is made of items that are. */
export function streamBody(item: keyof typeof STREAM_ITEMS, description: string) {
  // JSON Schema has the word; the types of what makes the document do not.
  const items = { contentSchema: { $ref: `#/components/schemas/${item}` } };
  return z.string().openapi({ description, ...items });
}

const after = queryInteger(0, LARGEST_INTEGER).optional();

export const StreamQuerySchema = z.strictObject({
  after: after.openapi({
    description: 'The `seq` that you have already: the stream goes on behind it, without a snapshot.',
  }),
});

export const StreamHeadersSchema = z.object({
  'Last-Event-ID': after.openapi({ description: 'The same as `after`, and counts before it; browsers send it.' }),
});
