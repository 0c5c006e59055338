/** Deleted accounts: what one process leaves undone the sweep makes good. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '../../src/accounts/account.ts';
import { finishLeaving } from '../../src/accounts/leaving.ts';
import type { Asker } from '../../src/game/admission.ts';
import { beginGame } from '../../src/game/begin-game.ts';
import { createGame } from '../../src/game/create-game.ts';
import { ACCOUNT_IDS, TOKEN_IDS } from '../../src/game/id.ts';
import { createAccountStore } from '../../src/store/postgres-account-store.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { createGameQueries } from '../../src/store/queries.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { unwrap } from '../support/given.ts';
import { createMatch } from '../support/match.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** An account, and how to create games in which it plays White. */
async function newLeaver(name: string) {
  const store = createEventStore(database.db);
  const accounts = createAccountStore(database.db);
  const match = createMatch(store);
  const context = {
    ...match.context,
    sleep: async () => {},
    accounts,
    queries: createGameQueries(database.db),
  };
  const at = match.context.now();
  const id = ACCOUNT_IDS.create(at, randomBytes(10));
  const account: Account = { id, name, kind: 'bot', acceptsInvites: true, createdAt: at };
  const token = { id: TOKEN_IDS.create(at, randomBytes(10)), label: null, createdAt: at, lastUsedAt: null };
  await accounts.create(account, token, null);
  const asker: Asker = { claim: { accountId: id, tokenId: token.id }, at };
  const nobody = { name: null, generation: 0 };
  const newGame = async (black: 'open' | 'token') => {
    const seats = { white: { kind: 'account', accountId: id }, black: { kind: black } } as const;
    const seating = { white: nobody, black: { name: null, generation: black === 'token' ? 1 : 0 } };
    return unwrap(await createGame(match.context, match.newId(), match.request({ seats }), seating, null)).game.state
      .id;
  };
  return { store, accounts, match, context, asker, newGame };
}

test('games of an account whose deletion broke off end all the same, those that came a moment later too', async () => {
  const { store, accounts, match, context, asker, newGame } = await newLeaver('Leaver');
  const [active, open] = [await newGame('token'), await newGame('open')];

  // The process falls here.
  expect(await accounts.delete(asker)).toBe(true);
  expect(await accounts.delete(asker)).toBe(false);
  expect(await finishLeaving(context)).toEqual({ ended: 2, failed: [] });
  expect((await store.load(active))?.state.result).toEqual({ winner: 'black', reason: 'resignation' });
  expect((await store.load(open))?.state.result).toEqual({ winner: null, reason: 'aborted' });

  const late = await newGame('token');
  match.pass(61_000);
  expect(await finishLeaving(context)).toEqual({ ended: 1, failed: [] });
  expect((await store.load(late))?.state.status).toBe('finished');
  expect(await accounts.leaving(10)).toHaveLength(1);
  expect(await finishLeaving(context)).toEqual({ ended: 0, failed: [] });
  expect(await accounts.leaving(10)).toEqual([]);
});

test('a game that cannot be ended keeps no other from its end, and is tried again', async () => {
  const { store, accounts, context, asker, newGame } = await newLeaver('Unlucky');
  const [broken, open] = [await newGame('token'), await newGame('open')];
  await accounts.delete(asker);
  const fault = new TypeError('the row cannot be read');
  const load: typeof store.load = async (id, key) => {
    if (id === broken) throw fault;
    return store.load(id, key);
  };
  const swept = await finishLeaving({ ...context, store: { ...store, load } });
  expect(swept).toEqual({ ended: 1, failed: [{ id: broken, error: fault }] });
  expect((await store.load(open))?.state.status).toBe('finished');
  expect(await finishLeaving(context)).toEqual({ ended: 1, failed: [] });
});

test('a token that dies between asking for a rematch and its making makes none', async () => {
  const { store, accounts, match, asker, newGame } = await newLeaver('Rematcher');
  const played = await newGame('token');
  const id = match.newId();
  const { state, log } = unwrap(beginGame(id, match.request({ rematchOf: played }), match.context.now()));
  const nobody = { name: null, generation: 0 };
  const rematch = {
    state,
    seating: { white: nobody, black: nobody },
    records: log.map(({ record }) => record),
    of: played,
    replaces: null,
    keyId: 'k1',
  };
  await accounts.delete(asker);
  expect(await store.as(asker).createRematch(rematch)).toBe('conflict');
  expect(await store.load(id)).toBeNull();
  expect(await store.createRematch(rematch)).toBe('created');
});
