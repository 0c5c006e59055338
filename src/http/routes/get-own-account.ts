/** GET /v1/account: the account that asks. */

import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { NOT_STORED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { OwnAccountSchema } from '../schemas/account.ts';
import { viewOwnAccount } from '../views/account.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/account',
  operationId: 'getOwnAccount',
  tags: ['Accounts'],
  summary: 'Get your own account',
  description: 'The account whose token the request has.',
  responses: {
    200: { description: 'Your account.', content: { 'application/json': { schema: OwnAccountSchema } } },
  },
});

export const getOwnAccount = endpoint(route, { limit: 'reads', needsToken: 'account' }, async (c) => {
  const caller = askingAccount(c);
  const account = caller === null ? null : await c.env.services.accounts.findOwn(caller);
  if (account === null) return problem(c, 'unauthenticated');
  return c.json(viewOwnAccount(account), 200, { 'Cache-Control': NOT_STORED });
});
