/** The rules object as it is stored in events and rows. */
import * as z from 'zod';
import { BOARD_IDS } from '../rules/board.ts';
import { type NamedRules, PRESET_IDS } from '../rules/presets.ts';
import {
  BLOCKED_PLAYER,
  DOUBLE_MILL_CAPTURES,
  FULL_BOARD,
  PROTECTED_MILLS,
  REPEATED_MILL_CAPTURE,
} from '../rules/rule-set.ts';

/** Reads the parameters in their order, which a jsonb column does not keep. */
export const storedRules = z.strictObject({
  preset: z.enum(PRESET_IDS).nullable(),
  board: z.enum(BOARD_IDS),
  pieces: z.int(),
  movesWhilePlacing: z.boolean(),
  flyingAt: z.int().nullable(),
  protectedMills: z.enum(PROTECTED_MILLS),
  doubleMillCaptures: z.literal(DOUBLE_MILL_CAPTURES),
  repeatedMillCapture: z.enum(REPEATED_MILL_CAPTURE),
  blockedPlayer: z.enum(BLOCKED_PLAYER),
  fullBoard: z.enum(FULL_BOARD),
  repetitionDraw: z.int().nullable(),
  quietMovesDraw: z.int().nullable(),
  endgameQuietMovesDraw: z.int().nullable(),
}) satisfies z.ZodType<NamedRules>;
