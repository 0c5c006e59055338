/** What needs no game: rules, positions, pages, and the files that a host serves besides the app. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PositionAnswerSchema } from '../../src/http/schemas/position.ts';
import { VERSION } from '../../src/version.ts';
import { type Api, createApi } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

test('it lives, and is ready, in this version', async () => {
  expect((await api.get('/healthz')).body).toEqual({ status: 'ok' });
  const ready = await api.get('/readyz');
  expect(ready.body).toEqual({ status: 'ok', version: VERSION });
  expect(ready.headers.get('Cache-Control')).toBe('no-store');
});

test('an exported game, sent to /v1/positions, is the same game', async () => {
  const game = await api.newGame({ rules: { preset: 'russian', doubleMillCaptures: 1 } });
  await api.playAll({ ...game, id: game.game.id }, ['a7', 'a4', 'd7', 'b4', 'g7xa4']);
  const exported = await api.get(`/v1/games/${game.game.id}/export`);
  const { rules, position, moves } = Object(exported.body);
  const replayed = PositionAnswerSchema.parse((await api.post('/v1/positions', { rules, position, moves })).body);
  const { position: reached } = await api.game(game.game.id);
  expect(replayed).toMatchObject({ rules, position: reached, result: null });
});

test('rules are kept by their ETag', async () => {
  const { headers } = await api.get('/v1/rules');
  const again = await api.get('/v1/rules', { 'If-None-Match': headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
});

test('rules are told with the plurals of the language, which the platform knows', async () => {
  const rules = { quietMovesDraw: 21 };
  for (const [lang, phrase] of [
    ['ru', 'подряд 21 ход '],
    ['pl', 'po 21 ruchów '],
  ]) {
    const { status, text } = await api.post(`/v1/rules/describe?lang=${lang}`, { rules });
    expect(status).toBe(200);
    expect(text).toContain(phrase);
  }
});

test('a game is drawn, and kept by the ETag of its picture', async () => {
  const { game } = await api.newGame({ rules: 'six' });
  const path = `/v1/games/${game.id}/board.svg?theme=dark`;
  const { status, headers, text } = await api.get(path);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; .*sandbox$/);
  expect(text).toContain('>Six men’s morris: White to move</title>');
  expect((await api.get(path, { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304);
});

describe('pages', () => {
  test.each(['/', '/docs', '/errors/stale-ply'])('%s has a strict policy', async (path) => {
    const { status, headers } = await host.send(path);
    expect([status, headers.get('Content-Type')?.toLowerCase()]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; /);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('the script of the reference is served, to be kept for ever', async () => {
    const page = await (await host.send('/docs')).text();
    const [, path = ''] = /<script src="([^"]+)"/.exec(page) ?? [];
    const script = await host.send(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(script.status, 'npm run build makes it').toBe(200);
    expect(script.headers.get('Content-Type')).toMatch(/^text\/javascript(;|$)/);
    expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(script.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
    expect(script.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await script.text()).toContain('createApiReference');
    const etag = script.headers.get('ETag') ?? '';
    expect((await host.send(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  test('the guides are served as Markdown, and llms.txt leads to all of them', async () => {
    const list = await host.send('/llms.txt');
    expect(list.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    const links = [...(await list.text()).matchAll(/\]\((\/[^)]*)\)/g)].map(([, path = '']) => path);
    const guides = readdirSync(new URL('../../openapi/guides/', import.meta.url)).map((name) => `/guides/${name}`);
    expect(links).toEqual(expect.arrayContaining([...guides, '/openapi.json', '/docs']));
    for (const path of links) expect((await host.send(path)).status, path).toBe(200);
    for (const path of guides) {
      const guide = await host.send(path);
      const { headers } = guide;
      expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
      expect(headers.get('Cache-Control')).toBe('no-cache');
      expect(await guide.text()).toBe(readFileSync(new URL(`../../openapi${path}`, import.meta.url), 'utf8'));
      const condition = { 'If-None-Match': headers.get('ETag') ?? '' };
      expect((await host.send(path, { headers: condition })).status).toBe(304);
    }
  });

  test('the document is served', async () => {
    const answer = await host.send('/openapi.json');
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(await answer.text()).toBe(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'));
  });
});
