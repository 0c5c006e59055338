/** Games of accounts: seats that they hold, invitations, and the lists of their games. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AccountSchema } from '../../src/http/schemas/account.ts';
import { CreatedGameSchema, GamePageSchema, JoinedGameSchema } from '../../src/http/schemas/game.ts';
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

const create = (account: Account, json: object, headers = {}) =>
  api.post('/v1/games', json, { token: account.token, headers });
const newGame = async (account: Account, json: object) => CreatedGameSchema.parse((await create(account, json)).body);
const invite = (guest: Account, more = {}) => ({
  seats: { white: { kind: 'me' }, black: { kind: 'invite', accountId: guest.id } },
  ...more,
});
const join = (id: string, account: Account, json: object = {}) =>
  api.post(`/v1/games/${id}/join`, json, { token: account.token });
const move = (id: string, account: Account, text: string, headers = {}) =>
  api.post(`/v1/games/${id}/moves`, { move: text }, { token: account.token, headers });

async function accounts(): Promise<readonly [Account, Account]> {
  return [await api.newAccount(), await api.newAccount()];
}

/** A game of two accounts that has begun. */
async function playing(more = {}) {
  const [white, black] = await accounts();
  const { game } = await newGame(white, invite(black, more));
  expect((await join(game.id, black)).status).toBe(200);
  return { id: game.id, white, black };
}

describe('a seat of one’s own', () => {
  test('takes the account’s tokens, all of them, and shows its name of today', async () => {
    const [me] = await accounts();
    const { game, tokens } = await newGame(me, { seats: { white: { kind: 'me' } } });
    expect(game.seats).toEqual({
      white: { kind: 'account', accountId: me.id, name: me.name },
      black: { kind: 'token', name: null },
    });
    expect(Object.keys(tokens)).toEqual(['black']);
    expect((await move(game.id, me, 'd6')).status).toBe(201);
    const name = `renamed-${randomUUID().slice(0, 8)}`;
    await api.call('PATCH', '/v1/account', { token: me.token, json: { name } });
    expect((await api.game(game.id)).seats.white).toEqual({ kind: 'account', accountId: me.id, name });
    await api.play(game.id, tokens.black ?? '', 'f4');
    expect((await move(game.id, me, 'd2')).status).toBe(201);
  });

  test('has no token that could be renewed, and no token opens it', async () => {
    const [me, other] = await accounts();
    const { game } = await newGame(me, { seats: { white: { kind: 'me' } } });
    expectProblem(await api.post(`/v1/games/${game.id}/token`, {}, { token: me.token }), 'wrong-seat');
    expectProblem(await move(game.id, other, 'd6'), 'wrong-seat');
  });

  test('needs an account, and one is enough', async () => {
    const [me, other] = await accounts();
    expectProblem(await api.post('/v1/games', { seats: { white: { kind: 'me' } } }), 'account-required');
    const { white } = await api.newGame();
    const asSeat = await api.post('/v1/games', { seats: { white: { kind: 'me' } } }, { token: white });
    expect(asSeat.status).toBe(403);
    expectProblem(asSeat, 'account-required');
    expectProblem(await api.post('/v1/games', invite(other)), 'account-required');
    const both = { seats: { white: { kind: 'me' }, black: { kind: 'me' } } };
    expectProblem(await create(me, both), 'validation-failed', {
      errors: [expect.objectContaining({ pointer: '/seats/black/kind', code: 'enum' })],
    });
    expectProblem(await create(me, invite(me)), 'validation-failed');
  });

  test.each([
    [{ white: { kind: 'me', name: 'X' } }, '/seats/white/name', 'unknown-field'],
    [{ black: { kind: 'invite' } }, '/seats/black/accountId', 'required'],
    [
      { black: { kind: 'open', accountId: 'acct_01h2xcejqtf2nbrexx3vqjhp41' } },
      '/seats/black/accountId',
      'unknown-field',
    ],
    [{ black: { kind: 'invite', accountId: 'nobody' } }, '/seats/black/accountId', 'format'],
  ])('%j is refused', async (seats, pointer, code) => {
    const [me] = await accounts();
    expectProblem(await create(me, { seats }), 'validation-failed', {
      errors: [expect.objectContaining({ pointer, code })],
    });
  });
});

describe('an invitation', () => {
  test('is taken up without a code, by whom it is for and nobody else', async () => {
    const [me, guest] = await accounts();
    const stranger = await api.newAccount();
    const { game, joinCode } = await newGame(me, invite(guest));
    expect(joinCode).toBeUndefined();
    expect(game).toMatchObject({ status: 'open', seats: { black: { kind: 'invited', accountId: guest.id } } });
    expect(game.expiresAt).not.toBeNull();
    expectProblem(await join(game.id, stranger), 'wrong-seat');
    expectProblem(await api.post(`/v1/games/${game.id}/join`, {}), 'wrong-seat');
    expectProblem(await move(game.id, me, 'd6'), 'game-not-started');
    const answer = await join(game.id, guest);
    const joined = JoinedGameSchema.parse(answer.body);
    expect(joined).toMatchObject({ color: 'black', game: { status: 'active' } });
    expect(joined.game.seats.black).toEqual({ kind: 'account', accountId: guest.id, name: guest.name });
    expect(joined.token).toBeUndefined();
    expectProblem(await join(game.id, guest), 'seat-taken');
    expect((await move(game.id, me, 'd6')).status).toBe(201);
    expect((await move(game.id, guest, 'f4')).status).toBe(201);
  });

  test('is declined once, with a reason that the log tells', async () => {
    const [me, guest] = await accounts();
    const { game } = await newGame(me, invite(guest));
    const decline = (account: Account, reason?: string) =>
      api.post(`/v1/games/${game.id}/decline`, reason === undefined ? {} : { reason }, { token: account.token });
    expectProblem(await decline(me), 'wrong-seat');
    expectProblem(await decline(guest, 'because'), 'validation-failed');
    const answer = await decline(guest, 'clock');
    expect(answer.body).toMatchObject({ status: 'finished', result: { winner: null, reason: 'aborted' } });
    expect((await decline(guest)).status).toBe(200);
    const { body } = await api.get(`/v1/games/${game.id}/events`);
    expect(body).toMatchObject({
      data: [{}, { type: 'invite.declined', data: { color: 'black', reason: 'clock' } }, { type: 'game.finished' }],
    });
    expectProblem(await join(game.id, guest), 'game-over');
  });

  test('is refused by who wants none, and by nobody that there is not', async () => {
    const [me, guest] = await accounts();
    await api.call('PATCH', '/v1/account', { token: guest.token, json: { acceptsInvites: false } });
    expectProblem(await create(me, invite(guest)), 'invitation-refused');
    expectProblem(await create(me, invite({ ...guest, id: 'acct_01h2xcejqtf2nbrexx3vqjhp41' })), 'not-found');
  });

  test('leaves a pair five that are open, be they sent one by one or at once', async () => {
    const [me, guest] = await accounts();
    const back = { seats: { white: { kind: 'invite', accountId: me.id }, black: { kind: 'me' } } };
    const wishes = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? create(me, invite(guest)) : create(guest, back),
    );
    const answers = await Promise.all(wishes);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(201), ...Array(3).fill(409)]);
    expectProblem(await create(me, invite(guest)), 'invitation-refused');
    const open = answers.find(({ status }) => status === 201);
    const { game } = CreatedGameSchema.parse(open?.body);
    await api.post(`/v1/games/${game.id}/abort`, {}, { token: me.token });
    await api.post(`/v1/games/${game.id}/abort`, {}, { token: guest.token });
    expect((await create(me, invite(guest))).status).toBe(201);
    expect((await create(me, invite(await api.newAccount()))).status).toBe(201);
  });

  test('comes once a key, also where there could be no more', async () => {
    const [me, guest] = await accounts();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await create(me, invite(guest), headers);
    for (let more = 0; more < 4; more++) await create(me, invite(guest));
    const again = await create(me, invite(guest), headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  });
});

describe('an open seat', () => {
  test('is taken by an account with the code, and the key repeats it', async () => {
    const [me, other] = await accounts();
    const { game, joinCode } = await newGame(me, { seats: { white: { kind: 'me' }, black: { kind: 'open' } } });
    expectProblem(await join(game.id, other), 'wrong-seat');
    expectProblem(await join(game.id, me, { joinCode }), 'seat-taken');
    expectProblem(await join(game.id, other, { joinCode, name: 'X' }), 'validation-failed');
    const call = { token: other.token, headers: { 'Idempotency-Key': randomUUID() } };
    const first = await api.post(`/v1/games/${game.id}/join`, { joinCode }, call);
    expect(first.body).toMatchObject({ color: 'black', game: { status: 'active' } });
    const again = await api.post(`/v1/games/${game.id}/join`, { joinCode }, call);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  });

  test('of twenty accounts at once is taken by one', async () => {
    const [me] = await accounts();
    const others = await Promise.all(Array.from({ length: 12 }, () => api.newAccount()));
    const seats = { white: { kind: 'me' }, black: { kind: 'open' } };
    const { game } = await newGame(me, { visibility: 'public', seats });
    const answers = await Promise.all(others.map((other) => join(game.id, other)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a token that was deleted', () => {
  test('does nothing more, in a game that was just played too', async () => {
    const { id, white } = await playing();
    const second = await api.post('/v1/account/tokens', {}, { token: white.token });
    const other = { ...white, token: String(Reflect.get(Object(second.body), 'token')) };
    expect((await move(id, white, 'd6')).status).toBe(201);
    const { body } = await api.call('GET', '/v1/account/tokens', { token: other.token });
    const [first] = Reflect.get(Object(body), 'data');
    expect((await api.call('DELETE', `/v1/account/tokens/${first.id}`, { token: other.token })).status).toBe(204);
    for (const action of ['resign', 'abort', 'join', 'decline', 'token']) {
      expectProblem(await api.post(`/v1/games/${id}/${action}`, {}, { token: white.token }), 'unauthenticated');
    }
    expectProblem(await move(id, white, 'd2'), 'unauthenticated');
    for (const path of ['', '/moves', '/events', '/legal-moves', '/export']) {
      expectProblem(await api.call('GET', `/v1/games/${id}${path}`, { token: white.token }), 'unauthenticated');
    }
    expectProblem(await api.post('/v1/games', {}, { token: white.token }), 'unauthenticated');
    expectProblem(await api.call('GET', '/v1/account/games', { token: white.token }), 'unauthenticated');
    expectProblem(
      await api.post(`/v1/games/game_01h2xcejqtf2nbrexx3vqjhp41/resign`, {}, { token: white.token }),
      'not-found',
    );
  });
});

describe('the ETag', () => {
  test('counts changes of names, and a condition on a move does not', async () => {
    const { id, white, black } = await playing();
    const first = (await api.get(`/v1/games/${id}`)).headers.get('ETag') ?? '';
    expect(first).toBe('"3.0"');
    expect((await api.get(`/v1/games/${id}`, { 'If-None-Match': first })).status).toBe(304);
    const name = `etag-${randomUUID().slice(0, 8)}`;
    await api.call('PATCH', '/v1/account', { token: black.token, json: { name } });
    await api.call('PATCH', '/v1/account', { token: black.token, json: { name, acceptsInvites: false } });
    const renamed = await api.get(`/v1/games/${id}`, { 'If-None-Match': first });
    expect([renamed.status, renamed.headers.get('ETag')]).toEqual([200, '"3.1"']);
    const played = await move(id, white, 'd6', { 'If-Match': first });
    expect([played.status, played.headers.get('ETag')]).toEqual([201, '"4.1"']);
    expect(played.body).toMatchObject({ game: { seats: { black: { name } } } });
    const again = await move(id, white, 'd6', { 'If-Match': first });
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expectProblem(await move(id, black, 'f4', { 'If-Match': '"3.7"' }), 'version-mismatch');
    const past = await api.get(`/v1/games/${id}?version=3`);
    expect(past.headers.get('ETag')).toBe('"3"');
    expect(past.body).toMatchObject({ seats: { white: { kind: 'account', accountId: white.id, name: null } } });
  });
});

describe('the lists', () => {
  const page = async (path: string, token?: string) =>
    GamePageSchema.parse((await api.call('GET', path, token === undefined ? {} : { token })).body);

  test('of one’s own games tell where one has the move', async () => {
    const [me, other] = await accounts();
    const { game: first } = await newGame(me, invite(other));
    await join(first.id, other);
    const back = { seats: { white: { kind: 'invite', accountId: me.id }, black: { kind: 'me' } } };
    const { game: second } = await newGame(other, back);
    const own = '/v1/account/games';
    expect((await page(own, me.token)).data.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await page(`${own}?status=open`, me.token)).data.map(({ id }) => id)).toEqual([second.id]);
    expect((await page(`${own}?turn=mine`, me.token)).data.map(({ id }) => id)).toEqual([first.id]);
    expect((await page(`${own}?turn=mine`, other.token)).data).toEqual([]);
    await move(first.id, me, 'd6');
    expect((await page(`${own}?turn=mine`, me.token)).data).toEqual([]);
    expect((await page(`${own}?turn=mine`, other.token)).data.map(({ id }) => id)).toEqual([first.id]);
    const limited = await page(`${own}?limit=1`, me.token);
    expect((await page(`${own}?limit=1&cursor=${limited.next}`, me.token)).data.map(({ id }) => id)).toEqual([
      first.id,
    ]);
    expectProblem(
      await api.call('GET', `${own}?turn=mine&cursor=${limited.next}`, { token: me.token }),
      'validation-failed',
    );
  });

  test('of an account show what is public, and count what was played', async () => {
    const { id, white, black } = await playing({ visibility: 'public', rules: 'six' });
    await playing();
    const hidden = await newGame(white, invite(black));
    const list = `/v1/accounts/${white.id}/games`;
    expect((await page(list)).data.map((game) => game.id)).toEqual([id]);
    expect((await page(`${list}?preset=six&status=active`)).data).toHaveLength(1);
    expect((await page(`${list}?preset=lasker`)).data).toEqual([]);
    await api.post(`/v1/games/${id}/resign`, {}, { token: white.token });
    await api.post(`/v1/games/${hidden.game.id}/abort`, {}, { token: white.token });
    expect((await page(`${list}?status=finished`)).data.map((game) => game.id)).toEqual([id]);
    const counts = async (account: Account) =>
      AccountSchema.parse((await api.get(`/v1/accounts/${account.id}`)).body).games;
    expect(await counts(white)).toEqual({ played: 1, won: 0, drawn: 0, lost: 1 });
    expect(await counts(black)).toEqual({ played: 1, won: 1, drawn: 0, lost: 0 });
    expectProblem(await api.get('/v1/accounts/acct_01h2xcejqtf2nbrexx3vqjhp41/games'), 'not-found');
  });
});
