/** DELETE /v1/account: the account is no more. */
import { deleteAccount as remove } from '../../accounts/leaving.ts';
import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';

const route = createRoute({
  method: 'delete',
  path: '/v1/account',
  operationId: 'deleteAccount',
  tags: ['Accounts'],
  summary: 'Delete your own account',
  description:
    'Its name and tokens go at once, its waiting seeks are cancelled, games that go on are resigned, and open ones ' +
    'aborted. Finished games stay, without its name, which is given to nobody else. Nothing brings it back.',
  responses: { 204: { description: 'It is gone.' } },
});

export const deleteAccount = endpoint(route, { limit: 'reads', needsToken: 'account' }, async (c) => {
  const asker = askingAccount(c);
  const isGone = asker !== null && (await remove(c.env.services, asker));
  return isGone ? c.body(null, 204) : problem(c, 'unauthenticated');
});
