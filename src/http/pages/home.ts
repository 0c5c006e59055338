/** The page at /: what this is, how to begin, where to read on. */
import { html, raw } from 'hono/html';
import { BOARD_ON_PAGE } from '../../drawing/board-colors.ts';
import type { BoardPicture } from '../../drawing/board-picture.ts';
import { drawBoard } from '../../drawing/draw-board.ts';
import { play } from '../../rules/play.ts';
import { startPosition } from '../../rules/position.ts';
import { type NamedRules, presetOf } from '../../rules/presets.ts';
import type { Page } from './page.ts';

const preset = presetOf('standard');

/** An opening that ends with White's first mill. */
const OPENING = ['d6', 'f4', 'd2', 'b4', 'f2', 'd5', 'b2xd5'];

function playOut(rules: NamedRules, moves: readonly string[]): BoardPicture {
  let picture: BoardPicture = { rules, position: startPosition(rules), lastMove: null, result: null };
  for (const text of moves) {
    const played = play(rules, picture.position, text);
    if (!played.ok) throw new Error(`${text}: ${played.error.message}`);
    const { move, position, outcome } = played.value;
    picture = { rules, position, lastMove: { ...move, color: picture.position.toMove }, result: outcome };
  }
  return picture;
}

const DRAWING = drawBoard(playOut({ preset: preset.id, ...preset.rules }, OPENING), {
  colors: BOARD_ON_PAGE,
  coordinates: true,
  orientation: 'white',
});

/** `origin`: the scheme and host that the examples call. */
export function homePage(origin: string): Page {
  const createGame = `curl -X POST ${origin}/v1/games`;
  const playMove = `curl ${origin}/v1/games/game_…/moves \\
  -H 'Authorization: Bearer seat_…' \\
  -H 'Content-Type: application/json' \\
  -d '{ "move": "d6", "ply": 0 }'`;
  return {
    title: 'Merels: nine men’s morris as a service',
    description: 'An HTTP API that keeps and judges games of nine men’s morris, by the rules of many traditions.',
    main: html`
<div class="hero">
<div>
<h1>Nine men’s morris as a service</h1>
<p class="lead">Merels keeps games, judges every move and ends them by the rules: Polish, Finnish, Czech, Hungarian,
Russian, Lasker’s, morabaraba or your own.</p>
<p>One request makes a game; whoever holds a seat’s token plays it. No account, no key, no SDK. A move that
says its <code>ply</code> is never played twice, refusals say what is wrong and what would be legal, and every game is a
log of events, each sealed by a hash, that nobody can rewrite unnoticed.</p>
<ul class="actions"><li><a href="/docs">Read the reference</a></li><li><a href="/play">Play a game</a></li><li><a href="/rules">See the rule sets</a></li></ul>
</div>
${raw(DRAWING)}
</div>
<h2>A first game</h2>
<p>Make one. The answer holds the game and the tokens of both seats:</p>
<pre tabindex="0"><code>${createGame}</code></pre>
<p>Play a move with White’s token. <code>ply</code> is how many were played before; with it a retry is always safe:</p>
<pre tabindex="0"><code>${playMove}</code></pre>
<h2>Read on</h2>
<ul>
<li><a href="/docs">Reference</a>: every call, with examples that the engine computed</li>
<li><a href="/openapi.json">OpenAPI 3.1 document</a>, for client generators</li>
<li><a href="/rules">Rule sets</a> with their sources, and the boards as graphs:
<a href="/v1/boards/nine">nine</a>, <a href="/v1/boards/twelve">twelve</a>, <a href="/v1/boards/six">six</a></li>
<li><a href="/limits">Limits</a>: how much you may ask for</li>
</ul>`,
  };
}
