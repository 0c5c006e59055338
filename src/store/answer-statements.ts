/**
 * How an answer is kept under its request's key, as part of the statement that
 * does what it answers: under the MACs of every secret in use, so that processes
 * whose secrets are in another order know each other's answers. It takes all of
 * the MACs or none. They are taken in one order by everybody, so that two that
 * share some wait for each other and never in a circle.
 */
import { and, desc, getTableColumns, gte, lt, notExists, type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { Database } from './client.ts';
import { placeholder, placeholders } from './prepared.ts';
import { keptAnswers } from './schema.ts';

/** An array as Postgres writes it, since a driver would have to ask the server about array types. */
const macs = sql`${sql.placeholder('macs')}::text::bytea[]`;

/** Answers kept at `keptSince` or later under one of `macs`. */
export const isKept: SQL | undefined = and(
  sql`${keptAnswers.mac} = any(${macs})`,
  gte(keptAnswers.createdAt, placeholder(keptAnswers.createdAt, 'keptSince')),
);

/** What is kept under a key; of several secrets' answers the newest. */
export function keptAnswer(db: Database, condition: SQL | undefined = isKept) {
  return db.select().from(keptAnswers).where(condition).orderBy(desc(keptAnswers.createdAt)).limit(1).as('answer');
}

const { mac: _, ...columns } = getTableColumns(keptAnswers);
const values = sql.join(Object.values(placeholders(columns, 'answer.')), sql`, `);

/** A CTE that keeps the answer for the row of `source`, if there is one: a row for each MAC that was free. */
export function keepAnswer(db: Database, source: SQL | WithSubquery) {
  const isFree = notExists(db.select({ mac: keptAnswers.mac }).from(keptAnswers).where(isKept));
  const inserted = db
    .insert(keptAnswers)
    .select(sql`select mac, ${values} from ${source}, unnest(${macs}) as mac where ${isFree} order by mac`)
    .onConflictDoUpdate({
      target: keptAnswers.mac,
      set: Object.fromEntries(
        Object.entries(columns).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
      ),
      setWhere: lt(keptAnswers.createdAt, placeholder(keptAnswers.createdAt, 'keptSince')),
    })
    .returning({ mac: keptAnswers.mac, gameId: keptAnswers.gameId });
  return db.$with('taken').as(inserted);
}

/** Whether as many MACs were taken as there are; where they were not, it fails, and nothing of the statement happens. */
export const isWhole = (taken: SQL): SQL =>
  sql`case ${taken} when cardinality(${macs}) then true else count(*) / 0 = 1 end`;

/**
 * CTEs that keep the answer about a game. The last has a row where it is kept;
 * none where something is kept under the key already, after having waited for
 * whoever was just keeping it.
 */
export function answerKept(db: Database, source: SQL | WithSubquery) {
  const taken = keepAnswer(db, source);
  const whole = db.select({ gameId: taken.gameId }).from(taken).groupBy(taken.gameId).having(isWhole(sql`count(*)`));
  return [taken, db.$with('answer').as(whole)] as const;
}

const DIVISION_BY_ZERO = '22012';

/** What `run` gives; null where somebody else keeps an answer under some of the MACs, and nothing happened. */
export async function unlessTakenInPart<Value>(run: () => Promise<Value>): Promise<Value | null> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === DIVISION_BY_ZERO) return null;
    throw error;
  }
}
