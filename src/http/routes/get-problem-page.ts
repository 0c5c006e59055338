/** GET /errors/{code}: the page that the `type` of a problem points to. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { pageNotFound } from '../pages/not-found.ts';
import { servePage } from '../pages/page.ts';
import { problemPage } from '../pages/problem-page.ts';
import { PROBLEM_CODES } from '../problem-table.ts';

const PAGE = { 'text/html': { schema: z.string() } };

const route = createRoute({
  method: 'get',
  path: '/errors/{code}',
  hide: true,
  request: { params: z.object({ code: z.string() }) },
  responses: {
    200: { description: 'The page.', content: PAGE },
    404: { description: 'There is no such problem.', content: PAGE },
  },
});

export const getProblemPage = endpoint(route, { limit: 'reads', isConstant: true, problems: ['not-found'] }, (c) => {
  const { code } = c.req.valid('param');
  const known = PROBLEM_CODES.find((other) => other === code);
  return known === undefined ? pageNotFound(c) : servePage(c, problemPage(known));
});
