/** Games: what clients ask for, and what they see. */
import * as z from 'zod';
import '../openapi.ts';
import { DECLINE_REASONS, VISIBILITIES } from '../../game/events.ts';
import { ACCOUNT_IDS, GAME_IDS } from '../../game/id.ts';
import { SEAT_KINDS } from '../../game/seats.ts';
import { GAME_STATUSES } from '../../game/state.ts';
import { PHASES } from '../../rules/position.ts';
import type { FaultParams } from '../faults.ts';
import { ClockSchema, ClockSettingSchema } from './clock.ts';
import {
  AccountIdSchema,
  ColorSchema,
  GameIdSchema,
  idParameter,
  idText,
  LARGEST_INTEGER,
  omittable,
  queryList,
  TimeSchema,
} from './common.ts';
import { NameSchema } from './name.ts';
import { MoveSchema, PlayedMoveSchema, PositionSchema, PositionTextSchema, ResultSchema } from './position.ts';
import { RulesRequestSchema, RulesSchema } from './rules.ts';

const EXAMPLE_ID = 'game_01kbcdxyzve5mr8g6t2h0n4q9s';
const EXAMPLE_JOIN_CODE = '7q2kfx0mzd3vth5c';

const TokenSchema = z.string().openapi('SeatToken', {
  description: 'Opens the seat: `Authorization: Bearer seat_…`. Shown in this answer only; keep it secret.',
  example: 'seat_oYw0pAGbx2lK53VJqmZfVQAAAAAAAXo5h0m8TQF1x3yRr5WkQ2bVnC9LpD4e',
});

const JoinCodeSchema = z.string().openapi('JoinCode', {
  description: 'Lets somebody join an unlisted game; read in any case.',
  example: EXAMPLE_JOIN_CODE,
});

/** The game of a path. */
export const GamePathSchema = z.object({
  id: idParameter(GAME_IDS, 'id', 'The id of the game.', EXAMPLE_ID),
});

export const IncludeSchema = queryList(['moves', 'legalMoves'])
  .optional()
  .openapi({ description: 'Parts of the game that are left out otherwise.' });

const SeatSchema = z
  .object({
    kind: z.enum(SEAT_KINDS).openapi({
      description:
        '`open`: nobody yet. `invited`: kept for somebody. `token`: whoever holds its token. `account`: an account.',
    }),
    accountId: z.union([AccountIdSchema, z.null()]).optional().openapi({
      description:
        'Of an `account`, or who is `invited`; null where a rematch keeps the seat for whoever held the token of the other.',
    }),
    name: z.string().nullable().openapi({
      description: 'What the player is called, if the player said so; of an account what it is called today.',
    }),
  })
  .openapi('Seat');

export const GameSchema = z
  .object({
    id: GameIdSchema,
    status: z.enum(GAME_STATUSES).openapi({ description: '`open` until every seat has its player.' }),
    version: z.int().openapi({ description: 'The `seq` of the last event; the ETag begins with it.' }),
    ply: z.int().openapi({ description: 'Plies played.' }),
    rules: RulesSchema,
    visibility: z.enum(VISIBILITIES).openapi({ description: 'Only `public` games are in lists.' }),
    seats: z.object({ white: SeatSchema, black: SeatSchema }),
    position: PositionSchema,
    lastMove: z.union([PlayedMoveSchema, z.null()]),
    result: z.union([ResultSchema, z.null()]),
    clock: z.union([ClockSchema, z.null()]),
    drawOffer: z.union([ColorSchema, z.null()]).openapi({ description: 'Who offers a draw.' }),
    takebacks: z.boolean().openapi({ description: 'Whether moves can be taken back where both sides agree.' }),
    takebackOffer: z
      .union([ColorSchema, z.null()])
      .openapi({ description: 'Who would like to take its last ply back.' }),
    rematchOf: z.union([GameIdSchema, z.null()]).openapi({ description: 'The game that this one is a rematch of.' }),
    createdAt: TimeSchema,
    expiresAt: z.union([TimeSchema, z.null()]).openapi({
      description: 'When the game is aborted if seats still wait for their players; null once it is active.',
    }),
    updatedAt: TimeSchema.openapi({ description: "The last event's time." }),
    moves: z.array(z.string()).optional().openapi({ description: 'All moves as text; with `include=moves`.' }),
    legalMoves: z
      .array(MoveSchema)
      .optional()
      .openapi({ description: 'What the side to move can play; with `include=legalMoves`. None after the end.' }),
  })
  .openapi('Game', { description: 'A game. Nothing in it depends on who reads it, or when.' });

/** Two weeks. */
export const LONGEST_EXPIRY_SECONDS = 1_209_600;
/** From a minute on. */
const EXPIRY_SECONDS = [60, LONGEST_EXPIRY_SECONDS] as const;

function fault(context: z.RefinementCtx, field: string, code: FaultParams['fault'], message: string): void {
  context.addIssue({ code: 'custom', path: [field], message, params: { fault: code } satisfies FaultParams });
}

const SeatRequestSchema = z
  .strictObject({
    kind: omittable(z.enum(['token', 'open', 'me', 'invite'])).openapi({
      description:
        '`token` (the default): the answer has its token. `open`: somebody else joins. `me`: the account that asks. ' +
        '`invite`: kept for the account in `accountId`, which an account may invite.',
    }),
    name: omittable(NameSchema).openapi({ description: 'Of a seat with a token; an account goes by its own.' }),
    accountId: omittable(idText(ACCOUNT_IDS)).openapi({ type: 'string', description: 'Who is invited.' }),
  })
  .superRefine(({ kind = 'token', name, accountId }, context) => {
    if (kind !== 'token' && name !== undefined)
      fault(context, 'name', 'unknown-field', 'Such a seat is given no name.');
    if (kind === 'invite' && accountId === undefined) fault(context, 'accountId', 'required', 'Required.');
    if (kind !== 'invite' && accountId !== undefined) {
      fault(context, 'accountId', 'unknown-field', 'Only an invitation names an account.');
    }
  })
  .openapi('SeatRequest');

const SeatRequestsSchema = z
  .strictObject({ white: omittable(SeatRequestSchema), black: omittable(SeatRequestSchema) })
  .superRefine(({ white, black }, context) => {
    if (white?.kind === undefined || white.kind !== black?.kind) return;
    if (white.kind === 'me' || white.kind === 'invite') {
      context.addIssue({
        code: 'custom',
        path: ['black', 'kind'],
        message: 'One account has one seat of a game at most, and one is invited at a time.',
        params: { fault: 'enum' } satisfies FaultParams,
      });
    }
  });

/** What is asked for a seat; undefined where nothing is said. */
export type SeatRequest = z.infer<typeof SeatRequestSchema> | undefined;

export const CreateGameSchema = z
  .strictObject({
    rules: omittable(RulesRequestSchema).openapi({ description: 'Left out: `standard`.' }),
    position: omittable(PositionTextSchema).openapi({ description: 'Where play begins; left out: at the start.' }),
    visibility: omittable(z.enum(VISIBILITIES)).openapi({ description: 'Left out: `unlisted`.' }),
    seats: omittable(SeatRequestsSchema),
    shuffleSeats: omittable(z.boolean()).openapi({ description: 'Whether the service draws who is White.' }),
    clock: omittable(ClockSettingSchema).openapi({
      description: 'Left out or null: there is none, and a game without a move for 30 days is abandoned.',
    }),
    takebacks: omittable(z.boolean()).openapi({
      description: 'Whether moves can be taken back where both sides agree; left out: no.',
    }),
    expiresInSeconds: omittable(z.int().min(EXPIRY_SECONDS[0]).max(EXPIRY_SECONDS[1])).openapi({
      description: 'How long open seats wait for their players, before the game is aborted; left out: a day.',
    }),
  })
  .openapi('CreateGame');

export const CreatedGameSchema = z
  .object({
    game: GameSchema,
    tokens: z.object({ white: TokenSchema.optional(), black: TokenSchema.optional() }),
    joinCode: JoinCodeSchema.optional(),
  })
  .openapi('CreatedGame', { description: 'The game, and the tokens of the seats that are yours.' });

export const JoinGameSchema = z
  .strictObject({
    color: omittable(ColorSchema).openapi({ description: 'Left out: the first open seat, White before Black.' }),
    name: omittable(NameSchema),
    joinCode: omittable(JoinCodeSchema).openapi({ description: 'An unlisted game wants it.' }),
  })
  .openapi('JoinGame');

export const JoinedGameSchema = z
  .object({
    color: ColorSchema,
    token: TokenSchema.optional().openapi({ description: 'Not for an account, which plays with tokens of its own.' }),
    game: GameSchema,
  })
  .openapi('JoinedGame');

export const DeclineGameSchema = z
  .strictObject({ reason: omittable(z.enum(DECLINE_REASONS)).openapi({ description: 'Left out: `generic`.' }) })
  .openapi('DeclineGame');

export const PlayMoveSchema = z
  .strictObject({
    move: z.string().openapi({ description: 'As text; read in any case.', example: 'd6' }),
    ply: omittable(z.int().min(0).max(LARGEST_INTEGER)).openapi({
      description: 'Plies already played: the `ply` of the game that you looked at. With it a retry is always safe.',
    }),
    offerDraw: omittable(z.boolean()).openapi({
      description: 'Offers a draw along with the move; dropped without harm where it cannot be offered.',
    }),
  })
  .openapi('PlayMove');

export const PlayedSchema = z
  .object({
    played: z
      .object({
        ply: z.int(),
        color: ColorSchema,
        move: z.string(),
        at: TimeSchema,
        seq: z.int(),
        hash: z.string(),
      })
      .openapi({ description: 'The move as its event has it; `seq` and `hash` are a receipt.' }),
    game: GameSchema,
  })
  .openapi('Played');

export const RenewedTokenSchema = z.object({ token: TokenSchema }).openapi('RenewedToken');

export const RematchSeatSchema = z
  .object({ gameId: GameIdSchema, token: TokenSchema.optional() })
  .openapi('RematchSeat');

export const RematchSchema = z.object({ gameId: z.union([GameIdSchema, z.null()]) }).openapi('Rematch');

export const LegalMovesSchema = z
  .object({
    gameId: GameIdSchema,
    ply: z.int(),
    toMove: ColorSchema,
    phase: z.enum(PHASES),
    moves: z.array(MoveSchema),
  })
  .openapi('LegalMoves');

export const MoveListSchema = z
  .object({ data: z.array(PlayedMoveSchema.pick({ ply: true, color: true, move: true, at: true })) })
  .openapi('MoveList');

export const GameExportSchema = z
  .object({
    rules: RulesSchema,
    position: PositionTextSchema,
    moves: z.array(z.string()),
    result: z.union([ResultSchema, z.null()]),
  })
  .openapi('GameExport', {
    description: '`rules`, `position` and `moves` can be sent to `POST /v1/positions` as they are.',
  });

export const GamePageSchema = z
  .object({
    data: z.array(GameSchema).openapi({ description: 'Newest first.' }),
    next: z.string().nullable().openapi({ description: 'The `cursor` of the next page; null on the last one.' }),
  })
  .openapi('GamePage');
