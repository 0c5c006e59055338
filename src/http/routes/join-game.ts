/** POST /v1/games/{id}/join: takes an open seat. */
import { isOfAccount } from '../../game/admission.ts';
import type { GameError } from '../../game/errors.ts';
import type { LoggedEvent } from '../../game/event-record.ts';
import type { LoadedGame } from '../../game/event-store.ts';
import { handle, type Order } from '../../game/handle.ts';
import { accountOf, firstOpenSeat, TOKEN } from '../../game/seats.ts';
import { err, ok, type Result } from '../../result.ts';
import { type BySide, COLORS, type Color, withSide } from '../../rules/color.ts';
import { endpoint } from '../endpoint.ts';
import { gameHeaders, NOT_STORED } from '../game-headers.ts';
import { isJoinCode } from '../join-code.ts';
import { createRoute } from '../openapi.ts';
import { invalid } from '../problem.ts';
import { refuse } from '../refusal.ts';
import { answerWithToken, identify, replayHeaders, requestKey } from '../request-key.ts';
import { GamePathSchema, JoinedGameSchema, JoinGameSchema } from '../schemas/game.ts';
import { IdempotencyHeadersSchema } from '../schemas/headers.ts';
import { FIRST_GENERATION, formatSeatToken, NO_GENERATION } from '../seat-token.ts';
import { viewGame } from '../views/game.ts';

const route = createRoute({
  method: 'post',
  path: '/v1/games/{id}/join',
  operationId: 'joinGame',
  tags: ['Games'],
  summary: 'Join a game',
  description:
    'Takes the seat of `color`, or the first open one, White before Black, and answers with its token. An unlisted game ' +
    'wants its `joinCode`, so that its link alone can be shown to watchers. The last one to join starts the game.\n\n' +
    'An invited account accepts by joining, without a code. A seat of an account has no token: the account’s own play it.',
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
    const { claim } = c.var;
    const account = claim !== null && isOfAccount(claim) ? claim.accountId : null;
    if (account !== null && name !== null) {
      const message = 'An account goes by its own name.';
      return invalid(c, [{ in: 'body', pointer: '/name', code: 'unknown-field', message }]);
    }
    const identity = identify(c, { color: wanted, name, joinCode });
    const key = requestKey(keyring, c.req.valid('header')['Idempotency-Key'], claim, identity, at);

    const join = (game: LoadedGame): Result<Order, GameError> => {
      const { state, seating } = game;
      const own = COLORS.find((side) => account !== null && accountOf(state.seats[side]) === account) ?? null;
      const kept = own !== null && state.seats[own].kind === 'invited' ? own : null;
      // Who has a seat already is told so, without a code; the seat that is kept for it takes none either.
      const isKnown = own !== null && (kept === null || (wanted ?? kept) === kept);
      const mayJoin =
        isKnown || state.visibility === 'public' || (joinCode !== null && isJoinCode(keyring, id, joinCode));
      if (!mayJoin) return err({ code: 'wrong-seat' });
      // Where no seat is open the command is refused, whatever the colour here.
      const color = wanted ?? kept ?? firstOpenSeat(state.seats) ?? 'white';
      const command = { type: 'join', color: kept === null ? wanted : color } as const;
      if (account !== null) {
        // What this process remembers of the game does not say what the account is called.
        if (game.asker === undefined || game.asker === null) return err({ code: 'unauthenticated' });
        return ok({
          command: { ...command, player: { kind: 'account', accountId: account } },
          seating: withSide(seating, color, { ...game.asker, generation: NO_GENERATION }),
          answer: answerWithToken(key, color, NO_GENERATION, at),
        });
      }
      return ok({
        command: { ...command, player: TOKEN },
        seating: withSide(seating, color, { name, generation: FIRST_GENERATION }),
        answer: answerWithToken(key, color, FIRST_GENERATION, at),
      });
    };
    const handled = await handle(services, id, { claim, key }, join);
    if (!handled.ok) return refuse(c, handled.error);

    const { game, events, kept } = handled.value;
    const color = kept === null ? joinedColor(events) : tokenHolder(kept.tokens);
    const generation = kept?.tokens[color] ?? FIRST_GENERATION;
    const token =
      account === null ? { token: formatSeatToken(keyring, { gameId: id, color, generation }, kept?.keyId) } : {};
    const headers = { ...gameHeaders(game, NOT_STORED), ...replayHeaders(kept !== null) };
    return c.json({ color, ...token, game: viewGame(game) }, 200, headers);
  },
);

function joinedColor(events: readonly LoggedEvent[]): Color {
  for (const { event } of events) if (event.type === 'player.joined') return event.data.color;
  throw new Error('somebody joined without an event');
}

function tokenHolder(tokens: BySide<number | null>): Color {
  return tokens.white === null ? 'black' : 'white';
}
