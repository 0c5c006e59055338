/** GET /v1/games/{id}/stream.ndjson: a game as lines of JSON. */
import { endpoint } from '../endpoint.ts';
import { streamGame } from '../game-stream.ts';
import { createRoute } from '../openapi.ts';
import { GamePathSchema } from '../schemas/game.ts';
import { StreamHeadersSchema, StreamQuerySchema, streamBody } from '../schemas/stream.ts';
import { JSON_LINES } from '../stream-format.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/games/{id}/stream.ndjson',
  operationId: 'streamGameLines',
  tags: ['Events'],
  summary: 'Follow a game by lines of JSON',
  description:
    'For programs: the same as `GET /v1/games/{id}/stream` with a line of JSON for each item. After ten silent seconds a ' +
    '`ping` comes. When the stream has ended, ask again with `after` set to the last `seq`, until the game is over.',
  request: { params: GamePathSchema, query: StreamQuerySchema, headers: StreamHeadersSchema },
  responses: {
    200: {
      description: 'The stream.',
      content: {
        'application/x-ndjson': { schema: streamBody('StreamLine', 'Lines, each a StreamLine as JSON.') },
      },
    },
    204: { description: 'The game is over, and you have all of it.' },
  },
});

export const streamGameLines = endpoint(route, { limit: 'reads' }, (c) => {
  const after = c.req.valid('header')['Last-Event-ID'] ?? c.req.valid('query').after ?? null;
  return streamGame(c, c.req.valid('param').id, after, JSON_LINES);
});
