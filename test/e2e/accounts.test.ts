/** Accounts: names, tokens, and who may do what with them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AccountSchema,
  CreatedAccountSchema,
  CreatedTokenSchema,
  OwnAccountSchema,
  TokenListSchema,
} from '../../src/http/schemas/account.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

const freshName = () => `test-${randomUUID().slice(0, 18)}`;
const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
const AT_ONCE = 8;

/** The operations that only an account may ask for. */
const OWN: readonly (readonly [method: string, path: string, json?: object])[] = [
  ['GET', '/v1/account'],
  ['PATCH', '/v1/account', { acceptsInvites: true }],
  ['GET', '/v1/account/tokens'],
  ['POST', '/v1/account/tokens'],
  ['DELETE', '/v1/account/tokens/tok_01h2xcejqtf2nbrexx3vqjhp41'],
];

describe('creating an account', () => {
  test('gives its token once, and shows it to everybody', async () => {
    const name = freshName();
    const answer = await api.post('/v1/accounts', { name, kind: 'person' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { account, token } = CreatedAccountSchema.parse(answer.body);
    expect(account).toMatchObject({ name, kind: 'person', acceptsInvites: true });
    expect(account.games).toEqual({ played: 0, won: 0, drawn: 0, lost: 0 });
    expect(answer.headers.get('Location')).toBe(`/v1/accounts/${account.id}`);

    const { acceptsInvites: _, ...shown } = account;
    expect((await api.get(`/v1/accounts/${account.id}`)).body).toEqual(shown);
    expect((await api.get(`/v1/accounts?name=${name.toUpperCase()}`)).body).toEqual(shown);
    expect((await api.call('GET', '/v1/account', { token })).body).toEqual(account);
  });

  test.each(['x', '-mill', '_mill', 'mill builder', 'müller', 'x'.repeat(33), 'mill.', '', 7, null])(
    'with the name %j is refused',
    async (name) => {
      expectProblem(await api.post('/v1/accounts', { name, kind: 'bot' }), 'validation-failed');
    },
  );

  test('again with the same key gives the same account and token', async () => {
    const key = randomUUID();
    const wish = { name: freshName(), kind: 'bot' };
    const first = await api.post('/v1/accounts', wish, withKey(key));
    expect(first.headers.get('Idempotent-Replayed')).toBeNull();
    const again = await api.post('/v1/accounts', wish, withKey(key));
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expectProblem(await api.post('/v1/accounts', { ...wish, kind: 'person' }, withKey(key)), 'idempotency-key-reused');
    expectProblem(await api.post('/v1/games', {}, withKey(key)), 'idempotency-key-reused');
    expectProblem(await api.post('/v1/accounts', wish, withKey(randomUUID())), 'name-taken');
    expectProblem(await api.post('/v1/accounts', { ...wish, name: wish.name.toUpperCase() }), 'name-taken');
  });

  test('with the key of a game is refused', async () => {
    const key = randomUUID();
    await api.post('/v1/games', {}, withKey(key));
    const name = freshName();
    expectProblem(await api.post('/v1/accounts', { name, kind: 'bot' }, withKey(key)), 'idempotency-key-reused');
    expect((await api.post('/v1/accounts', { name, kind: 'bot' })).status).toBe(201);
  });

  test('at once with one key makes one', async () => {
    const key = randomUUID();
    const wish = { name: freshName(), kind: 'bot' };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => api.post('/v1/accounts', wish, withKey(key))),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

describe('changing it', () => {
  test('gives up a name, which nobody else gets', async () => {
    const { id, name, token } = await api.newAccount();
    const next = freshName();
    const changed = await api.call('PATCH', '/v1/account', { token, json: { name: next, acceptsInvites: false } });
    expect(OwnAccountSchema.parse(changed.body)).toMatchObject({ id, name: next, acceptsInvites: false });
    expectProblem(await api.get(`/v1/accounts?name=${name}`), 'not-found');
    expectProblem(await api.post('/v1/accounts', { name, kind: 'bot' }), 'name-taken');
    const other = await api.newAccount();
    expectProblem(await api.call('PATCH', '/v1/account', { token: other.token, json: { name } }), 'name-taken');
    const back = await api.call('PATCH', '/v1/account', { token, json: { name } });
    expect(OwnAccountSchema.parse(back.body)).toMatchObject({ name, acceptsInvites: false });
  });
});

describe('its tokens', () => {
  const list = async (token: string) =>
    TokenListSchema.parse((await api.call('GET', '/v1/account/tokens', { token })).body).data;

  test('are listed without themselves, and die one by one', async () => {
    const { token } = await api.newAccount();
    const answer = await api.post('/v1/account/tokens', { label: 'tournament' }, { token });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    const { token: second, ...info } = CreatedTokenSchema.parse(answer.body);
    expect(info).toMatchObject({ label: 'tournament', lastUsedAt: null });
    const listed = await api.call('GET', '/v1/account/tokens', { token });
    expect(listed.text).not.toContain(second);
    const [first] = await list(second);
    expect(first?.lastUsedAt).toMatch(/T00:00:00\.000Z$/);

    const path = `/v1/account/tokens/${first?.id}`;
    expect((await api.call('DELETE', path, { token: second })).status).toBe(204);
    expectProblem(await api.call('DELETE', path, { token: second }), 'not-found');
    for (const [method, own, json] of OWN) {
      expectProblem(await api.call(method, own, { token, ...(json === undefined ? {} : { json }) }), 'unauthenticated');
    }
    expect(await list(second)).toHaveLength(1);
  });

  test('come once a key, and the key is the account’s own', async () => {
    const { token } = await api.newAccount();
    const other = await api.newAccount();
    const key = randomUUID();
    const add = (bearer: string, label = 'x') =>
      api.post('/v1/account/tokens', { label }, { token: bearer, ...withKey(key) });
    const first = await add(token);
    const again = await add(token);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expectProblem(await add(token, 'y'), 'idempotency-key-reused');
    expect((await add(other.token)).headers.get('Idempotent-Replayed')).toBeNull();
    expect(await list(token)).toHaveLength(2);
  });
});

describe.each(OWN.map(([method, path, json]) => ({ method, path, call: json === undefined ? {} : { json } })))(
  '$method $path',
  ({ method, path, call }) => {
    test('wants the token of an account', async () => {
      expectProblem(await api.call(method, path, call), 'unauthenticated');
      const { white } = await api.newGame();
      const answer = await api.call(method, path, { token: white, ...call });
      expect(answer.status).toBe(403);
      expectProblem(answer, 'account-required');
    });

    test('refuses a token that is not genuine', async () => {
      const { token } = await api.newAccount();
      const forged = token.slice(0, 40) + (token[40] === 'A' ? 'B' : 'A') + token.slice(41);
      expectProblem(await api.call(method, path, { token: forged, ...call }), 'unauthenticated');
    });
  },
);

test('an account that nobody has is not found', async () => {
  expectProblem(await api.get('/v1/accounts/acct_01h2xcejqtf2nbrexx3vqjhp41'), 'not-found');
  expectProblem(await api.get('/v1/accounts/game_01h2xcejqtf2nbrexx3vqjhp41'), 'not-found');
  expectProblem(await api.get('/v1/accounts?name=%20'), 'not-found');
  expectProblem(await api.get('/v1/accounts'), 'validation-failed');
});

test.each([
  ['with a NUL', 'a%00b'],
  ['with a letter that is one of another name in lower case', '%E2%84%AAelvin'],
  ['that is longer than any', 'x'.repeat(2000)],
])('no account is found by a name %s', async (_, name) => {
  await api.post('/v1/accounts', { name: 'Kelvin', kind: 'bot' });
  expectProblem(await api.get(`/v1/accounts?name=${name}`), 'not-found');
});

test('an account is the same to whoever looks', async () => {
  const { id, token } = await api.newAccount();
  const { body } = await api.get(`/v1/accounts/${id}`);
  expect(AccountSchema.parse((await api.call('GET', `/v1/accounts/${id}`, { token })).body)).toEqual(body);
});
