/** GET /v1/account/events: what the account that asks is told, and, with `wait`, what it is told next. */
import * as z from 'zod';
import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { feedProblem, viewEntry } from '../feed-reading.ts';
import { NOT_STORED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { EVENTS_BY_DEFAULT, LARGEST_INTEGER, MOST_EVENTS, queryInteger, WaitSchema } from '../schemas/common.ts';
import { FeedPageSchema } from '../schemas/feed.ts';
import { awaitTopic } from '../topic-waiting.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/account/events',
  operationId: 'listAccountEvents',
  tags: ['Accounts'],
  summary: "List or await your account's events",
  description:
    'What happens in all of your games, and that seeks and invitations become some: kept for seven days. With `wait` the ' +
    'answer comes as soon as there is something behind `after`, or, empty, when the time is over.',
  request: {
    query: z.strictObject({
      after: queryInteger(0, LARGEST_INTEGER)
        .optional()
        .openapi({ description: 'The `seq` that you have already.', default: 0 }),
      limit: queryInteger(1, MOST_EVENTS)
        .optional()
        .openapi({ description: 'Events at most.', default: EVENTS_BY_DEFAULT }),
      wait: WaitSchema,
    }),
  },
  responses: {
    200: { description: 'The events.', content: { 'application/json': { schema: FeedPageSchema } } },
  },
});

export const listAccountEvents = endpoint(
  route,
  { limit: 'reads', needsToken: 'account', problems: ['cursor-expired'] },
  async (c) => {
    const asker = askingAccount(c);
    if (asker === null) return problem(c, 'unauthenticated');
    const { after = 0, limit = EVENTS_BY_DEFAULT, wait = 0 } = c.req.valid('query');
    const look = () => c.env.services.feeds.read(asker, after, limit);
    const found = await awaitTopic(c, `account:${asker.claim.accountId}`, wait * 1000, look, (page) => {
      return page === null || page.entries.length > 0 || after < page.floor;
    });
    if (!found.ok) return found.error;
    const page = found.value;
    const refused = feedProblem(c, page, after);
    if (refused !== null || page === null) return refused ?? problem(c, 'unauthenticated');
    const data = page.entries.map(viewEntry);
    return c.json({ data, next: data.at(-1)?.seq ?? after }, 200, { 'Cache-Control': NOT_STORED });
  },
);
