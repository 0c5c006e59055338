/** Headers of requests that change what is done. */
import * as z from 'zod';
import '../openapi.ts';
import { parseIfMatch } from '../game-headers.ts';

const SHORTEST_KEY = 20;
const LONGEST_KEY = 255;

export const IdempotencyHeadersSchema = z.object({
  'Idempotency-Key': z
    .string()
    .min(SHORTEST_KEY)
    .max(LONGEST_KEY)
    .regex(/^[\x21-\x7e]*$/, 'Must be visible ASCII characters.')
    .optional()
    .openapi({
      description:
        'A fresh secret for every new request, best a UUID. A repeat under the same key within 24 hours gives the same ' +
        'thing and the same tokens.',
    }),
});

export const IfMatchHeadersSchema = z.object({
  'If-Match': z
    .string()
    .transform((header, context) => {
      const condition = parseIfMatch(header);
      if (condition === null) context.addIssue('Must be "<version>", a list of them, or *.');
      return condition ?? z.NEVER;
    })
    .optional()
    .openapi({
      type: 'string',
      description:
        'The ETag of the game that you looked at: the move counts only while the game is still at that version. With a ' +
        'single one a retry is always safe.',
    }),
});

export const IfNoneMatchHeadersSchema = z.object({
  'If-None-Match': z.string().optional().openapi({ description: 'The ETag that you have already.' }),
});
