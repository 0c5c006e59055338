/** POST /v1/games: a new game, by default one that can be played at once. */
import type { Context } from 'hono';
import type * as z from 'zod';
import { isOfAccount } from '../../game/admission.ts';
import { type CreationError, createGame as create } from '../../game/create-game.ts';
import type { LoadedGame } from '../../game/event-store.ts';
import type { Visibility } from '../../game/events.ts';
import { askedBy } from '../../game/handle.ts';
import type { AccountId } from '../../game/id.ts';
import { accountOf, areTaken, firstOpenSeat, type Seat } from '../../game/seats.ts';
import type { Terms } from '../../game/terms.ts';
import { err, ok, type Result } from '../../result.ts';
import { type BySide, COLORS, type Color } from '../../rules/color.ts';
import type { NamedRules } from '../../rules/presets.ts';
import { type AppEnv, endpoint } from '../endpoint.ts';
import { gameHeaders, NOT_STORED } from '../game-headers.ts';
import { formatJoinCode } from '../join-code.ts';
import type { KeyId, Keyring } from '../keyring.ts';
import { createRoute } from '../openapi.ts';
import { invalid, type ProblemAnswer, problem } from '../problem.ts';
import { identify, replayHeaders, requestKey } from '../request-key.ts';
import { readRules } from '../rules-reading.ts';
import { CreatedGameSchema, CreateGameSchema, type SeatRequest } from '../schemas/game.ts';
import { IdempotencyHeadersSchema } from '../schemas/headers.ts';
import { FIRST_GENERATION, formatSeatToken, NO_GENERATION } from '../seat-token.ts';
import { viewGame } from '../views/game.ts';

const route = createRoute({
  method: 'post',
  path: '/v1/games',
  operationId: 'createGame',
  tags: ['Games'],
  summary: 'Create a game',
  description:
    'Without a body: a game by the standard rules that can be played at once, both seats in your hands. A seat of kind ' +
    '`open` is for somebody else to join; an unlisted game is joined with its `joinCode`.',
  request: {
    headers: IdempotencyHeadersSchema,
    body: { required: false, content: { 'application/json': { schema: CreateGameSchema } } },
  },
  responses: {
    201: {
      description: 'The game, and the tokens of the seats that are yours.',
      content: { 'application/json': { schema: CreatedGameSchema } },
    },
  },
});

/** What a request asks for once defaults are filled in. */
interface Wish {
  readonly rules: NamedRules;
  /** Where play begins; null: at the start. */
  readonly position: string | null;
  readonly visibility: Visibility;
  readonly seats: BySide<SeatWish>;
  readonly shuffleSeats: boolean;
  readonly terms: Terms;
}

interface SeatWish {
  readonly seat: Seat;
  readonly name: string | null;
}

export const createGame = endpoint(
  route,
  {
    limit: 'create',
    problems: [
      'rules-invalid',
      'position-invalid',
      'not-found',
      'idempotency-key-reused',
      'account-required',
      'invitation-refused',
    ],
  },
  async (c) => {
    const { services } = c.env;
    const { keyring } = services;
    const rules = readRules(c, c.req.valid('json').rules);
    if (!rules.ok) return rules.error;
    const { claim } = c.var;
    const by = claim !== null && isOfAccount(claim) ? claim.accountId : null;
    const seatsAsked = readSeats(c, c.req.valid('json').seats, by);
    if (!seatsAsked.ok) return seatsAsked.error;
    const wish = wishOf(c.req.valid('json'), rules.value, seatsAsked.value);
    const at = services.now();
    const key = requestKey(keyring, c.req.valid('header')['Idempotency-Key'], claim, identify(c, wish), at);
    const { position, visibility } = wish;
    const seats = wish.shuffleSeats && services.coin() ? swap(wish.seats) : wish.seats;
    const firstTokens = bySide(seats, ({ seat }) => (seat.kind === 'token' ? FIRST_GENERATION : null));
    const created = await create(
      askedBy(services, claim),
      services.newGameId(),
      { ...wish.terms, rules: rules.value, position, visibility, seats: bySide(seats, ({ seat }) => seat) },
      bySide(seats, ({ seat, name }) => ({
        name,
        generation: seat.kind === 'token' ? FIRST_GENERATION : NO_GENERATION,
      })),
      key === null ? null : { key, tokens: firstTokens, at },
      { by, invited: invitedTo(seats) },
    );
    if (!created.ok) return refuseCreation(c, created.error);
    const { game, kept } = created.value;
    const { tokens, keyId } = kept ?? { tokens: firstTokens, keyId: keyring.keyIds[0] };
    return c.json(viewCreated(keyring, game, tokens, keyId), 201, {
      ...gameHeaders(game, NOT_STORED),
      ...replayHeaders(kept !== null),
      Location: `/v1/games/${game.state.id}`,
    });
  },
);

/** How long seats wait for their players where nothing is said: a day. */
const DEFAULT_EXPIRY_SECONDS = 86_400;

/** The seats that are asked for, by the account `by` or by nobody in particular. */
function readSeats(
  c: Context<AppEnv>,
  seats: z.infer<typeof CreateGameSchema>['seats'],
  by: AccountId | null,
): Result<BySide<SeatWish>, Response & ProblemAnswer> {
  const asked = [seats?.white, seats?.black];
  if (by === null && asked.some((seat) => seat?.kind === 'me' || seat?.kind === 'invite')) {
    return err(problem(c, 'account-required'));
  }
  const own = COLORS.find((color) => by !== null && seats?.[color]?.accountId === by);
  if (own !== undefined) {
    const message = 'Nobody invites itself.';
    return err(invalid(c, [{ in: 'body', pointer: `/seats/${own}/accountId`, code: 'enum', message }]));
  }
  return ok({ white: seatOf(seats?.white, by), black: seatOf(seats?.black, by) });
}

function seatOf(asked: SeatRequest, by: AccountId | null): SeatWish {
  const { kind = 'token', name = null, accountId = null } = asked ?? {};
  if (kind === 'me' && by !== null) return { seat: { kind: 'account', accountId: by }, name };
  if (kind === 'invite') return { seat: { kind: 'invited', accountId }, name };
  return { seat: { kind: kind === 'open' ? 'open' : 'token' }, name };
}

/** The account that one of the seats is kept for. */
function invitedTo(seats: BySide<SeatWish>): AccountId | null {
  const seat = COLORS.map((color) => seats[color].seat).find(({ kind }) => kind === 'invited');
  return seat === undefined ? null : accountOf(seat);
}

function wishOf(request: z.infer<typeof CreateGameSchema>, rules: NamedRules, seats: BySide<SeatWish>): Wish {
  const { position = null, visibility = 'unlisted', shuffleSeats = false } = request;
  const { clock = null, takebacks = false, expiresInSeconds = DEFAULT_EXPIRY_SECONDS } = request;
  const waits = !areTaken(bySide(seats, ({ seat }) => seat));
  const terms: Terms = {
    clock,
    takebacks,
    rematchOf: null,
    expiresInSeconds: waits ? expiresInSeconds : null,
    firstPlySeconds: null,
  };
  return { rules, position, visibility, seats, shuffleSeats, terms };
}

function refuseCreation(c: Context<AppEnv>, error: CreationError) {
  return error.code === 'position-invalid' ? problem(c, error.code, { detail: error.message }) : problem(c, error.code);
}

function viewCreated(
  keyring: Keyring,
  game: LoadedGame,
  tokens: BySide<number | null>,
  keyId: KeyId,
): z.infer<typeof CreatedGameSchema> {
  const { id, visibility, seats } = game.state;
  const tokenOf = (color: Color) => {
    const generation = tokens[color];
    return generation === null ? {} : { [color]: formatSeatToken(keyring, { gameId: id, color, generation }, keyId) };
  };
  const wantsCode = visibility === 'unlisted' && firstOpenSeat(seats) !== null;
  return {
    game: viewGame(game),
    tokens: { ...tokenOf('white'), ...tokenOf('black') },
    ...(wantsCode ? { joinCode: formatJoinCode(keyring, id, keyId) } : {}),
  };
}

function swap<T>({ white, black }: BySide<T>): BySide<T> {
  return { white: black, black: white };
}

function bySide<From, To>({ white, black }: BySide<From>, map: (value: From) => To): BySide<To> {
  return { white: map(white), black: map(black) };
}
