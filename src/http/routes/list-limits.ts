/** GET /v1/limits: every limit of the service. */
import { endpoint } from '../endpoint.ts';
import { listLimits } from '../limits.ts';
import { STABLE } from '../middleware/revalidation.ts';
import { createRoute } from '../openapi.ts';
import { IfNoneMatchHeadersSchema } from '../schemas/headers.ts';
import { LimitListSchema } from '../schemas/limit.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/limits',
  operationId: 'listLimits',
  tags: ['Service'],
  summary: 'List the limits',
  description:
    'Every limit, as this service is set: how many requests are let through, and how large, long or many things may be.',
  request: { headers: IfNoneMatchHeadersSchema },
  responses: {
    200: { description: 'Every limit.', content: { 'application/json': { schema: LimitListSchema } } },
    304: { description: 'They are as you have them.' },
  },
});

export const listServiceLimits = endpoint(route, { limit: 'reads' }, (c) =>
  c.json({ data: [...listLimits(c.env.services)] }, 200, STABLE),
);
