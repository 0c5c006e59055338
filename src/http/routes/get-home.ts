/** GET /: the page that says what this is. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { homePage } from '../pages/home.ts';
import { servePage } from '../pages/page.ts';

const route = createRoute({
  method: 'get',
  path: '/',
  hide: true,
  responses: { 200: { description: 'The page.', content: { 'text/html': { schema: z.string() } } } },
});

export const getHome = endpoint(route, { limit: 'reads' }, (c) =>
  servePage(c, homePage(c.env.services.publicUrl ?? new URL(c.req.url).origin)),
);
