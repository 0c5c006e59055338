/** What a client may ask for in a minute, and how many requests are carried at once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountId, GameId, TokenId } from '../../src/game/id.ts';
import { callerOf, networkOf } from '../../src/http/caller.ts';
import { listLimits } from '../../src/http/limits.ts';
import { createMemoryRateLimiter } from '../../src/http/memory-rate-limiter.ts';
import { createOpenWaits } from '../../src/http/open-waits.ts';
import { DEFAULT_LIMITS, POLICY_NAMES, parseRateLimits, type RateLimiter } from '../../src/http/rate-limits.ts';
import { LimitListSchema } from '../../src/http/schemas/limit.ts';
import { createWorkersRateLimiter } from '../../src/http/workers-rate-limiter.ts';
import { createApi, expectProblem } from '../support/api.ts';
import { type Changes, openTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const apiOf = (changes: Changes) => createApi(app.sendWith(changes));
const MINUTE_MS = 60_000;
const EVERYBODY: RateLimiter = { limits: DEFAULT_LIMITS, admit: () => ({ admitted: true }) };

describe('requests a minute', () => {
  /** Two creations, three moves and four reads. */
  const limiter = () => createMemoryRateLimiter({ ...DEFAULT_LIMITS, create: 2, moves: 3, reads: 4 }, app.services.now);

  test('each class of routes has its own count', async () => {
    const api = apiOf({ limiter: limiter() });
    const { game, white } = await api.newGame();
    await api.newGame();
    const refused = await api.post('/v1/games');
    expect(refused.status).toBe(429);
    expectProblem(refused, 'rate-limited', { policy: 'create' });
    expectProblem(await api.post(`/v1/games/${game.id}/join`), 'rate-limited', { policy: 'create' });

    const move = () => api.post(`/v1/games/${game.id}/moves`, { move: 'd6' }, { token: white });
    for (const expected of [201, 409, 409, 429]) expect((await move()).status).toBe(expected);
    for (const expected of [200, 200, 200, 200, 429]) expect((await api.get('/v1/rules')).status).toBe(expected);
    expectProblem(await api.post('/v1/positions', {}), 'rate-limited', { policy: 'reads' });
    expectProblem(await api.post(`/v1/games/${game.id}/resign`, {}, { token: white }), 'rate-limited', {
      policy: 'reads',
    });
  });

  test('refused requests do nothing and are told when to come back', async () => {
    const api = apiOf({ limiter: createMemoryRateLimiter({ ...DEFAULT_LIMITS, create: 1 }, app.services.now) });
    app.pass(MINUTE_MS - (app.services.now() % MINUTE_MS) + 17_500);
    await api.newGame({ visibility: 'public', rules: 'czech' });
    const refused = await api.post('/v1/games', { visibility: 'public', rules: 'czech' });
    expect(refused.headers.get('Retry-After')).toBe('43');
    expect((await api.get('/v1/games?preset=czech')).body).toHaveProperty('data.length', 1);
  });

  test('a new minute lets everybody in again', async () => {
    const api = apiOf({ limiter: limiter() });
    const statuses = async () => {
      const answers = [await api.post('/v1/games'), await api.post('/v1/games'), await api.post('/v1/games')];
      return answers.map(({ status }) => status);
    };
    expect(await statuses()).toEqual([201, 201, 429]);
    app.pass(MINUTE_MS);
    expect(await statuses()).toEqual([201, 201, 429]);
  });

  test('are counted for each address', async () => {
    const shared = limiter();
    const from = async (address: string | null) => (await apiOf({ limiter: shared, address }).post('/v1/games')).status;
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([201, 201, 429]);
    expect([await from('192.0.2.2'), await from(null)]).toEqual([201, 201]);
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::3')]).toEqual([201, 201, 429]);
    expect(await from('2001:db8:0:1::1')).toBe(201);
  });

  test('are told on every answer', async () => {
    const api = apiOf({ limiter: limiter() });
    const policy = async (method: string, path: string) =>
      (await api.call(method, path)).headers.get('RateLimit-Policy');
    expect(await policy('GET', '/v1/rules')).toBe('"reads";q=4;w=60');
    expect(await policy('POST', '/v1/games')).toBe('"create";q=2;w=60');
    expect(await policy('POST', '/v1/games/game_01h2xcejqtf2nbrexx3vqjhp41/moves')).toBe('"moves";q=3;w=60');
    const all = '"create";q=2;w=60, "moves";q=3;w=60, "reads";q=4;w=60, "accounts";q=10;w=3600, "waits";q=50';
    expect(await policy('GET', '/v1/nothing')).toBe(all);
    expect(await policy('PUT', '/v1/games')).toBe(all);
    expect(await policy('GET', '/healthz')).toBe(all);
    const preflight = { headers: { 'Access-Control-Request-Method': 'POST' } };
    expect((await api.call('OPTIONS', '/v1/games', preflight)).headers.get('RateLimit-Policy')).toBe(all);
    for (let read = 0; read < 4; read++) await api.get('/v1/rules');
    expect((await api.get('/v1/rules')).headers.get('RateLimit-Policy')).toBe('"reads";q=4;w=60');
  });

  test('leave as many as every answer says', async () => {
    app.pass(MINUTE_MS - (app.services.now() % MINUTE_MS) + 17_500);
    const api = apiOf({ limiter: limiter() });
    const left = async () => (await api.get('/v1/rules')).headers.get('RateLimit');
    expect([await left(), await left(), await left(), await left()]).toEqual([
      '"reads";r=3;t=43',
      '"reads";r=2;t=43',
      '"reads";r=1;t=43',
      '"reads";r=0;t=43',
    ]);
    app.pass(1_000);
    expect(await left()).toBe('"reads";r=0;t=42');
    expect((await api.post('/v1/games')).headers.get('RateLimit')).toBe('"create";r=1;t=42');
    expect((await api.get('/healthz')).headers.get('RateLimit')).toBeNull();
  });

  test('are named in full to whom they refuse', async () => {
    const api = apiOf({ limiter: createMemoryRateLimiter({ ...DEFAULT_LIMITS, reads: 1 }, app.services.now) });
    await api.get('/v1/rules');
    const refused = await api.get('/v1/rules');
    expectProblem(refused, 'rate-limited', {
      policy: 'reads',
      limit: { name: 'reads', limit: 1, unit: 'requests', windowSeconds: 60, per: 'caller' },
      detail: 'The limit "reads" lets 1 requests in 60 seconds of each caller through.',
    });
    expect(refused.headers.get('RateLimit-Policy')).toBe('"reads";q=1;w=60');
  });

  test('are not counted where there are no limits', async () => {
    const api = apiOf({ limiter: createMemoryRateLimiter(null, app.services.now) });
    for (let read = 0; read < 50; read++) {
      const { status, headers } = await api.get('/v1/boards/six');
      expect([status, headers.get('RateLimit-Policy')]).toEqual([200, null]);
    }
  });

  test('do not hold up who asks whether the process lives', async () => {
    const api = apiOf({ limiter: { limits: DEFAULT_LIMITS, admit: () => ({ admitted: false, retryAfter: 1 }) } });
    expect((await api.get('/healthz')).status).toBe(200);
  });
});

describe('requests at once', () => {
  test('beyond the most that the process carries are refused at once', async () => {
    const { promise: release, resolve } = Promise.withResolvers<void>();
    const { store } = app.services;
    const slow = { ...store, load: async (id: Parameters<typeof store.load>[0]) => release.then(() => store.load(id)) };
    const api = createApi(app.sendTo({ mostAtWork: 2 }, { store: slow }));
    const { game } = await api.newGame();
    const running = [api.game(game.id), api.game(game.id)];
    const refused = await api.get(`/v1/games/${game.id}`);
    expect(refused.status).toBe(503);
    expectProblem(refused, 'unavailable');
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect((await api.get('/healthz')).status).toBe(200);
    resolve();
    expect(await Promise.all(running)).toHaveLength(2);
    expect((await api.get(`/v1/games/${game.id}`)).status).toBe(200);
  });

  test('that only wait do not count', async () => {
    const { promise: asleep, resolve: fallAsleep } = Promise.withResolvers<void>();
    const { promise: awake, resolve: wakeUp } = Promise.withResolvers<void>();
    const sleep = async () => {
      fallAsleep();
      await awake;
    };
    const api = createApi(app.sendTo({ mostAtWork: 1 }, { sleep }));
    const { game, white } = await api.newGame();
    const waiting = api.get(`/v1/games/${game.id}/events?after=2&wait=20`);
    await asleep;
    await api.play(game.id, white, 'd6');
    wakeUp();
    expect((await waiting).body).toMatchObject({ data: [{ seq: 3 }] });
  });

  test('that are still being sent do not count', async () => {
    const api = createApi(app.sendTo({ mostAtWork: 1 }));
    const { promise: rest, resolve: sendRest } = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        begun.resolve();
        controller.enqueue(new TextEncoder().encode(await rest));
        controller.close();
      },
    });
    const sending = api.call('POST', '/v1/positions', { body, headers: { 'Content-Type': 'application/json' } });
    await begun.promise;
    expect((await api.get('/v1/rules')).status).toBe(200);
    sendRest('{}');
    expect((await sending).status).toBe(200);
  });

  test('are refused also where the service has filled up while they were sent', async () => {
    const { promise: release, resolve } = Promise.withResolvers<void>();
    const { store } = app.services;
    const slow = { ...store, load: async (id: Parameters<typeof store.load>[0]) => release.then(() => store.load(id)) };
    const api = createApi(app.sendTo({ mostAtWork: 1 }, { store: slow }));
    const { game } = await api.newGame();
    const running: Promise<unknown>[] = [];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        running.push(api.game(game.id));
        controller.close();
      },
    });
    expectProblem(await api.call('POST', '/v1/positions', { body }), 'unavailable');
    resolve();
    expect(await Promise.all(running)).toHaveLength(1);
  });

  test('beyond the most that may wait are answered as if their time were over', async () => {
    const { promise: asleep, resolve: fallAsleep } = Promise.withResolvers<void>();
    const { promise: awake, resolve: wakeUp } = Promise.withResolvers<void>();
    const sleep = async () => {
      fallAsleep();
      await awake;
    };
    const api = createApi(app.sendTo({ mostWaiting: 1 }, { sleep }));
    const { game, white } = await api.newGame();
    const path = `/v1/games/${game.id}/events?after=2&wait=20`;
    const first = api.get(path);
    await asleep;
    expect((await api.get(path)).body).toEqual({ data: [], next: 2, done: false });
    await api.play(game.id, white, 'd6');
    wakeUp();
    expect((await first).body).toMatchObject({ data: [{ seq: 3 }] });
  });
});

describe('requests that wait at the same time', () => {
  test('are counted for each caller until they are answered', async () => {
    const { promise: awake, resolve: wakeUp } = Promise.withResolvers<void>();
    let asleep = 0;
    const sleep = async () => {
      asleep += 1;
      await awake;
    };
    const waits = createOpenWaits(2);
    const from = (address: string) => apiOf({ waits, sleep, address });
    const api = from('192.0.2.1');
    const { game, white } = await api.newGame();
    const path = `/v1/games/${game.id}/events?after=2&wait=20`;
    const waiting = [api.get(path), api.get(path), from('192.0.2.2').get(path)];
    await expect.poll(() => asleep).toBe(3);
    const refused = await api.get(path);
    expect(refused.status).toBe(429);
    expectProblem(refused, 'rate-limited', {
      policy: 'waits',
      limit: { name: 'waits', limit: 50, unit: 'waits', windowSeconds: null, per: 'caller' },
    });
    expect(refused.headers.get('RateLimit-Policy')).toBe('"waits";q=50');
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect((await api.get(`/v1/games/${game.id}/events?after=2`)).status).toBe(200);
    await api.play(game.id, white, 'd6');
    wakeUp();
    for (const answer of waiting) expect((await answer).body).toMatchObject({ data: [{ seq: 3 }] });
    expect((await api.get(path)).status).toBe(200);
  });

  test('are left once, however often', () => {
    const waits = createOpenWaits(1);
    const leave = waits.enter('a');
    expect(waits.enter('a')).toBeNull();
    leave?.();
    const again = waits.enter('a');
    leave?.();
    expect(waits.enter('a')).toBeNull();
    again?.();
    expect(waits.enter('a')).not.toBeNull();
  });

  test('are over after their time on a host that may end a request without a word', () => {
    let now = 0;
    const waits = createOpenWaits(2, { afterMs: 1_000, now: () => now });
    waits.enter('a');
    now = 600;
    const leave = waits.enter('a');
    now = 1_000;
    expect(waits.enter('a')).toBeNull();
    now = 1_001;
    expect(waits.enter('a')).not.toBeNull();
    expect(waits.enter('a')).toBeNull();
    now = 1_601;
    leave?.();
    expect(waits.enter('a')).not.toBeNull();
    expect(waits.enter('a')).toBeNull();
  });
});

describe('the list of limits', () => {
  const namesOf = () => listLimits(app.services).map(({ name }) => name);
  const rowsOf = (body: unknown) => LimitListSchema.parse(body).data;

  test('has every policy, as the service is set, and every bound', async () => {
    const limits = { ...DEFAULT_LIMITS, create: 2, waits: 3 };
    const { body, headers } = await apiOf({ limiter: { ...EVERYBODY, limits } }).get('/v1/limits');
    const numbers = Object.fromEntries(rowsOf(body).map(({ name, limit }) => [name, limit]));
    expect(numbers).toMatchObject({ create: 2, moves: 600, reads: 1200, accounts: 10, waits: 3 });
    expect(numbers).toMatchObject({ body: 32_768, plies: 2_000, wait: 25, page: 100 });
    expect(Object.keys(numbers)).toEqual(namesOf());
    expect(rowsOf(body)).toHaveLength(namesOf().length);
    expect(numbers.stream).toBe(app.services.streams.lengthMs / 1000);
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
    const again = await apiOf({}).get('/v1/limits', { 'If-None-Match': headers.get('ETag') ?? '' });
    expect(again.status).toBe(200);
  });

  test('says that there are none where they are off', async () => {
    const { body } = await apiOf({ limiter: { ...EVERYBODY, limits: null } }).get('/v1/limits');
    const lifted = rowsOf(body).filter(({ limit }) => limit === null);
    expect(lifted.map(({ name }) => name)).toEqual(POLICY_NAMES);
  });

  test('is a page too', async () => {
    const page = await (await app.send('/limits')).text();
    for (const name of namesOf()) expect(page).toContain(`<code>${name}</code>`);
    expect(page).toContain('1,200 requests in 60 seconds');
  });
});

describe('the setting RATE_LIMITS', () => {
  test.each([
    ['off', null],
    [' off ', null],
    ['', DEFAULT_LIMITS],
    ['create=1', { ...DEFAULT_LIMITS, create: 1 }],
    ['create=60,moves=600,reads=1200', DEFAULT_LIMITS],
    ['accounts=1,waits=2', { ...DEFAULT_LIMITS, accounts: 1, waits: 2 }],
    [' moves = 5 , reads=7', { ...DEFAULT_LIMITS, moves: 5, reads: 7 }],
  ])('%j', (text, limits) => {
    expect(parseRateLimits(text)).toEqual({ ok: true, value: limits });
  });

  test.each([
    'on',
    'create',
    'create=',
    'create=0',
    'create=-1',
    'create=1.5',
    'writes=5',
    'create=1;moves=2',
    'create=1,',
  ])('%j is not understood', (text) => {
    expect(parseRateLimits(text)).toMatchObject({ ok: false, error: { code: 'rate-limits-invalid' } });
  });
});

test('whom limits count', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8::6')).toBe('2001:db8:0:0::/64');
  expect(networkOf('2001:db8:0:0:ffff::')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf(null)).toBe(networkOf(''));
  expect(callerOf(null, '192.0.2.1')).toBe('192.0.2.1');
  const seat = { gameId: 'game_01h2xcejqtf2nbrexx3vqjhp41' as GameId, color: 'white', generation: 1 } as const;
  expect(callerOf(seat, '192.0.2.1')).toBe('192.0.2.1');
  const accountId = 'acct_01h2xcejqtf2nbrexx3vqjhp41' as AccountId;
  expect(callerOf({ accountId, tokenId: 'tok_01h2xcejqtf2nbrexx3vqjhp41' as TokenId }, '192.0.2.1')).toBe(accountId);
});

test('the limiter of Workers asks the binding of the class for the caller', async () => {
  const asked: string[] = [];
  const binding = (name: string, success: boolean) => ({
    limit: async ({ key }: { readonly key: string }) => {
      asked.push(`${name} ${key}`);
      return { success };
    },
  });
  const limiter = createWorkersRateLimiter(DEFAULT_LIMITS, {
    create: binding('create', false),
    moves: binding('moves', true),
    reads: binding('reads', true),
  });
  expect(await limiter.admit('moves', '192.0.2.1')).toEqual({ admitted: true });
  expect(await limiter.admit('create', '192.0.2.1')).toEqual({ admitted: false, retryAfter: 60 });
  expect(asked).toEqual(['moves 192.0.2.1', 'create 192.0.2.1']);
});
