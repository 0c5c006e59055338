/** GET /v1/seeks/{id}: how a seek of one's own stands, and, with `wait`, what becomes of it. */
import * as z from 'zod';
import { seekAt } from '../../accounts/seek.ts';
import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { NOT_STORED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { WaitSchema } from '../schemas/common.ts';
import { SeekPathSchema, SeekSchema } from '../schemas/seek.ts';
import { awaitTopic } from '../topic-waiting.ts';
import { viewSeek } from '../views/seek.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/seeks/{id}',
  operationId: 'getSeek',
  tags: ['Seeks'],
  summary: 'Get or await a seek',
  description: 'A seek of your own. With `wait` the answer comes as soon as it waits no longer.',
  request: { params: SeekPathSchema, query: z.strictObject({ wait: WaitSchema }) },
  responses: { 200: { description: 'The seek.', content: { 'application/json': { schema: SeekSchema } } } },
});

export const getSeek = endpoint(route, { limit: 'reads', needsToken: 'account' }, async (c) => {
  const { now, seeks } = c.env.services;
  const asker = askingAccount(c);
  if (asker === null) return problem(c, 'unauthenticated');
  const { id } = c.req.valid('param');
  const { wait = 0 } = c.req.valid('query');
  const look = async () => {
    const found = await seeks.find(asker, id);
    return found === null || found === 'unauthenticated' ? found : seekAt(found, now());
  };
  const isOver = (found: Awaited<ReturnType<typeof look>>) =>
    found === null || found === 'unauthenticated' || found.status !== 'waiting';
  const awaited = await awaitTopic(c, `seek:${id}`, wait * 1000, look, isOver);
  if (!awaited.ok) return awaited.error;
  if (awaited.value === null) return problem(c, 'not-found');
  if (awaited.value === 'unauthenticated') return problem(c, 'unauthenticated');
  return c.json(viewSeek(awaited.value), 200, { 'Cache-Control': NOT_STORED });
});
