/** GET /healthz: whether the process lives, whatever the state of the database. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';

const route = createRoute({
  method: 'get',
  path: '/healthz',
  operationId: 'getHealth',
  tags: ['Service'],
  summary: 'Ask whether the process lives',
  description: 'Answers while the process lives, however busy it is and whatever the state of the database.',
  responses: {
    200: {
      description: 'It lives.',
      content: { 'application/json': { schema: z.object({ status: z.literal('ok') }).openapi('Health') } },
    },
  },
});

export const getHealth = endpoint(route, { limit: null }, (c) =>
  c.json({ status: 'ok' as const }, 200, { 'Cache-Control': 'no-store' }),
);
