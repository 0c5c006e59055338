/** GET /v1/games: public games, newest first. */
import * as z from 'zod';
import { listSettled } from '../../game/list.ts';
import { GAME_STATUSES } from '../../game/state.ts';
import { PRESET_IDS } from '../../rules/presets.ts';
import { formatCursor, parseCursor } from '../cursor.ts';
import { endpoint } from '../endpoint.ts';
import { REVALIDATED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { invalid } from '../problem.ts';
import { LARGEST_PAGE, queryInteger, queryList } from '../schemas/common.ts';
import { GamePageSchema } from '../schemas/game.ts';
import { viewGame } from '../views/game.ts';

const DEFAULT_LIMIT = 20;

const route = createRoute({
  method: 'get',
  path: '/v1/games',
  operationId: 'listGames',
  tags: ['Games'],
  summary: 'List public games',
  description: 'Newest first. `next`, also as a `Link`, leads on; it holds for the same `status` and `preset` only.',
  request: {
    query: z.strictObject({
      status: queryList(GAME_STATUSES).optional().openapi({ description: 'Left out: all.' }),
      preset: queryList(PRESET_IDS).optional().openapi({ description: 'Left out: all, changed rules too.' }),
      limit: queryInteger(1, LARGEST_PAGE).optional().openapi({ description: 'Games a page.', default: DEFAULT_LIMIT }),
      cursor: z.string().optional().openapi({ description: 'The `next` of the page before.' }),
    }),
  },
  responses: {
    200: {
      description: 'A page of games.',
      content: { 'application/json': { schema: GamePageSchema } },
    },
  },
});

export const listGames = endpoint(route, { limit: 'reads' }, async (c) => {
  const { services } = c.env;
  const { keyring } = services;
  const { status = [], preset = [], limit = DEFAULT_LIMIT, cursor } = c.req.valid('query');
  const filters = JSON.stringify([status.toSorted(), preset.toSorted()]);
  const before = cursor === undefined ? null : parseCursor(keyring, filters, cursor);
  if (cursor !== undefined && before === null) {
    const message = 'Not a cursor of this list; leave it out to begin at the newest game.';
    return invalid(c, [{ in: 'query', pointer: '/cursor', code: 'format', message }]);
  }
  // One more than asked for tells whether there is a next page.
  const games = await listSettled(services, { status, preset }, before, limit + 1);
  const data = games.slice(0, limit);
  const last = data.at(-1);
  const next = games.length > limit && last !== undefined ? formatCursor(keyring, filters, last.state.id) : null;
  const headers = { 'Cache-Control': REVALIDATED, ...linkHeader(c.req.url, next) };
  return c.json({ data: data.map((game) => viewGame(game)), next }, 200, headers);
});

function linkHeader(requestUrl: string, next: string | null): { readonly Link?: string } {
  if (next === null) return {};
  const { pathname, searchParams } = new URL(requestUrl);
  searchParams.set('cursor', next);
  return { Link: `<${pathname}?${searchParams}>; rel="next"` };
}
