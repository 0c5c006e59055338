/** GET /v1/rules: every rule set that has a name. */
import { PRESETS } from '../../rules/presets.ts';
import { endpoint } from '../endpoint.ts';
import { STABLE } from '../middleware/revalidation.ts';
import { createRoute } from '../openapi.ts';
import { IfNoneMatchHeadersSchema } from '../schemas/headers.ts';
import { LanguageHeadersSchema, LanguageQuerySchema } from '../schemas/language.ts';
import { PresetListSchema } from '../schemas/rules.ts';
import { viewPreset } from '../views/rules.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/rules',
  operationId: 'listPresets',
  tags: ['Rules'],
  summary: 'List the rule sets',
  description:
    'Every preset, told to a player, with all its parameters, the text that it was taken from, and what that text does ' +
    'not say. The texts are in the language of `lang` or `Accept-Language`: English, Polish, Finnish, Czech, Russian or ' +
    'Hungarian.',
  request: { headers: IfNoneMatchHeadersSchema.extend(LanguageHeadersSchema.shape), query: LanguageQuerySchema },
  responses: {
    200: { description: 'Every preset.', content: { 'application/json': { schema: PresetListSchema } } },
    304: { description: 'They are as you have them.' },
  },
});

export const listPresets = endpoint(route, { limit: 'reads', isConstant: true, isTold: true }, (c) =>
  c.json({ data: PRESETS.map((preset) => viewPreset(preset, c.var.language)) }, 200, STABLE),
);
