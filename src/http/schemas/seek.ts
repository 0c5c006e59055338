/** Seeks: what clients ask for, and what they see. */
import * as z from 'zod';
import '../openapi.ts';
import { COLOR_WISHES, SEEK_STATUSES } from '../../accounts/seek.ts';
import { SEEK_IDS } from '../../game/id.ts';
import { ClockSettingSchema } from './clock.ts';
import { AccountIdSchema, ColorSchema, GameIdSchema, idParameter, omittable, TimeSchema } from './common.ts';
import { RulesRequestSchema, RulesSchema } from './rules.ts';

const EXAMPLE_ID = 'seek_01kbcdxyzve5mr8g6t2h0n4q9s';

export const SeekPathSchema = z.object({ id: idParameter(SEEK_IDS, 'id', 'The id of the seek.', EXAMPLE_ID) });

const WishSchema = z.enum(COLOR_WISHES).openapi('ColorWish', { description: 'What its account wants to play.' });

export const SeekSchema = z
  .object({
    id: z.string().openapi({ example: EXAMPLE_ID }),
    status: z.enum(SEEK_STATUSES),
    gameId: z.union([GameIdSchema, z.null()]).openapi({ description: 'The game that it became.' }),
    color: z
      .union([ColorSchema, z.null()])
      .openapi({ description: 'What its account plays; null until it is matched.' }),
    expiresAt: TimeSchema.openapi({ description: 'When it is over, unless it is matched before.' }),
    accountId: AccountIdSchema,
    rules: RulesSchema,
    clock: z.union([ClockSettingSchema, z.null()]),
    wish: WishSchema,
    createdAt: TimeSchema,
  })
  .openapi('Seek', { description: 'What an account wants to play. It waits without any connection.' });

export const CreateSeekSchema = z
  .strictObject({
    rules: omittable(RulesRequestSchema).openapi({ description: 'Left out: `standard`.' }),
    clock: omittable(ClockSettingSchema).openapi({ description: 'Left out or null: none.' }),
    color: omittable(WishSchema).openapi({ description: 'Left out: `random`.' }),
  })
  .openapi('CreateSeek');

export const SeekPageSchema = z
  .object({
    data: z.array(SeekSchema).openapi({ description: 'Newest first.' }),
    next: z.string().nullable().openapi({ description: 'The `cursor` of the next page; null on the last one.' }),
  })
  .openapi('SeekPage');
