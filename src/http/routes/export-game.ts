/** GET /v1/games/{id}/export: a game as one can play it again elsewhere. */
import type { LoggedEvent } from '../../game/event-record.ts';
import { WHOLE_LOG } from '../../game/event-store.ts';
import { endpoint } from '../endpoint.ts';
import { gameHeaders } from '../game-headers.ts';
import { readGame } from '../game-reading.ts';
import { createRoute } from '../openapi.ts';
import { GameExportSchema, GamePathSchema } from '../schemas/game.ts';
import { IfNoneMatchHeadersSchema } from '../schemas/headers.ts';
import { moveTexts } from '../views/game.ts';
import { viewResult } from '../views/position.ts';
import { viewRules } from '../views/rules.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/games/{id}/export',
  operationId: 'exportGame',
  tags: ['Games'],
  summary: 'Export a game',
  description: '`rules`, `position` and `moves` are in the form that `POST /v1/positions` takes.',
  request: { params: GamePathSchema, headers: IfNoneMatchHeadersSchema },
  responses: {
    200: { description: 'The game.', content: { 'application/json': { schema: GameExportSchema } } },
    304: { description: 'The game is still at the version that you have.' },
  },
});

export const exportGame = endpoint(route, { limit: 'reads' }, async (c) => {
  const { id } = c.req.valid('param');
  const found = await readGame(c, (store) => store.loadWithEvents(id, WHOLE_LOG));
  if (!found.ok) return found.error;
  const { state, events } = found.value;
  const { rules, result } = state;
  return c.json(
    {
      rules: viewRules(rules),
      position: initialPosition(events),
      moves: moveTexts(events),
      result: result === null ? null : viewResult(result),
    },
    200,
    gameHeaders(found.value),
  );
});

/** Where play began, as the first event has it. */
function initialPosition([created]: readonly LoggedEvent[]): string {
  if (created?.event.type !== 'game.created') throw new Error('a log does not begin with game.created');
  return created.event.data.position;
}
