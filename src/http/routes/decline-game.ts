/** POST /v1/games/{id}/decline: an account does not want the game that it is invited to. */

import { handle } from '../../game/handle.ts';
import { accountOf } from '../../game/seats.ts';
import { err, ok } from '../../result.ts';
import { COLORS } from '../../rules/color.ts';
import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { gameHeaders } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { refuse } from '../refusal.ts';
import { DeclineGameSchema, GamePathSchema, GameSchema } from '../schemas/game.ts';
import { viewGame } from '../views/game.ts';

const route = createRoute({
  method: 'post',
  path: '/v1/games/{id}/decline',
  operationId: 'declineGame',
  tags: ['Games'],
  summary: 'Decline an invitation',
  description: 'The game is aborted, and its log tells the reason. Repeating it does no harm.',
  request: {
    params: GamePathSchema,
    body: { required: false, content: { 'application/json': { schema: DeclineGameSchema } } },
  },
  responses: {
    200: { description: 'The game is aborted.', content: { 'application/json': { schema: GameSchema } } },
  },
});

export const declineGame = endpoint(
  route,
  { limit: 'reads', needsToken: 'account', problems: ['wrong-seat', 'game-over'] },
  async (c) => {
    const asker = askingAccount(c);
    if (asker === null) return problem(c, 'unauthenticated');
    const { claim } = asker;
    const { reason = 'generic' } = c.req.valid('json');
    const handled = await handle(c.env.services, c.req.valid('param').id, { claim }, ({ state: { seats } }) => {
      const color = COLORS.find((side) => accountOf(seats[side]) === claim.accountId);
      return color === undefined
        ? err({ code: 'wrong-seat' })
        : ok({ command: { type: 'decline-invite', color, reason } });
    });
    if (!handled.ok) return refuse(c, handled.error);
    const { game } = handled.value;
    return c.json(viewGame(game), 200, gameHeaders(game));
  },
);
