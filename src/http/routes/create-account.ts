/** POST /v1/accounts: a new account, with its first token. */
import type { Account, AccountToken } from '../../accounts/account.ts';
import { createAccount as create } from '../../accounts/granting.ts';
import { refuseAccount } from '../account-limit.ts';
import { formatAccountToken } from '../account-token.ts';
import { endpoint } from '../endpoint.ts';
import { NOT_STORED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { identify, replayHeaders, requestKey } from '../request-key.ts';
import { CreateAccountSchema, CreatedAccountSchema } from '../schemas/account.ts';
import { IdempotencyHeadersSchema } from '../schemas/headers.ts';
import { viewOwnAccount } from '../views/account.ts';

const route = createRoute({
  method: 'post',
  path: '/v1/accounts',
  operationId: 'createAccount',
  tags: ['Accounts'],
  summary: 'Create an account',
  description:
    'A name and a token, with no mail and no password. The token is shown once: whoever loses all tokens of an account ' +
    'has lost the account. Send an `Idempotency-Key`, so that a lost answer can be had again.',
  request: {
    headers: IdempotencyHeadersSchema,
    body: { required: true, content: { 'application/json': { schema: CreateAccountSchema } } },
  },
  responses: {
    201: {
      description: 'The account and its token.',
      content: { 'application/json': { schema: CreatedAccountSchema } },
    },
  },
});

export const createAccount = endpoint(
  route,
  { limit: 'create', problems: ['idempotency-key-reused', 'name-taken'] },
  async (c) => {
    const { services } = c.env;
    const { keyring } = services;
    const { name, kind } = c.req.valid('json');
    const at = services.now();
    const identity = identify(c, { name, kind });
    const key = requestKey(keyring, c.req.valid('header')['Idempotency-Key'], c.var.claim, identity, at);
    const isRepeat = key !== null && (await services.accounts.findAnswered(key)) !== null;
    const refusal = isRepeat ? null : await refuseAccount(c);
    if (refusal !== null) return refusal;
    const account: Account = { id: services.newAccountId(), name, kind, acceptsInvites: true, createdAt: at };
    const token: AccountToken = { id: services.newTokenId(), label: null, createdAt: at, lastUsedAt: null };
    const created = await create(services.accounts, account, token, key);
    if (!created.ok) return problem(c, created.error.code);

    const { account: shown, token: granted, keyId } = created.value;
    const claim = { accountId: shown.id, tokenId: granted.id };
    const text = formatAccountToken(keyring, claim, keyId ?? keyring.keyIds[0]);
    return c.json({ account: viewOwnAccount(shown), token: text }, 201, {
      'Cache-Control': NOT_STORED,
      ...replayHeaders(keyId !== null),
      Location: `/v1/accounts/${shown.id}`,
    });
  },
);
