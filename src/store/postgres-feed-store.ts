/**
 * The feed store on Postgres. What accounts are told is written by the statement
 * that does it, without a number: numbers would make everything that an account
 * has to do with wait for each other. They are given out when somebody reads,
 * under the lock of the account: what is committed by then gets the next ones,
 * and what comes later gets later ones.
 */
import { and, asc, eq, gt, isNull, lt, lte, max, type SQL, sql } from 'drizzle-orm';
import type { FeedPage, FeedStore, NumberedEntry } from '../accounts/feed-store.ts';
import type { FeedType } from '../game/feed.ts';
import type { AccountId } from '../game/id.ts';
import { accountEvents, accounts } from './account-schema.ts';
import { askOf, type Database } from './client.ts';
import { once, placeholder } from './prepared.ts';
import { askerValues, isLive, tokenUse } from './token-use.ts';

export function createFeedStore(db: Database): FeedStore {
  const ask = askOf(db);
  const read = once(() => readStatement(db));
  return {
    async read(asker, after, limit) {
      const look = async (): Promise<(FeedPage & { readonly hasNew: boolean }) | null> => {
        const [row] = await ask(() => read().execute({ after, limit, ...askerValues(asker) }));
        return row ?? null;
      };
      const page = await look();
      if (page === null || !page.hasNew || page.entries.length >= limit) return page;
      const { accountId } = asker.claim;
      await ask(() =>
        db.transaction(async (tx) => {
          await numberEntries(tx, accountId);
        }),
      );
      return look();
    },

    async prune(toldBefore, atMost) {
      const old = lt(accountEvents.at, toldBefore);
      const rows = await ask(() =>
        db.selectDistinct({ id: accountEvents.accountId }).from(accountEvents).where(old).limit(atMost),
      );
      for (const { id } of rows) await ask(() => db.transaction((tx) => pruneFeed(tx, id, old)));
      return rows.length;
    },
  };
}

/** `after`, `limit`, and the asker's token. */
function readStatement(db: Database) {
  const accountId = placeholder(accounts.id, 'accountId');
  const entry = db
    .select()
    .from(accountEvents)
    .where(
      and(eq(accountEvents.accountId, accountId), gt(accountEvents.seq, sql`${sql.placeholder('after')}::integer`)),
    )
    .orderBy(asc(accountEvents.seq))
    .limit(sql.placeholder('limit'))
    .as('entry');
  const entries = db
    .select({
      entries: sql`coalesce(json_agg(json_build_object('seq', ${entry.seq}, 'type', ${entry.type},
        'at', (extract(epoch from ${entry.at}) * 1000)::bigint, 'data', ${entry.data}) order by ${entry.seq}), '[]')`.as(
        'entries',
      ),
    })
    .from(entry);
  const unnumbered = db
    .select({ one: sql`1` })
    .from(accountEvents)
    .where(and(eq(accountEvents.accountId, accountId), isNull(accountEvents.seq)));
  return db
    .with(tokenUse(db))
    .select({
      head: accounts.feedSeq,
      floor: accounts.feedFloor,
      hasNew: sql<boolean>`exists (${unnumbered})`,
      entries: sql<readonly NumberedEntry[]>`(${entries})`,
    })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isLive(db)))
    .prepare('read_feed');
}

/** Of what happened in one moment: the order in which it is told. */
const ORDER: readonly FeedType[] = ['seek.matched', 'game.invited', 'game.started', 'game.turn', 'game.finished'];
const rank = sql`array_position(array[${sql.raw(ORDER.map((type) => `'${type}'`).join(', '))}], ${accountEvents.type})`;

/** Numbers what the account was told since; its row is locked until the transaction is over. */
async function numberEntries(tx: Database, accountId: AccountId): Promise<void> {
  const [account] = await tx
    .select({ head: accounts.feedSeq })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  if (account === undefined) return;
  const isNew = and(eq(accountEvents.accountId, accountId), isNull(accountEvents.seq));
  const fresh = tx.$with('fresh').as(
    tx
      .select({
        source: accountEvents.source,
        sourceSeq: accountEvents.sourceSeq,
        type: accountEvents.type,
        number:
          sql<number>`row_number() over (order by ${accountEvents.at}, ${accountEvents.sourceSeq}, ${rank}, ${accountEvents.source})`.as(
            'number',
          ),
      })
      .from(accountEvents)
      .where(isNew),
  );
  const isFresh = and(
    isNew,
    eq(accountEvents.source, fresh.source),
    eq(accountEvents.sourceSeq, fresh.sourceSeq),
    eq(accountEvents.type, fresh.type),
  );
  const numbered = await tx
    .with(fresh)
    .update(accountEvents)
    .set({ seq: sql`${account.head} + ${fresh.number}` })
    .from(fresh)
    .where(isFresh)
    .returning({ seq: accountEvents.seq });
  await tx
    .update(accounts)
    .set({ feedSeq: account.head + numbered.length })
    .where(eq(accounts.id, accountId));
}

/** Numbers first, so that whoever has not read what goes now hears that it is gone. */
async function pruneFeed(tx: Database, accountId: AccountId, old: SQL): Promise<void> {
  await numberEntries(tx, accountId);
  const isOwn = eq(accountEvents.accountId, accountId);
  const [last] = await tx
    .select({ seq: max(accountEvents.seq) })
    .from(accountEvents)
    .where(and(isOwn, old));
  const floor = last?.seq ?? null;
  if (floor === null) return;
  await tx.delete(accountEvents).where(and(isOwn, lte(accountEvents.seq, floor)));
  await tx.update(accounts).set({ feedFloor: floor }).where(eq(accounts.id, accountId));
}
