/** GET /v1/account/games: all games of the account that asks: what a program asks first when it starts anew. */
import * as z from 'zod';
import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { NOT_STORED } from '../game-headers.ts';
import { answerPage, PAGE_PARAMETERS, STATUS_PARAMETER } from '../game-page.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { GamePageSchema } from '../schemas/game.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/account/games',
  operationId: 'listOwnGames',
  tags: ['Accounts'],
  summary: 'List your own games',
  description:
    'Newest first, unlisted ones and those that you are invited to included. What a program asks first when it starts ' +
    'anew: `?turn=mine` gives the games in which you have the move.',
  request: {
    query: z.strictObject({
      ...STATUS_PARAMETER,
      turn: z.enum(['mine']).optional().openapi({ description: 'Only games in which you have the move.' }),
      ...PAGE_PARAMETERS,
    }),
  },
  responses: {
    200: { description: 'A page of games.', content: { 'application/json': { schema: GamePageSchema } } },
  },
});

export const listOwnGames = endpoint(route, { limit: 'reads', needsToken: 'account' }, async (c) => {
  const asker = askingAccount(c);
  if (asker === null || !(await c.env.services.accounts.isLive(asker))) return problem(c, 'unauthenticated');
  const { turn, ...query } = c.req.valid('query');
  const { accountId: of } = asker.claim;
  const isTurn = turn === 'mine';
  return answerPage(c, query, [of, turn ?? ''], NOT_STORED, (queries, filter, before, limit) =>
    queries.listGamesOf({ of, visibility: null, isTurn }, filter, before, limit),
  );
});
