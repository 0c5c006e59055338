/** POST /v1/games/{id}/rematch: asks to play a finished game again, with colours swapped. */
import { askForRematch as ask } from '../../game/rematch.ts';
import { endpoint } from '../endpoint.ts';
import { NOT_STORED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { refuse } from '../refusal.ts';
import { replayHeaders } from '../request-key.ts';
import { EmptyBodySchema } from '../schemas/common.ts';
import { GamePathSchema, RematchSeatSchema } from '../schemas/game.ts';
import { IdempotencyHeadersSchema } from '../schemas/headers.ts';
import { formatSeatToken } from '../seat-token.ts';

const route = createRoute({
  method: 'post',
  path: '/v1/games/{id}/rematch',
  operationId: 'askForRematch',
  tags: ['Games'],
  summary: 'Ask for a rematch',
  description:
    'Both players of a finished game ask for it and get the same new game, by the same rules and clock, with colours ' +
    'swapped. The first one makes it; the other’s seat is kept for 10 minutes, and taken by asking too. A repeat, with or ' +
    'without an Idempotency-Key, gives the same game and the same token. If the other player does not come, the game is aborted, and may be asked for anew.',
  request: {
    params: GamePathSchema,
    headers: IdempotencyHeadersSchema,
    body: { required: false, content: { 'application/json': { schema: EmptyBodySchema } } },
  },
  responses: {
    200: {
      description: 'The game, and the token of your seat in it, unless your account plays.',
      content: { 'application/json': { schema: RematchSeatSchema } },
    },
  },
});

export const askForRematch = endpoint(
  route,
  { limit: 'create', needsToken: 'player', problems: ['wrong-seat', 'game-not-over'] },
  async (c) => {
    const { services } = c.env;
    const { keyring } = services;
    const { id } = c.req.valid('param');
    const { claim } = c.var;
    if (claim === null) return problem(c, 'unauthenticated');
    const [newest] = keyring.keyIds;
    const asked = await ask(services, id, claim, newest);
    if (!asked.ok) return refuse(c, asked.error);
    const { id: gameId, color, generation, keyId, isRepeated } = asked.value;
    const signing = keyring.keyIds.includes(keyId) ? keyId : newest;
    const token =
      generation === null ? {} : { token: formatSeatToken(keyring, { gameId, color, generation }, signing) };
    return c.json({ gameId, ...token }, 200, { 'Cache-Control': NOT_STORED, ...replayHeaders(isRepeated) });
  },
);
