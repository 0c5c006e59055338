/**
 * The order in which errors count. A request with several faults at once is
 * answered for the first of them, whichever two they are, and however many.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type EventStore, StoreUnavailable } from '../../src/game/event-store.ts';
import { parseGameId } from '../../src/game/id.ts';
import { createApp } from '../../src/http/app.ts';
import { formatJoinCode } from '../../src/http/join-code.ts';
import type { ProblemCode } from '../../src/http/problem-table.ts';
import { DEFAULT_LIMITS, type RateLimiter } from '../../src/http/rate-limits.ts';
import { RenewedTokenSchema } from '../../src/http/schemas/game.ts';
import type { Services } from '../../src/http/services.ts';
import { type Color, opponentOf } from '../../src/rules/color.ts';
import { type Api, createApi, expectProblem, type Send } from '../support/api.ts';
import { ORIGIN, openTestApp, type TestApp } from '../support/app.ts';

/** A game, and for each seat a token that works and one that was rotated away. */
interface Fixture {
  readonly id: string;
  readonly good: Readonly<Record<Color, string>>;
  readonly dead: Readonly<Record<Color, string>>;
}

/** A request that would succeed as it is, to be spoilt. */
interface Draft {
  readonly method: string;
  readonly action: string;
  fixture: Fixture;
  json: Record<string, unknown>;
  headers: Record<string, string>;
  services: Partial<Services>;
  color: Color;
  /** Whose token it sends; null: none is needed. */
  holder: 'good' | 'dead' | 'foreign' | 'forged' | null;
  id: 'good' | 'unknown' | 'malformed' | null;
  query: string;
  contentType: string;
  isMalformed: boolean;
  isLarge: boolean;
  isOverloaded: boolean;
}

/** One thing that is wrong, and what it is answered with where nothing before it is wrong too. */
type Spoiler = readonly [code: ProblemCode, spoil: (draft: Draft) => void];

const UNKNOWN_ID = 'game_01h2xcejqtf2nbrexx3vqjhp41';

let app: TestApp;
let api: Api;
/** Games at ply 2 with White to move; the finished one was resigned by Black. */
let active: Fixture;
let fresh: Fixture;
let finished: Fixture;
let foreign: Fixture;
let open: Fixture;
const usedKey = randomUUID();
const overloaded = createApp({ mostAtWork: 0 });

beforeAll(async () => {
  app = await openTestApp();
  api = createApi(app.send);
  active = await newFixture(['a7', 'd7']);
  finished = await newFixture(['a7', 'd7']);
  fresh = await newFixture([]);
  foreign = await newFixture([]);
  await api.post(`/v1/games/${finished.id}/resign`, undefined, { token: finished.good.black });
  await api.post('/v1/games', {}, { headers: { 'Idempotency-Key': usedKey } });
  const opened = await api.newGame({ seats: { black: { kind: 'open' } } });
  open = { id: opened.game.id, good: { white: await renew(opened.game.id, opened.white), black: '' }, dead: opened };
});
afterAll(() => app.close());

async function renew(id: string, token: string): Promise<string> {
  return RenewedTokenSchema.parse((await api.post(`/v1/games/${id}/token`, undefined, { token })).body).token;
}

async function newFixture(moves: readonly string[]): Promise<Fixture> {
  const dead = await api.newGame();
  const { id } = dead.game;
  await api.playAll({ id, ...dead }, moves);
  return { id, good: { white: await renew(id, dead.white), black: await renew(id, dead.black) }, dead };
}

const EXHAUSTED: RateLimiter = { limits: DEFAULT_LIMITS, admit: () => ({ admitted: false, retryAfter: 7 }) };

const lost = async () => {
  throw new StoreUnavailable('away');
};
const LOST_STORE: EventStore = {
  as: () => LOST_STORE,
  load: lost,
  loadWithEvents: lost,
  loadAnswered: lost,
  rematch: lost,
  createRematch: lost,
  create: lost,
  append: lost,
  heads: lost,
  expired: lost,
  forgetAnswers: lost,
};

/** What can be wrong with every request that has a body, before the database is asked. */
const FORM: readonly Spoiler[] = [
  ['unavailable', (draft) => set(draft, { isOverloaded: true })],
  ['rate-limited', (draft) => set(draft.services, { limiter: EXHAUSTED })],
  ['unauthenticated', (draft) => set(draft, { holder: 'forged' })],
  ['payload-too-large', (draft) => set(draft, { isLarge: true })],
  ['unsupported-media-type', (draft) => set(draft, { contentType: 'text/plain' })],
  ['malformed-json', (draft) => set(draft, { isMalformed: true })],
];
const MALFORMED_ID: Spoiler = ['not-found', (draft) => set(draft, { id: 'malformed' })];
const UNKNOWN_PARAMETER: Spoiler = ['validation-failed', (draft) => set(draft, { query: '?includes=moves' })];
const STORE_AWAY: Spoiler = ['unavailable', (draft) => set(draft.services, { store: LOST_STORE })];
const DEAD_TOKEN: Spoiler = ['unauthenticated', (draft) => set(draft, { holder: 'dead' })];
const FOREIGN_TOKEN: Spoiler = ['wrong-seat', (draft) => set(draft, { holder: 'foreign' })];
const UNKNOWN_GAME: Spoiler = ['not-found', (draft) => set(draft, { id: 'unknown', holder: 'foreign' })];
const BEFORE_STORE = [...FORM, MALFORMED_ID, UNKNOWN_PARAMETER, STORE_AWAY];

/** Sends the key of a game that was created without a body; for another creation it takes another body, too. */
function reuseKey(draft: Draft, json: Record<string, unknown> = {}): void {
  set(draft.headers, { 'Idempotency-Key': usedKey });
  set(draft.json, json);
}

function set<Target extends object>(target: Target, values: Partial<Target>): void {
  Object.assign(target, values);
}

async function expectAnswer(draft: Draft, code: ProblemCode): Promise<void> {
  const { method, headers, json, contentType, isMalformed, isLarge } = draft;
  const token = tokenOf(draft);
  const body = (isMalformed ? '{' : '') + JSON.stringify(json) + (isLarge ? ' '.repeat(33_000) : '');
  const answer = await createApi(sendOf(draft)).call(method, pathOf(draft), {
    ...(token === null ? {} : { token }),
    headers: { ...headers, 'Content-Type': contentType },
    ...(method === 'GET' ? {} : { body }),
  });
  expectProblem(answer, code);
}

function pathOf({ id, fixture, action, query }: Draft): string {
  if (id === null) return `/v1/${action}${query}`;
  const ids = { good: fixture.id, unknown: UNKNOWN_ID, malformed: 'game_1' };
  return `/v1/games/${ids[id]}/${action}${query}`;
}

function tokenOf({ holder, color, fixture }: Draft): string | null {
  if (holder === null) return null;
  const tokens = {
    good: fixture.good[color],
    dead: fixture.dead[color],
    foreign: foreign.good[color],
    forged: `seat_${'A'.repeat(60)}`,
  };
  return tokens[holder];
}

function sendOf({ services, isOverloaded }: Draft): Send {
  if (!isOverloaded) return app.sendWith(services);
  const scope = { services: { ...app.services, ...services }, address: null };
  return async (path, init) => overloaded.fetch(new Request(new URL(path, ORIGIN), init), scope);
}

/**
 * Every spoiler alone, every two, and all from each one on. The last spoilers
 * are applied first, so that an earlier one may take the place of what a later
 * one did.
 */
function testOrder(newDraft: () => Draft, spoilers: readonly Spoiler[]): void {
  const indices = [...spoilers.keys()];
  const combinations = [
    ...indices.map((index) => [index]),
    ...indices.flatMap((first) => indices.slice(first + 1).map((second) => [first, second])),
    ...indices.slice(0, -2).map((first) => indices.slice(first)),
  ].map((combination) => combination.flatMap((index) => (spoilers[index] === undefined ? [] : [spoilers[index]])));

  test.each(combinations.map((combination) => ({ combination, name: combination.map(([code]) => code).join(' + ') })))(
    '$name',
    async ({ combination }) => {
      const draft = newDraft();
      for (const [, spoil] of combination.toReversed()) spoil(draft);
      const [[code] = ['internal' as const]] = combination;
      await expectAnswer(draft, code);
    },
  );
}

const draftOf = (action: string, changes: Partial<Draft>): Draft => ({
  method: 'POST',
  action,
  fixture: active,
  json: {},
  headers: {},
  services: {},
  color: 'white',
  holder: 'good',
  id: 'good',
  query: '',
  contentType: 'application/json',
  isMalformed: false,
  isLarge: false,
  isOverloaded: false,
  ...changes,
});

describe('a move', () => {
  const draft = () => draftOf('moves', { json: { move: 'g7', ply: 2 } });
  const STATES: readonly Spoiler[] = [
    ['game-over', (move) => set(move, { fixture: finished })],
    ['version-mismatch', (move) => set(move.headers, { 'If-Match': '"1"' })],
    ['stale-ply', (move) => set(move.json, { ply: 9 })],
    ['not-your-turn', (move) => set(move, { color: opponentOf(move.color) })],
    ['illegal-move', (move) => set(move.json, { move: 'a7' })],
  ];
  describe('with the token of a seat', () => testOrder(draft, [...BEFORE_STORE, DEAD_TOKEN, ...STATES]));
  describe('with the token of another game', () => testOrder(draft, [...BEFORE_STORE, FOREIGN_TOKEN, ...STATES]));
  describe('in no game', () => testOrder(draft, [...BEFORE_STORE, UNKNOWN_GAME, ...STATES]));

  test('in a game that has not started', async () => {
    const json = { move: 'nonsense', ply: 9 };
    await expectAnswer(draftOf('moves', { fixture: open, json, headers: { 'If-Match': '"9"' } }), 'game-not-started');
  });
});

describe('creating a game', () => {
  testOrder(
    () => draftOf('games', { id: null, holder: null }),
    [
      ...FORM,
      UNKNOWN_PARAMETER,
      ['rules-invalid', (draft) => set(draft.json, { rules: { board: 'six' } })],
      ['position-invalid', (draft) => set(draft.json, { position: 'nowhere' })],
      STORE_AWAY,
      ['idempotency-key-reused', (draft) => reuseKey(draft, { visibility: 'public' })],
    ],
  );
});

describe('joining', () => {
  const codeOf = ({ id }: Fixture) => formatJoinCode(app.services.keyring, parseGameId(id) ?? app.services.newGameId());
  const draft = () => draftOf('join', { fixture: open, holder: null, json: { joinCode: codeOf(open) } });
  const NO_GAME: Spoiler = ['not-found', (join) => set(join, { id: 'unknown' })];
  const STATES: readonly Spoiler[] = [
    ['idempotency-key-reused', (join) => reuseKey(join)],
    ['wrong-seat', (join) => set(join.json, { joinCode: null })],
    ['game-over', (join) => set(join, { fixture: finished, json: { ...join.json, joinCode: codeOf(finished) } })],
    ['seat-taken', (join) => set(join.json, { color: 'white' })],
  ];
  describe('without a token', () => testOrder(draft, [...BEFORE_STORE, NO_GAME, ...STATES]));
  describe('with a token of this game that is dead', () => testOrder(draft, [...BEFORE_STORE, DEAD_TOKEN, ...STATES]));
});

describe('renewing a token', () => {
  const draft = () => draftOf('token', {});
  const USED_KEY: Spoiler = ['idempotency-key-reused', (renewal) => reuseKey(renewal)];
  describe('that is dead', () => testOrder(draft, [...BEFORE_STORE, DEAD_TOKEN, USED_KEY]));
  describe('of another game', () => testOrder(draft, [...BEFORE_STORE, USED_KEY, FOREIGN_TOKEN]));
  describe('of no game', () => testOrder(draft, [...BEFORE_STORE, UNKNOWN_GAME]));
});

describe('resigning', () => {
  const OVER: Spoiler = ['game-over', (draft) => set(draft, { fixture: finished })];
  testOrder(() => draftOf('resign', {}), [...BEFORE_STORE, DEAD_TOKEN, OVER]);
});

describe('aborting', () => {
  testOrder(
    () => draftOf('abort', { fixture: fresh }),
    [
      ...BEFORE_STORE,
      DEAD_TOKEN,
      ['game-over', (draft) => set(draft, { fixture: finished })],
      ['too-late-to-abort', (draft) => set(draft, { fixture: active })],
    ],
  );
});

describe('describing a position', () => {
  testOrder(
    () => draftOf('positions', { id: null, holder: null }),
    [
      ...FORM,
      UNKNOWN_PARAMETER,
      ['rules-invalid', (draft) => set(draft.json, { rules: { board: 'six' } })],
      ['position-invalid', (draft) => set(draft.json, { position: 'nowhere' })],
      ['illegal-move', (draft) => set(draft.json, { moves: ['a7', 'a7'] })],
    ],
  );
});

describe('reading', () => {
  const [overload, limit, forged] = FORM;
  if (overload === undefined || limit === undefined || forged === undefined) throw new Error('no form');
  testOrder(
    () => draftOf('events', { method: 'GET', holder: null }),
    [
      overload,
      limit,
      forged,
      MALFORMED_ID,
      UNKNOWN_PARAMETER,
      STORE_AWAY,
      ['not-found', (draft) => set(draft, { id: 'unknown' })],
    ],
  );
});

describe('a route that does not exist, or not for the method', () => {
  test('is answered before anything else is looked at', async () => {
    const spoilt = draftOf('', { holder: 'forged', isLarge: true, isMalformed: true, isOverloaded: true });
    set(spoilt.services, { limiter: EXHAUSTED, store: LOST_STORE });
    await expectAnswer({ ...spoilt, action: 'nothing', id: 'malformed' }, 'not-found');
    await expectAnswer({ ...spoilt, action: 'moves', id: 'malformed', method: 'PUT' }, 'method-not-allowed');
  });
});
