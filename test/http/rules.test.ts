/** GET /v1/rules: the presets, as docs/rules.md, sections 2 and 8, gives them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PresetListSchema, PresetSchema } from '../../src/http/schemas/rules.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

let host: TestApp;
let api: Api;
beforeAll(async () => {
  host = await openTestApp();
  api = createApi(host.send);
});
afterAll(() => host.close());

const IDS = [
  'standard',
  'polish',
  'finnish',
  'czech',
  'hungarian',
  'hungarian-house',
  'russian',
  'no-flying',
  'six',
  'twelve',
  'lasker',
  'morabaraba',
];

const STANDARD = {
  preset: 'standard',
  board: 'nine',
  pieces: 9,
  movesWhilePlacing: false,
  flyingAt: 3,
  protectedMills: 'unless-all-in-mills',
  doubleMillCaptures: 1,
  repeatedMillCapture: 'allowed',
  blockedPlayer: 'loses',
  fullBoard: 'draws',
  repetitionDraw: 3,
  quietMovesDraw: 50,
  endgameQuietMovesDraw: null,
};

test('the list has every preset, in the order of the table', async () => {
  const { data } = PresetListSchema.parse((await api.get('/v1/rules')).body);
  expect(data.map(({ id }) => id)).toEqual(IDS);
  for (const { id, rules } of data) expect(rules.preset).toBe(id);
});

test('rules are flat, `preset` first', async () => {
  const { body } = await api.get('/v1/rules/standard');
  const { rules } = PresetSchema.parse(body);
  expect(rules).toEqual(STANDARD);
  expect(Object.keys(rules)).toEqual(Object.keys(STANDARD));
});

test('a preset has its source, and says what that states', async () => {
  expect((await api.get('/v1/rules/russian')).body).toMatchObject({
    id: 'russian',
    nativeName: 'Мельница',
    language: 'ru',
    rules: { preset: 'russian', protectedMills: 'never', doubleMillCaptures: 2, repeatedMillCapture: 'once-per-line' },
    source: { author: 'В. Н. Болховитинов, Б. И. Колтовой', language: 'ru' },
    provenance: { board: 'assumed', doubleMillCaptures: 'stated', blockedPlayer: 'assumed' },
  });
});

test('a preset without a source assumes everything', async () => {
  const { source, provenance } = PresetSchema.parse((await api.get('/v1/rules/morabaraba')).body);
  expect(source).toBeNull();
  expect(new Set(Object.values(provenance))).toEqual(new Set(['assumed']));
});

test.each(['klingon', 'Russian', 'standard%20', 'constructor'])('there is no preset %s', async (id) => {
  expectProblem(await api.get(`/v1/rules/${id}`), 'not-found');
});

test('a parameter that does not exist is refused', async () => {
  expectProblem(await api.get('/v1/rules?language=pl'), 'validation-failed', {
    errors: [{ in: 'query', pointer: '/language', code: 'unknown-field' }],
  });
});

describe('caching', () => {
  test('every cache may keep it, and asks again by ETag', async () => {
    const first = await api.get('/v1/rules/polish');
    expect(first.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await api.get('/v1/rules/polish', { 'If-None-Match': condition });
      expect(again.status).toBe(304);
      expect(again.headers.get('ETag')).toBe(etag);
      expect(again.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'));
    }
  });

  test('another ETag gets the answer', async () => {
    const other = (await api.get('/v1/rules/finnish')).headers.get('ETag') ?? '';
    expect((await api.get('/v1/rules/polish', { 'If-None-Match': other })).status).toBe(200);
  });

  test('HEAD tells the same of it', async () => {
    const { status, text, headers } = await api.call('HEAD', '/v1/rules/polish');
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('ETag')).toBe((await api.get('/v1/rules/polish')).headers.get('ETag'));
  });
});
