/** GET /openapi.json: the OpenAPI document, as it is in the repository. */
import { createRoute, z } from '@hono/zod-openapi';
import document from '../../../openapi/openapi.json' with { type: 'json' };
import { endpoint } from '../endpoint.ts';
import { STABLE } from '../middleware/revalidation.ts';

const route = createRoute({
  method: 'get',
  path: '/openapi.json',
  hide: true,
  responses: { 200: { description: 'The document.', content: { 'application/json': { schema: z.looseObject({}) } } } },
});

export const getDocument = endpoint(route, { limit: 'reads' }, (c) => c.json(document, 200, STABLE));
