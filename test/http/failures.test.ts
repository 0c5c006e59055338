/** When something breaks: what clients hear, and what the log says. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../src/game/event-store.ts';
import type { Services } from '../../src/http/services.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let api: Api;
beforeAll(async () => {
  app = await openTestApp();
  api = createApi(app.send);
});
afterAll(() => app.close());

const failing = (error: Error): Partial<Services> => {
  const fail = async () => {
    throw error;
  };
  return { store: { ...app.services.store, load: fail, append: fail } };
};

describe('a lost database', () => {
  test('is 503 with Retry-After, and in the log', async () => {
    const { game } = await api.newGame();
    const cause = new Error('connect ECONNREFUSED 10.1.2.3:5432\nparams: secret');
    const broken = createApi(app.sendWith(failing(new StoreUnavailable('the database cannot be reached', { cause }))));
    const answer = await broken.get(`/v1/games/${game.id}`);
    expect(answer.status).toBe(503);
    expectProblem(answer, 'unavailable');
    expect(answer.headers.get('Retry-After')).toBe('1');
    expect(answer.text).not.toContain('10.1.2.3');
    expect(app.log.at(-2)).toMatchObject({
      level: 'error',
      message: 'store unavailable',
      requestId: answer.headers.get('X-Request-Id'),
      cause: 'Error: connect ECONNREFUSED 10.1.2.3:5432',
    });
    expect(app.log.at(-1)).toMatchObject({ level: 'error', message: 'request', status: 503 });
    expect(JSON.stringify(app.log)).not.toContain('params');
  });

  test('comes back', async () => {
    const { game, white } = await api.newGame();
    const broken = createApi(app.sendWith(failing(new StoreUnavailable('away'))));
    const move = { move: 'd6', ply: 0 };
    expectProblem(await broken.post(`/v1/games/${game.id}/moves`, move, { token: white }), 'unavailable');
    expect((await api.post(`/v1/games/${game.id}/moves`, move, { token: white })).status).toBe(201);
  });
});

describe('a fault of ours', () => {
  test('is 500 and tells nothing of the inside; the log tells where', async () => {
    const { game } = await api.newGame();
    const broken = createApi(app.sendWith(failing(new TypeError('x is not a function\nSELECT secret FROM games'))));
    const answer = await broken.get(`/v1/games/${game.id}`);
    expect(answer.status).toBe(500);
    expectProblem(answer, 'internal', { detail: 'A fault of the service.' });
    expect(answer.text).not.toMatch(/function|SELECT|at /);
    expect(app.log.at(-2)).toMatchObject({ level: 'error', error: 'TypeError: x is not a function' });
    expect(JSON.stringify(app.log.at(-2))).toContain('failures.test.ts');
  });
});

test('a body that breaks off is malformed, and no fault of ours', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('the client is gone'));
    },
  });
  const headers = { 'Content-Type': 'application/json' };
  expectProblem(await api.call('POST', '/v1/games', { body, headers }), 'malformed-json');
});

describe('the log', () => {
  let lines = 0;
  beforeEach(() => {
    lines = app.log.length;
  });

  test('has a line a request: the route, never the path', async () => {
    const { game } = await api.newGame();
    await api.get(`/v1/games/${game.id}?include=moves`);
    await api.call('HEAD', `/v1/games/${game.id}/events`);
    await api.get('/v1/nothing/at/all');
    await api.call('PUT', '/v1/games');
    const seen = app.log.slice(lines).map(({ method, route, status }) => `${method} ${route} ${status}`);
    expect(seen).toEqual([
      'POST /v1/games 201',
      'GET /v1/games/:id 200',
      'HEAD /v1/games/:id/events 200',
      'GET null 404',
      'PUT /v1/games 405',
    ]);
    expect(JSON.stringify(app.log)).not.toContain(game.id);
  });

  test('counts the round trips to the database', async () => {
    const { game, white, black } = await api.newGame();
    await api.play(game.id, white, 'd6');
    await api.post(`/v1/games/${game.id}/moves`, { move: 'd6', ply: 0 }, { token: white });
    await api.post(`/v1/games/${game.id}/moves?include=legalMoves`, { move: 'f4', ply: 1 }, { token: black });
    await api.get(`/v1/games/${game.id}`);
    await api.get(`/v1/games/${game.id}?include=moves`);
    await api.get('/v1/rules');
    expect(app.log.slice(lines).map(({ roundTrips }) => roundTrips)).toEqual([1, 1, 2, 1, 1, 1, 0]);
  });

  test('never holds a token, a key, a code, a name or a body', async () => {
    const key = 'a-key-that-nobody-should-see';
    const wish = { seats: { white: { name: 'Zsófia' }, black: { kind: 'open' } } };
    const answer = await api.post('/v1/games', wish, { headers: { 'Idempotency-Key': key } });
    const { tokens, joinCode = '', game } = await api.newGame(wish);
    await api.post(`/v1/games/${game.id}/join`, { joinCode });
    await api.post(`/v1/games/${game.id}/moves`, { move: 'hidden' }, { token: tokens.white ?? '' });
    await api.get('/v1/rules', { Authorization: 'Bearer seat_of-somebody' });
    expect(answer.status).toBe(201);
    const log = JSON.stringify(app.log);
    for (const secret of [key, tokens.white ?? '-', joinCode, 'Zsófia', 'hidden', 'somebody']) {
      expect(log).not.toContain(secret);
    }
  });
});

test('a body that is missing is named without a pointer', async () => {
  const { game, white } = await api.newGame();
  const answer = await api.post(`/v1/games/${game.id}/moves`, undefined, { token: white });
  expectProblem(answer, 'validation-failed', { detail: 'body: Required.', errors: [{ in: 'body', pointer: '' }] });
});

test('problems point to the pages of the service as clients see it', async () => {
  const typeOf = async (changes: Partial<Services>) => (await createApi(app.sendWith(changes)).get('/v1/nothing')).body;
  expect(await typeOf({})).toHaveProperty('type', 'http://merels.test/errors/not-found');
  const publicUrl = 'https://play.merels.example';
  expect(await typeOf({ publicUrl })).toHaveProperty('type', `${publicUrl}/errors/not-found`);
});
