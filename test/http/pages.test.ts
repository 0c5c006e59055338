/** Pages for people, and what they load: policies, caching, and that every problem's `type` leads somewhere. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BOARD_COLORS } from '../../src/drawing/board-colors.ts';
import { PROBLEM_CODES, PROBLEMS } from '../../src/http/problem-table.ts';
import { ORIGIN, openTestApp, type TestApp } from '../support/app.ts';

let host: TestApp;
beforeAll(async () => {
  host = await openTestApp();
});
afterAll(() => host.close());

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> {
  const answer = await host.send(path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The policy's directives, each with its sources. */
function policyOf({ headers }: Page): ReadonlyMap<string, readonly string[]> {
  const directives = (headers.get('Content-Security-Policy') ?? '').split('; ').map((text) => text.split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const linksOf = ({ text }: Page) => [...text.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);

/** What a reader sees of a text with code in it. */
function readable(markup: string): string {
  const characters: Readonly<Record<string, string>> = { '&#39;': "'", '&quot;': '"', '&amp;': '&' };
  return markup.replaceAll(/<\/?code>/g, '').replaceAll(/&[#\w]+;/g, (entity) => characters[entity] ?? entity);
}

const STATIC_PAGES = ['/', '/rules', '/limits', '/errors/illegal-move', '/errors/validation-failed'];

describe.each(STATIC_PAGES)('%s', (path) => {
  test('is a page in English', async () => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(page.text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page.text).toMatch(/<h1>[^<]+<\/h1>/);
  });

  test('runs nothing, and takes only the sheet that it names', async () => {
    const page = await open(path);
    const policy = policyOf(page);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.has('script-src')).toBe(false);
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
    const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(page.text) ?? [];
    expect(policy.get('style-src')).toEqual([`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`]);
    expect(page.text).not.toMatch(/<script|\sstyle=|\son\w+=/);
    expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('is kept until it changes', async () => {
    const { headers } = await open(path);
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=/);
    const again = await open(path, { 'If-None-Match': headers.get('ETag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('Content-Security-Policy')).toBe(headers.get('Content-Security-Policy'));
  });

  test('leads only to what is there', async () => {
    for (const link of linksOf(await open(path))) {
      if (link.startsWith('#')) continue;
      expect(link).toMatch(/^\//);
      expect((await open(link)).status, link).toBe(200);
    }
  });
});

describe('the home page', () => {
  test('calls this very service', async () => {
    expect((await open('/')).text).toContain(`curl -X POST ${ORIGIN}/v1/games`);
  });

  test('calls the public address where there is one', async () => {
    const answer = await host.sendWith({ publicUrl: 'https://merels.example' })('/');
    expect(await answer.text()).toContain('curl -X POST https://merels.example/v1/games');
  });

  test('draws a board that says what it shows', async () => {
    const { text } = await open('/');
    expect(text).toContain('<title id="board-title">Nine men’s morris: Black to move</title>');
    expect(text).toMatch(/<desc id="board-description">[^<]+White has a mill on b2, d2 and f2\./);
    expect(text.match(/<path class="mills"/g)).toHaveLength(1);
  });

  test('draws it in colours that the sheet has, by day and by night', async () => {
    const { text } = await open('/');
    const [, sheet = '', drawing = ''] = /<style>(.*?)<\/style>.*?(<svg.*?<\/svg>)/s.exec(text) ?? [];
    const used = new Set([...drawing.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
    expect(used.size).toBe(Object.keys(BOARD_COLORS.light).length);
    for (const name of used) expect(sheet.split(`${name}: #`), name).toHaveLength(3);
    expect(drawing).not.toMatch(/(?:fill|stroke)="#/);
  });
});

describe('pages of problems', () => {
  test.each(PROBLEM_CODES)('%s: what happened, and what to do next', async (code) => {
    const { status, text } = await open(`/errors/${code}`);
    expect(status).toBe(200);
    const plain = readable(text);
    const { title, happened, next } = PROBLEMS[code];
    for (const part of [title, happened, next]) expect(plain).toContain(part.replaceAll('`', ''));
  });

  test('the type of a problem is its page', async () => {
    const answer = await host.send('/v1/rules/klingon');
    const { type } = (await answer.json()) as { type: string };
    expect(type).toBe(`${ORIGIN}/errors/not-found`);
    expect((await open(new URL(type).pathname)).status).toBe(200);
  });

  test('there is none for a code that does not exist', async () => {
    const { status, headers } = await open('/errors/teapot');
    expect([status, headers.get('Content-Type')]).toEqual([404, 'application/problem+json']);
  });
});

describe.each(['/errors/teapot', '/nowhere', '/v2/games'])('%s, which does not exist,', (path) => {
  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  test('is a page for a person', async () => {
    const page = await open(path, { Accept: BROWSER });
    expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=UTF-8']);
    expect(page.text).toContain('<h1>There is no such page</h1>');
    expect(policyOf(page).get('default-src')).toEqual(["'none'"]);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Vary')).toBe('Accept');
    for (const link of linksOf(page).filter((link) => link.startsWith('/'))) {
      expect((await open(link)).status, link).toBe(200);
    }
  });

  test.each(['', '*/*', 'application/json', 'application/problem+json, text/html;q=0.9'])(
    'is a problem for a program that accepts %j',
    async (accepted) => {
      const { status, headers, text } = await open(path, accepted === '' ? {} : { Accept: accepted });
      expect([status, headers.get('Content-Type')]).toEqual([404, 'application/problem+json']);
      expect(JSON.parse(text)).toMatchObject({ code: 'not-found' });
    },
  );
});

describe('the reference', () => {
  test('runs by a nonce that is new each time', async () => {
    const pages = [await open('/docs'), await open('/docs')];
    const nonces = pages.map((page) => {
      const [source = ''] = policyOf(page).get('script-src') ?? [];
      const [, nonce = ''] = /^'nonce-([\w+/]{22}==)'$/.exec(source) ?? [];
      const scripts = page.text.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts).toHaveLength(2);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(pages[0]?.headers.get('Cache-Control')).toBe('no-store');
  });

  test('asks no other origin for anything, nor may it', async () => {
    const page = await open('/docs');
    for (const [name, sources] of policyOf(page)) {
      for (const source of sources) {
        expect(source, name).toMatch(/^'(?:none|self|unsafe-inline|nonce-[\w+/]{22}==)'$|^data:$/);
      }
    }
    expect(policyOf(page).get('default-src')).toEqual(["'none'"]);
    expect(policyOf(page).get('connect-src')).toEqual(["'self'"]);
    expect(page.text).not.toMatch(/https?:\/\//);
    for (const link of linksOf(page)) expect(link).toMatch(/^\/docs\/scalar-\d+\.\d+\.\d+\.js$/);
  });

  test('reads the document', async () => {
    expect((await open('/docs')).text).toContain('"url": "/openapi.json"');
  });
});

const GAME_PAGE = '/play/game_01kbcdxyzve5mr8g6t2h0n4q9s';

describe.each(['/play', GAME_PAGE])('the page to play on, at %s', (path) => {
  test('runs its own files only, and asks only this service', async () => {
    const page = await open(path);
    const policy = policyOf(page);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    for (const name of ['script-src', 'connect-src', 'img-src']) expect(policy.get(name)).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    expect(page.text).toMatch(/<script type="module" src="\/app\/play\.js"><\/script>/);
    expect(page.text.match(/<script/g)).toHaveLength(1);
    expect(page.text).not.toMatch(/\sstyle=|\son\w+=/);
  });

  test('leads only to what is there', async () => {
    for (const link of linksOf(await open(path))) {
      if (!link.startsWith('#')) expect((await open(link)).status, link).toBe(200);
    }
  });
});

test('a link to a game shows its board where it is shared', async () => {
  const { text } = await open(GAME_PAGE);
  const [, id = ''] = GAME_PAGE.split('/play/');
  expect(text).toContain(`<meta property="og:image" content="${ORIGIN}/v1/games/${id}/board.svg">`);
  expect(text).toContain(`<meta property="og:url" content="${ORIGIN}${GAME_PAGE}">`);
  expect((await open('/play')).text).not.toContain('og:image');
});

test('what is no id of a game is no page either', async () => {
  const { status, headers } = await open('/play/somewhere', { Accept: 'text/html' });
  expect([status, headers.get('Content-Type')]).toEqual([404, 'text/html; charset=UTF-8']);
});

test.each(['/app/play.js', '/app/play.css'])(
  '%s is asked for again, and sent again only where it has changed',
  async (path) => {
    const { status, headers } = await open(path);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect((await open(path, { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304);
  },
);

describe('the document', () => {
  test('is the committed file', async () => {
    const { text, headers } = await open('/openapi.json');
    expect(headers.get('Content-Type')).toBe('application/json');
    const committed = readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8');
    expect(text).toBe(committed);
    expect((await open('/openapi.json', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304);
  });
});

test.each(['/openapi.json', '/v1/rules', '/v1/rules/russian', '/v1/boards/six', '/errors/stale-ply', '/favicon.svg'])(
  '%s is made once',
  async (path) => {
    const first = await open(path);
    const readAgain = vi.spyOn(Response.prototype, 'clone');
    const write = vi.spyOn(JSON, 'stringify');
    const second = await open(path);
    const written = write.mock.results.map(({ value }) => String(value).length);
    const timesRead = readAgain.mock.calls.length;
    vi.restoreAllMocks();
    expect(timesRead).toBe(0);
    expect(Math.max(0, ...written)).toBeLessThan(50);
    expect(second.text).toBe(first.text);
    for (const name of ['ETag', 'Content-Type', 'Cache-Control', 'Content-Security-Policy']) {
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
    }
    expect(second.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
    expect((await open(path, { 'If-None-Match': first.headers.get('ETag') ?? '' })).status).toBe(304);
  },
);

test.each(['/favicon.svg', '/favicon.ico'])('%s is the icon', async (path) => {
  const { status, headers, text } = await open(path);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  expect(text).toMatch(/^<svg .*<\/svg>\n$/s);
});
