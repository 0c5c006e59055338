/** GET /v1/games: public games, newest first. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { REVALIDATED } from '../game-headers.ts';
import { answerPage, FILTER_PARAMETERS, PAGE_PARAMETERS } from '../game-page.ts';
import { createRoute } from '../openapi.ts';
import { GamePageSchema } from '../schemas/game.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/games',
  operationId: 'listGames',
  tags: ['Games'],
  summary: 'List public games',
  description: 'Newest first. `next`, also as a `Link`, leads on; it holds for the same `status` and `preset` only.',
  request: { query: z.strictObject({ ...FILTER_PARAMETERS, ...PAGE_PARAMETERS }) },
  responses: {
    200: {
      description: 'A page of games.',
      content: { 'application/json': { schema: GamePageSchema } },
    },
  },
});

export const listGames = endpoint(route, { limit: 'reads' }, (c) =>
  answerPage(c, c.req.valid('query'), [], REVALIDATED, (queries, filter, before, limit) =>
    queries.listGames(filter, before, limit),
  ),
);
