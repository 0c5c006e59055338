/** Accounts by the client, against the Node host. */
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { type AccountEvent, type Game, problemOf } from '../../src/client/index.ts';
import { openClient } from '../support/clients.ts';
import { lossyFetch } from '../support/lossy-fetch.ts';

const client = openClient();
const newName = () => `bot-${randomBytes(6).toString('hex')}`;

it('are made, found, and changed by who has their token', async () => {
  const name = newName();
  const { account, token } = await client.accounts.create({ name, kind: 'bot' });
  expect(await client.accounts.find(name.toUpperCase())).toMatchObject({ id: account.id, name, kind: 'bot' });
  const own = client.withToken(token);
  expect(await own.account.get()).toMatchObject({ id: account.id, acceptsInvites: true });
  const renamed = newName();
  expect(await own.account.change({ name: renamed, acceptsInvites: false })).toMatchObject({ acceptsInvites: false });
  expect(await client.accounts.get(account.id)).toMatchObject({ name: renamed });
  const error = await client.accounts.create({ name, kind: 'bot' }).catch((caught: unknown) => caught);
  expect(problemOf(error)?.code).toBe('name-taken');
});

it('have several tokens', async () => {
  const { token } = await client.accounts.create({ name: newName(), kind: 'person' });
  const own = client.withToken(token);
  const second = await own.account.createToken('telephone');
  expect((await own.account.tokens()).map(({ label }) => label)).toEqual([null, 'telephone']);
  await own.account.deleteToken(second.id);
  const error = await client
    .withToken(second.token)
    .account.get()
    .catch((caught: unknown) => caught);
  expect(problemOf(error)?.code).toBe('unauthenticated');
});

it('come to be once, also where the answer is lost', async () => {
  const lossy = openClient({ fetch: lossyFetch(['answer', 'answer']) });
  const name = newName();
  const { account, token } = await lossy.accounts.create({ name, kind: 'bot' });
  expect(await client.withToken(token).account.get()).toMatchObject({ id: account.id, name });
});

it('invite each other, and find their games again', async () => {
  const open = async () => {
    const { account, token } = await client.accounts.create({ name: newName(), kind: 'bot' });
    return { id: account.id, own: client.withToken(token) };
  };
  const [host, guest] = [await open(), await open()];
  const seats = { white: { kind: 'me' }, black: { kind: 'invite', accountId: guest.id } } as const;
  const { game } = await host.own.games.create({ seats, visibility: 'public' });
  const refused = await host.own.games.create({ seats });
  expect(await guest.own.games.decline(refused.game.id, 'later')).toMatchObject({ result: { reason: 'aborted' } });
  expect(await guest.own.games.join(game.id)).toMatchObject({ color: 'black', game: { status: 'active' } });

  const idsOf = async (games: AsyncIterable<Game>) => {
    const ids: string[] = [];
    for await (const { id } of games) ids.push(id);
    return ids;
  };
  expect(await idsOf(guest.own.account.games({ limit: 1 }))).toEqual([refused.game.id, game.id]);
  expect(await idsOf(host.own.account.games({ status: ['active'], turn: 'mine' }))).toEqual([game.id]);
  expect(await idsOf(guest.own.account.games({ turn: 'mine' }))).toEqual([]);
  expect(await idsOf(client.accounts.games(host.id))).toEqual([game.id]);
});

it('can be deleted', async () => {
  const { token } = await client.accounts.create({ name: newName(), kind: 'person' });
  await client.withToken(token).account.delete();
  const error = await client
    .withToken(token)
    .account.get()
    .catch((caught: unknown) => caught);
  expect(problemOf(error)?.code).toBe('unauthenticated');
});

/** Streams do not get through to this one. */
const withoutStreams: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (!request.url.includes('/stream')) return fetch(request);
  return Response.json({ code: 'not-found', status: 404, detail: 'for this test' }, { status: 404 });
};

it.each([
  ['over a stream', fetch],
  ['page by page', withoutStreams],
])('are told of their games once and in order, %s', async (_, send) => {
  const { token } = await client.accounts.create({ name: newName(), kind: 'bot' });
  const begun = Promise.withResolvers<void>();
  const telling: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { url } = request;
    if (url.includes('wait=25')) begun.resolve();
    const answer = await send(request);
    if (answer.ok && url.endsWith('/stream.ndjson')) begun.resolve();
    return answer;
  };
  const own = openClient({ token, fetch: telling });
  const play = async () => {
    const seats = { white: { kind: 'me' }, black: { kind: 'open' } } as const;
    const { game, joinCode } = await own.games.create({ seats });
    const joined = await client.games.join(game.id, { joinCode: joinCode ?? null });
    await own.games.move(game.id, { move: 'd6', ply: 0 });
    await client.withToken(joined.token ?? '').games.move(game.id, { move: 'a1', ply: 1 });
    await own.games.resign(game.id);
  };
  const types = ['game.started', 'game.turn', 'game.turn', 'game.finished'];
  const read = async (feed: AsyncGenerator<AccountEvent, void>, count: number) => {
    const events: AccountEvent[] = [];
    for await (const event of feed) if (events.push(event) === count) break;
    return events;
  };
  await play();
  const all = await read(openClient({ token, fetch: send }).followAccount({ after: 0 }), 4);
  expect(all.map(({ type }) => type)).toEqual(types);
  const later = read(own.followAccount(), 4);
  await begun.promise;
  await play();
  expect((await later).map(({ seq, type }) => ({ seq, type }))).toEqual(
    types.map((type, index) => ({ seq: index + 5, type })),
  );
});
