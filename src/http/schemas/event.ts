/**
 * Events as they are stored, which is how they are shown (docs/rules.md says
 * what moves and positions look like). The type of `data` stays open: clients
 * ignore types that they do not know, and answers give old shapes as they were.
 */
import * as z from 'zod';
import '../openapi.ts';
import { DECLINE_REASONS, type EventType, RESULT_REASONS, VISIBILITIES } from '../../game/events.ts';
import { SEAT_KINDS } from '../../game/seats.ts';
import { ClockSettingSchema } from './clock.ts';
import { AccountIdSchema, ColorSchema, GameIdSchema, TimeSchema } from './common.ts';
import { PositionTextSchema } from './position.ts';
import { RulesSchema } from './rules.ts';

const envelope = {
  seq: z.int().min(1).openapi({ description: '1, 2, 3 … within the game, without gaps.' }),
  v: z.int().min(1).openapi({ description: 'The version of the shape of `data`.' }),
  at: TimeSchema,
  hash: z.string().openapi({
    description:
      'Unpadded base64url of SHA-256 over the previous event’s `hash` as written (for the first event: the game’s id) ' +
      'directly followed by the RFC 8785 text of this event without its `hash`.',
  }),
};

const eventOf = <Type extends EventType, Data extends z.ZodObject>(type: Type, data: Data) =>
  z.object({ ...envelope, type: z.literal(type), data });

const seat = z.object({ kind: z.enum(SEAT_KINDS), accountId: z.union([AccountIdSchema, z.null()]).optional() });

const GameCreatedSchema = eventOf(
  'game.created',
  z.object({
    rules: RulesSchema,
    position: PositionTextSchema,
    visibility: z.enum(VISIBILITIES),
    seats: z.object({ white: seat, black: seat }),
    engine: z.int().openapi({ description: 'The version of the rules code that judges the moves.' }),
    clock: z
      .union([ClockSettingSchema, z.null()])
      .optional()
      .openapi({ description: 'From `v` 2 on, as all that follows.' }),
    takebacks: z.boolean().optional(),
    rematchOf: z.union([GameIdSchema, z.null()]).optional(),
    expiresInSeconds: z.int().nullable().optional().openapi({ description: 'How long seats wait for their players.' }),
    firstPlySeconds: z
      .int()
      .nullable()
      .optional()
      .openapi({ description: 'How long each side may take for its first ply.' }),
  }),
);

const PlayerJoinedSchema = eventOf(
  'player.joined',
  z.object({ color: ColorSchema, kind: z.enum(['token', 'account']), accountId: AccountIdSchema.optional() }),
);

const InviteDeclinedSchema = eventOf(
  'invite.declined',
  z.object({ color: ColorSchema, reason: z.enum(DECLINE_REASONS) }),
);

const clockReading = z.object({ whiteMs: z.int(), blackMs: z.int() });

const GameStartedSchema = eventOf('game.started', z.object({}));

const MovePlayedSchema = eventOf(
  'move.played',
  z.object({
    ply: z.int().openapi({ description: 'From 1.' }),
    color: ColorSchema,
    move: z.string().openapi({ example: 'a1-a4xd7' }),
    position: PositionTextSchema,
    clock: clockReading.optional().openapi({ description: 'What each side has left; where the game has a clock.' }),
  }),
);

const offer = z.object({ color: ColorSchema });
const DrawOfferedSchema = eventOf('draw.offered', offer);
const DrawWithdrawnSchema = eventOf('draw.withdrawn', offer);
const DrawDeclinedSchema = eventOf('draw.declined', offer);
const TakebackOfferedSchema = eventOf('takeback.offered', offer);
const TakebackWithdrawnSchema = eventOf('takeback.withdrawn', offer);
const TakebackDeclinedSchema = eventOf('takeback.declined', offer);

const MovesTakenBackSchema = eventOf(
  'moves.taken-back',
  z.object({
    color: ColorSchema.openapi({ description: 'Who asked for it.' }),
    plies: z.int().openapi({ description: 'How many plies no longer stand.' }),
    toPly: z.int(),
    toVersion: z.int().openapi({ description: 'The version whose state the game is in again.' }),
    position: PositionTextSchema,
    clock: clockReading.nullable(),
  }),
);

const GameFinishedSchema = eventOf(
  'game.finished',
  z.object({ winner: z.union([ColorSchema, z.null()]), reason: z.enum(RESULT_REASONS) }),
);

/** The events that there are, by the name under which the OpenAPI document has their shapes. */
export const EVENT_SHAPES = {
  GameCreated: GameCreatedSchema,
  PlayerJoined: PlayerJoinedSchema,
  InviteDeclined: InviteDeclinedSchema,
  GameStarted: GameStartedSchema,
  MovePlayed: MovePlayedSchema,
  DrawOffered: DrawOfferedSchema,
  DrawWithdrawn: DrawWithdrawnSchema,
  DrawDeclined: DrawDeclinedSchema,
  TakebackOffered: TakebackOfferedSchema,
  TakebackWithdrawn: TakebackWithdrawnSchema,
  TakebackDeclined: TakebackDeclinedSchema,
  MovesTakenBack: MovesTakenBackSchema,
  GameFinished: GameFinishedSchema,
} as const;

const shapes = Object.entries(EVENT_SHAPES).map(([name, { shape }]) => ({
  type: shape.type.value,
  $ref: `#/components/schemas/${name}`,
}));

export const EventSchema = z
  .object({ ...envelope, type: z.string(), data: z.record(z.string(), z.unknown()) })
  .openapi('Event', {
    description: 'A fact, unchanged for ever. Clients ignore types that they do not know.',
    oneOf: shapes.map(({ $ref }) => ({ $ref })),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(shapes.map(({ type, $ref }) => [type, $ref])),
    },
  });

export const EventPageSchema = z
  .object({
    data: z.array(EventSchema).openapi({ description: 'Oldest first.' }),
    next: z.int().openapi({ description: 'The `after` of the next request.' }),
    done: z.boolean().openapi({ description: 'Whether the game is finished and nothing is left.' }),
  })
  .openapi('EventPage');
