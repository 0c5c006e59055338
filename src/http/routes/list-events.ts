/** GET /v1/games/{id}/events: what happened, and, with `wait`, what happens next. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { awaitEvents } from '../event-waiting.ts';
import { REVALIDATED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import {
  EVENTS_BY_DEFAULT,
  LARGEST_INTEGER,
  LONGEST_WAIT_SECONDS,
  MOST_EVENTS,
  queryInteger,
} from '../schemas/common.ts';
import { EventPageSchema } from '../schemas/event.ts';
import { GamePathSchema } from '../schemas/game.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/games/{id}/events',
  operationId: 'listEvents',
  tags: ['Events'],
  summary: 'List or await events',
  description:
    'The facts that make the game, oldest first, in the stored shape; they never change. With `wait` the answer comes as ' +
    'soon as there is an event behind `after`, or, empty, when the time is over: ask again with `after` set to `next` ' +
    'until `done`.',
  request: {
    params: GamePathSchema,
    query: z.strictObject({
      after: queryInteger(0, LARGEST_INTEGER)
        .optional()
        .openapi({ description: 'The `seq` that you have already.', default: 0 }),
      limit: queryInteger(1, MOST_EVENTS)
        .optional()
        .openapi({ description: 'Events at most.', default: EVENTS_BY_DEFAULT }),
      wait: queryInteger(0, LONGEST_WAIT_SECONDS)
        .optional()
        .openapi({ description: 'Seconds to wait at most.', default: 0 }),
    }),
  },
  responses: {
    200: { description: 'The events.', content: { 'application/json': { schema: EventPageSchema } } },
  },
});

export const listEvents = endpoint(route, { limit: 'reads' }, async (c) => {
  const { id } = c.req.valid('param');
  const { after = 0, limit = EVENTS_BY_DEFAULT, wait = 0 } = c.req.valid('query');
  const found = await awaitEvents(c, id, { after, limit }, wait * 1000);
  if (!found.ok) return found.error;
  const { state, events } = found.value;
  const next = events.at(-1)?.record.seq ?? after;
  const done = state.status === 'finished' && next >= state.version;
  return c.json({ data: events.map(({ record }) => record), next, done }, 200, { 'Cache-Control': REVALIDATED });
});
