/** Pages of lists of games: what their queries have in common, and how they are answered. */
import type { Context } from 'hono';
import * as z from 'zod';
import type { LoadedGame } from '../game/event-store.ts';
import type { GameQueries, ListFilter } from '../game/game-queries.ts';
import { GAME_IDS, type GameId } from '../game/id.ts';
import { listSettled } from '../game/list.ts';
import { GAME_STATUSES } from '../game/state.ts';
import { PRESET_IDS } from '../rules/presets.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import type { AppEnv } from './endpoint.ts';
import { invalid } from './problem.ts';
import { LARGEST_PAGE, queryInteger, queryList } from './schemas/common.ts';
import { viewGame } from './views/game.ts';

export const DEFAULT_PAGE = 20;

export const PAGE_PARAMETERS = {
  limit: queryInteger(1, LARGEST_PAGE).optional().openapi({ description: 'Games a page.', default: DEFAULT_PAGE }),
  cursor: z.string().optional().openapi({ description: 'The `next` of the page before.' }),
};

export const STATUS_PARAMETER = {
  status: queryList(GAME_STATUSES).optional().openapi({ description: 'Left out: all.' }),
};

export const FILTER_PARAMETERS = {
  ...STATUS_PARAMETER,
  preset: queryList(PRESET_IDS).optional().openapi({ description: 'Left out: all, changed rules too.' }),
};

interface PageQuery extends Partial<ListFilter> {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The page that a request asks for of a list of games; `scope` tells the list from others, for cursors. */
export async function answerPage(
  c: Context<AppEnv>,
  {
    status = [],
    preset = [],
    limit = DEFAULT_PAGE,
    cursor,
  }: { [Name in keyof PageQuery]: PageQuery[Name] | undefined },
  scope: readonly string[],
  cacheControl: string,
  list: (
    queries: GameQueries,
    filter: ListFilter,
    before: GameId | null,
    limit: number,
  ) => Promise<readonly LoadedGame[]>,
) {
  const { services } = c.env;
  const { keyring } = services;
  const filters = JSON.stringify([status.toSorted(), preset.toSorted(), ...scope]);
  const before = cursor === undefined ? null : parseCursor(keyring, filters, cursor, GAME_IDS);
  if (cursor !== undefined && before === null) return invalidCursor(c);
  // One more than asked for tells whether there is a next page.
  const games = await listSettled(services, (queries) => list(queries, { status, preset }, before, limit + 1));
  const data = games.slice(0, limit);
  const last = data.at(-1);
  const next = games.length > limit && last !== undefined ? formatCursor(keyring, filters, last.state.id) : null;
  const headers = { 'Cache-Control': cacheControl, ...linkHeader(c.req.url, next) };
  return c.json({ data: data.map((game) => viewGame(game)), next }, 200, headers);
}

/** The answer to a cursor that is not ours, or of another list. */
export function invalidCursor(c: Context<AppEnv>) {
  const message = 'Not a cursor of this list; leave it out to begin at the newest.';
  return invalid(c, [{ in: 'query', pointer: '/cursor', code: 'format', message }]);
}

export function linkHeader(requestUrl: string, next: string | null): { readonly Link?: string } {
  if (next === null) return {};
  const { pathname, searchParams } = new URL(requestUrl);
  searchParams.set('cursor', next);
  return { Link: `<${pathname}?${searchParams}>; rel="next"` };
}
