/** POST /v1/account/tokens: one more token for the account. */

import type { AccountToken } from '../../accounts/account.ts';
import { addToken } from '../../accounts/granting.ts';
import { formatAccountToken } from '../account-token.ts';
import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { NOT_STORED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { identify, replayHeaders, requestKey } from '../request-key.ts';
import { CreatedTokenSchema, CreateTokenSchema } from '../schemas/account.ts';
import { IdempotencyHeadersSchema } from '../schemas/headers.ts';
import { viewToken } from '../views/account.ts';

const route = createRoute({
  method: 'post',
  path: '/v1/account/tokens',
  operationId: 'createAccountToken',
  tags: ['Accounts'],
  summary: 'Create a token for your account',
  description: 'Give each program a token of its own, so that one can be taken from it alone.',
  request: {
    headers: IdempotencyHeadersSchema,
    body: { required: false, content: { 'application/json': { schema: CreateTokenSchema } } },
  },
  responses: {
    201: { description: 'The new token.', content: { 'application/json': { schema: CreatedTokenSchema } } },
  },
});

export const createAccountToken = endpoint(
  route,
  { limit: 'create', needsToken: 'account', problems: ['idempotency-key-reused'] },
  async (c) => {
    const { accounts, keyring, newTokenId } = c.env.services;
    const caller = askingAccount(c);
    if (caller === null) return problem(c, 'unauthenticated');
    const { label = null } = c.req.valid('json');
    const { claim, at } = caller;
    const key = requestKey(keyring, c.req.valid('header')['Idempotency-Key'], claim, identify(c, { label }), at);
    const wanted: AccountToken = { id: newTokenId(), label, createdAt: at, lastUsedAt: null };
    const added = await addToken(accounts, caller, wanted, key);
    if (!added.ok) return problem(c, added.error.code);

    const { token, keyId } = added.value;
    const granted = { accountId: claim.accountId, tokenId: token.id };
    const text = formatAccountToken(keyring, granted, keyId ?? keyring.keyIds[0]);
    const headers = { 'Cache-Control': NOT_STORED, ...replayHeaders(keyId !== null) };
    return c.json({ ...viewToken(token), token: text }, 201, headers);
  },
);
