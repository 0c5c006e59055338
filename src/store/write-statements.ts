/**
 * The statements that write. Each does all that belongs together in one, with
 * data-modifying CTEs: the guard, the row, the events, the answer that is kept.
 * It gives one row where it took effect, and none where nothing was stored. All
 * take the game's row as values, and the events as `records`, in JSON; those
 * with an answer also its row, with `answer.` before the names, and `macs` and
 * `keptSince`.
 */
import { and, eq, getTableColumns, lt, type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { PgColumn, WithSubqueryWithSelection } from 'drizzle-orm/pg-core';
import { accountEvents } from './account-schema.ts';
import { answerKept } from './answer-statements.ts';
import type { Database } from './client.ts';
import { nameChanges } from './game-fields.ts';
import { once, placeholder, placeholders } from './prepared.ts';
import { gameEvents, games, keptAnswers, rematches } from './schema.ts';
import { isLiveIfAny, tokenUse } from './token-use.ts';

const row = getTableColumns(games);

/** What a game is created with and keeps. */
const FIXED: readonly string[] = [
  'id',
  'rules',
  'preset',
  'visibility',
  'createdAt',
  'terms',
] satisfies readonly (keyof typeof row)[];

/** What events, and a seat's new token, can change. */
const standing = Object.fromEntries(Object.entries(row).filter(([column]) => !FIXED.includes(column)));

/** The events of `records`, as the columns of a row. */
const records = sql`jsonb_to_recordset(${sql.placeholder('records')}::text::jsonb)
  as record (seq integer, type text, v smallint, at timestamptz, data jsonb, hash bytea)`;

/** The game is still the one that was loaded: `before.version`, `before.hash`, `before.whiteGeneration`, `before.blackGeneration`. */
const isUnchanged = and(
  eq(games.id, placeholder(games.id, 'id')),
  eq(games.version, placeholder(games.version, 'before.version')),
  eq(games.headHash, placeholder(games.headHash, 'before.hash')),
  eq(games.whiteGeneration, placeholder(games.whiteGeneration, 'before.whiteGeneration')),
  eq(games.blackGeneration, placeholder(games.blackGeneration, 'before.blackGeneration')),
);

/** The row that was written, if any. */
type WrittenGame = WithSubqueryWithSelection<{ id: typeof games.id }, 'game'>;

/** The accounts that have the seats have their names, `before.changes`, and the token of the account that asks is live. */
const areUnchanged = (db: Database): SQL | undefined =>
  and(isUnchanged, sql`${nameChanges} = ${sql.placeholder('before.changes')}::integer`, isLiveIfAny(db));

/** What accounts are told, `feed`, in JSON. */
const feed = sql`jsonb_to_recordset(${sql.placeholder('feed')}::text::jsonb)
  as entry ("accountId" uuid, source uuid, "sourceSeq" integer, type text, at timestamptz, data jsonb)`;

/**
 * The statements that write. Those `ofAccounts` also take the token of the account
 * that asks (token-use.ts), where one does, and what accounts are told.
 */
export function writeStatements(db: Database, ofAccounts: boolean) {
  const uses = ofAccounts ? [tokenUse(db)] : [];
  const stored = (before: readonly WithSubquery[], game: WrittenGame) =>
    logged(db, [...uses, ...before], game, ofAccounts ? [told(db, game)] : []);
  const guard = ofAccounts ? areUnchanged(db) : isUnchanged;
  const live = ofAccounts ? sql` where ${isLiveIfAny(db)}` : sql``;
  return {
    create: once(() => {
      const inserted = db
        .insert(games)
        .select(sql`${select(row)}${live}`)
        .returning({ id: games.id });
      return stored([], db.$with('game').as(inserted)).prepare('create');
    }),

    createWithAnswer: once(() => {
      const request = ofAccounts ? sql`(select${live}) as request` : sql`(values (1)) as request`;
      const [taken, answer] = answerKept(db, request);
      const inserted = db
        .insert(games)
        .select(sql`${select(row)} from ${answer}`)
        .returning({ id: games.id });
      return stored([taken, answer], db.$with('game').as(inserted)).prepare('create_with_answer');
    }),

    /** `of`, `replaces` (null: none), `keyId`; where another rematch stands by now, nothing is stored. */
    createRematch: once(() => {
      const values = [
        placeholder(rematches.gameId, 'of'),
        placeholder(rematches.rematchId, 'id'),
        placeholder(rematches.keyId, 'keyId'),
      ];
      const claimed = db
        .insert(rematches)
        .select(sql`select ${sql.join(values, sql`, `)}${live}`)
        .onConflictDoUpdate({
          target: rematches.gameId,
          set: { rematchId: sql`excluded.rematch_id`, keyId: sql`excluded.key_id` },
          setWhere: eq(rematches.rematchId, sql`${placeholder(rematches.rematchId, 'replaces')}::uuid`),
        })
        .returning({ gameId: rematches.gameId });
      const claim = db.$with('claimed').as(claimed);
      const inserted = db
        .insert(games)
        .select(sql`${select(row)} from ${claim}`)
        .returning({ id: games.id });
      return stored([claim], db.$with('game').as(inserted)).prepare('create_rematch');
    }),

    append: once(() => {
      const updated = db.update(games).set(placeholders(standing)).where(guard).returning({ id: games.id });
      return stored([], db.$with('game').as(updated)).prepare('append');
    }),

    appendWithAnswer: once(() => {
      // The game is locked before the key is taken, so that a key is taken only for a game that will be written.
      const locked = db.$with('locked').as(db.select({ id: games.id }).from(games).where(guard).for('update'));
      const [taken, answer] = answerKept(db, locked);
      const updated = db
        .update(games)
        .set(placeholders(standing))
        .from(answer)
        .where(eq(games.id, answer.gameId))
        .returning({ id: games.id });
      return stored([locked, taken, answer], db.$with('game').as(updated)).prepare('append_with_answer');
    }),

    /** `keptBefore` */
    forgetAnswers: once(() =>
      db
        .delete(keptAnswers)
        .where(lt(keptAnswers.createdAt, placeholder(keptAnswers.createdAt, 'keptBefore')))
        .prepare('forget_answers'),
    ),
  };
}

/** A row for an insert to take; the builder would want an alias for each of its values. */
function select(columns: Readonly<Record<string, PgColumn>>): SQL {
  return sql`select ${sql.join(Object.values(placeholders(columns)), sql`, `)}`;
}

/** The whole statement: what comes before, the game's row, and the events of every row that was written. */
function logged(db: Database, before: readonly WithSubquery[], game: WrittenGame, beside: readonly WithSubquery[]) {
  const events = db.insert(gameEvents).select(
    db
      .select({
        gameId: game.id,
        seq: sql`record.seq`.as('seq'),
        type: sql`record.type`.as('type'),
        v: sql`record.v`.as('v'),
        at: sql`record.at`.as('at'),
        data: sql`record.data`.as('data'),
        hash: sql`record.hash`.as('hash'),
      })
      .from(game)
      .crossJoin(records),
  );
  // That there is a row says enough: an id would be decoded for nobody.
  return db
    .with(...before, game, ...beside, db.$with('events').as(events))
    .select({ written: sql`1`.as('written') })
    .from(game);
}

/** What accounts are told, where the game was written. */
function told(db: Database, game: WrittenGame): WithSubquery {
  const entries = db.insert(accountEvents).select(sql`
    select "accountId", source, "sourceSeq", type, at, data, null::integer from ${game}, ${feed}`);
  return db.$with('told').as(entries.returning({ accountId: accountEvents.accountId }));
}
