/** Seeks: they outlive connections, and two that fit are one game at once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SeekPageSchema, SeekSchema } from '../../src/http/schemas/seek.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

type Account = Awaited<ReturnType<Api['newAccount']>>;

/** Rules that nobody else seeks. */
let sought = 0;
const newRules = () => ({ quietMovesDraw: 21 + sought++, flyingAt: 4 });
const seek = (account: Account, json: object, headers = {}) =>
  api.post('/v1/seeks', json, { token: account.token, headers });
const get = (account: Account, id: string, query = '') =>
  api.call('GET', `/v1/seeks/${id}${query}`, { token: account.token });
const accounts = () => Promise.all([api.newAccount(), api.newAccount()]);

describe('seeks that outlive the connection', () => {
  test('become one public game at once, with the colours that were asked for', async () => {
    const [one, other] = await accounts();
    const wish = { rules: newRules(), clock: { initialSeconds: 60, incrementSeconds: 1 } };
    const first = await seek(one, { ...wish, color: 'black' });
    expect(first.status).toBe(201);
    const waiting = SeekSchema.parse(first.body);
    expect(waiting).toMatchObject({ status: 'waiting', gameId: null, color: null, accountId: one.id, wish: 'black' });
    expect(first.headers.get('Location')).toBe(`/v1/seeks/${waiting.id}`);
    expect(Date.parse(waiting.expiresAt) - Date.parse(waiting.createdAt)).toBe(600_000);
    const { data } = SeekPageSchema.parse((await api.get('/v1/seeks?limit=100')).body);
    expect(data.map(({ id }) => id)).toContain(waiting.id);

    const second = SeekSchema.parse((await seek(other, wish)).body);
    expect(second).toMatchObject({ status: 'matched', color: 'white' });
    const matched = SeekSchema.parse((await get(one, waiting.id, '?wait=25')).body);
    expect(matched).toMatchObject({ status: 'matched', color: 'black', gameId: second.gameId });
    const game = await api.game(second.gameId ?? '');
    expect(game).toMatchObject({
      status: 'active',
      visibility: 'public',
      clock: { ...wish.clock, running: 'white' },
      seats: {
        white: { kind: 'account', accountId: other.id, name: other.name },
        black: { kind: 'account', accountId: one.id, name: one.name },
      },
    });
    const move = await api.post(`/v1/games/${game.id}/moves`, { move: 'd6' }, { token: other.token });
    expect(move.status).toBe(201);
  });

  test('are awaited by their owner, and by nobody else', async () => {
    const [one, other] = await accounts();
    const wish = { rules: newRules() };
    const { id } = SeekSchema.parse((await seek(one, wish)).body);
    expectProblem(await get(other, id), 'not-found');
    expectProblem(await api.get(`/v1/seeks/${id}`), 'unauthenticated');
    const awaited = get(one, id, '?wait=25');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { gameId } = SeekSchema.parse((await seek(other, wish)).body);
    expect(gameId).not.toBeNull();
    expect(SeekSchema.parse((await awaited).body)).toMatchObject({ status: 'matched', gameId });
  });

  test('are sought once, however often they are asked for', async () => {
    const [one] = await accounts();
    const wish = { rules: newRules() };
    const first = await seek(one, wish);
    const same = await seek(one, wish);
    expect([same.status, same.body]).toEqual([200, first.body]);
    const key = { 'Idempotency-Key': randomUUID() };
    const keyed = await seek(one, { ...wish, color: 'white' }, key);
    const again = await seek(one, { ...wish, color: 'white' }, key);
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(keyed.body);
    expectProblem(await seek(one, { ...wish, color: 'black' }, key), 'idempotency-key-reused');
  });

  test('are cancelled, and then wait for nobody', async () => {
    const [one, other] = await accounts();
    const wish = { rules: newRules() };
    const { id } = SeekSchema.parse((await seek(one, wish)).body);
    const cancel = (account: Account) => api.call('DELETE', `/v1/seeks/${id}`, { token: account.token });
    expectProblem(await cancel(other), 'not-found');
    expect((await cancel(one)).body).toMatchObject({ status: 'cancelled' });
    expect((await cancel(one)).body).toMatchObject({ status: 'cancelled' });
    expect((await seek(other, wish)).body).toMatchObject({ status: 'waiting' });
  });
});

test('what nobody could play is not sought', async () => {
  const [one] = await accounts();
  expectProblem(await seek(one, { rules: { board: 'six' } }), 'rules-invalid');
  expectProblem(await seek(one, { color: 'red' }), 'validation-failed');
  expectProblem(await seek(one, { clock: { initialSeconds: 1, incrementSeconds: 0 } }), 'validation-failed');
  expectProblem(await api.post('/v1/seeks', {}), 'unauthenticated');
  const { white } = await api.newGame();
  expectProblem(await api.post('/v1/seeks', {}, { token: white }), 'account-required');
  expectProblem(await get(one, 'seek_01h2xcejqtf2nbrexx3vqjhp41'), 'not-found');
  expectProblem(await api.get('/v1/seeks?cursor=x'), 'validation-failed');
});
