/** GET /play and /play/{gameId}: the page to play on and to watch. Whether there is such a game its script finds out. */
import * as z from 'zod';
import { parseGameId } from '../../game/id.ts';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { pageNotFound } from '../pages/not-found.ts';
import { servePage } from '../pages/page.ts';
import { gamePage, PLAY_PAGE } from '../pages/play.ts';

const PAGE = { 200: { description: 'The page.', content: { 'text/html': { schema: z.string() } } } };

const route = createRoute({ method: 'get', path: '/play', hide: true, responses: PAGE });

export const getPlayPage = endpoint(route, { limit: 'reads', isConstant: true }, (c) => servePage(c, PLAY_PAGE));

const gameRoute = createRoute({ method: 'get', path: '/play/{gameId}', hide: true, responses: PAGE });

export const getGamePage = endpoint(gameRoute, { limit: 'reads' }, (c) => {
  const gameId = c.req.param('gameId') ?? '';
  if (parseGameId(gameId) === null) return pageNotFound(c);
  return servePage(c, gamePage(c.env.services.publicUrl ?? new URL(c.req.url).origin, gameId));
});
