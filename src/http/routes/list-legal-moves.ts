/** GET /v1/games/{id}/legal-moves: what the side to move can play. */
import { endpoint } from '../endpoint.ts';
import { gameHeaders } from '../game-headers.ts';
import { readGame } from '../game-reading.ts';
import { createRoute } from '../openapi.ts';
import { GamePathSchema, LegalMovesSchema } from '../schemas/game.ts';
import { IfNoneMatchHeadersSchema } from '../schemas/headers.ts';
import { viewTurn } from '../views/game.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/games/{id}/legal-moves',
  operationId: 'listLegalMoves',
  tags: ['Moves'],
  summary: 'List the legal moves',
  description: 'Those of the start while the game is open; none after its end.',
  request: { params: GamePathSchema, headers: IfNoneMatchHeadersSchema },
  responses: {
    200: {
      description: 'The moves, ordered by `from`, `to` and `captures`.',
      content: { 'application/json': { schema: LegalMovesSchema } },
    },
    304: { description: 'The game is still at the version that you have.' },
  },
});

export const listLegalMoves = endpoint(route, { limit: 'reads' }, async (c) => {
  const { id } = c.req.valid('param');
  const found = await readGame(c, (store) => store.load(id));
  if (!found.ok) return found.error;
  const { state } = found.value;
  return c.json(viewTurn(state), 200, gameHeaders(found.value));
});
