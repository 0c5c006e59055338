/** Seeks: of many at once each becomes one game at most, and those that fit are never left waiting side by side. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountStore } from '../../src/accounts/account-store.ts';
import { COLOR_WISHES, type ColorWish, fittingWishes, type Seek } from '../../src/accounts/seek.ts';
import { type PlacedSeek, placeSeek, type SeekContext } from '../../src/accounts/seeking.ts';
import type { Asker } from '../../src/game/admission.ts';
import type { RequestKey } from '../../src/game/event-store.ts';
import { ACCOUNT_IDS, GAME_IDS, SEEK_IDS, TOKEN_IDS } from '../../src/game/id.ts';
import { accountEvents, accounts as accountTable, accountTokens } from '../../src/store/account-schema.ts';
import { openPostgres } from '../../src/store/client.ts';
import { createAccountStore } from '../../src/store/postgres-account-store.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { createSeekStore } from '../../src/store/postgres-seek-store.ts';
import { games } from '../../src/store/schema.ts';
import { seekPools, seeks } from '../../src/store/seek-schema.ts';
import { verifyLogs } from '../../src/store/verify-log.ts';
import { openTestDatabase, serverUrl, type TestDatabase } from '../support/database.ts';
import { START } from '../support/decider.ts';
import { rulesOf, unwrap } from '../support/given.ts';
import { keyOf } from '../support/match.ts';

let database: TestDatabase;
let accounts: AccountStore;
let context: SeekContext;
beforeAll(async () => {
  database = await openTestDatabase({ max: 20 });
  accounts = createAccountStore(database.db);
  let coins = 0;
  context = {
    now: () => START,
    seeks: createSeekStore(database.db),
    newSeekId: () => SEEK_IDS.create(START, randomBytes(10)),
    newGameId: () => GAME_IDS.create(START, randomBytes(10)),
    coin: () => coins++ % 2 === 0,
    followers: { announce() {}, announceTopic() {} },
  };
});
afterAll(() => database.close());

async function newAsker(at = START): Promise<Asker> {
  const id = ACCOUNT_IDS.create(START, randomBytes(10));
  const tokenId = TOKEN_IDS.create(START, randomBytes(10));
  const account = { id, name: id.slice(5, 31), kind: 'bot', acceptsInvites: true, createdAt: START } as const;
  await accounts.create(account, { id: tokenId, label: null, createdAt: START, lastUsedAt: null }, null);
  return { claim: { accountId: id, tokenId }, at };
}
const newAskers = (count: number) => Promise.all(Array.from({ length: count }, () => newAsker()));

/** A pool that no other test uses: by a number of pieces and of plies. */
let pools = 0;
const newRules = () => rulesOf('standard', { quietMovesDraw: 60 + pools++ });

const place = async (
  asker: Asker,
  rules: Seek['rules'],
  wish: ColorWish = 'random',
  key: RequestKey | null = null,
): Promise<PlacedSeek> => unwrap(await placeSeek(context, asker, { rules, clock: null, wish }, key));

const stored = (rules: Seek['rules']) =>
  database.db
    .select()
    .from(seeks)
    .then((rows) =>
      rows.filter((row) => JSON.stringify(row.rules).includes(`"quietMovesDraw":${rules.quietMovesDraw}`)),
    );

test.runIf(serverUrl !== null)('those who wait for one pool leave the connections to others', async () => {
  const rules = newRules();
  const askers = await newAskers(30);
  await place(askers[0] as Asker, rules);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const other = openPostgres(database.url ?? '', { max: 1 });
  const holding = other.db.transaction(async (tx) => {
    await tx.select().from(seekPools).for('update');
    hold();
    await released;
  });
  await held;
  const placed = askers.map((asker) => place(asker, rules));
  const found = accounts.find((askers[0] as Asker).claim.accountId).then(() => 'found');
  expect(await Promise.race([found, pause(1_000).then(() => 'starved')])).toBe('found');
  release();
  await holding;
  await other.close();
  await Promise.all(placed);
});

test.runIf(serverUrl !== null)('nothing is done for an account that is just being deleted', async () => {
  const asker = await newAsker();
  const { accountId } = asker.claim;
  const token = { id: TOKEN_IDS.create(START, randomBytes(10)), label: null, createdAt: START, lastUsedAt: null };
  const other = openPostgres(database.url ?? '', { max: 1 });
  const meanwhile = await other.db.transaction(async (tx) => {
    await tx.select().from(accountTable).where(eq(accountTable.id, accountId)).for('update');
    const begun = Promise.allSettled([
      placeSeek(context, asker, { rules: newRules(), clock: null, wish: 'white' }, null),
      accounts.change(asker, { name: 'Revenant' }),
      accounts.addToken(asker, token, null),
      accounts.deleteToken(asker, asker.claim.tokenId),
    ]);
    await pause(300);
    await tx
      .update(accountTable)
      .set({ name: null, deletedAt: START, changes: 1 })
      .where(eq(accountTable.id, accountId));
    await tx.delete(accountTokens).where(eq(accountTokens.accountId, accountId));
    return { begun };
  });
  const [sought, ...changes] = await meanwhile.begun;
  await other.close();
  expect(sought).toEqual({ status: 'fulfilled', value: { ok: false, error: { code: 'unauthenticated' } } });
  expect(changes).toEqual(changes.map(() => ({ status: 'fulfilled', value: null })));
});

test('200 accounts that seek at once are all paired, none twice', { timeout: 60_000 }, async () => {
  const rules = newRules();
  const askers = await newAskers(200);
  await Promise.all(askers.map((asker) => place(asker, rules)));
  const rows = await stored(rules);
  expect(rows).toHaveLength(200);
  expect(rows.filter(({ status }) => status === 'matched')).toHaveLength(200);
  const byGame = Map.groupBy(rows, ({ gameId }) => gameId);
  expect(byGame.size).toBe(100);
  for (const [gameId, pair] of byGame) {
    expect(pair.map(({ color }) => color).toSorted()).toEqual(['black', 'white']);
    const [row] = await database.db
      .select()
      .from(games)
      .where(eq(games.id, gameId ?? GAME_IDS.create(0, randomBytes(10))));
    const playing = { white: row?.whiteAccount, black: row?.blackAccount };
    for (const { color, accountId } of pair) expect(playing[color ?? 'white']).toBe(accountId);
    expect(row).toMatchObject({ status: 'active', version: 2, visibility: 'public' });
  }
  const told = await database.db.select().from(accountEvents).where(eq(accountEvents.type, 'seek.matched'));
  expect(new Set(told.map(({ accountId }) => accountId)).size).toBeGreaterThanOrEqual(200);
  const differences: unknown[] = [];
  await verifyLogs(database.db, (difference) => differences.push(difference));
  expect(differences).toEqual([]);
});

test('whatever they wish and whoever asks, each seek is in one game at most, and none that fit are left over', async () => {
  const askers = await newAskers(6);
  const wishes = fc.array(fc.tuple(fc.nat(5), fc.constantFrom(...COLOR_WISHES), fc.boolean()), {
    minLength: 2,
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(wishes, async (list) => {
      const rules = newRules();
      await Promise.all(
        list.map(async ([number, wish, cancels]) => {
          const asker = askers[number];
          if (asker === undefined) throw new Error('nobody');
          const { seek } = await place(asker, rules, wish);
          if (cancels) await context.seeks.cancel(asker, seek.id);
        }),
      );
      const rows = await stored(rules);
      const matched = rows.filter(({ status }) => status === 'matched');
      for (const [, pair] of Map.groupBy(matched, ({ gameId }) => gameId)) {
        expect(pair).toHaveLength(2);
        expect(new Set(pair.map(({ accountId }) => accountId)).size).toBe(2);
        for (const { wish, color } of pair) expect(wish === 'random' || wish === color).toBe(true);
      }
      const waiting = rows.filter(({ status }) => status === 'waiting');
      for (const one of waiting) {
        const fits = waiting.filter(
          (other) => other.accountId !== one.accountId && fittingWishes(one.wish).includes(other.wish),
        );
        expect(fits).toEqual([]);
        const same = waiting.filter((other) => other.accountId === one.accountId && other.wish === one.wish);
        expect(same).toHaveLength(1);
      }
    }),
    { numRuns: 25 },
  );
});

describe('a seek', () => {
  test('waits for somebody else, with the same rules and clock', async () => {
    const rules = newRules();
    const [one, other] = await newAskers(2);
    if (one === undefined || other === undefined) throw new Error('nobody');
    const first = await place(one, rules, 'white');
    expect(first).toMatchObject({ isNew: true, seek: { status: 'waiting', gameId: null, color: null } });
    expect(await place(one, rules, 'black')).toMatchObject({ isNew: true, seek: { status: 'waiting' } });
    const clock = { initialSeconds: 60, incrementSeconds: 0 };
    const timed = unwrap(await placeSeek(context, other, { rules, clock, wish: 'random' }, null));
    expect(timed.seek.status).toBe('waiting');
    expect((await place(other, newRules(), 'random')).seek.status).toBe('waiting');
    expect(await place(other, rules, 'white')).toMatchObject({ seek: { status: 'matched', color: 'white' } });
    expect(await context.seeks.find(one, first.seek.id)).toMatchObject({ status: 'waiting' });
  });

  test('that stood in line begins its game when it is made, not when it was sought', async () => {
    const rules = newRules();
    const [one, other] = await newAskers(2);
    if (one === undefined || other === undefined) throw new Error('nobody');
    await place(one, rules);
    const late = { ...context, now: () => START + 9_000 };
    const { seek } = unwrap(await placeSeek(late, other, { rules, clock: null, wish: 'random' }, null));
    const game = seek.gameId && (await createEventStore(database.db).load(seek.gameId));
    expect(game).toMatchObject({ state: { createdAt: START + 9_000, updatedAt: START + 9_000 } });
  });

  test('is the one that waits where the same is sought again', async () => {
    const rules = newRules();
    const asker = await newAsker();
    const first = await place(asker, rules);
    expect(await place(asker, rules)).toEqual({ seek: first.seek, isNew: false, isRepeat: false });
    expect(await stored(rules)).toHaveLength(1);
  });

  test('is matched no more once its time is over, or it was cancelled', async () => {
    const rules = newRules();
    const one = await newAsker();
    const late = await newAsker(START + 10 * 60 * 1000);
    const { seek } = await place(one, rules);
    expect((await place(late, rules)).seek.status).toBe('waiting');
    const again = await place({ ...one, at: late.at }, rules);
    expect(again.seek).toMatchObject({ status: 'matched' });
    expect(again.seek.id).not.toBe(seek.id);

    const others = newRules();
    const cancelled = await place(one, others);
    expect(await context.seeks.cancel(one, cancelled.seek.id)).toMatchObject({ status: 'cancelled' });
    expect((await place(late, others)).seek.status).toBe('waiting');
    expect(await context.seeks.cancel(late, cancelled.seek.id)).toBeNull();
  });

  test('comes once a key, also once it was matched, and many times at once', async () => {
    const rules = newRules();
    const [one, other] = await newAskers(2);
    if (one === undefined || other === undefined) throw new Error('nobody');
    const key = keyOf(START, 'seek');
    const placed = await Promise.all(Array.from({ length: 12 }, () => place(one, rules, 'random', key)));
    expect(new Set(placed.map(({ seek }) => seek.id)).size).toBe(1);
    expect(placed.filter(({ isNew }) => isNew)).toHaveLength(1);
    await place(other, rules);
    const again = await place(one, rules, 'random', key);
    expect(again).toMatchObject({ isRepeat: true, seek: { id: placed[0]?.seek.id, status: 'matched' } });
    const changed = { rules, clock: null, wish: 'white' } as const;
    const reused = await placeSeek(context, one, changed, keyOf(START, 'seek', 'else'));
    expect(reused).toMatchObject({ ok: false, error: { code: 'idempotency-key-reused' } });
    expect(await database.db.$count(seeks, and(eq(seeks.accountId, one.claim.accountId)))).toBe(1);
  });

  test('is nobody’s whose token is dead', async () => {
    const asker = await newAsker();
    const { seek } = await place(asker, newRules());
    await accounts.deleteToken(asker, asker.claim.tokenId);
    const wish = { rules: newRules(), clock: null, wish: 'random' } as const;
    expect(await placeSeek(context, asker, wish, null)).toMatchObject({ error: { code: 'unauthenticated' } });
    expect(await context.seeks.find(asker, seek.id)).toBe('unauthenticated');
    expect(await context.seeks.cancel(asker, seek.id)).toBe('unauthenticated');
  });
});
