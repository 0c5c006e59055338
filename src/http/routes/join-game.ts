/** POST /v1/games/{id}/join: takes an open seat. */
import type { GameError } from '../../game/errors.ts';
import type { LoggedEvent } from '../../game/event-record.ts';
import type { LoadedGame } from '../../game/event-store.ts';
import { handle, type Order } from '../../game/handle.ts';
import { firstOpenSeat, TOKEN } from '../../game/seats.ts';
import { err, ok, type Result } from '../../result.ts';
import { type BySide, type Color, withSide } from '../../rules/color.ts';
import { endpoint } from '../endpoint.ts';
import { gameHeaders, NOT_STORED } from '../game-headers.ts';
import { isJoinCode } from '../join-code.ts';
import { createRoute } from '../openapi.ts';
import { refuse } from '../refusal.ts';
import { answerWithToken, identify, replayHeaders, requestKey } from '../request-key.ts';
import { GamePathSchema, JoinedGameSchema, JoinGameSchema } from '../schemas/game.ts';
import { IdempotencyHeadersSchema } from '../schemas/headers.ts';
import { FIRST_GENERATION, formatSeatToken } from '../seat-token.ts';
import { viewGame } from '../views/game.ts';

const route = createRoute({
  method: 'post',
  path: '/v1/games/{id}/join',
  operationId: 'joinGame',
  tags: ['Games'],
  summary: 'Join a game',
  description:
    'Takes the seat of `color`, or the first open one, White before Black, and answers with its token. An unlisted game ' +
    'wants its `joinCode`, so that its link alone can be shown to watchers. The last one to join starts the game.',
  request: {
    params: GamePathSchema,
    headers: IdempotencyHeadersSchema,
    body: { required: false, content: { 'application/json': { schema: JoinGameSchema } } },
  },
  responses: {
    200: {
      description: 'The seat is yours.',
      content: { 'application/json': { schema: JoinedGameSchema } },
    },
  },
});

export const joinGame = endpoint(
  route,
  { limit: 'create', problems: ['idempotency-key-reused', 'wrong-seat', 'seat-taken', 'game-over'] },
  async (c) => {
    const { services } = c.env;
    const { keyring } = services;
    const { id } = c.req.valid('param');
    const { color: wanted = null, name = null, joinCode = null } = c.req.valid('json');
    const at = services.now();
    const identity = identify(c, { color: wanted, name, joinCode });
    const key = requestKey(keyring, c.req.valid('header')['Idempotency-Key'], c.var.claim, identity, at);

    const join = ({ state, seating }: LoadedGame): Result<Order, GameError> => {
      const isInvited = state.visibility === 'public' || (joinCode !== null && isJoinCode(keyring, id, joinCode));
      if (!isInvited) return err({ code: 'wrong-seat' });
      // Where no seat is open the command is refused, whatever the colour here.
      const color = wanted ?? firstOpenSeat(state.seats) ?? 'white';
      return ok({
        command: { type: 'join', color: wanted, player: TOKEN },
        seating: withSide(seating, color, { name, generation: FIRST_GENERATION }),
        answer: answerWithToken(key, color, FIRST_GENERATION, at),
      });
    };
    const handled = await handle(services, id, { claim: c.var.claim ?? null, key }, join);
    if (!handled.ok) return refuse(c, handled.error);

    const { game, events, kept } = handled.value;
    const color = kept === null ? joinedColor(events) : tokenHolder(kept.tokens);
    const generation = kept?.tokens[color] ?? FIRST_GENERATION;
    const token = formatSeatToken(keyring, { gameId: id, color, generation }, kept?.keyId);
    const headers = { ...gameHeaders(game.state, NOT_STORED), ...replayHeaders(kept !== null) };
    return c.json({ color, token, game: viewGame(game) }, 200, headers);
  },
);

function joinedColor(events: readonly LoggedEvent[]): Color {
  for (const { event } of events) if (event.type === 'player.joined') return event.data.color;
  throw new Error('somebody joined without an event');
}

function tokenHolder(tokens: BySide<number | null>): Color {
  return tokens.white === null ? 'black' : 'white';
}
