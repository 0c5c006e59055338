/** GET /v1/games/{id}/stream: a game as server-sent events. */
import { endpoint } from '../endpoint.ts';
import { streamGame as stream } from '../game-stream.ts';
import { createRoute } from '../openapi.ts';
import { GamePathSchema } from '../schemas/game.ts';
import { StreamHeadersSchema, StreamQuerySchema, streamBody } from '../schemas/stream.ts';
import { SERVER_SENT_EVENTS } from '../stream-format.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/games/{id}/stream',
  operationId: 'streamGame',
  tags: ['Events'],
  summary: 'Follow a game by server-sent events',
  description:
    'What an `EventSource` reads: first a snapshot of the game, then every event as it happens, until the game is over. ' +
    'After ten silent seconds a comment comes, as a sign of life. A stream ends after some minutes; an `EventSource` ' +
    'then comes again by itself, with the id of its last item, and gets every event since, none lost and none twice. ' +
    'Any number may follow a game.',
  request: { params: GamePathSchema, query: StreamQuerySchema, headers: StreamHeadersSchema },
  responses: {
    200: {
      description: 'The stream.',
      content: {
        'text/event-stream': {
          schema: streamBody(
            'StreamItem',
            'Items with the `seq` as `id` and without an `event`: the `data` of each is a StreamItem as JSON.',
          ),
        },
      },
    },
    204: { description: 'The game is over, and you have all of it: an `EventSource` stops for good.' },
  },
});

export const streamGame = endpoint(route, { limit: 'reads' }, (c) => {
  const after = c.req.valid('header')['Last-Event-ID'] ?? c.req.valid('query').after ?? null;
  return stream(c, c.req.valid('param').id, after, SERVER_SENT_EVENTS);
});
