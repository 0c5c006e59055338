/**
 * The seek store on Postgres. A seek is placed in a short transaction that holds
 * the row of its pool, so that in a pool one comes after the other: each sees
 * what the one before it left, and no two wait for each other in a circle. Those
 * of one process stand in line for it here, not with a connection in hand.
 */
import { createHash } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Seek } from '../accounts/seek.ts';
import { fittingWishes, poolOf } from '../accounts/seek.ts';
import type { Match, Placed, SeekStore } from '../accounts/seek-store.ts';
import type { Asker } from '../game/admission.ts';
import { type RequestKey, StoreUnavailable } from '../game/event-store.ts';
import { insertGame, isTokenOf, lives } from './account-games.ts';
import { accounts, accountTokens } from './account-schema.ts';
import { answerValues, formatSeekAnswer, lookUp } from './answer-codec.ts';
import { keepAnswer, keptAnswer } from './answer-statements.ts';
import type { Turn } from './availability.ts';
import { askOf, type Database } from './client.ts';
import { createLines } from './lines.ts';
import { type SeekRow, seekPools, seeks } from './seek-schema.ts';
import { storedRules } from './stored-rules.ts';
import { storedClock } from './stored-terms.ts';

/** How often a placement begins anew because the seek that fitted was cancelled meanwhile. */
const ATTEMPTS = 8;

/** Undoes the transaction, which is to begin anew. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

export function createSeekStore(db: Database): SeekStore {
  const ask = askOf(db);
  const inLine = createLines();
  return {
    place(asker, seek, key, match) {
      const attempt = (turn: Turn) =>
        db.transaction(async (tx) => {
          const placed = await place(tx, asker, seek, key, match);
          turn.assertAwaited();
          return placed;
        });
      return inLine(hashOf(seek), async () => {
        for (let tries = 0; tries < ATTEMPTS; tries++) {
          try {
            return await ask(attempt);
          } catch (error) {
            if (!(error instanceof Overtaken)) throw error;
          }
        }
        throw new StoreUnavailable(`gave up after ${ATTEMPTS} lost races`);
      });
    },

    async find(asker, id) {
      return ask(() =>
        db.transaction(async (tx) => ((await lives(tx, asker)) ? findOwn(tx, asker, id) : 'unauthenticated')),
      );
    },

    async cancel(asker, id) {
      return ask(() =>
        db.transaction(async (tx) => {
          if (!(await lives(tx, asker))) return 'unauthenticated';
          const isWaiting = and(isOwn(asker, id), eq(seeks.status, 'waiting'), gt(seeks.expiresAt, asker.at));
          await tx.update(seeks).set({ status: 'cancelled' }).where(isWaiting);
          return findOwn(tx, asker, id);
        }),
      );
    },

    async listWaiting(now, before, limit) {
      const isListed = and(
        // Said in the statement itself, so that the server takes the index of those that wait.
        sql`${seeks.status} = 'waiting'`,
        gt(seeks.expiresAt, now),
        before === null ? undefined : lt(seeks.id, before),
      );
      const rows = await ask(() => db.select().from(seeks).where(isListed).orderBy(desc(seeks.id)).limit(limit));
      return rows.map(parseSeek);
    },

    async forget(madeBefore) {
      await ask(() => db.delete(seeks).where(lt(seeks.createdAt, madeBefore)));
    },
  };
}

async function place(
  tx: Database,
  asker: Asker,
  seek: Seek,
  key: RequestKey | null,
  match: (waiting: Seek) => Match,
): Promise<Placed> {
  const pool = hashOf(seek);
  await lock(tx, pool);
  const known = key === null ? null : await repeated(tx, asker, key);
  const fitting = tx
    .select()
    .from(seeks)
    .where(and(isWaiting(pool, asker.at), or(isSame(seek), fits(seek))))
    .orderBy(desc(eq(seeks.accountId, seek.accountId)), asc(seeks.id))
    .limit(1)
    .as('found');
  // Whether the token is live is told along: who holds the pool keeps others waiting, and each round trip counts.
  // The account's deletion comes before, or after, and then cancels this seek.
  const [live] = await tx
    .select({ row: fitting._.selectedFields })
    .from(accountTokens)
    .innerJoin(accounts, and(eq(accounts.id, accountTokens.accountId), isNull(accounts.deletedAt)))
    .leftJoinLateral(fitting, sql`true`)
    .where(isTokenOf(asker))
    .for('key share', { of: accounts });
  if (live === undefined) return { outcome: 'unauthenticated' };
  if (known !== null) return known;
  const found = live.row === null ? null : parseSeek(live.row);
  if (found?.accountId === seek.accountId) {
    await keep(tx, key, seek, found);
    return { outcome: 'known', seek: found, isRepeat: false };
  }
  await keep(tx, key, seek, seek);
  if (found !== null) return pair(tx, asker, seek, found, match(found));
  await tx.insert(seeks).values(rowOf(seek, pool));
  return { outcome: 'waiting', seek };
}

async function pair(tx: Database, asker: Asker, seek: Seek, waiting: Seek, { game, color }: Match): Promise<Placed> {
  const pool = hashOf(seek);
  const gameId = game.state.id;
  const matched: Seek = { ...seek, status: 'matched', gameId, color };
  const other = color === 'white' ? 'black' : 'white';
  const isThere = and(eq(seeks.pool, pool), eq(seeks.id, waiting.id), eq(seeks.status, 'waiting'));
  const taken = tx.update(seeks).set({ status: 'matched', gameId, color: other }).where(isThere);
  // Sent one behind the other, and awaited together.
  const [rows, isCreated] = await Promise.all([
    taken.returning({ id: seeks.id }),
    insertGame(tx, game, asker),
    tx.insert(seeks).values(rowOf(matched, pool)),
  ]);
  if (rows.length === 0 || !isCreated) throw new Overtaken('the seek was cancelled meanwhile');
  return { outcome: 'matched', seek: matched, with: waiting.id, game };
}

/** Holds the pool until the transaction is over. */
async function lock(tx: Database, pool: string): Promise<void> {
  const held = () => tx.select().from(seekPools).where(eq(seekPools.pool, pool)).for('update');
  if ((await held()).length > 0) return;
  await tx.insert(seekPools).values({ pool }).onConflictDoNothing();
  await held();
}

/** The answer that is kept under the key; null where none is. */
async function repeated(tx: Database, asker: Asker, key: RequestKey): Promise<Placed | null> {
  const [kept] = await tx.select().from(keptAnswer(tx)).prepare('kept_seek').execute(lookUp(key));
  if (kept === undefined) return null;
  const isRepeat = kept.fingerprint === key.fingerprint;
  const seek = isRepeat && kept.seekId !== null ? await findOwn(tx, asker, kept.seekId) : null;
  return seek === null ? { outcome: 'key-reused' } : { outcome: 'known', seek, isRepeat: true };
}

/** Keeps the answer, `answered`, under the key of the request that asked for `seek`. */
async function keep(tx: Database, key: RequestKey | null, seek: Seek, answered: Seek): Promise<void> {
  if (key === null) return;
  const taken = keepAnswer(tx, sql`(values (1)) as request`);
  const values = answerValues(key, formatSeekAnswer(key, seek.accountId, answered.id, seek.createdAt));
  const [row] = await tx.with(taken).select({ taken: count() }).from(taken).prepare('keep_seek').execute(values);
  if (row?.taken !== key.macs.length) throw new Overtaken('another request has the key');
}

async function findOwn(tx: Database, asker: Asker, id: Seek['id']): Promise<Seek | null> {
  const [row] = await tx.select().from(seeks).where(isOwn(asker, id));
  return row === undefined ? null : parseSeek(row);
}

const isOwn = ({ claim }: Asker, id: Seek['id']) => and(eq(seeks.accountId, claim.accountId), eq(seeks.id, id));

const isWaiting = (pool: string, now: number) =>
  and(eq(seeks.pool, pool), sql`${seeks.status} = 'waiting'`, gt(seeks.expiresAt, now));

const isSame = ({ accountId, wish }: Seek) => and(eq(seeks.accountId, accountId), eq(seeks.wish, wish));

const fits = ({ accountId, wish }: Seek) =>
  and(ne(seeks.accountId, accountId), inArray(seeks.wish, [...fittingWishes(wish)]));

function hashOf(seek: Seek): string {
  return createHash('sha256').update(poolOf(seek)).digest('hex');
}

function rowOf({ status, ...seek }: Seek, pool: string): typeof seeks.$inferInsert {
  if (status === 'expired') throw new Error('an expired seek is one that still waits');
  return { ...seek, status, pool };
}

function parseSeek({ pool: _, rules, clock, ...seek }: SeekRow): Seek {
  return { ...seek, rules: storedRules.parse(rules), clock: storedClock.parse(clock) };
}
