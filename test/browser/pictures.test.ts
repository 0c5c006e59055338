/** Pictures of boards in a real browser: they load where pages embed them, and say what they show. */
import { createServer } from 'node:http';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { BOARD_IDS } from '../../src/rules/board.ts';

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const args = ['--headless', '--no-sandbox', '--disable-gpu'];
  browser = await chromium.launch({ executablePath: EXECUTABLE, args });
  page = await browser.newPage({ viewport: { width: 480, height: 560 } });
});
afterAll(() => browser.close());

const pictureOf = (rules: string, more = '') =>
  `${new URL(inject('baseUrl')).origin}/v1/positions/board.svg?rules=${rules}${more}`;

/** Shows `markup` on a page of another origin, on this machine too: others may not reach into it. */
async function embed(markup: string): Promise<void> {
  const elsewhere = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(markup));
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
  const address = elsewhere.address();
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}/`);
  elsewhere.closeAllConnections();
  elsewhere.close();
}

test.each(BOARD_IDS.map((board) => (board === 'nine' ? 'standard' : board)))(
  '%s is an image on any page',
  async (id) => {
    await embed(`<img id="board" src="${pictureOf(id)}" width="200">`);
    const size = await page.evaluate(() => {
      const image = document.querySelector('img');
      return [image?.naturalWidth, image?.naturalHeight, image?.height];
    });
    expect(size).toEqual([432, 516, 239]);
  },
);

test('opened by itself it breaks no policy, and has a name and a description for whoever does not see it', async () => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.goto(pictureOf('polish', '&position=....W.....B..B....WWW...+b+5,6&lastMove=b2xd5'));
  const snapshot = await page.getByRole('img', { name: /^Polish młynek: Black to move/ }).ariaSnapshot();
  expect(snapshot).toContain('White has a mill on b2, d2 and f2.');
  expect(errors).toEqual([]);
});

test('has its colours although it takes no style sheet', async () => {
  await page.goto(pictureOf('standard', '&theme=dark'));
  const fill = await page.evaluate(() => getComputedStyle(document.querySelectorAll('rect')[1] ?? document.body).fill);
  expect(fill).toBe('rgb(67, 57, 42)');
});
