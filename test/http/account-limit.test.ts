/** How many accounts an address may ask for, counted by all processes together. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type RateLimiter } from '../../src/http/rate-limits.ts';
import { CreatedAccountSchema } from '../../src/http/schemas/account.ts';
import { sweepAndLog } from '../../src/logged-sweep.ts';
import { type Answer, createApi, expectProblem } from '../support/api.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
/** Each test has an hour of its own, of which twenty minutes are over. */
beforeEach(() => app.pass(2 * HOUR_MS - (app.services.now() % HOUR_MS) + HOUR_MS / 3));

const TWO: RateLimiter = { limits: { ...DEFAULT_LIMITS, accounts: 2 }, admit: () => ({ admitted: true }) };
const from = (address: string, limiter = TWO) => createApi(app.sendWith({ limiter, address }));
const freshName = () => `test-${randomUUID().slice(0, 18)}`;
const create = (address: string, headers = {}): Promise<Answer> =>
  from(address).post('/v1/accounts', { name: freshName(), kind: 'bot' }, { headers });

test('beyond the limit the answer says when the next hour begins', async () => {
  expect((await create('192.0.2.1')).status).toBe(201);
  expect((await create('192.0.2.1')).status).toBe(201);
  const refused = await create('192.0.2.1');
  expect(refused.status).toBe(429);
  expectProblem(refused, 'rate-limited', {
    policy: 'accounts',
    limit: { name: 'accounts', limit: 2, unit: 'accounts', windowSeconds: 3600, per: 'address' },
  });
  expect(refused.headers.get('RateLimit-Policy')).toBe('"accounts";q=2;w=3600');
  expect(refused.headers.get('Retry-After')).toBe('2400');
  expect((await create('192.0.2.2')).status).toBe(201);
  app.pass(HOUR_MS);
  expect((await create('192.0.2.1')).status).toBe(201);
});

test('a network of IPv6 addresses counts as one', async () => {
  const statuses = [];
  for (const host of [1, 2, 3]) statuses.push((await create(`2001:db8::${host}`)).status);
  expect(statuses).toEqual([201, 201, 429]);
});

test('of many at the same moment no more are let through', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create('198.51.100.1')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429, 429, 429, 429, 429]);
});

test('a repeat gets its answer, and is not counted', async () => {
  const api = from('198.51.100.2');
  const body = { name: freshName(), kind: 'bot' };
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await api.post('/v1/accounts', body, { headers });
  for (let repeat = 0; repeat < 4; repeat++) {
    expect((await api.post('/v1/accounts', body, { headers })).body).toEqual(first.body);
  }
  expect((await create('198.51.100.2')).status).toBe(201);
  expect((await create('198.51.100.2')).status).toBe(429);
  expect((await api.post('/v1/accounts', body, { headers })).status).toBe(201);
});

test('another name counts like another account, and nothing else that is changed', async () => {
  const api = from('198.51.100.4');
  const created = await api.post('/v1/accounts', { name: freshName(), kind: 'bot' });
  const { token } = CreatedAccountSchema.parse(created.body);
  const change = (body: object) => api.call('PATCH', '/v1/account', { json: body, token });
  expect((await change({ name: freshName() })).status).toBe(200);
  expectProblem(await change({ name: freshName() }), 'rate-limited', { policy: 'accounts' });
  expect((await change({ acceptsInvites: false })).status).toBe(200);
});

test('who has no limits is not counted', async () => {
  const api = from('198.51.100.3', { ...TWO, limits: null });
  for (let account = 0; account < 4; account++) {
    expect((await api.post('/v1/accounts', { name: freshName(), kind: 'bot' })).status).toBe(201);
  }
});

test('the database has no address, and forgets an hour once it is over', async () => {
  await create('198.51.100.4');
  const rows = async (): Promise<string> =>
    JSON.stringify(
      await app.db.execute(sql`select encode(address, 'escape') as address, count from new_account_counts`),
    );
  expect(await rows()).toContain('"count":1');
  expect(await rows()).not.toContain('198.51.100.4');
  app.pass(2 * HOUR_MS);
  await sweepAndLog(app.services, 1);
  expect(await rows()).not.toContain('"count":');
});
