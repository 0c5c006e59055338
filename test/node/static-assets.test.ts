/** Files of `assets/`, as the app of the Node host serves them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAssets } from '../../src/node/static-assets.ts';
import { createApi, expectProblem } from '../support/api.ts';
import { ORIGIN, openTestApp, type TestApp } from '../support/app.ts';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merels-assets-'));
  await mkdir(join(folder, 'docs'));
  await writeFile(join(folder, 'docs/script-1.0.0.js'), 'plain');
  await writeFile(join(folder, 'docs/script-1.0.0.js.br'), 'by brotli');
  await writeFile(join(folder, 'docs/script-1.0.0.js.gz'), 'by gzip');
  await writeFile(join(folder, 'docs/LICENSE.txt'), 'MIT');
  await writeFile(join(folder, '_headers'), 'for another host');
  app = await openTestApp({}, { findAsset: await openAssets(pathToFileURL(`${folder}/`)) });
  await rm(folder, { recursive: true });
});
afterAll(() => app.close());

const SCRIPT = '/docs/script-1.0.0.js';

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  app.send(path, { method, headers });

const CODINGS: readonly (readonly [accepted: string, coding: string | null, content: string])[] = [
  ['', null, 'plain'],
  ['gzip, deflate, br, zstd', 'br', 'by brotli'],
  ['gzip', 'gzip', 'by gzip'],
  ['GZIP;q=0.5', 'gzip', 'by gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip', 'by gzip'],
  ['br;q=0,gzip;q=0', null, 'plain'],
  ['identity', null, 'plain'],
];

test.each(CODINGS)('who accepts %j gets %s', async (accepted, coding, content) => {
  const answer = await ask(SCRIPT, { 'Accept-Encoding': accepted });
  expect(answer.headers.get('Content-Encoding')).toBe(coding);
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('Content-Length')).toBe(String(content.length));
  expect(await answer.text()).toBe(content);
});

test('it may be kept for ever, each coding under its own tag', async () => {
  const plain = await ask(SCRIPT);
  const coded = await ask(SCRIPT, { 'Accept-Encoding': 'br' });
  for (const answer of [plain, coded]) {
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
  expect(plain.headers.get('ETag')).not.toBe(coded.headers.get('ETag'));
  const again = await ask(SCRIPT, { 'If-None-Match': plain.headers.get('ETag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('HEAD tells the same, without the content', async () => {
  const answer = await ask(SCRIPT, {}, 'HEAD');
  expect([answer.status, answer.headers.get('Content-Length'), await answer.text()]).toEqual([200, '5', '']);
});

test('a text is a text', async () => {
  expect((await ask('/docs/LICENSE.txt')).headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
});

test('they are answers of the service like all others', async () => {
  const { headers } = await ask(SCRIPT, {}, 'HEAD');
  expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(app.log.at(-1)).toMatchObject({ message: 'request', method: 'HEAD', status: 200 });
});

test.each([
  '/docs/',
  '/_headers',
  '/docs/script-1.0.0.js.br',
  '/docs/script-1.0.1.js',
  '/docs/../_headers',
  '/docs/%2e%2e/_headers',
  '//docs/script-1.0.0.js',
])('%s is none of them', async (path) => {
  expect((await app.app.fetch(new Request(`${ORIGIN}${path}`), { services: app.services, address: null })).status).toBe(
    404,
  );
});

test('what would change something is none of them', async () => {
  expectProblem(await createApi(app.send).post(SCRIPT), 'not-found');
});

test('without the folder there are none', async () => {
  const none = await openAssets(pathToFileURL(`${folder}/nowhere/`));
  expect(none(SCRIPT, '')).toBeNull();
});
