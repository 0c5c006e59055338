/** GET /v1/account/stream.ndjson: what the account that asks is told, as lines of JSON. */
import { streamFeed } from '../account-stream.ts';
import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { StreamHeadersSchema, StreamQuerySchema, streamBody } from '../schemas/stream.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/account/stream.ndjson',
  operationId: 'streamAccountLines',
  tags: ['Accounts'],
  summary: "Follow your account's events by lines of JSON",
  description:
    'Behind `after`, or from now on, each as soon as it is told; any number of streams. A `ping` tells where the stream ' +
    'begins where there is nothing to tell, and that it lives after ten silent seconds. When it has ended, ask again ' +
    'with `after` set to the last `seq`.',
  request: { query: StreamQuerySchema, headers: StreamHeadersSchema },
  responses: {
    200: {
      description: 'The stream.',
      content: {
        'application/x-ndjson': {
          schema: streamBody('AccountStreamLine', 'Lines, each an AccountStreamLine as JSON.'),
        },
      },
    },
  },
});

export const streamAccountLines = endpoint(
  route,
  { limit: 'reads', needsToken: 'account', problems: ['cursor-expired'] },
  async (c) => {
    const asker = askingAccount(c);
    if (asker === null) return problem(c, 'unauthenticated');
    const after = c.req.valid('header')['Last-Event-ID'] ?? c.req.valid('query').after ?? null;
    return streamFeed(c, asker, after);
  },
);
