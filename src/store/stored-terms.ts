/** What was agreed on at a game's creation, and what of it changes with events, as both are stored. */
import * as z from 'zod';
import { parseGameId } from '../game/id.ts';
import type { Terms } from '../game/terms.ts';
import { COLORS } from '../rules/color.ts';

const clockSetting = z.union([
  z.strictObject({ initialSeconds: z.int(), incrementSeconds: z.int() }),
  z.strictObject({ daysPerMove: z.int() }),
]);

/** The clock of a seek. */
export const storedClock = clockSetting.nullable();

const gameId = z.string().transform((text, context) => {
  const id = parseGameId(text);
  if (id === null) context.addIssue('not the id of a game');
  return id ?? z.NEVER;
});

/** The members of `Terms`, as events and rows hold them. */
export const TERMS = {
  clock: storedClock,
  takebacks: z.boolean(),
  rematchOf: gameId.nullable(),
  expiresInSeconds: z.int().nullable(),
  firstPlySeconds: z.int().nullable(),
} as const;

export const storedTerms = z.strictObject(TERMS) satisfies z.ZodType<Terms>;

const color = z.enum(COLORS).nullable();
const ply = z.int().nullable();
const plies = z.strictObject({ white: ply, black: ply });

/** What changes in a game with a clock or with offers. */
export const storedLive = z.strictObject({
  /** Milliseconds left as of the last event. */
  remaining: z.strictObject({ white: z.int(), black: z.int() }).nullable(),
  drawOffer: color,
  takebackOffer: color,
  lastOffers: z.strictObject({ draw: plies, takeback: plies }).nullable(),
});
export type StoredLive = z.infer<typeof storedLive>;
