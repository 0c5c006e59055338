/** GET /v1/boards/{board}: a board as a graph. */
import * as z from 'zod';
import { boardOf } from '../../rules/board.ts';
import { endpoint } from '../endpoint.ts';
import { STABLE } from '../middleware/revalidation.ts';
import { createRoute } from '../openapi.ts';
import { IfNoneMatchHeadersSchema } from '../schemas/headers.ts';
import { BoardIdSchema, BoardSchema } from '../schemas/rules.ts';
import { viewBoard } from '../views/rules.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/boards/{board}',
  operationId: 'getBoard',
  tags: ['Rules'],
  summary: 'Get a board',
  description:
    'The points with their coordinates and neighbours, and the lines that can become mills: enough to draw the board ' +
    'and to read every list of the API, which keep the order of the points’ indices.',
  request: {
    headers: IfNoneMatchHeadersSchema,
    params: z.object({ board: BoardIdSchema }),
  },
  responses: {
    200: { description: 'The board.', content: { 'application/json': { schema: BoardSchema } } },
    304: { description: 'It is as you have it.' },
  },
});

export const getBoard = endpoint(route, { limit: 'reads', isConstant: true, problems: ['not-found'] }, (c) =>
  c.json(viewBoard(boardOf(c.req.valid('param').board)), 200, STABLE),
);
