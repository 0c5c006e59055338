/** Feeds of accounts: what an account is told of its games. As with events of games, the type of `data` stays open. */
import * as z from 'zod';
import '../openapi.ts';
import { RESULT_REASONS } from '../../game/events.ts';
import type { FeedType } from '../../game/feed.ts';
import { AccountIdSchema, ColorSchema, GameIdSchema, TimeSchema } from './common.ts';

const envelope = {
  seq: z.int().openapi({ description: '1, 2, 3 … within the account, without gaps.' }),
  at: TimeSchema,
};

const entryOf = <Type extends FeedType, Data extends z.ZodObject>(type: Type, data: Data) =>
  z.object({ ...envelope, type: z.literal(type), data });

/** What an account can be told, by the name under which the OpenAPI document has its shape. */
export const FEED_SHAPES = {
  AccountGameInvited: entryOf(
    'game.invited',
    z.object({
      gameId: GameIdSchema,
      by: z.union([AccountIdSchema, z.null()]).openapi({ description: 'Who invites; null where that is no account.' }),
      rematchOf: GameIdSchema.optional().openapi({ description: 'The game that is to be played again.' }),
    }),
  ),
  AccountGameStarted: entryOf('game.started', z.object({ gameId: GameIdSchema, color: ColorSchema })),
  AccountGameTurn: entryOf(
    'game.turn',
    z.object({ gameId: GameIdSchema, ply: z.int().openapi({ description: 'It is your move after so many plies.' }) }),
  ),
  AccountGameFinished: entryOf(
    'game.finished',
    z.object({ gameId: GameIdSchema, winner: z.union([ColorSchema, z.null()]), reason: z.enum(RESULT_REASONS) }),
  ),
  AccountSeekMatched: entryOf(
    'seek.matched',
    z.object({ seekId: z.string(), gameId: GameIdSchema, color: ColorSchema }),
  ),
} as const satisfies Readonly<Record<string, z.ZodObject>>;

const shapes = Object.entries(FEED_SHAPES).map(([name, { shape }]) => ({
  type: shape.type.value,
  $ref: `#/components/schemas/${name}`,
}));

export const FeedEntrySchema = z
  .object({ ...envelope, type: z.string(), data: z.record(z.string(), z.unknown()) })
  .openapi('AccountEvent', {
    description: 'Something that an account is told. Ignore types that you do not know.',
    oneOf: shapes.map(({ $ref }) => ({ $ref })),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(shapes.map(({ type, $ref }) => [type, $ref])),
    },
  });

export const FeedPageSchema = z
  .object({
    data: z.array(FeedEntrySchema).openapi({ description: 'Oldest first.' }),
    next: z.int().openapi({ description: 'The following `after`.' }),
  })
  .openapi('AccountEventPage');
