/** How requests choose the language of a text for players. */
import * as z from 'zod';
import '../openapi.ts';
import { LANGUAGE_IDS } from '../../telling/tell-rules.ts';

export const LanguageQuerySchema = z.strictObject({
  lang: z.enum(LANGUAGE_IDS).optional().openapi({
    description: 'The language of the texts, as BCP 47; it counts before `Accept-Language`.',
    example: 'pl',
  }),
});

export const LanguageHeadersSchema = z.object({
  'Accept-Language': z.string().optional().openapi({
    description: 'The languages that the player reads. Where none of them is ours, the texts are in English.',
    example: 'pl-PL, pl;q=0.9, en;q=0.5',
  }),
});
