/** GET /v1/seeks: who waits for a game. */
import * as z from 'zod';
import { SEEK_IDS } from '../../game/id.ts';
import { formatCursor, parseCursor } from '../cursor.ts';
import { endpoint } from '../endpoint.ts';
import { REVALIDATED } from '../game-headers.ts';
import { DEFAULT_PAGE, invalidCursor, linkHeader, PAGE_PARAMETERS } from '../game-page.ts';
import { createRoute } from '../openapi.ts';
import { SeekPageSchema } from '../schemas/seek.ts';
import { viewSeek } from '../views/seek.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/seeks',
  operationId: 'listSeeks',
  tags: ['Seeks'],
  summary: 'List the seeks that wait',
  description: 'Newest first. To play against one of them, seek the same.',
  request: { query: z.strictObject(PAGE_PARAMETERS) },
  responses: { 200: { description: 'A page of seeks.', content: { 'application/json': { schema: SeekPageSchema } } } },
});

const FILTERS = 'seeks';

export const listSeeks = endpoint(route, { limit: 'reads' }, async (c) => {
  const { keyring, now, seeks } = c.env.services;
  const { limit = DEFAULT_PAGE, cursor } = c.req.valid('query');
  const before = cursor === undefined ? null : parseCursor(keyring, FILTERS, cursor, SEEK_IDS);
  if (cursor !== undefined && before === null) return invalidCursor(c);
  // One more than asked for tells whether there is a next page.
  const found = await seeks.listWaiting(now(), before, limit + 1);
  const data = found.slice(0, limit);
  const last = data.at(-1);
  const next = found.length > limit && last !== undefined ? formatCursor(keyring, FILTERS, last.id) : null;
  const headers = { 'Cache-Control': REVALIDATED, ...linkHeader(c.req.url, next) };
  return c.json({ data: data.map(viewSeek), next }, 200, headers);
});
