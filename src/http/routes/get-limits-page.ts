/** GET /limits: the page that lists every limit. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { limitsPage } from '../pages/limits.ts';
import { servePage } from '../pages/page.ts';

const route = createRoute({
  method: 'get',
  path: '/limits',
  hide: true,
  responses: { 200: { description: 'The page.', content: { 'text/html': { schema: z.string() } } } },
});

export const getLimitsPage = endpoint(route, { limit: 'reads' }, (c) => servePage(c, limitsPage(c.env.services)));
