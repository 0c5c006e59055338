/** Rules told to players: which language an answer is in, and what it says of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PresetListSchema, PresetSchema, RulesDescriptionSchema } from '../../src/http/schemas/rules.ts';
import { type Answer, type Api, createApi, expectProblem } from '../support/api.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

let host: TestApp;
let api: Api;
beforeAll(async () => {
  host = await openTestApp();
  api = createApi(host.send);
});
afterAll(() => host.close());

const NAMES = {
  en: 'Six men’s morris',
  pl: 'Młynek z sześcioma pionkami',
  fi: 'Kuuden kiven mylly',
  cs: 'Mlýn se šesti kameny',
  ru: 'Мельница с шестью шашками',
  hu: 'Hatbábus malom',
};

function expectLanguage({ headers }: Answer, language: string): void {
  expect(headers.get('Content-Language')).toBe(language);
  expect(headers.get('Vary')).toMatch(/\bAccept-Language\b/);
}

test.each(Object.entries(NAMES))('?lang=%s', async (language, name) => {
  const answer = await api.get(`/v1/rules/six?lang=${language}`);
  expectLanguage(answer, language);
  expect(answer.body).toMatchObject({ id: 'six', name, nativeName: 'Mlýn se šesti kameny', language: 'cs' });
  expect(PresetSchema.parse(answer.body).text).toHaveLength(6);
});

test.each([
  ['', 'en'],
  ['*', 'en'],
  ['de', 'en'],
  ['pl', 'pl'],
  ['PL', 'pl'],
  ['pl-PL', 'pl'],
  ['de-AT, hu;q=0.8, en;q=0.7', 'hu'],
  ['en;q=0.3, ru;q=0.9', 'ru'],
  ['fi;q=0, cs;q=0.1', 'cs'],
  ['plural', 'en'],
  [';;q=,,=', 'en'],
])('Accept-Language: %s', async (header, language) => {
  const answer = await api.get('/v1/rules/six', { 'Accept-Language': header });
  expectLanguage(answer, language);
  expect(answer.body).toMatchObject({ name: Object.entries(NAMES).find(([id]) => id === language)?.[1] });
});

test('the parameter counts before the header', async () => {
  expectLanguage(await api.get('/v1/rules/six?lang=cs', { 'Accept-Language': 'fi' }), 'cs');
});

test.each(['klingon', 'PL', 'pl-PL', ''])('there is no language %j', async (lang) => {
  const answer = await api.get(`/v1/rules?lang=${lang}`, { 'Accept-Language': 'pl' });
  expectProblem(answer, 'validation-failed', { errors: [{ in: 'query', pointer: '/lang', code: 'enum' }] });
});

test('the list is told as each of its presets is', async () => {
  const list = await api.get('/v1/rules?lang=hu');
  expectLanguage(list, 'hu');
  for (const preset of PresetListSchema.parse(list.body).data) {
    expect((await api.get(`/v1/rules/${preset.id}?lang=hu`)).body).toEqual(preset);
  }
});

test('an answer that is still the same varies by language too', async () => {
  const polish = await api.get('/v1/rules?lang=pl');
  const etag = polish.headers.get('ETag') ?? '';
  const again = await api.get('/v1/rules', { 'Accept-Language': 'pl', 'If-None-Match': etag });
  expect(again.status).toBe(304);
  expectLanguage(again, 'pl');
  expect((await api.get('/v1/rules?lang=fi', { 'If-None-Match': etag })).status).toBe(200);
});

test('errors stay in English, and say no language', async () => {
  const answer = await api.post('/v1/rules/describe?lang=ru', { rules: { board: 'six' } });
  expectProblem(answer, 'rules-invalid', { title: 'Rules that cannot be played' });
  expect(answer.headers.get('Content-Language')).toBeNull();
  expect((await api.get('/v1/games')).headers.get('Content-Language')).toBeNull();
});

describe('POST /v1/rules/describe', () => {
  test('tells rules of one’s own', async () => {
    const answer = await api.post('/v1/rules/describe?lang=pl', { rules: { preset: 'six', pieces: 5 } });
    expect(answer.status).toBe(200);
    expectLanguage(answer, 'pl');
    const { name, summary, text, rules } = RulesDescriptionSchema.parse(answer.body);
    expect(name).toBe('Młynek: pięć pionków, własne zasady');
    expect(summary).toBe('Po pięć pionków, plansza z dwóch kwadratów: skakać nie wolno.');
    expect(text[1]).toContain('pięć jasnych pionków');
    expect(rules).toMatchObject({ preset: null, board: 'six', pieces: 5, flyingAt: null });
  });

  test.each(['russian', { preset: 'russian' }, { preset: 'russian', doubleMillCaptures: 2 }])(
    'tells %j as the preset is told',
    async (rules) => {
      const preset = PresetSchema.parse((await api.get('/v1/rules/russian?lang=cs')).body);
      const { name, summary, text } = preset;
      expect((await api.post('/v1/rules/describe?lang=cs', { rules })).body).toEqual({
        name,
        summary,
        text,
        rules: preset.rules,
      });
    },
  );

  test.each([undefined, {}, { rules: null }])('tells the standard rules for %j', async (body) => {
    const answer = await api.post('/v1/rules/describe', body, { headers: { 'Accept-Language': 'fi' } });
    expectLanguage(answer, 'fi');
    expect(answer.body).toMatchObject({ name: 'Mylly', rules: { preset: 'standard' } });
  });

  test('is no preset', async () => {
    expectProblem(await api.get('/v1/rules/describe'), 'not-found');
    const other = await api.call('PUT', '/v1/rules/describe');
    expectProblem(other, 'method-not-allowed');
    expect(other.headers.get('Allow')).toBe('POST, OPTIONS');
  });
});
