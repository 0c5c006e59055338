/** POST /v1/games/{id}/token: a new token for a seat; the old one dies. */
import { admit, isOfAccount } from '../../game/admission.ts';
import type { GameError } from '../../game/errors.ts';
import type { LoadedGame } from '../../game/event-store.ts';
import { handle, type Order } from '../../game/handle.ts';
import { err, ok, type Result } from '../../result.ts';
import { withSide } from '../../rules/color.ts';
import { endpoint } from '../endpoint.ts';
import { NOT_STORED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { refuse } from '../refusal.ts';
import { answerWithToken, identify, replayHeaders, requestKey } from '../request-key.ts';
import { EmptyBodySchema } from '../schemas/common.ts';
import { GamePathSchema, RenewedTokenSchema } from '../schemas/game.ts';
import { IdempotencyHeadersSchema } from '../schemas/headers.ts';
import { formatSeatToken } from '../seat-token.ts';

const route = createRoute({
  method: 'post',
  path: '/v1/games/{id}/token',
  operationId: 'renewToken',
  tags: ['Games'],
  summary: "Renew a seat's token",
  description:
    'The old token dies. It still repeats this very call: with its `Idempotency-Key`, within 24 hours, the answer is the ' +
    'same new token again, so that a lost answer locks nobody out.',
  request: {
    params: GamePathSchema,
    headers: IdempotencyHeadersSchema,
    body: { required: false, content: { 'application/json': { schema: EmptyBodySchema } } },
  },
  responses: {
    200: {
      description: "The seat's new token.",
      content: { 'application/json': { schema: RenewedTokenSchema } },
    },
  },
});

export const renewToken = endpoint(
  route,
  { limit: 'reads', needsToken: 'player', problems: ['wrong-seat', 'idempotency-key-reused'] },
  async (c) => {
    const { keyring, now } = c.env.services;
    const { id } = c.req.valid('param');
    const { claim } = c.var;
    if (claim === null) return problem(c, 'unauthenticated');
    const at = now();
    // The seat is part of what is asked for: the other seat's token is no repeat of the request.
    const identity = identify(c, isOfAccount(claim) ? {} : { gameId: claim.gameId, color: claim.color });
    const key = requestKey(keyring, c.req.valid('header')['Idempotency-Key'], claim, identity, at);
    const renew = (game: LoadedGame): Result<Order, GameError> => {
      // A seat that an account holds has no token of its own.
      if (isOfAccount(claim)) return err({ code: 'wrong-seat' });
      const seat = admit(claim, game);
      if (!seat.ok) return seat;
      const { seating } = game;
      const color = seat.value;
      const generation = seating[color].generation + 1;
      return ok({
        seating: withSide(seating, color, { ...seating[color], generation }),
        answer: answerWithToken(key, color, generation, at),
      });
    };
    const handled = await handle(c.env.services, id, { claim, key, mayRepeatWithDeadToken: true }, renew);
    if (!handled.ok) return refuse(c, handled.error);
    if (isOfAccount(claim)) return problem(c, 'wrong-seat');

    const { game, kept } = handled.value;
    const { color } = claim;
    const generation = kept?.tokens[color] ?? game.seating[color].generation;
    const token = formatSeatToken(keyring, { gameId: id, color, generation }, kept?.keyId);
    return c.json({ token }, 200, { 'Cache-Control': NOT_STORED, ...replayHeaders(kept !== null) });
  },
);
