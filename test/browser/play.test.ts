/** The page to play on, in a real browser, by mouse, by keyboard, by two, and by whoever only watches. */
import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { boardOf, nameOf } from '../../src/rules/board.ts';
import type { Move } from '../../src/rules/move.ts';
import { presetOf } from '../../src/rules/presets.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { startNode } from '../support/node-process.ts';
import { shortGame } from '../support/short-game.ts';

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** White closes two mills at once with d6. */
const TWO_MILLS = '.W.W.W.W...BB..BB....... w 1,0';
const MOST_GZIPPED = 60_000;

const SIX = boardOf('six');
const GAME = shortGame(presetOf('six').rules);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: EXECUTABLE,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
});
afterAll(() => browser.close());

let contexts: BrowserContext[];
/** Errors on any console, broken policies among them, and exceptions that nobody caught. */
let errors: string[];
beforeEach(() => {
  contexts = [];
  errors = [];
});
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
});

const origin = () => new URL(inject('baseUrl')).origin;

/** A page in a browser of its own, which shares nothing with the others. */
async function openPage(address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address);
  return page;
}

async function startGame(query = '', choose: (page: Page) => Promise<unknown> = async () => {}): Promise<Page> {
  const page = await openPage(`${origin()}/play${query}`);
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await choose(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await status(page).waitFor();
  return page;
}

const status = (page: Page) => page.locator('.table [role=status]');
const point = (page: Page, name: string): Locator => page.locator(`[data-point=${name}]`);
/** As soon as it can be chosen. */
const choosable = (page: Page, name: string) => page.locator(`[data-point=${name}][aria-disabled=false]`);

async function expectText(place: Locator, text: string | RegExp): Promise<void> {
  await expect.poll(() => place.textContent(), { timeout: 10_000 }).toMatch(text);
}

async function expectName(page: Page, name: string, label: string): Promise<void> {
  await expect.poll(() => point(page, name).getAttribute('aria-label'), { timeout: 10_000 }).toBe(label);
}

/** The points that make a move, in the order in which they are chosen. */
const pointsOfMove = ({ from, to, captures }: Move) =>
  [...(from === null ? [] : [from]), to, ...captures].map((index) => nameOf(SIX, index));

async function click(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await choosable(page, name).click();
}

describe('a whole game', () => {
  test('by mouse', async () => {
    const page = await startGame('?rules=six');
    for (const move of GAME) await click(page, ...pointsOfMove(move));
    await expectText(status(page), /^(White|Black) has won/);
    expect(await page.locator('.ply').count()).toBe(GAME.length);
    expect(errors).toEqual([]);
  });

  test('by keyboard alone', async () => {
    const page = await startGame('?rules=six');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.point);
    for (let tabs = 0; (await focused()) === undefined && tabs < 20; tabs++) await page.keyboard.press('Tab');
    const ways = await exploreByArrows(page);
    expect(ways.size, 'every point can be reached').toBe(SIX.points.length);
    for (const move of GAME) {
      for (const name of pointsOfMove(move)) {
        await choosable(page, name).waitFor();
        for (const key of path(ways, (await focused()) ?? '', name)) await page.keyboard.press(key);
        expect(await focused()).toBe(name);
        await page.keyboard.press('Enter');
      }
    }
    await expectText(status(page), /^(White|Black) has won/);
    expect(errors).toEqual([]);
  });
});

type Ways = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Where each arrow key leads from each point that arrow keys lead to. */
async function exploreByArrows(page: Page): Promise<Ways> {
  const ways = new Map<string, Map<string, string>>();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.point ?? '');
  const open = [await focused()];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (ways.has(name)) continue;
    const leads = new Map<string, string>();
    ways.set(name, leads);
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      await point(page, name).focus();
      await page.keyboard.press(key);
      const next = await focused();
      leads.set(key, next);
      open.push(next);
    }
  }
  return ways;
}

/** The keys that lead from one point to another. */
function path(ways: Ways, from: string, to: string): readonly string[] {
  const known = new Map<string, readonly string[]>([[from, []]]);
  for (const [name, keys] of known) {
    if (name === to) return keys;
    for (const [key, next] of ways.get(name) ?? []) if (!known.has(next)) known.set(next, [...keys, key]);
  }
  throw new Error(`no arrow key leads from ${from} to ${to}`);
}

test('two mills capture two pieces under the Russian rules, step by step, and steps can be undone', async () => {
  const page = await startGame(`?rules=russian&position=${encodeURIComponent(TWO_MILLS)}`);
  await click(page, 'd6');
  await expectText(status(page), /White has closed two mills\. Now capture 2 pieces of Black\.$/);
  await expectName(page, 'c4', 'c4, black piece, may be captured');
  await click(page, 'c4');
  await expectText(status(page), /Now capture one more piece of Black\.$/);
  await page.getByRole('button', { name: 'Undo this step' }).click();
  await expectName(page, 'c4', 'c4, black piece, may be captured');
  await click(page, 'e4', 'd3');
  await expectText(page.locator('.moves'), 'd6xe4xd3');
  await expectName(page, 'e4', 'e4, empty');
  expect(errors).toEqual([]);
});

describe('two browsers', () => {
  test('play by a link, and a third watches live', async () => {
    const white = await startGame('', async (page) => {
      await page.getByLabel('Somebody I send a link to').check();
      await page.locator('[name=seat]').selectOption('white');
      await page.locator('[name=clock]').selectOption('5+5');
    });
    const link = await white.getByLabel('Link for Black').inputValue();
    expect(link).toMatch(/^http.*\/play\/game_\w+#join=\w{16}$/);
    const watcher = await openPage(link.replace(/#.*/, ''));
    await expectText(status(watcher), 'A seat is free.');
    expect(await watcher.getByRole('button', { name: 'Play Black' }).count()).toBe(0);
    const black = await openPage(link);
    await black.getByRole('button', { name: 'Play Black' }).click();
    await click(white, 'd6');
    await expectName(watcher, 'd6', 'd6, white piece');
    await click(black, 'f4');
    await expectName(watcher, 'f4', 'f4, black piece');
    await expectText(white.getByRole('timer', { name: 'White’s clock' }), /^[45]:\d\d$/);

    await white.getByRole('button', { name: 'Offer a draw' }).click();
    await black.getByRole('button', { name: 'Accept the draw' }).click();
    for (const page of [white, black, watcher]) await expectText(status(page), 'A draw by agreement.');
    await white.getByRole('button', { name: 'Play again, colours swapped' }).click();
    await black.getByRole('button', { name: 'Accept the rematch' }).click();
    await expectText(status(white), 'Waiting for White.');
    expect(errors).toEqual([]);
  });

  test('the page goes on by itself once the service is there again', async () => {
    const folder = await makeDataFolder();
    const settings = { DATA_DIR: folder.path, RATE_LIMITS: 'off' };
    const first = await startNode(settings);
    const { port } = new URL(first.url);
    const page = await openPage(`${first.url}/play`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await status(page).waitFor();
    const watcher = await openPage(page.url());
    await click(page, 'd6');
    await expectName(watcher, 'd6', 'd6, white piece');
    first.kill('SIGTERM');
    await first.ended;
    await watcher.getByText('The connection is lost.').waitFor();
    await click(page, 'a1');
    const second = await startNode({ ...settings, PORT: port });
    await expectName(watcher, 'a1', 'a1, black piece');
    await expect.poll(() => watcher.getByText('The connection is lost.').isVisible(), { timeout: 10_000 }).toBe(false);
    second.kill('SIGTERM');
    await second.ended;
    await folder.remove();
  }, 60_000);
});

test('arrow keys go through the moves', async () => {
  const page = await startGame();
  await click(page, 'd6', 'f4');
  await expectText(page.locator('.moves'), 'f4');
  await page.keyboard.press('ArrowLeft');
  await expectText(status(page), 'After 1 of 2 plies.');
  await expectName(page, 'f4', 'f4, empty');
  await page.keyboard.press('Home');
  await expectName(page, 'd6', 'd6, empty');
  await page.keyboard.press('End');
  await expectName(page, 'f4', 'f4, black piece');
});

test('every call is shown, with its token masked until it is wanted', async () => {
  const page = await startGame();
  await click(page, 'd6');
  await page.getByText('What this page asks the API').click();
  const call = page.locator('.calls details', { hasText: '/moves' }).first();
  await call.locator('summary').click();
  await expectText(call.locator('pre').first(), /Bearer seat_[\w-]{4}…'/);
  await page.getByLabel('Show tokens').check();
  await expectText(call.locator('pre').first(), /Bearer seat_[\w-]{30,}'/);
});

describe.each(['light', 'dark'] as const)('axe, by %s', (colorScheme) => {
  test('finds nothing before a game, in a half-made turn, and after it', async () => {
    const page = await openPage(`${origin()}/play`);
    await page.emulateMedia({ colorScheme });
    await page.locator('.cards').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto(`${origin()}/play?rules=russian&position=${encodeURIComponent(TWO_MILLS)}`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await click(page, 'd6');
    await page.getByText('What this page asks the API').click();
    await page.locator('.calls summary').first().click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo this step' }).click();
    await page.getByRole('button', { name: 'White resigns' }).click();
    await page.getByRole('button', { name: 'Really resign' }).click();
    await expectText(status(page), 'Black has won by resignation.');
    expect(await axe(page)).toEqual([]);
  });
});

/** What axe finds: the rule and where. */
async function axe(page: Page): Promise<readonly string[]> {
  await page.evaluate(await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8'));
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

test.each([320, 390, 768, 1280])('nothing is wider than a window of %d', async (width) => {
  const page = await startGame();
  await page.setViewportSize({ width, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('script and sheet stay small', async () => {
  const sizes = await Promise.all(
    ['/app/play.js', '/app/play.css'].map(async (path) => {
      const response = await fetch(`${origin()}${path}`, { headers: { 'Accept-Encoding': 'gzip' } });
      await response.body?.cancel();
      return Number(response.headers.get('Content-Length'));
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_GZIPPED);
});

test('a game that does not exist is said to be none', async () => {
  const page = await openPage(`${origin()}/play/game_01kbcdxyzve5mr8g6t2h0n4q9s`);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('link', { name: 'Start a new game' }).count()).toBe(1);
});
