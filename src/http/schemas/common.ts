/** Building blocks of the schemas: sides and times, what means missing, and how queries are read. */
import * as z from 'zod';
import '../openapi.ts';
import { COLORS } from '../../rules/color.ts';

export const ColorSchema = z.enum(COLORS).openapi('Color', { description: 'A side; White moves first.' });

export const TimeSchema = z.iso
  .datetime({ precision: 3 })
  .openapi('Time', { description: 'RFC 3339, UTC, with milliseconds.', example: '2026-11-30T12:00:00.000Z' });

export const GameIdSchema = z.string().openapi('GameId', {
  description: 'A TypeID: `game_` and a UUIDv7 in 26 lower-case base-32 characters.',
  example: 'game_01kbcdxyzve5mr8g6t2h0n4q9s',
});

export const EXAMPLE_ACCOUNT_ID = 'acct_01kbcdw3k8f4a9q2m6r7s1t5vx';

export const AccountIdSchema = z.string().openapi('AccountId', {
  description: 'A TypeID: `acct_` and a UUIDv7 in 26 lower-case base-32 characters.',
  example: EXAMPLE_ACCOUNT_ID,
});

/** A field of a body that may be missing; null means missing too. */
export const omittable = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([schema, z.null()])
    .optional()
    .transform((value) => value ?? undefined);

/** The body of a request that says all in its path: none, or an empty object. */
export const EmptyBodySchema = z.strictObject({}).openapi('EmptyBody');

/** The largest integer that requests hold: nine digits. */
export const LARGEST_INTEGER = 999_999_999;

/** Items of a page of a list, and of one of events, at most; seconds that a request may ask to wait. */
export const LARGEST_PAGE = 100;
export const MOST_EVENTS = 500;
export const EVENTS_BY_DEFAULT = 100;
export const LONGEST_WAIT_SECONDS = 25;

/** An integer of a query, `least` to `most`. */
export const queryInteger = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Must be a whole number of at most 9 digits.')
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .openapi({ type: 'integer', minimum: least, maximum: most });

/** A list parameter: names separated by commas, in any order, each counted once. */
export const queryList = <const Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.enum(names)))
    .openapi({
      type: 'array',
      items: { type: 'string', enum: [...names] },
      param: { style: 'form', explode: false },
    });

/** An id in a body or a query. */
export const idText = <Id extends string>({ parse }: { readonly parse: (text: string) => Id | null }) =>
  z.string().transform((text, context) => {
    const id = parse(text);
    if (id === null) context.addIssue({ code: 'custom', message: 'Not an id of this kind.' });
    return id ?? z.NEVER;
  });

/** An id in a path. A malformed one names nothing: the answer is `not-found`. */
export const idParameter = <Id extends string>(
  { parse }: { readonly parse: (text: string) => Id | null },
  name: string,
  description: string,
  example: string,
) => idText({ parse }).openapi({ type: 'string', description, example, param: { name, in: 'path' } });

/** How long a request may wait. */
const MOST_SECONDS = 25;

/** Seconds that the answer may wait for something to happen. */
export const WaitSchema = queryInteger(0, MOST_SECONDS)
  .optional()
  .openapi({ description: 'Seconds to wait at most.', default: 0 });
