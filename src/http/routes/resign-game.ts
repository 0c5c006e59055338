/** POST /v1/games/{id}/resign: gives the game to the opponent. */
import { endpoint } from '../endpoint.ts';
import { gameHeaders } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { refuse } from '../refusal.ts';
import { EmptyBodySchema } from '../schemas/common.ts';
import { GamePathSchema, GameSchema } from '../schemas/game.ts';
import { handleForSeat } from '../seat-command.ts';
import { viewGame } from '../views/game.ts';

const route = createRoute({
  method: 'post',
  path: '/v1/games/{id}/resign',
  operationId: 'resignGame',
  tags: ['Games'],
  summary: 'Resign',
  description: 'The opponent wins. Repeating it does no harm.',
  request: {
    params: GamePathSchema,
    body: { required: false, content: { 'application/json': { schema: EmptyBodySchema } } },
  },
  responses: {
    200: { description: 'You have resigned.', content: { 'application/json': { schema: GameSchema } } },
  },
});

export const resignGame = endpoint(
  route,
  { limit: 'reads', needsToken: 'player', problems: ['wrong-seat', 'game-not-started', 'game-over'] },
  async (c) => {
    const { id } = c.req.valid('param');
    const handled = await handleForSeat(c, id, (color) => ({ command: { type: 'resign', color } }));
    if (!handled.ok) return refuse(c, handled.error);
    const { game } = handled.value;
    return c.json(viewGame(game), 200, gameHeaders(game));
  },
);
