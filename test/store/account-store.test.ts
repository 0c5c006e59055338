/** Accounts, their names and tokens, as the store keeps them. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account, AccountToken } from '../../src/accounts/account.ts';
import type { AccountStore } from '../../src/accounts/account-store.ts';
import type { Asker } from '../../src/game/admission.ts';
import type { RequestKey } from '../../src/game/event-store.ts';
import { ACCOUNT_IDS, TOKEN_IDS } from '../../src/game/id.ts';
import { accountNames, accounts, accountTokens } from '../../src/store/account-schema.ts';
import { createAccountStore } from '../../src/store/postgres-account-store.ts';
import { countRoundTrips } from '../../src/store/round-trips.ts';
import { keptAnswers } from '../../src/store/schema.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { HOUR_MS, START } from '../support/decider.ts';
import { keyOf } from '../support/match.ts';

let database: TestDatabase;
let store: AccountStore;
beforeAll(async () => {
  database = await openTestDatabase({ max: 20 });
  store = createAccountStore(database.db);
});
afterAll(() => database.close());

const NO_GAMES = { played: 0, won: 0, drawn: 0, lost: 0 };
const AT_ONCE = 20;

const accountOf = (name: string): Account => ({
  id: ACCOUNT_IDS.create(START, randomBytes(10)),
  name,
  kind: 'bot',
  acceptsInvites: true,
  createdAt: START,
});
const newToken = (label: string | null = null): AccountToken => ({
  id: TOKEN_IDS.create(START, randomBytes(10)),
  label,
  createdAt: START,
  lastUsedAt: null,
});
const key = (name: string, content?: string, older?: readonly string[]): RequestKey =>
  keyOf(START, name, content, older);

async function newCaller(name: string, at = START): Promise<Asker & { readonly account: Account }> {
  const account = accountOf(name);
  const token = newToken();
  expect(await store.create(account, token, null)).toBe('created');
  return { account, claim: { accountId: account.id, tokenId: token.id }, at };
}

const all = async <Value>(run: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => run(index)));

describe('a new account', () => {
  test('is found by its id, by its name in any case, and by its token', async () => {
    const caller = await newCaller('Aino');
    const shown = { ...caller.account, games: NO_GAMES };
    expect(await store.find(caller.account.id)).toEqual(shown);
    expect(await store.findByName('aINO')).toEqual(shown);
    expect(await store.findOwn(caller)).toEqual(shown);
    expect(await store.findByName('Ain')).toBeNull();
    expect(await store.find(accountOf('nobody').id)).toBeNull();
  });

  test('has a name of its own, whatever its case, and leaves nothing where it has not', async () => {
    await newCaller('Eero');
    const second = accountOf('EERO');
    expect(await store.create(second, newToken(), null)).toBe('refused');
    expect(await store.find(second.id)).toBeNull();
    expect(await database.db.$count(accountNames)).toBe(await database.db.$count(accounts));
  });

  test('of twenty at once with one name is one', async () => {
    const outcomes = await all(() => store.create(accountOf('Highlander'), newToken(), null));
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
  });

  test('comes to be once a key, however often it is asked for at once', async () => {
    const outcomes = await all(() => store.create(accountOf('Once'), newToken(), key('once')));
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    const kept = await store.findAnswered(key('once'));
    expect(kept?.accountId).toBe((await store.findByName('once'))?.id);
  });

  test('of twenty names at once under one key is one, and the other names stay free', async () => {
    const outcomes = await all((index) => store.create(accountOf(`free-${index}`), newToken(), key('names')));
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    for (const [index, outcome] of outcomes.entries()) {
      const again = await store.create(accountOf(`free-${index}`), newToken(), null);
      expect(again).toBe(outcome === 'created' ? 'refused' : 'created');
    }
  });

  test('is not made twice by processes that have the secrets in another order, nor by one that has one more', async () => {
    const orders = [
      key('ab 1', 'same', ['ab 2']),
      key('ab 2', 'same', ['ab 1']),
      key('ab 2', 'same'),
      key('ab 3', 'same', ['ab 2']),
    ];
    const outcomes = await all((index) =>
      store.create(accountOf(`order-${index}`), newToken(), orders[index % orders.length] ?? key('')),
    );
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    const found = await Promise.all(orders.map((order) => store.findAnswered(order)));
    expect(new Set(found.map((answer) => answer?.accountId)).size).toBe(1);
  });
});

describe('a change', () => {
  test('of the name keeps the old one from everybody else', async () => {
    const caller = await newCaller('Before');
    expect(await store.change(caller, { name: 'After' })).toMatchObject({ name: 'After', acceptsInvites: true });
    expect(await store.findByName('before')).toBeNull();
    expect(await store.create(accountOf('before'), newToken(), null)).toBe('refused');
    const other = await newCaller('Other');
    expect(await store.change(other, { name: 'BEFORE' })).toBe('name-taken');
    expect(await store.findOwn(other)).toMatchObject({ name: 'Other' });
    expect(await store.change(caller, { name: 'BEFORE' })).toMatchObject({ name: 'BEFORE' });
  });

  test('of nothing changes nothing', async () => {
    const caller = await newCaller('Same');
    expect(await store.change(caller, { acceptsInvites: false })).toMatchObject({
      name: 'Same',
      acceptsInvites: false,
    });
    expect(await store.change(caller, {})).toMatchObject({ name: 'Same', acceptsInvites: false });
  });

  test('to one name by twenty at once is made by one', async () => {
    const callers = await all((index) => newCaller(`wants-${index}`));
    const outcomes = await Promise.all(callers.map((caller) => store.change(caller, { name: 'Wanted' })));
    expect(outcomes.filter((outcome) => outcome !== 'name-taken')).toHaveLength(1);
  });
});

describe('tokens', () => {
  test('are listed in their order, with the day of their last use', async () => {
    const caller = await newCaller('Tokens', START + 5 * HOUR_MS);
    const day = START - (START % (24 * HOUR_MS));
    const second = newToken('second');
    expect(await store.addToken(caller, second, null)).toBe('added');
    expect(await store.listTokens(caller)).toHaveLength(2);
    const listed = await store.listTokens(caller);
    expect(listed?.find(({ id }) => id === caller.claim.tokenId)?.lastUsedAt).toBe(day);
    expect(listed?.find(({ id }) => id === second.id)).toEqual(second);
  });

  test('act until they are deleted, and the account lives on', async () => {
    const caller = await newCaller('Deleting');
    const second = newToken();
    await store.addToken(caller, second, null);
    const other = { ...caller, claim: { ...caller.claim, tokenId: second.id } };
    expect(await store.deleteToken(other, caller.claim.tokenId)).toBe('deleted');
    expect(await store.deleteToken(other, caller.claim.tokenId)).toBe('not-found');
    expect(await store.findOwn(caller)).toBeNull();
    expect(await store.listTokens(caller)).toBeNull();
    expect(await store.change(caller, { name: 'Gone' })).toBeNull();
    expect(await store.addToken(caller, newToken(), null)).toBeNull();
    expect(await store.addToken(caller, newToken(), key('dead'))).toBeNull();
    expect(await store.deleteToken(caller, second.id)).toBeNull();
    expect(await store.findOwn(other)).toMatchObject({ name: 'Deleting' });
    expect(await store.create(accountOf('gone'), newToken(), null)).toBe('created');
  });

  test('of one account mean nothing to another', async () => {
    const caller = await newCaller('Mine');
    const stranger = await newCaller('Yours');
    const crossed = { ...caller, claim: { ...caller.claim, tokenId: stranger.claim.tokenId } };
    expect(await store.findOwn(crossed)).toBeNull();
    expect(await store.deleteToken(caller, stranger.claim.tokenId)).toBe('not-found');
  });

  test('come to be once a key', async () => {
    const caller = await newCaller('Keyed');
    const outcomes = await all(() => store.addToken(caller, newToken('keyed'), key('token')));
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
    expect(await store.listTokens(caller)).toHaveLength(2);
  });
});

test('each is one round trip', async () => {
  const caller = await newCaller('Counted');
  const runs: readonly (() => Promise<unknown>)[] = [
    () => store.create(accountOf('one-trip'), newToken(), key('trip')),
    () => store.find(caller.account.id),
    () => store.findByName('Counted'),
    () => store.findOwn(caller),
    () => store.findAnswered(key('trip')),
    () => store.change(caller, { name: 'Counted2' }),
    () => store.listTokens(caller),
    () => store.addToken(caller, newToken(), null),
    () => store.deleteToken(caller, caller.claim.tokenId),
  ];
  for (const run of runs) expect((await countRoundTrips(run)).roundTrips).toBe(1);
});

test('no answer is kept of what did not happen', async () => {
  const kept = await database.db.select().from(keptAnswers);
  const ids = new Set((await database.db.select().from(accounts)).map(({ id }) => id));
  const tokens = new Set((await database.db.select().from(accountTokens)).map(({ id }) => id));
  expect(kept.length).toBeGreaterThan(0);
  for (const { accountId } of kept) expect(ids).toContain(accountId);
  expect(tokens.size).toBeGreaterThan(0);
});
