/** GET /v1/accounts/{id}: an account as everybody sees it. */

import { endpoint } from '../endpoint.ts';
import { REVALIDATED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { AccountPathSchema, AccountSchema } from '../schemas/account.ts';
import { viewAccount } from '../views/account.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/accounts/{id}',
  operationId: 'getAccount',
  tags: ['Accounts'],
  summary: 'Get an account',
  description: 'Its name, and how it has done.',
  request: { params: AccountPathSchema },
  responses: {
    200: { description: 'The account.', content: { 'application/json': { schema: AccountSchema } } },
  },
});

export const getAccount = endpoint(route, { limit: 'reads' }, async (c) => {
  const account = await c.env.services.accounts.find(c.req.valid('param').id);
  if (account === null) return problem(c, 'not-found');
  return c.json(viewAccount(account), 200, { 'Cache-Control': REVALIDATED });
});
