/** The client in a real browser, on a page of another origin. */

import { type Browser, chromium } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type * as merelsClient from '../../src/client/index.ts';

declare const merels: typeof merelsClient;

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

let browser: Browser;
let script: string;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: EXECUTABLE,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const lib = { entry: 'src/client/index.ts', formats: ['iife' as const], name: 'merels', fileName: () => 'client.js' };
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
  const [{ output }] = built as unknown as readonly [{ readonly output: readonly { readonly code: string }[] }];
  script = output[0]?.code ?? '';
});
afterAll(() => browser.close());

test('it creates, plays and follows a game', async () => {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  const seen = await page.evaluate(async (url) => {
    const client = merels.createClient({ url });
    const { game, tokens } = await client.games.create({ rules: 'six' });
    const feed = client.follow(game.id, { after: 0 });
    const types: string[] = [];
    const following = (async () => {
      for await (const { type } of feed) types.push(type);
    })();
    const white = client.withToken(tokens.white ?? '');
    await white.games.move(game.id, { move: 'a1', ply: 0 });
    const problem = await white.games.move(game.id, { move: 'e1', ply: 1 }).catch(merels.problemOf);
    await white.games.resign(game.id);
    await following;
    return { types, code: problem !== null && 'code' in problem && problem.code };
  }, inject('baseUrl'));
  expect(seen).toEqual({
    types: ['game.created', 'game.started', 'move.played', 'game.finished'],
    code: 'not-your-turn',
  });
  await page.close();
});
