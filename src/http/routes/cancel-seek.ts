/** DELETE /v1/seeks/{id}: a seek waits no longer. */
import { seekAt } from '../../accounts/seek.ts';
import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { NOT_STORED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { SeekPathSchema, SeekSchema } from '../schemas/seek.ts';
import { viewSeek } from '../views/seek.ts';

const route = createRoute({
  method: 'delete',
  path: '/v1/seeks/{id}',
  operationId: 'cancelSeek',
  tags: ['Seeks'],
  summary: 'Cancel a seek',
  description:
    'The answer tells how the seek stands: it may have been matched a moment before. Repeating it does no harm.',
  request: { params: SeekPathSchema },
  responses: { 200: { description: 'The seek.', content: { 'application/json': { schema: SeekSchema } } } },
});

export const cancelSeek = endpoint(route, { limit: 'reads', needsToken: 'account' }, async (c) => {
  const { followers, now, seeks } = c.env.services;
  const asker = askingAccount(c);
  const { id } = c.req.valid('param');
  const seek = asker === null ? 'unauthenticated' : await seeks.cancel(asker, id);
  if (seek === null) return problem(c, 'not-found');
  if (seek === 'unauthenticated') return problem(c, 'unauthenticated');
  followers.announceTopic(`seek:${id}`);
  return c.json(viewSeek(seekAt(seek, now())), 200, { 'Cache-Control': NOT_STORED });
});
