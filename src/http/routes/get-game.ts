/** GET /v1/games/{id}: a game as it is, or as it was. */
import * as z from 'zod';
import { stateAtPly, stateAtVersion } from '../../game/past.ts';
import { endpoint } from '../endpoint.ts';
import type { FaultParams } from '../faults.ts';
import { gameHeaders, IMMUTABLE, REVALIDATED } from '../game-headers.ts';
import { loadGame, readGame } from '../game-reading.ts';
import { createRoute } from '../openapi.ts';
import { invalid } from '../problem.ts';
import { LARGEST_INTEGER, queryInteger } from '../schemas/common.ts';
import { GamePathSchema, GameSchema, IncludeSchema } from '../schemas/game.ts';
import { IfNoneMatchHeadersSchema } from '../schemas/headers.ts';
import { moveTexts, viewGame, viewPastGame } from '../views/game.ts';

const QuerySchema = z
  .strictObject({
    include: IncludeSchema,
    version: queryInteger(1, LARGEST_INTEGER).optional().openapi({
      description: 'The game as its events up to this one left it, which never changes. Names are left out.',
    }),
    ply: queryInteger(0, LARGEST_INTEGER).optional().openapi({
      description: 'The game as it stood after this ply, with an end that the ply itself brought. Names are left out.',
    }),
  })
  .superRefine(({ version, ply }, context) => {
    if (version === undefined || ply === undefined) return;
    const params = { fault: 'format' } satisfies FaultParams;
    context.addIssue({ code: 'custom', path: ['ply'], message: 'Give version or ply, not both.', params });
  });

const route = createRoute({
  method: 'get',
  path: '/v1/games/{id}',
  operationId: 'getGame',
  tags: ['Games'],
  summary: 'Get a game',
  description: 'Whoever knows the id may read. `version` or `ply` show the game as it was.',
  request: { params: GamePathSchema, query: QuerySchema, headers: IfNoneMatchHeadersSchema },
  responses: {
    200: { description: 'The game.', content: { 'application/json': { schema: GameSchema } } },
    304: { description: 'It is still at the version that you have.' },
  },
});

export const getGame = endpoint(route, { limit: 'reads' }, async (c) => {
  const { id } = c.req.valid('param');
  const { include = [], version, ply } = c.req.valid('query');
  const isPast = version !== undefined || ply !== undefined;
  const withMoves = include.includes('moves');
  const found = await readGame(c, loadGame(id, isPast || withMoves));
  if (!found.ok) return found.error;

  const { events, ...game } = found.value;
  const parts = { legalMoves: include.includes('legalMoves') };
  if (!isPast) {
    const moves = withMoves ? moveTexts(events) : null;
    return c.json(viewGame(game, { ...parts, moves }), 200, gameHeaders(game.state));
  }
  const past = version === undefined ? stateAtPly(id, events, ply ?? 0) : stateAtVersion(id, events, version);
  if (past === null) {
    const name = version === undefined ? 'ply' : 'version';
    const message = `The game has not come to this ${name}.`;
    return invalid(c, [{ in: 'query', pointer: `/${name}`, code: 'range', message }]);
  }
  const moves = withMoves ? moveTexts(events.slice(0, past.version)) : null;
  const headers = gameHeaders(past, version === undefined ? REVALIDATED : IMMUTABLE);
  return c.json(viewPastGame(past, { ...parts, moves }), 200, headers);
});
