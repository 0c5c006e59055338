/** Accounts by the client, against the Node host. */
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Game, problemOf } from '../../src/client/index.ts';
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
