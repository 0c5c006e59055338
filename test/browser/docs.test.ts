/** The pages in a real browser: they show what they should, and ask nothing of any other origin. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** What a browser does by itself would be taken for what the page does. */
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

let browser: Browser;
beforeAll(async () => {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', ...QUIET];
  browser = await chromium.launch({ executablePath: EXECUTABLE, args });
});
afterAll(() => browser.close());

const origin = () => new URL(inject('baseUrl')).origin;

interface Visit {
  readonly page: Page;
  /** Every address that the page asked for. */
  readonly asked: readonly string[];
  /** Errors on the console, broken policies among them, and exceptions that nobody caught. */
  readonly errors: readonly string[];
}

async function visit(path: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfailed', (request) => errors.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${origin()}${path}`);
  return { page, asked, errors };
}

function expectQuiet({ asked, errors }: Visit): void {
  expect(asked.filter((url) => !url.startsWith('data:') && new URL(url).origin !== origin())).toEqual([]);
  expect(errors).toEqual([]);
}

describe('the reference', () => {
  test('shows the guide and the groups of operations, from this origin alone', async () => {
    const visited = await visit('/docs');
    const { page } = visited;
    await page.getByRole('heading', { name: 'Moves that are sent twice' }).waitFor();
    for (const name of ['Games', 'Moves', 'Events', 'Rules', 'Service']) {
      await page.getByRole('link', { name, exact: true }).waitFor();
    }
    expect(visited.asked).toContain(`${origin()}/openapi.json`);
    expectQuiet(visited);
    await page.close();
  });

  test('shows an operation with its example', async () => {
    const visited = await visit('/docs#tag/moves/POST/v1/games/{id}/moves');
    const { page } = visited;
    await page.getByRole('heading', { name: 'Play a move' }).first().waitFor();
    await page.getByText('White’s first move').first().waitFor();
    expectQuiet(visited);
    await page.close();
  });

  test('can try a request out', async () => {
    const visited = await visit('/docs#tag/rules/GET/v1/boards/{board}');
    const { page } = visited;
    await page
      .getByRole('button', { name: /Test Request.*boards/ })
      .first()
      .click();
    const answered = page.waitForResponse(`${origin()}/v1/boards/nine`);
    await page.getByRole('button', { name: /^Send/ }).first().click();
    expect((await answered).status()).toBe(200);
    expectQuiet(visited);
    await page.close();
  });
});

test.each(['/', '/errors/illegal-move'])('%s breaks no policy', async (path) => {
  const visited = await visit(path);
  const { page } = visited;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background, 'the sheet is applied').not.toBe('rgba(0, 0, 0, 0)');
  expectQuiet(visited);
  await page.close();
});
