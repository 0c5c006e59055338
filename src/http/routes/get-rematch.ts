/** GET /v1/games/{id}/rematch: the game in which this one is played again, and, with `wait`, the one that is asked for next. */
import * as z from 'zod';
import { findRematch } from '../../game/rematch.ts';
import { endpoint } from '../endpoint.ts';
import { REVALIDATED } from '../game-headers.ts';
import { readGame } from '../game-reading.ts';
import { createRoute } from '../openapi.ts';
import { queryInteger } from '../schemas/common.ts';
import { GamePathSchema, RematchSchema } from '../schemas/game.ts';
import { awaitTopic } from '../topic-waiting.ts';

const MOST_SECONDS = 25;

const route = createRoute({
  method: 'get',
  path: '/v1/games/{id}/rematch',
  operationId: 'getRematch',
  tags: ['Games'],
  summary: 'Find or await the rematch',
  description:
    'The game in which this one is played again; null where nobody asked for one, or it was aborted. With `wait` the ' +
    'answer comes as soon as somebody asks.',
  request: {
    params: GamePathSchema,
    query: z.strictObject({
      wait: queryInteger(0, MOST_SECONDS).optional().openapi({ description: 'Seconds to wait at most.', default: 0 }),
    }),
  },
  responses: {
    200: { description: 'The rematch, if any.', content: { 'application/json': { schema: RematchSchema } } },
  },
});

export const getRematch = endpoint(route, { limit: 'reads' }, async (c) => {
  const { id } = c.req.valid('param');
  const { wait = 0 } = c.req.valid('query');
  const game = await readGame(c, (store) => store.load(id));
  if (!game.ok) return game.error;
  const look = () => findRematch(c.env.services, id);
  const gameId = await awaitTopic(c, `rematch:${id}`, wait * 1000, look, (found) => found !== null);
  if (!gameId.ok) return gameId.error;
  return c.json({ gameId: gameId.value }, 200, { 'Cache-Control': REVALIDATED });
});
