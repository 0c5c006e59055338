/** DELETE /v1/account/tokens/{tokenId}: a token acts no more. */

import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { TokenPathSchema } from '../schemas/account.ts';

const route = createRoute({
  method: 'delete',
  path: '/v1/account/tokens/{tokenId}',
  operationId: 'deleteAccountToken',
  tags: ['Accounts'],
  summary: "Delete one of your account's tokens",
  description: 'It is dead at once, the one that the request has included. Nothing brings the last one back.',
  request: { params: TokenPathSchema },
  responses: { 204: { description: 'The token is dead.' } },
});

export const deleteAccountToken = endpoint(route, { limit: 'reads', needsToken: 'account' }, async (c) => {
  const caller = askingAccount(c);
  const { tokenId } = c.req.valid('param');
  const outcome = caller === null ? null : await c.env.services.accounts.deleteToken(caller, tokenId);
  if (outcome === null) return problem(c, 'unauthenticated');
  return outcome === 'not-found' ? problem(c, outcome) : c.body(null, 204);
});
