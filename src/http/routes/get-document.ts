/** GET /openapi.json: the OpenAPI document, byte for byte the file in the repository. */
import document from '../../../openapi/openapi.json' with { type: 'json' };
import { endpoint } from '../endpoint.ts';
import { STABLE } from '../middleware/revalidation.ts';
import { createRoute } from '../openapi.ts';

const route = createRoute({
  method: 'get',
  path: '/openapi.json',
  hide: true,
  responses: { 200: { description: 'The document.' } },
});

export const getDocument = endpoint(route, { limit: 'reads', isConstant: true }, (c) =>
  // As openapi/generate.ts writes it.
  c.body(`${JSON.stringify(document, null, 2)}\n`, 200, { ...STABLE, 'Content-Type': 'application/json' }),
);
