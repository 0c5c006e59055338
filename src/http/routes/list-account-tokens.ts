/** GET /v1/account/tokens: the tokens that act for the account. */

import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { NOT_STORED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { TokenListSchema } from '../schemas/account.ts';
import { viewToken } from '../views/account.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/account/tokens',
  operationId: 'listAccountTokens',
  tags: ['Accounts'],
  summary: "List your account's tokens",
  description: 'What is known of them; the tokens themselves are kept nowhere.',
  responses: {
    200: { description: 'All tokens that are live.', content: { 'application/json': { schema: TokenListSchema } } },
  },
});

export const listAccountTokens = endpoint(route, { limit: 'reads', needsToken: 'account' }, async (c) => {
  const caller = askingAccount(c);
  const tokens = caller === null ? null : await c.env.services.accounts.listTokens(caller);
  if (tokens === null) return problem(c, 'unauthenticated');
  return c.json({ data: tokens.map(viewToken) }, 200, { 'Cache-Control': NOT_STORED });
});
