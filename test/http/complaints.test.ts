/** What the authors of bots complain about in game APIs, and can be shown only where there are limits. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryRateLimiter } from '../../src/http/memory-rate-limiter.ts';
import { createOpenWaits } from '../../src/http/open-waits.ts';
import { DEFAULT_LIMITS } from '../../src/http/rate-limits.ts';
import { createApi, expectProblem } from '../support/api.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openStream } from '../support/streams.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a 429 says which limit it was, how much it lets through, and when to come back, which then works', async () => {
  const limiter = createMemoryRateLimiter({ ...DEFAULT_LIMITS, moves: 1 }, app.services.now);
  const api = createApi(app.sendWith({ limiter }));
  const { game, white, black } = await api.newGame();
  await api.play(game.id, white, 'd6');
  const move = () => api.post(`/v1/games/${game.id}/moves`, { move: 'f4', ply: 1 }, { token: black });

  const refused = await move();
  expectProblem(refused, 'rate-limited', {
    title: expect.stringMatching(/./),
    detail: 'The limit "moves" lets 1 requests in 60 seconds of each caller through.',
    policy: 'moves',
    limit: { name: 'moves', limit: 1, unit: 'requests', windowSeconds: 60, per: 'caller' },
    requestId: refused.headers.get('X-Request-Id'),
  });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('RateLimit-Policy')).toBe('"moves";q=1;w=60');
  expect(refused.headers.get('RateLimit')).toMatch(/^"moves";r=0;t=\d+$/);
  const { type } = refused.body as { readonly type: string };
  expect((await app.send(new URL(type).pathname)).status).toBe(200);
  expect((await api.get('/v1/limits')).text).toContain('"moves"');

  const seconds = Number(refused.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  app.pass(seconds * 1000);
  expect((await move()).status).toBe(201);
});

test('a 429 for one stream too many says so too, and is over once another one is closed', async () => {
  const send = app.sendWith({ waits: createOpenWaits(1) });
  const api = createApi(send);
  const { game } = await api.newGame();
  const path = `/v1/games/${game.id}/stream`;
  const stream = await openStream(send, game.id);
  const refused = await api.get(path);
  expectProblem(refused, 'rate-limited', {
    policy: 'waits',
    limit: expect.objectContaining({ name: 'waits', per: 'caller' }),
  });
  expect(refused.headers.get('Retry-After')).toBe('1');
  await stream.close();
  expect((await api.call('HEAD', path)).status).toBe(200);
});
