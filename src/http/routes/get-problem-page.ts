/** GET /errors/{code}: the page that the `type` of a problem points to. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { servePage } from '../pages/page.ts';
import { problemPage } from '../pages/problem-page.ts';
import { PROBLEM_CODES } from '../problem-table.ts';

const route = createRoute({
  method: 'get',
  path: '/errors/{code}',
  hide: true,
  request: { params: z.object({ code: z.enum(PROBLEM_CODES) }) },
  responses: { 200: { description: 'The page.', content: { 'text/html': { schema: z.string() } } } },
});

export const getProblemPage = endpoint(route, { limit: 'reads', isConstant: true, problems: ['not-found'] }, (c) =>
  servePage(c, problemPage(c.req.valid('param').code)),
);
