/** Secrets: what they sign, and that they can be changed without locking anybody out. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT_IDS, GAME_IDS, newGameId, TOKEN_IDS } from '../../src/game/id.ts';
import { formatAccountToken, parseAccountToken } from '../../src/http/account-token.ts';
import { formatCursor, parseCursor } from '../../src/http/cursor.ts';
import { formatJoinCode, isJoinCode } from '../../src/http/join-code.ts';
import { createKeyring } from '../../src/http/keyring.ts';
import { CreatedAccountSchema } from '../../src/http/schemas/account.ts';
import { CreatedGameSchema, GamePageSchema, RenewedTokenSchema } from '../../src/http/schemas/game.ts';
import { formatSeatToken, parseSeatToken } from '../../src/http/seat-token.ts';
import { accounts, accountTokens } from '../../src/store/account-schema.ts';
import { games, keptAnswers } from '../../src/store/schema.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { openTestApp, SECRET, type TestApp } from '../support/app.ts';

const OLD = SECRET;
const NEW = 'another secret for later on';
const id = newGameId(Date.UTC(2026, 10, 30), Buffer.alloc(10, 7));
const otherId = newGameId(Date.UTC(2026, 10, 30), Buffer.alloc(10, 8));

const before = createKeyring(OLD);
const during = createKeyring(`${NEW}, ${OLD}`);
const after = createKeyring(NEW);

describe('a keyring', () => {
  test('knows its keys by ids that follow from the secrets', () => {
    expect(during.keyIds).toEqual([...after.keyIds, ...before.keyIds]);
    expect(before.keyIds[0]).toMatch(/^[0-9a-f]{8}$/);
    expect(before.mac(after.keyIds[0], 'seat', 'x')).toBeNull();
  });

  test('makes other MACs for other purposes', () => {
    const macs = (['seat', 'account', 'join', 'request', 'cursor'] as const).map((context) =>
      Buffer.from(before.mac(before.keyIds[0], context, 'x') ?? []).toString('hex'),
    );
    expect(new Set(macs).size).toBe(5);
    expect(macs.every((mac) => mac.length === 64)).toBe(true);
  });

  test.each(['', 'short', `${OLD},short`, `${OLD},`])('refuses the setting %j', (setting) => {
    expect(() => createKeyring(setting)).toThrow(RangeError);
  });
});

describe('tokens of seats', () => {
  const claim = { gameId: id, color: 'black', generation: 4_294_967_295 } as const;

  test('carry their claim', () => {
    const token = formatSeatToken(before, claim);
    expect(token).toMatch(/^seat_[A-Za-z0-9_-]{60}$/);
    expect(parseSeatToken(before, token)).toEqual(claim);
  });

  test('are verified under every secret and signed under the first', () => {
    expect(parseSeatToken(during, formatSeatToken(before, claim))).toEqual(claim);
    expect(parseSeatToken(after, formatSeatToken(during, claim))).toEqual(claim);
    expect(parseSeatToken(after, formatSeatToken(before, claim))).toBeNull();
    expect(formatSeatToken(during, claim, before.keyIds[0])).toBe(formatSeatToken(before, claim));
  });

  test('have one spelling', () => {
    const token = formatSeatToken(before, claim);
    for (const other of [`${token}=`, `${token} `, token.toUpperCase(), token.replace('seat_', 'SEAT_'), `${token}A`]) {
      expect(parseSeatToken(before, other)).toBeNull();
    }
  });
});

describe('tokens of accounts', () => {
  const claim = {
    accountId: ACCOUNT_IDS.create(Date.UTC(2026, 10, 30), Buffer.alloc(10, 7)),
    tokenId: TOKEN_IDS.create(Date.UTC(2026, 10, 30), Buffer.alloc(10, 9)),
  };

  test('carry their claim, and tell neither id in clear', () => {
    const token = formatAccountToken(before, claim);
    expect(token).toMatch(/^tok_[A-Za-z0-9_-]{76}$/);
    expect(parseAccountToken(before, token)).toEqual(claim);
    expect(parseAccountToken(before, claim.tokenId)).toBeNull();
    expect(parseSeatToken(before, token)).toBeNull();
    expect(
      parseAccountToken(before, formatSeatToken(before, { gameId: id, color: 'white', generation: 1 })),
    ).toBeNull();
  });

  test('are verified under every secret and signed under the first', () => {
    expect(parseAccountToken(during, formatAccountToken(before, claim))).toEqual(claim);
    expect(parseAccountToken(after, formatAccountToken(during, claim))).toEqual(claim);
    expect(parseAccountToken(after, formatAccountToken(before, claim))).toBeNull();
  });

  test('are good as they are or not at all', () => {
    const token = formatAccountToken(before, claim);
    for (let at = 'tok_'.length; at < token.length; at++) {
      const other = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(parseAccountToken(before, other)).toBeNull();
    }
    for (const other of [`${token}=`, `${token} `, token.replace('tok_', 'TOK_'), `${token}A`]) {
      expect(parseAccountToken(before, other)).toBeNull();
    }
  });
});

describe('join codes', () => {
  test('belong to one game, under every secret, in any case', () => {
    const code = formatJoinCode(before, id);
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    expect([isJoinCode(during, id, code), isJoinCode(during, id, code.toUpperCase())]).toEqual([true, true]);
    expect([isJoinCode(after, id, code), isJoinCode(before, otherId, code)]).toEqual([false, false]);
    // The Kelvin sign's lower-case form is a k.
    const misspelt = ['', `${code}0`, code.slice(1), 'ﬀ', code.replace(/./, '\u212a'), code.replaceAll('k', '\u212a')];
    expect(misspelt.filter((text) => text !== code && isJoinCode(before, id, text))).toEqual([]);
  });
});

describe('cursors', () => {
  test('belong to the filters that they were made for', () => {
    const cursor = formatCursor(before, 'filters', id);
    expect(parseCursor(during, 'filters', cursor, GAME_IDS)).toBe(id);
    expect(parseCursor(before, 'others', cursor, GAME_IDS)).toBeNull();
    expect(parseCursor(after, 'filters', cursor, GAME_IDS)).toBeNull();
    expect(parseCursor(before, 'filters', `${cursor.slice(0, -1)}_`, GAME_IDS)).toBeNull();
    expect(parseCursor(before, 'filters', '', GAME_IDS)).toBeNull();
  });
});

describe('while secrets change', () => {
  let app: TestApp;
  let old: Api;
  let rotating: Api;
  let rotated: Api;
  beforeAll(async () => {
    app = await openTestApp();
    old = createApi(app.send);
    rotating = createApi(app.sendWith({ keyring: during }));
    rotated = createApi(app.sendWith({ keyring: after }));
  });
  afterAll(() => app.close());

  const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });

  test('old tokens and join codes still open their seats', async () => {
    const { game, white, joinCode } = await old.newGame({ seats: { black: { kind: 'open' } } });
    expect((await rotating.post(`/v1/games/${game.id}/join`, { joinCode })).status).toBe(200);
    await rotating.play(game.id, white, 'd6');
    expectProblem(await rotated.post(`/v1/games/${game.id}/resign`, {}, { token: white }), 'unauthenticated');
  });

  test('a repeat gives the very tokens and code of the first answer', async () => {
    const key = randomUUID();
    const wish = { seats: { black: { kind: 'open' } } };
    const first = await old.post('/v1/games', wish, withKey(key));
    const again = await rotating.post('/v1/games', wish, withKey(key));
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    const { game, tokens, joinCode } = CreatedGameSchema.parse(first.body);

    const joinKey = randomUUID();
    const join = (api: Api) => api.post(`/v1/games/${game.id}/join`, { joinCode }, withKey(joinKey));
    const joined = await join(old);
    expect((await join(rotating)).body).toEqual(joined.body);

    const tokenKey = randomUUID();
    const renew = async (api: Api) =>
      RenewedTokenSchema.parse(
        (await api.call('POST', `/v1/games/${game.id}/token`, { token: tokens.white ?? '', ...withKey(tokenKey) }))
          .body,
      );
    const renewed = await renew(old);
    expect(await renew(rotating)).toEqual(renewed);
  });

  test('a repeat gives the very token of an account, which still acts', async () => {
    const key = randomUUID();
    const create = (api: Api) => api.post('/v1/accounts', { name: 'Rotating', kind: 'bot' }, withKey(key));
    const first = CreatedAccountSchema.parse((await create(old)).body);
    expect((await create(rotating)).body).toEqual(first);
    expect((await rotating.call('GET', '/v1/account', { token: first.token })).status).toBe(200);
    expectProblem(await rotated.call('GET', '/v1/account', { token: first.token }), 'unauthenticated');

    const tokenKey = randomUUID();
    const add = (api: Api) => api.post('/v1/account/tokens', {}, { token: first.token, ...withKey(tokenKey) });
    const added = await add(old);
    expect((await add(rotating)).body).toEqual(added.body);
  });

  test('a repeat of what the new secret signed is found by a process that has the old one first', async () => {
    const key = randomUUID();
    const first = await rotating.post('/v1/games', {}, withKey(key));
    const reversed = createApi(app.sendWith({ keyring: createKeyring(`${OLD},${NEW}`) }));
    expect((await reversed.post('/v1/games', {}, withKey(key))).body).toEqual(first.body);
  });

  test('lists go on', async () => {
    for (let game = 0; game < 3; game++) await old.newGame({ visibility: 'public', rules: 'finnish' });
    const path = '/v1/games?preset=finnish&limit=2';
    const { next } = GamePageSchema.parse((await old.get(path)).body);
    expect(GamePageSchema.parse((await rotating.get(`${path}&cursor=${next}`)).body).data).toHaveLength(1);
  });
});

test('keys and tokens are in no row of the database', async () => {
  const app = await openTestApp();
  const { token } = await createApi(app.send).newAccount('Anni');
  const key = randomUUID();
  const wish = { seats: { white: { name: 'Anna' }, black: { kind: 'open' } } };
  const answer = await createApi(app.send).post('/v1/games', wish, { headers: { 'Idempotency-Key': key } });
  const { tokens, joinCode = '' } = CreatedGameSchema.parse(answer.body);
  const tables = [games, keptAnswers, accounts, accountTokens];
  const rows = (await Promise.all(tables.map((table) => app.db.select().from(table)))).flat();
  expect(rows).toHaveLength(4);
  const stored = JSON.stringify(rows);
  expect(stored).toContain('Anna');
  for (const secret of [key, tokens.white ?? '', joinCode, token, SECRET]) expect(stored).not.toContain(secret);
  await app.close();
});
