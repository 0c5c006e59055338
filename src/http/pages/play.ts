/** The page at /play and /play/{gameId}: a frame that its script fills, by the public API alone. */
import { html } from 'hono/html';
import { PLAY_SCRIPT, PLAY_SHEET } from '../asset.ts';
import type { Page } from './page.ts';

const APP = { script: PLAY_SCRIPT, sheet: PLAY_SHEET };

const MAIN = html`<div id="play" class="play"><p class="soft">Setting up the board…</p></div>
<noscript><h1>Play nine men’s morris</h1><p>This page needs JavaScript. The API does not: <a href="/docs">the reference</a> has
every call that it makes.</p></noscript>`;

export const PLAY_PAGE: Page = {
  title: 'Play · Merels',
  description:
    'Play nine men’s morris by the rules of many traditions: on one screen, or with somebody who gets a link.',
  main: MAIN,
  app: APP,
};

/** The page of one game; `origin`: the scheme and host that previews ask for its picture. */
export function gamePage(origin: string, gameId: string): Page {
  return {
    title: 'A game of nine men’s morris · Merels',
    description: 'Watch it as it is played, go through its moves, or take the seat that is free.',
    main: MAIN,
    app: APP,
    preview: { url: `${origin}/play/${gameId}`, image: `${origin}/v1/games/${gameId}/board.svg` },
  };
}
