/** PATCH /v1/account: another name, or other wishes. */

import { refuseAccount } from '../account-limit.ts';
import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { NOT_STORED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { ChangeAccountSchema, OwnAccountSchema } from '../schemas/account.ts';
import { viewOwnAccount } from '../views/account.ts';

const route = createRoute({
  method: 'patch',
  path: '/v1/account',
  operationId: 'changeAccount',
  tags: ['Accounts'],
  summary: 'Change your own account',
  description:
    'What is left out stays. A name that was given up is given to nobody else; its account may take it back. Games show ' +
    'the name of today. Another name counts among the `accounts` of the limits, like a new account.',
  request: { body: { required: true, content: { 'application/json': { schema: ChangeAccountSchema } } } },
  responses: {
    200: { description: 'Your account as it now is.', content: { 'application/json': { schema: OwnAccountSchema } } },
  },
});

export const changeAccount = endpoint(
  route,
  { limit: 'reads', needsToken: 'account', problems: ['name-taken'] },
  async (c) => {
    const caller = askingAccount(c);
    const changes = c.req.valid('json');
    // A name is used up for ever, by whoever takes it.
    const refusal = changes.name === undefined ? null : await refuseAccount(c);
    if (refusal !== null) return refusal;
    const account = caller === null ? null : await c.env.services.accounts.change(caller, changes);
    if (account === null) return problem(c, 'unauthenticated');
    if (account === 'name-taken') return problem(c, account);
    return c.json(viewOwnAccount(account), 200, { 'Cache-Control': NOT_STORED });
  },
);
