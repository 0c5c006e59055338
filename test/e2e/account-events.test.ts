/** What accounts are told: one feed for all games, polled, awaited and streamed, of which nothing is lost. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type FeedEntrySchema, FeedPageSchema } from '../../src/http/schemas/feed.ts';
import { CreatedGameSchema } from '../../src/http/schemas/game.ts';
import { SeekSchema } from '../../src/http/schemas/seek.ts';
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
type Entry = z.infer<typeof FeedEntrySchema>;

const accounts = () => Promise.all([api.newAccount(), api.newAccount()]);
const post = (account: Account, path: string, json: object = {}) => api.post(path, json, { token: account.token });
const page = async (account: Account, query = '') =>
  FeedPageSchema.parse((await api.call('GET', `/v1/account/events${query}`, { token: account.token })).body);
const typesOf = (entries: readonly Entry[]) => entries.map(({ type }) => type);

async function invited(host: Account, guest: Account) {
  const seats = { white: { kind: 'me' }, black: { kind: 'invite', accountId: guest.id } };
  return CreatedGameSchema.parse((await post(host, '/v1/games', { seats })).body).game.id;
}

/** The lines of a stream. */
async function* lines(account: Account, query = ''): AsyncGenerator<{ type: string; seq: number; data?: unknown }> {
  const headers = { Authorization: `Bearer ${account.token}` };
  const answer = await host.send(`/v1/account/stream.ndjson${query}`, { headers });
  expect(answer.headers.get('Content-Type')).toBe('application/x-ndjson');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
      const parts = (text + chunk.value).split('\n');
      text = parts.pop() ?? '';
      for (const part of parts) yield z.looseObject({ type: z.string(), seq: z.number() }).parse(JSON.parse(part));
    }
  } finally {
    await reader?.cancel();
  }
}

test('an account is told of invitations, starts, turns and ends, in order', async () => {
  const [one, other] = await accounts();
  const id = await invited(one, other);
  await post(other, `/v1/games/${id}/join`);
  await post(one, `/v1/games/${id}/moves`, { move: 'd6' });
  await post(other, `/v1/games/${id}/resign`);
  const { data, next } = await page(other);
  expect(data.map(({ seq, type, data: told }) => [seq, type, told])).toEqual([
    [1, 'game.invited', { gameId: id, by: one.id }],
    [2, 'game.started', { gameId: id, color: 'black' }],
    [3, 'game.turn', { gameId: id, ply: 1 }],
    [4, 'game.finished', { gameId: id, winner: 'white', reason: 'resignation' }],
  ]);
  expect(next).toBe(4);
  expect(await page(other, '?after=4')).toEqual({ data: [], next: 4 });
  expect(typesOf((await page(other, '?after=1&limit=2')).data)).toEqual(['game.started', 'game.turn']);
  expect(typesOf((await page(one)).data)).toEqual(['game.started', 'game.turn', 'game.finished']);
});

test('a rematch is told as an invitation', async () => {
  const [one, other] = await accounts();
  const id = await invited(one, other);
  await post(other, `/v1/games/${id}/join`);
  await post(one, `/v1/games/${id}/resign`);
  const { next } = await page(other);
  const answer = await post(one, `/v1/games/${id}/rematch`);
  const gameId = z.looseObject({ gameId: z.string() }).parse(answer.body).gameId;
  const { data } = await page(other, `?after=${next}`);
  expect(data.map(({ type, data: told }) => [type, told])).toEqual([
    ['game.invited', { gameId, by: one.id, rematchOf: id }],
  ]);
  await post(other, `/v1/games/${id}/rematch`);
  expect((await api.game(gameId)).status).toBe('active');
  expect(typesOf((await page(other, `?after=${next + 1}`)).data)).toEqual(['game.started', 'game.turn']);
});

test('a seek that is matched is told of before its game', async () => {
  const [one, other] = await accounts();
  const wish = { rules: { quietMovesDraw: 77 }, color: 'white' };
  const { id } = SeekSchema.parse((await post(one, '/v1/seeks', wish)).body);
  const { gameId } = SeekSchema.parse((await post(other, '/v1/seeks', { ...wish, color: 'black' })).body);
  const { data } = await page(one);
  expect(typesOf(data)).toEqual(['seek.matched', 'game.started', 'game.turn']);
  expect(data[0]?.data).toEqual({ seekId: id, gameId, color: 'white' });
});

describe('whoever waits', () => {
  test('hears as soon as there is something, and of nothing once the time is over', async () => {
    const [one, other] = await accounts();
    const awaited = page(other, '?wait=25');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const id = await invited(one, other);
    expect((await awaited).data.map(({ type, data }) => [type, data.gameId])).toEqual([['game.invited', id]]);
    expect(await page(other, '?after=1&wait=1')).toEqual({ data: [], next: 1 });
  });

  test('misses nothing on streams, of which there may be many, and resumes where one ended', async () => {
    const [one, other] = await accounts();
    const fromNow = lines(other);
    expect((await fromNow.next()).value).toEqual({ type: 'ping', seq: 0 });
    const fromBeginning = lines(other, '?after=0');
    const id = await invited(one, other);
    await post(other, `/v1/games/${id}/join`);
    await post(one, `/v1/games/${id}/moves`, { move: 'd6' });
    const take = async (stream: ReturnType<typeof lines>, count: number) => {
      const taken: { type: string; seq: number }[] = [];
      for await (const line of stream) {
        if (line.type !== 'ping') taken.push(line);
        if (taken.length === count) break;
      }
      return taken;
    };
    const all = (await page(other)).data;
    expect(typesOf(all)).toEqual(['game.invited', 'game.started', 'game.turn']);
    expect(await take(fromNow, 3)).toEqual(all);
    expect(await take(fromBeginning, 3)).toEqual(all);
    expect(await take(lines(other, '?after=1'), 2)).toEqual(all.slice(1));
  });
});

describe('deleting an account', () => {
  test('takes its name and tokens, ends its games, and leaves what is finished without its name', async () => {
    const [one, other] = await accounts();
    const finished = await invited(one, other);
    await post(other, `/v1/games/${finished}/join`);
    await post(other, `/v1/games/${finished}/resign`);
    const active = await invited(one, other);
    await post(other, `/v1/games/${active}/join`);
    const open = await invited(one, other);
    const asked = await invited(other, one);
    const seek = SeekSchema.parse((await post(one, '/v1/seeks', { rules: { quietMovesDraw: 78 } })).body);

    expect((await api.call('DELETE', '/v1/account', { token: one.token })).status).toBe(204);
    expectProblem(await api.call('DELETE', '/v1/account', { token: one.token }), 'unauthenticated');
    expectProblem(await api.call('GET', '/v1/account', { token: one.token }), 'unauthenticated');
    expectProblem(await api.call('GET', '/v1/account/events', { token: one.token }), 'unauthenticated');
    expectProblem(await api.call('GET', '/v1/account/stream.ndjson', { token: one.token }), 'unauthenticated');
    expectProblem(await api.get(`/v1/accounts/${one.id}`), 'not-found');
    expectProblem(await api.get(`/v1/accounts?name=${one.name}`), 'not-found');
    expectProblem(await api.post('/v1/accounts', { name: one.name, kind: 'bot' }), 'name-taken');

    expect(await api.game(active)).toMatchObject({
      status: 'finished',
      result: { winner: 'black', reason: 'resignation' },
    });
    for (const id of [open, asked]) expect(await api.game(id)).toMatchObject({ result: { reason: 'aborted' } });
    const kept = await api.get(`/v1/games/${finished}`);
    expect(kept.body).toMatchObject({ seats: { white: { kind: 'account', accountId: one.id, name: null } } });
    expect(kept.headers.get('ETag')).toMatch(/\.1"$/);
    expect(typesOf((await page(other)).data)).toContain('game.finished');
    expect((await post(other, '/v1/seeks', { rules: { quietMovesDraw: 78 } })).body).toMatchObject({
      status: 'waiting',
    });
    expect(seek.status).toBe('waiting');
    expectProblem(
      await api.post(
        '/v1/games',
        { seats: { white: { kind: 'me' }, black: { kind: 'invite', accountId: one.id } } },
        { token: other.token },
      ),
      'not-found',
    );
  });
});

test('the stream and the events want the token of an account', async () => {
  const { white } = await api.newGame();
  for (const path of ['/v1/account/events', '/v1/account/stream.ndjson']) {
    expectProblem(await api.get(path), 'unauthenticated');
    expectProblem(await api.call('GET', path, { token: white }), 'account-required');
  }
});
