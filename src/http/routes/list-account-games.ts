/** GET /v1/accounts/{id}/games: the public games of an account, newest first. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { REVALIDATED } from '../game-headers.ts';
import { answerPage, FILTER_PARAMETERS, PAGE_PARAMETERS } from '../game-page.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { AccountPathSchema } from '../schemas/account.ts';
import { GamePageSchema } from '../schemas/game.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/accounts/{id}/games',
  operationId: 'listAccountGames',
  tags: ['Accounts'],
  summary: "List an account's public games",
  description: 'Newest first, those that it is invited to included.',
  request: { params: AccountPathSchema, query: z.strictObject({ ...FILTER_PARAMETERS, ...PAGE_PARAMETERS }) },
  responses: {
    200: { description: 'A page of games.', content: { 'application/json': { schema: GamePageSchema } } },
  },
});

export const listAccountGames = endpoint(route, { limit: 'reads' }, async (c) => {
  const { id } = c.req.valid('param');
  if ((await c.env.services.accounts.find(id)) === null) return problem(c, 'not-found');
  return answerPage(c, c.req.valid('query'), [id], REVALIDATED, (queries, filter, before, limit) =>
    queries.listGamesOf({ of: id, visibility: 'public' }, filter, before, limit),
  );
});
