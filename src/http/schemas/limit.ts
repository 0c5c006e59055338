/** What the service lets through. */
import * as z from 'zod';
import '../openapi.ts';
import { LIMIT_UNITS, LIMITED } from '../limits.ts';

export const LimitSchema = z
  .object({
    name: z.string().openapi({ description: 'The name of the policy or bound.', example: 'moves' }),
    limit: z.int().nullable().openapi({ description: 'So many are let through; null: any number.', example: 600 }),
    unit: z.enum(LIMIT_UNITS),
    windowSeconds: z.int().nullable().openapi({
      description: 'The length of the window in which they are counted; null: at the same time, or at all.',
      example: 60,
    }),
    per: z.enum(LIMITED).openapi({
      description: 'For whom or what: a caller is an account, by its token, or else an address, of IPv6 a /64 network.',
    }),
    description: z.string(),
  })
  .openapi('Limit', { description: 'What is let through, of what, and for whom.' });

export const LimitListSchema = z
  .object({ data: z.array(LimitSchema).openapi({ description: 'Policies first, with the settings of this service.' }) })
  .openapi('LimitList');
