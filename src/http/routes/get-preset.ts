/** GET /v1/rules/{preset}: one rule set that has a name. */
import * as z from 'zod';
import { presetOf } from '../../rules/presets.ts';
import { endpoint } from '../endpoint.ts';
import { STABLE } from '../middleware/revalidation.ts';
import { createRoute } from '../openapi.ts';
import { IfNoneMatchHeadersSchema } from '../schemas/headers.ts';
import { LanguageHeadersSchema, LanguageQuerySchema } from '../schemas/language.ts';
import { PresetIdSchema, PresetSchema } from '../schemas/rules.ts';
import { viewPreset } from '../views/rules.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/rules/{preset}',
  operationId: 'getPreset',
  tags: ['Rules'],
  summary: 'Get a rule set',
  description:
    'One preset, told to a player, with all its parameters and the text that it was taken from. The texts are in the ' +
    'language of `lang` or `Accept-Language`: English, Polish, Finnish, Czech, Russian or Hungarian.',
  request: {
    headers: IfNoneMatchHeadersSchema.extend(LanguageHeadersSchema.shape),
    query: LanguageQuerySchema,
    params: z.object({
      preset: PresetIdSchema,
    }),
  },
  responses: {
    200: { description: 'The preset.', content: { 'application/json': { schema: PresetSchema } } },
    304: { description: 'It is as you have it.' },
  },
});

export const getPreset = endpoint(
  route,
  { limit: 'reads', isConstant: true, isTold: true, problems: ['not-found'] },
  (c) => c.json(viewPreset(presetOf(c.req.valid('param').preset), c.var.language), 200, STABLE),
);
