/** GET /docs: the reference, made from the OpenAPI document in the reader's browser. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { serveReference } from '../pages/reference.ts';

const route = createRoute({
  method: 'get',
  path: '/docs',
  hide: true,
  responses: { 200: { description: 'The page.', content: { 'text/html': { schema: z.string() } } } },
});

export const getReference = endpoint(route, { limit: 'reads' }, serveReference);
