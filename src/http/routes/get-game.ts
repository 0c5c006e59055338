/** GET /v1/games/{id}: a game as it is, or as it was. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { gameHeaders, pastHeaders } from '../game-headers.ts';
import { loadGame, pastOf, readGame } from '../game-reading.ts';
import { createRoute } from '../openapi.ts';
import { GamePathSchema, GameSchema, IncludeSchema } from '../schemas/game.ts';
import { IfNoneMatchHeadersSchema } from '../schemas/headers.ts';
import { checkPast, PAST_PARAMETERS } from '../schemas/past.ts';
import { moveTexts, viewGame, viewPastGame } from '../views/game.ts';

const QuerySchema = z.strictObject({ include: IncludeSchema, ...PAST_PARAMETERS }).superRefine(checkPast);

const route = createRoute({
  method: 'get',
  path: '/v1/games/{id}',
  operationId: 'getGame',
  tags: ['Games'],
  summary: 'Get a game',
  description: 'Whoever knows the id may read. `version` or `ply` show the game as it was.',
  request: { params: GamePathSchema, query: QuerySchema, headers: IfNoneMatchHeadersSchema },
  responses: {
    200: { description: 'The game.', content: { 'application/json': { schema: GameSchema } } },
    304: { description: 'It is still at the version that you have.' },
  },
});

export const getGame = endpoint(route, { limit: 'reads' }, async (c) => {
  const { id } = c.req.valid('param');
  const { include = [], version, ply } = c.req.valid('query');
  const isPast = version !== undefined || ply !== undefined;
  const withMoves = include.includes('moves');
  const found = await readGame(c, loadGame(id, isPast || withMoves));
  if (!found.ok) return found.error;

  const { events, ...game } = found.value;
  const parts = { legalMoves: include.includes('legalMoves') };
  if (!isPast) {
    const moves = withMoves ? moveTexts(events) : null;
    return c.json(viewGame(game, { ...parts, moves }), 200, gameHeaders(game));
  }
  const past = pastOf(c, id, events, { version, ply });
  if (!past.ok) return past.error;
  const { state, cacheControl } = past.value;
  const moves = withMoves ? moveTexts(events.slice(0, state.version)) : null;
  return c.json(viewPastGame(state, { ...parts, moves }), 200, pastHeaders(state, cacheControl));
});
