/** HTTP itself: methods, conditions, cross-origin requests, bodies. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

const NO_GAME = 'game_01h2xcejqtf2nbrexx3vqjhp41';

describe('methods', () => {
  const PATHS: readonly (readonly [path: string, allow: string])[] = [
    ['/v1/games', 'POST, GET, HEAD, OPTIONS'],
    [`/v1/games/${NO_GAME}`, 'GET, HEAD, OPTIONS'],
    [`/v1/games/${NO_GAME}/moves`, 'POST, GET, HEAD, OPTIONS'],
    [`/v1/games/${NO_GAME}/join`, 'POST, OPTIONS'],
    [`/v1/games/${NO_GAME}/token`, 'POST, OPTIONS'],
    ['/v1/rules', 'GET, HEAD, OPTIONS'],
    ['/v1/rules/describe', 'POST, OPTIONS'],
    ['/v1/positions', 'POST, OPTIONS'],
    ['/healthz', 'GET, HEAD, OPTIONS'],
  ];

  test.each(PATHS)('%s allows %s', async (path, allow) => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await api.call(method, path, { token: 'bad', body: '{' });
      expect(answer.status).toBe(405);
      expectProblem(answer, 'method-not-allowed');
      expect(answer.headers.get('Allow')).toBe(allow);
    }
    const options = await api.call('OPTIONS', path);
    expect(options.status).toBe(204);
    expect(options.headers.get('Allow')).toBe(allow);
  });

  test('GET and HEAD are not allowed where only POST is', async () => {
    expectProblem(await api.get(`/v1/games/${NO_GAME}/join`), 'method-not-allowed');
    expect((await api.call('HEAD', `/v1/games/${NO_GAME}/join`)).status).toBe(405);
  });

  test.each([
    '/v1',
    '/v1/',
    '/v1/games/',
    '/v1//games',
    '/V1/games',
    '/v1/game',
    `/v1/games/${NO_GAME}/draw`,
    '/favicon.txt',
  ])('%s is no route, for no method', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      expectProblem(await api.call(method, path, method === 'GET' ? {} : { token: 'bad' }), 'not-found');
    }
  });
});

describe('HEAD', () => {
  test.each(['', '/events', '/moves', '/legal-moves', '/export', '?version=1', '?ply=0', '?include=moves'])(
    'of a game%s has the headers of GET and no body',
    async (rest) => {
      const { game } = await api.newGame();
      const get = await api.get(`/v1/games/${game.id}${rest}`);
      const head = await api.call('HEAD', `/v1/games/${game.id}${rest}`);
      expect(head.status).toBe(200);
      expect(head.text).toBe('');
      for (const name of ['ETag', 'Cache-Control', 'Content-Type']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
    },
  );

  test('tells of errors by the status', async () => {
    expect((await api.call('HEAD', `/v1/games/${NO_GAME}`)).status).toBe(404);
    expect((await api.call('HEAD', '/v1/games?limit=0')).status).toBe(422);
  });
});

describe('conditional reads', () => {
  const RESOURCES = ['', '/moves', '/legal-moves', '/export', '?include=moves,legalMoves', '?version=2', '?ply=0'];

  test.each(RESOURCES)('of a game%s: 304 while it is the same', async (rest) => {
    const { game, white } = await api.newGame();
    const path = `/v1/games/${game.id}${rest}`;
    const first = await api.get(path);
    expect(first.headers.get('ETag')).toBe('"2"');
    for (const etag of ['"2"', 'W/"2"', '"1", "2"', '*']) {
      const again = await api.get(path, { 'If-None-Match': etag });
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
      expect(again.headers.get('ETag')).toBe('"2"');
      expect(again.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'));
    }
    expect((await api.get(path, { 'If-None-Match': '"1"' })).status).toBe(200);
    expect((await api.get(path, { 'If-None-Match': 'nonsense' })).status).toBe(200);
    await api.play(game.id, white, 'd6');
    const isPast = rest.startsWith('?version') || rest.startsWith('?ply');
    expect((await api.get(path, { 'If-None-Match': '"2"' })).status).toBe(isPast ? 304 : 200);
  });

  test('a game is asked for again each time', async () => {
    const { game } = await api.newGame();
    expect((await api.get(`/v1/games/${game.id}`)).headers.get('Cache-Control')).toBe('no-cache');
  });
});

describe('cross-origin requests', () => {
  const PREFLIGHT = {
    Origin: 'https://elsewhere.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization, content-type, idempotency-key, if-match',
  };
  const names = (list: string | null) => (list ?? '').split(', ').toSorted();

  test.each(['/v1/games', `/v1/games/${NO_GAME}/moves`, '/v1/nothing'])('preflight of %s', async (path) => {
    const answer = await api.call('OPTIONS', path, { headers: PREFLIGHT });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Max-Age')).toBe('7200');
    expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect(names(answer.headers.get('Access-Control-Allow-Headers'))).toEqual([
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'If-Match',
      'If-None-Match',
      'Last-Event-ID',
    ]);
  });

  test.each([
    ['GET', '/v1/games', 200],
    ['GET', '/v1/nothing', 404],
    ['PUT', '/v1/games', 405],
    ['POST', `/v1/games/${NO_GAME}/resign`, 401],
  ] as const)('%s %s may be read, %i', async (method, path, status) => {
    const answer = await api.call(method, path, { headers: { Origin: 'https://elsewhere.example' } });
    expect(answer.status).toBe(status);
    expect(names(answer.headers.get('Access-Control-Expose-Headers'))).toEqual([
      'ETag',
      'Idempotent-Replayed',
      'Link',
      'Location',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'X-Request-Id',
    ]);
  });
});

describe('bodies', () => {
  const post = (body: BodyInit, type: string | null = 'application/json') =>
    api.call('POST', '/v1/positions', { body, headers: type === null ? {} : { 'Content-Type': type } });
  const bytes = (...values: number[]) => new Uint8Array(values);
  const chunked = (size: number) => {
    const chunk = new Uint8Array(64 * 1024).fill(0x20);
    let left = size;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        const next = chunk.subarray(0, Math.min(left, chunk.length));
        left -= next.length;
        if (next.length > 0) controller.enqueue(next);
        if (left === 0) controller.close();
      },
    });
  };
  /** JSON of exactly `size` bytes. */
  const padded = (size: number) => `{}${' '.repeat(size - 2)}`;

  test.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
  ])('of type %s are read', async (type) => {
    expect((await post('{}', type)).status).toBe(200);
  });

  test.each([
    'text/plain',
    'application/jsonp',
    'application/problem+json',
    'application/x-www-form-urlencoded',
    'json',
  ])('of type %s are not', async (type) => {
    expectProblem(await post('{}', type), 'unsupported-media-type');
  });

  test('without a type are not read', async () => {
    expectProblem(await post(bytes(0x7b, 0x7d), null), 'unsupported-media-type');
  });

  test('that are empty are none, whatever their type', async () => {
    for (const type of ['application/json', 'text/plain', 'image/png']) expect((await post('', type)).status).toBe(200);
    expect((await api.call('POST', '/v1/games')).status).toBe(201);
  });

  test.each(['{', '{]', "{'a':1}", '{"a":1,}', 'undefined', '\u0000', ' ', 'NaN', '{} {}'])(
    '%j is malformed',
    async (body) => {
      expectProblem(await post(body), 'malformed-json');
    },
  );

  test('that are not UTF-8 are malformed', async () => {
    expectProblem(await post(bytes(0x22, 0xff, 0x22)), 'malformed-json');
    expectProblem(await post(bytes(0x22, 0xc3, 0x22)), 'malformed-json');
    expectProblem(await post(bytes(0x22, 0xed, 0xa0, 0x80, 0x22)), 'malformed-json');
  });

  test('of 32 KiB pass, and one byte more does not, however it is sent', async () => {
    expect((await post(padded(32 * 1024))).status).toBe(200);
    expectProblem(await post(padded(32 * 1024 + 1)), 'payload-too-large');
    expectProblem(await post(chunked(32 * 1024 + 1)), 'payload-too-large');
  });

  test('of 10 MB are answered, and the next request too', async () => {
    expectProblem(await post(' '.repeat(10_000_000)), 'payload-too-large');
    expectProblem(await post(chunked(10_000_000)), 'payload-too-large');
    expect((await post('{}')).status).toBe(200);
  });

  test('too large are refused before their type and their text are looked at', async () => {
    expectProblem(await post(padded(40_000).replace('{}', '{{'), 'text/plain'), 'payload-too-large');
  });

  test('of requests that say all in their path may only be empty', async () => {
    const { game, white } = await api.newGame();
    const resign = (json?: unknown) => api.post(`/v1/games/${game.id}/resign`, json, { token: white });
    expectProblem(await resign({ reason: 'bored' }), 'validation-failed', {
      errors: [expect.objectContaining({ in: 'body', pointer: '/reason', code: 'unknown-field' })],
    });
    expect((await resign({})).status).toBe(200);
  });
});

describe('request ids', () => {
  test('are taken from the request where they are harmless', async () => {
    const id = 'trace-0123456789_abc=';
    const answer = await api.get('/v1/nothing', { 'X-Request-Id': id });
    expect(answer.headers.get('X-Request-Id')).toBe(id);
    expectProblem(answer, 'not-found', { requestId: id });
  });

  test.each(['a b', '"', 'x'.repeat(65), `seat_${'A'.repeat(60)}`])('%j is not taken', async (id) => {
    expect((await api.get('/v1/nothing', { 'X-Request-Id': id })).headers.get('X-Request-Id')).not.toBe(id);
  });
});

test('problems name their page, the path without the query, and the request', async () => {
  const answer = await api.get('/v1/games?limit=x');
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  expectProblem(answer, 'validation-failed', {
    type: expect.stringMatching(/^https?:\/\/[^/]+\/errors\/validation-failed$/),
    title: 'Validation failed',
    instance: '/v1/games',
    requestId: answer.headers.get('X-Request-Id'),
  });
});
