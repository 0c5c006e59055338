/** GET /v1/accounts?name=: the account of a name. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { REVALIDATED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { AccountNameSchema, AccountSchema } from '../schemas/account.ts';
import { viewAccount } from '../views/account.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/accounts',
  operationId: 'findAccount',
  tags: ['Accounts'],
  summary: 'Find an account by its name',
  description: 'By the name of today, in any case of letters.',
  request: { query: z.strictObject({ name: z.string().openapi({ example: 'mill-builder' }) }) },
  responses: {
    200: { description: 'The account.', content: { 'application/json': { schema: AccountSchema } } },
  },
});

export const findAccount = endpoint(route, { limit: 'reads', problems: ['not-found'] }, async (c) => {
  const { name } = c.req.valid('query');
  // What no account can be called is not looked for: the database takes some letters for others, and not every text.
  const account = AccountNameSchema.safeParse(name).success ? await c.env.services.accounts.findByName(name) : null;
  if (account === null) return problem(c, 'not-found', { detail: 'No account has this name.' });
  return c.json(viewAccount(account), 200, { 'Cache-Control': REVALIDATED });
});
