/** Building blocks of the schemas: what means missing, how queries are read, lists, problems. */
import { z } from '@hono/zod-openapi';
import { COLORS } from '../../rules/color.ts';
import { FAULT_CODES, FAULT_PLACES } from '../problem.ts';

export const ColorSchema = z.enum(COLORS).openapi('Color');

/** RFC 3339, UTC, milliseconds. */
export const TimeSchema = z.string().openapi({ format: 'date-time', example: '2026-11-30T12:00:00.000Z' });

/** A field of a request body that may be missing; null means missing too. */
export const omittable = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([schema, z.null()])
    .optional()
    .transform((value) => value ?? undefined);

const INTEGER = /^\d{1,9}$/;

/** An integer of a query, `least` to `most`. */
export const queryInteger = (least: number, most: number) =>
  z
    .string()
    .regex(INTEGER, 'must be a whole number of at most 9 digits')
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .openapi({ type: 'integer', minimum: least, maximum: most });

/** A list parameter: names separated by commas, given once. */
export const queryList = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(names)))
    .openapi({ type: 'array', items: { type: 'string', enum: [...names] } });

/** How list parameters are written in OpenAPI: `?include=moves,legalMoves`. */
export const COMMA_SEPARATED = { style: 'form', explode: false } as const;

export const FaultSchema = z
  .object({
    in: z.enum(FAULT_PLACES),
    pointer: z.string().openapi({
      description: 'JSON Pointer of the field in the body; for the other places `/` and the name.',
      example: '/rules/pieces',
    }),
    code: z.enum(FAULT_CODES),
    message: z.string(),
  })
  .openapi('Fault');

/** Members that every problem document has; some codes have more. */
export const ProblemSchema = z
  .looseObject({
    type: z.string().openapi({ format: 'uri', description: 'A page that says what happened and what to do next.' }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.string().openapi({ description: 'Stable; what programs compare.' }),
    requestId: z.string(),
    errors: z.array(FaultSchema).optional(),
  })
  .openapi('Problem');
