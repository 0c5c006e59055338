/** POST /v1/games/{id}/abort: ends a game that has hardly begun, without a winner. */
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
  path: '/v1/games/{id}/abort',
  operationId: 'abortGame',
  tags: ['Games'],
  summary: 'Abort a game',
  description: 'Ends the game without a winner, until each side has made a ply. Repeating it does no harm.',
  request: {
    params: GamePathSchema,
    body: { required: false, content: { 'application/json': { schema: EmptyBodySchema } } },
  },
  responses: {
    200: {
      description: 'The game is aborted.',
      content: { 'application/json': { schema: GameSchema } },
    },
  },
});

export const abortGame = endpoint(
  route,
  { limit: 'reads', needsToken: 'player', problems: ['wrong-seat', 'game-over', 'too-late-to-abort'] },
  async (c) => {
    const handled = await handleForSeat(c, c.req.valid('param').id, () => ({ command: { type: 'abort' } }));
    if (!handled.ok) return refuse(c, handled.error);
    const { game } = handled.value;
    return c.json(viewGame(game), 200, gameHeaders(game));
  },
);
