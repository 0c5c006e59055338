/** GET /v1/games/{id}/rematch: the game in which this one is played again, and, with `wait`, the one that is asked for next. */
import type { Context } from 'hono';
import * as z from 'zod';
import type { GameId } from '../../game/id.ts';
import { findRematch } from '../../game/rematch.ts';
import { ok, type Result } from '../../result.ts';
import { type AppEnv, endpoint } from '../endpoint.ts';
import { REVALIDATED } from '../game-headers.ts';
import { readGame } from '../game-reading.ts';
import { createRoute } from '../openapi.ts';
import type { ProblemAnswer } from '../problem.ts';
import { queryInteger } from '../schemas/common.ts';
import { GamePathSchema, RematchSchema } from '../schemas/game.ts';
import { endOfWait, takePlaces } from '../waiting.ts';

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
  const gameId = await awaitRematch(c, id, wait * 1000);
  if (!gameId.ok) return gameId.error;
  return c.json({ gameId: gameId.value }, 200, { 'Cache-Control': REVALIDATED });
});

async function awaitRematch(
  c: Context<AppEnv>,
  id: GameId,
  waitMs: number,
): Promise<Result<GameId | null, Response & ProblemAnswer>> {
  const { services } = c.env;
  if (waitMs === 0) return ok(await findRematch(services, id));
  const places = takePlaces(c);
  if (!places.ok) return places;
  const until = services.now() + (places.value === null ? 0 : waitMs);
  const watch = services.followers.watch(`rematch:${id}`);
  const signal = endOfWait(c);
  try {
    for (;;) {
      const found = await findRematch(services, id);
      const left = until - services.now();
      if (found !== null || left <= 0 || signal.aborted) return ok(found);
      await c.var.idle(() => watch.next(left, signal));
    }
  } finally {
    watch.close();
    places.value?.();
  }
}
