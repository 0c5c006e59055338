/** GET /rules: the page that lists the rule sets. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { servePage } from '../pages/page.ts';
import { ruleSetsPage } from '../pages/rule-sets.ts';

const route = createRoute({
  method: 'get',
  path: '/rules',
  hide: true,
  responses: { 200: { description: 'The page.', content: { 'text/html': { schema: z.string() } } } },
});

export const getRuleSetsPage = endpoint(route, { limit: 'reads', isConstant: true }, (c) =>
  servePage(c, ruleSetsPage()),
);
