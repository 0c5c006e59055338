/** GET /readyz: whether the service can do its work, and in which version. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';

const route = createRoute({
  method: 'get',
  path: '/readyz',
  operationId: 'getReadiness',
  tags: ['Service'],
  summary: 'Ask whether the service is ready',
  description: 'Ready is a process that reaches its database.',
  responses: {
    200: {
      description: 'It is ready.',
      content: {
        'application/json': {
          schema: z
            .object({
              status: z.literal('ok'),
              version: z.string().openapi({ description: 'Of the service.', example: '1.0.0' }),
            })
            .openapi('Readiness'),
        },
      },
    },
  },
});

/** A database that cannot be reached throws, which every endpoint answers with `unavailable`. */
export const getReadiness = endpoint(route, { limit: null, problems: ['unavailable'] }, async (c) => {
  const { queries, version } = c.env.services;
  await queries.ping();
  return c.json({ status: 'ok' as const, version }, 200, { 'Cache-Control': 'no-store' });
});
