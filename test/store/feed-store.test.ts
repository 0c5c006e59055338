/** Feeds of accounts: numbered without gaps, by however many at once, and nothing in them is lost. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountStore } from '../../src/accounts/account-store.ts';
import { FEED_KEPT_MS, type FeedStore, type NumberedEntry } from '../../src/accounts/feed-store.ts';
import type { Asker } from '../../src/game/admission.ts';
import { createGame } from '../../src/game/create-game.ts';
import type { EventStore } from '../../src/game/event-store.ts';
import { handle } from '../../src/game/handle.ts';
import { ACCOUNT_IDS, type AccountId, type GameId, TOKEN_IDS } from '../../src/game/id.ts';
import { ok } from '../../src/result.ts';
import { accountEvents, accounts as accountRows } from '../../src/store/account-schema.ts';
import { createAccountStore } from '../../src/store/postgres-account-store.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { createFeedStore } from '../../src/store/postgres-feed-store.ts';
import { countRoundTrips } from '../../src/store/round-trips.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { START } from '../support/decider.ts';
import { unwrap } from '../support/given.ts';
import { createMatch } from '../support/match.ts';

let database: TestDatabase;
let accounts: AccountStore;
let feeds: FeedStore;
let store: EventStore;
let match: ReturnType<typeof createMatch>;
beforeAll(async () => {
  database = await openTestDatabase({ max: 20 });
  accounts = createAccountStore(database.db);
  feeds = createFeedStore(database.db);
  store = createEventStore(database.db);
  match = createMatch(store);
});
afterAll(() => database.close());

async function newAsker(): Promise<Asker> {
  const id = ACCOUNT_IDS.create(START, randomBytes(10));
  const tokenId = TOKEN_IDS.create(START, randomBytes(10));
  const account = { id, name: id.slice(5, 31), kind: 'bot', acceptsInvites: true, createdAt: START } as const;
  await accounts.create(account, { id: tokenId, label: null, createdAt: START, lastUsedAt: null }, null);
  return { claim: { accountId: id, tokenId }, at: START };
}

const nobody = { name: null, generation: 0 };
const held = (accountId: AccountId) => ({ kind: 'account', accountId }) as const;

async function newGame(white: Asker, black: Asker): Promise<GameId> {
  const seats = { white: held(white.claim.accountId), black: held(black.claim.accountId) };
  const seating = { white: nobody, black: nobody };
  const command = match.request({ seats });
  const created = await createGame(match.context, match.newId(), command, seating, null);
  return unwrap(created).game.state.id;
}

async function play(id: GameId, asker: Asker, color: 'white' | 'black', move: string): Promise<void> {
  const command = { type: 'play-move', color, move, ply: null, ifVersion: null, offersDraw: false } as const;
  unwrap(await handle(match.context, id, { claim: asker.claim }, () => ok({ command })));
}

const read = async (asker: Asker, after = 0, limit = 500): Promise<readonly NumberedEntry[]> =>
  (await feeds.read(asker, after, limit))?.entries ?? [];
const typesOf = (entries: readonly NumberedEntry[]) => entries.map(({ type }) => type);

test('a game is told to both of its accounts, in the order in which it happened', async () => {
  const [white, black] = [await newAsker(), await newAsker()];
  const id = await newGame(white, black);
  await play(id, white, 'white', 'd6');
  await play(id, black, 'black', 'f4');
  const resign = { type: 'resign', color: 'black' } as const;
  unwrap(await handle(match.context, id, { claim: black.claim }, () => ok({ command: resign })));
  const told = await read(white);
  expect(told.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(typesOf(told)).toEqual(['game.started', 'game.turn', 'game.turn', 'game.finished']);
  expect(told.map(({ data }) => data)).toEqual([
    { gameId: id, color: 'white' },
    { gameId: id, ply: 0 },
    { gameId: id, ply: 2 },
    { gameId: id, winner: 'white', reason: 'resignation' },
  ]);
  expect(typesOf(await read(black))).toEqual(['game.started', 'game.turn', 'game.finished']);
  expect(typesOf(await read(white, 2))).toEqual(['game.turn', 'game.finished']);
  expect(typesOf(await read(white, 1, 1))).toEqual(['game.turn']);
  expect(await read(white, 9)).toEqual([]);
});

test('however many read while games go on, all see the same numbers, without gaps', { timeout: 60_000 }, async () => {
  const asker = await newAsker();
  const others = await Promise.all(Array.from({ length: 12 }, newAsker));
  let isOver = false;
  /** Follows the feed from its beginning, and gives all that it saw. */
  const follow = async () => {
    const seen: NumberedEntry[] = [];
    for (;;) {
      const last = isOver;
      const entries = await read(asker, seen.at(-1)?.seq ?? 0, 5);
      seen.push(...entries);
      if (last && entries.length === 0) return seen;
    }
  };
  const readers = Array.from({ length: 6 }, follow);
  await Promise.all(
    others.map(async (other) => {
      const id = await newGame(asker, other);
      await play(id, asker, 'white', 'd6');
      await play(id, other, 'black', 'f4');
      await play(id, asker, 'white', 'd2');
    }),
  );
  isOver = true;
  const [first, ...rest] = await Promise.all(readers);
  expect(first?.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 * 3 }, (_, index) => index + 1));
  for (const seen of rest) expect(seen).toEqual(first);
  const [row] = await database.db.select().from(accountRows).where(eq(accountRows.id, asker.claim.accountId));
  expect(row?.feedSeq).toBe(12 * 3);
});

describe('what is older than it is kept', () => {
  test('goes, and who has not read it hears so', async () => {
    const [asker, other] = [await newAsker(), await newAsker()];
    await newGame(asker, other);
    expect(await read(asker)).toHaveLength(2);
    match.pass(FEED_KEPT_MS + 1);
    await newGame(asker, other);
    await newGame(other, asker);
    expect(await feeds.prune(match.context.now() - FEED_KEPT_MS, 100)).toBeGreaterThanOrEqual(2);
    const page = await feeds.read(asker, 2, 100);
    expect(page).toMatchObject({ floor: 2, head: 5 });
    expect(page?.entries.map(({ seq }) => seq)).toEqual([3, 4, 5]);
    // The other one had never read anything.
    expect(await feeds.read(other, 0, 100)).toMatchObject({ floor: 1 });
    expect(await feeds.prune(match.context.now() - FEED_KEPT_MS, 100)).toBe(0);
  });
});

test('a dead token reads nothing', async () => {
  const asker = await newAsker();
  await accounts.deleteToken(asker, asker.claim.tokenId);
  expect(await feeds.read(asker, 0, 10)).toBeNull();
});

test('a feed without news is one round trip, and a move of an account two, as any other', async () => {
  const [white, black] = [await newAsker(), await newAsker()];
  const id = await newGame(white, black);
  await read(white);
  expect((await countRoundTrips(() => feeds.read(white, 0, 100))).roundTrips).toBe(1);
  expect((await countRoundTrips(() => play(id, white, 'white', 'd6'))).roundTrips).toBe(2);
  expect(await database.db.$count(accountEvents, eq(accountEvents.accountId, black.claim.accountId))).toBe(2);
});
