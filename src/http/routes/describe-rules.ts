/** POST /v1/rules/describe: any rules, told to a player. */
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { readRules } from '../rules-reading.ts';
import { LanguageHeadersSchema, LanguageQuerySchema } from '../schemas/language.ts';
import { RulesDescriptionRequestSchema, RulesDescriptionSchema } from '../schemas/rules.ts';
import { viewDescription } from '../views/rules.ts';

const route = createRoute({
  method: 'post',
  path: '/v1/rules/describe',
  operationId: 'describeRules',
  tags: ['Rules'],
  summary: 'Tell rules to a player',
  description:
    'Tells the game under `rules`, a preset or rules of your own, as exactly as its parameters say. The texts are in the ' +
    'language of `lang` or `Accept-Language`: English, Polish, Finnish, Czech, Russian or Hungarian. Nothing is stored and ' +
    'no token is needed.',
  request: {
    headers: LanguageHeadersSchema,
    query: LanguageQuerySchema,
    body: { required: false, content: { 'application/json': { schema: RulesDescriptionRequestSchema } } },
  },
  responses: {
    200: {
      description: 'The rules, told and complete.',
      content: { 'application/json': { schema: RulesDescriptionSchema } },
    },
  },
});

export const describeRules = endpoint(route, { limit: 'reads', isTold: true, problems: ['rules-invalid'] }, (c) => {
  const rules = readRules(c, c.req.valid('json').rules);
  return rules.ok ? c.json(viewDescription(rules.value, c.var.language), 200) : rules.error;
});
