/** GET /v1/games/{id}/moves: every move that was played. */
import { WHOLE_LOG } from '../../game/event-store.ts';
import { endpoint } from '../endpoint.ts';
import { gameHeaders } from '../game-headers.ts';
import { readGame } from '../game-reading.ts';
import { createRoute } from '../openapi.ts';
import { GamePathSchema, MoveListSchema } from '../schemas/game.ts';
import { IfNoneMatchHeadersSchema } from '../schemas/headers.ts';
import { viewMoveList } from '../views/game.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/games/{id}/moves',
  operationId: 'listMoves',
  tags: ['Moves'],
  summary: 'List the moves played',
  description: 'All of them, the first one first.',
  request: { params: GamePathSchema, headers: IfNoneMatchHeadersSchema },
  responses: {
    200: { description: 'The moves.', content: { 'application/json': { schema: MoveListSchema } } },
    304: { description: 'The game is still at the version that you have.' },
  },
});

export const listMoves = endpoint(route, { limit: 'reads' }, async (c) => {
  const { id } = c.req.valid('param');
  const found = await readGame(c, (store) => store.loadWithEvents(id, WHOLE_LOG));
  if (!found.ok) return found.error;
  const { events } = found.value;
  return c.json({ data: viewMoveList(events) }, 200, gameHeaders(found.value));
});
