/** Idempotency keys: a request that comes again, in turn or at once, has one effect and one answer. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CreatedGameSchema, JoinedGameSchema, RenewedTokenSchema } from '../../src/http/schemas/game.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
const OPEN_BLACK = { seats: { black: { kind: 'open' } } };
const AT_ONCE = 8;

describe('creating', () => {
  const create = (key: string, json?: unknown) => api.post('/v1/games', json, withKey(key));

  test('again gives the same game and tokens, and says that it is a repeat', async () => {
    const key = randomUUID();
    const first = await create(key, OPEN_BLACK);
    expect(first.headers.get('Idempotent-Replayed')).toBeNull();
    const second = await create(key, OPEN_BLACK);
    expect(second.status).toBe(201);
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect(second.headers.get('Cache-Control')).toBe('no-store');
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'));
    expect(second.body).toEqual(first.body);
  });

  test('again gives the game as it now stands', async () => {
    const key = randomUUID();
    const { game, tokens, joinCode } = CreatedGameSchema.parse((await create(key, OPEN_BLACK)).body);
    await api.post(`/v1/games/${game.id}/join`, { joinCode });
    await api.play(game.id, tokens.white ?? '', 'd6');
    const again = CreatedGameSchema.parse((await create(key, OPEN_BLACK)).body);
    expect(again.game).toEqual(await api.game(game.id));
    expect(again.tokens).toEqual(tokens);
    expect(again).not.toHaveProperty('joinCode');
  });

  test('at once makes one game', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => create(key, { shuffleSeats: true, ...OPEN_BLACK })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const replayed = answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true');
    expect(replayed).toHaveLength(AT_ONCE - 1);
  });

  test('the same with defaults written out is the same request', async () => {
    const key = randomUUID();
    const first = await create(key);
    const { body } = await create(key, {
      rules: { preset: 'standard', pieces: 9 },
      position: null,
      visibility: 'unlisted',
      seats: { white: { kind: 'token', name: null }, black: {} },
      shuffleSeats: false,
    });
    expect(body).toEqual(first.body);
  });

  test.each([
    { rules: 'russian' },
    { visibility: 'public' },
    { shuffleSeats: true },
    { seats: { white: { name: 'A' } } },
  ])('another request, %j, with the same key is refused', async (json) => {
    const key = randomUUID();
    await create(key);
    expectProblem(await create(key, json), 'idempotency-key-reused');
  });

  test('what was refused is not kept: the key is still fresh', async () => {
    const key = randomUUID();
    expectProblem(await create(key, { rules: { board: 'six' } }), 'rules-invalid');
    expectProblem(await create(key, { position: 'no' }), 'position-invalid');
    expect((await create(key)).headers.get('Idempotent-Replayed')).toBeNull();
  });
});

describe('joining', () => {
  test('again gives the same seat and token', async () => {
    const { game, joinCode } = await api.newGame({ seats: { white: { kind: 'open' }, black: { kind: 'open' } } });
    const join = (key: string) => api.post(`/v1/games/${game.id}/join`, { joinCode, name: 'Piotr' }, withKey(key));
    const key = randomUUID();
    const first = JoinedGameSchema.parse((await join(key)).body);
    const other = JoinedGameSchema.parse((await join(randomUUID())).body);
    expect([first.color, other.color]).toEqual(['white', 'black']);
    const answer = await join(key);
    expect(answer.headers.get('Idempotent-Replayed')).toBe('true');
    expect(answer.body).toEqual({ ...first, game: await api.game(game.id) });
  });

  test('at once takes one seat', async () => {
    const { game, joinCode } = await api.newGame({ seats: { white: { kind: 'open' }, black: { kind: 'open' } } });
    const key = randomUUID();
    const join = () => api.post(`/v1/games/${game.id}/join`, { joinCode }, withKey(key));
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, join));
    expect(new Set(answers.map(({ body }) => JoinedGameSchema.parse(body).token)).size).toBe(1);
    expect(await api.game(game.id)).toMatchObject({ status: 'open', version: 2 });
  });

  test('of many at once without a key one has the seat', async () => {
    const { game, joinCode } = await api.newGame(OPEN_BLACK);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => api.post(`/v1/games/${game.id}/join`, { joinCode })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
  });

  test('the key of another request is refused, before seats and states are looked at', async () => {
    const { game, joinCode } = await api.newGame(OPEN_BLACK);
    const other = await api.newGame(OPEN_BLACK);
    const key = randomUUID();
    await api.post(`/v1/games/${game.id}/join`, { joinCode }, withKey(key));
    expectProblem(await api.post(`/v1/games/${other.game.id}/join`, {}, withKey(key)), 'idempotency-key-reused');
    expectProblem(await api.post(`/v1/games/${game.id}/join`, {}, withKey(key)), 'idempotency-key-reused');
    expectProblem(await api.post('/v1/games', {}, withKey(key)), 'idempotency-key-reused');
  });
});

describe('renewing a token', () => {
  const renew = (id: string, token: string, key?: string) =>
    api.post(`/v1/games/${id}/token`, undefined, { token, ...(key === undefined ? {} : withKey(key)) });
  const tokenOf = (body: unknown) => RenewedTokenSchema.parse(body).token;
  const resign = (id: string, token: string) => api.post(`/v1/games/${id}/resign`, undefined, { token });

  test('gives a new one, and the old one dies everywhere', async () => {
    const { game, white, black } = await api.newGame();
    const answer = await renew(game.id, white);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const token = tokenOf(answer.body);
    expect(token).not.toBe(white);
    expectProblem(await resign(game.id, white), 'unauthenticated');
    expectProblem(await renew(game.id, white), 'unauthenticated');
    expectProblem(await renew(game.id, white, randomUUID()), 'unauthenticated');
    expectProblem(await api.call('GET', `/v1/games/${game.id}`, { token: white }), 'unauthenticated');
    expectProblem(await api.call('POST', `/v1/games/${game.id}/join`, { token: white }), 'unauthenticated');
    expect((await api.play(game.id, token, 'd6')).game.ply).toBe(1);
    expect((await api.play(game.id, black, 'f4')).game.ply).toBe(2);
  });

  test('adds nothing to the log', async () => {
    const { game, white } = await api.newGame();
    await renew(game.id, white);
    expect(await api.game(game.id)).toEqual(game);
  });

  test('the dead token repeats this very call, with its key', async () => {
    const { game, white } = await api.newGame();
    const key = randomUUID();
    const first = await renew(game.id, white, key);
    const again = await renew(game.id, white, key);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await renew(game.id, tokenOf(first.body), key)).body).toEqual(first.body);
  });

  test('a repeat gives the same token even after a newer one took its place; it stays dead', async () => {
    const { game, white } = await api.newGame();
    const key = randomUUID();
    const second = tokenOf((await renew(game.id, white, key)).body);
    await renew(game.id, second);
    expect(tokenOf((await renew(game.id, white, key)).body)).toBe(second);
    expectProblem(await resign(game.id, second), 'unauthenticated');
  });

  test('at once renews once', async () => {
    const { game, white } = await api.newGame();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => renew(game.id, white, key)));
    expect(new Set(answers.map(({ body }) => tokenOf(body))).size).toBe(1);
  });

  test('the key of one seat gives nothing to the other', async () => {
    const { game, white, black } = await api.newGame();
    const key = randomUUID();
    await renew(game.id, white, key);
    expectProblem(await renew(game.id, black, key), 'idempotency-key-reused');
  });

  test('the tokens of a created game stay as they were given out', async () => {
    const key = randomUUID();
    const { game, tokens } = CreatedGameSchema.parse((await api.post('/v1/games', {}, withKey(key))).body);
    await renew(game.id, tokens.white ?? '');
    expect(CreatedGameSchema.parse((await api.post('/v1/games', {}, withKey(key))).body).tokens).toEqual(tokens);
    expectProblem(await resign(game.id, tokens.white ?? ''), 'unauthenticated');
  });
});

describe('the key', () => {
  test.each([
    ['nineteen-characters', 'length'],
    ['x'.repeat(256), 'length'],
    ['a key with spaces in it', 'format'],
    ['ein-schlüssel-mit-umlaut', 'format'],
  ])('%j is refused: %s', async (key, code) => {
    const answer = await api.post('/v1/games', {}, withKey(key));
    expectProblem(answer, 'validation-failed', {
      errors: [expect.objectContaining({ in: 'header', pointer: '/Idempotency-Key', code })],
    });
  });

  test.each(['twenty-characters-xx', '!'.repeat(255)])('%j passes', async (start) => {
    const key = start.length === 255 ? start.replace(/^.{36}/, randomUUID()) : `${randomUUID()}${start}`.slice(-20);
    expect((await api.post('/v1/games', {}, withKey(key))).status).toBe(201);
  });

  test('is ignored, whatever its form, where nothing is created', async () => {
    const { game, white } = await api.newGame();
    const short = { token: white, headers: { 'Idempotency-Key': 'short' } };
    expect((await api.post(`/v1/games/${game.id}/moves`, { move: 'd6' }, short)).status).toBe(201);
    expect((await api.post(`/v1/games/${game.id}/resign`, undefined, short)).status).toBe(200);
    expect((await api.post('/v1/positions', {}, short)).status).toBe(200);
  });
});
