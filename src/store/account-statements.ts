/**
 * The statements about accounts. Those of an account's own tokens begin with the
 * look-up of the token, `accountId` and `tokenId`, and write down the `day` of its
 * use, once a day.
 */
import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
  type WithSubquery,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { accountNames, accounts, accountTokens } from './account-schema.ts';
import { isKept, isWhole, keepAnswer, keptAnswer } from './answer-statements.ts';
import type { Database } from './client.ts';
import { countGames } from './game-counts.ts';
import { once, placeholder, placeholders } from './prepared.ts';
import { keptAnswers } from './schema.ts';
import { isAskers, isLive, tokenUse } from './token-use.ts';

/**
 * The caller's account, where its token is live; locked, since something of it changes. Whoever waited here for its
 * deletion still sees the token, but not an account that is there.
 */
function lockedCaller(db: Database) {
  const isOwn = and(eq(accounts.id, placeholder(accounts.id, 'accountId')), isNull(accounts.deletedAt), isLive(db));
  return db.$with('me').as(db.select({ accountId: accounts.id }).from(accounts).where(isOwn).for('update'));
}

const isFree = (db: Database): SQL => notExists(db.select({ mac: keptAnswers.mac }).from(keptAnswers).where(isKept));

const accountColumns = getTableColumns(accounts);
const counted = { ...accountColumns, games: countGames(accounts.id) };
const accountRow = placeholders(accountColumns);
const tokenRow = placeholders(getTableColumns(accountTokens), 'token.');
const listed = (values: Readonly<Record<string, SQL>>): SQL => sql.join(Object.values(values), sql`, `);

export type AccountStatements = ReturnType<typeof accountStatements>;

export function accountStatements(db: Database) {
  const found = (condition: SQL | undefined) =>
    db
      .select(counted)
      .from(accounts)
      .where(and(condition, isNull(accounts.deletedAt)));
  const lowerName = sql`lower(${sql.placeholder('name')}::text)`;
  return {
    /** `id` */
    find: once(() => found(eq(accounts.id, placeholder(accounts.id, 'id'))).prepare('find_account')),

    /** `name` */
    findByName: once(() => {
      const named = db
        .select({ id: accountNames.accountId })
        .from(accountNames)
        .where(eq(accountNames.name, lowerName));
      // An account that goes by another name now is not found by this one.
      return found(and(eq(accounts.id, sql`(${named})`), eq(sql`lower(${accounts.name})`, lowerName))).prepare(
        'find_account_by_name',
      );
    }),

    isLive: once(() =>
      db.with(tokenUse(db)).select({ id: accountTokens.id }).from(accountTokens).where(isAskers).prepare('is_live'),
    ),

    findOwn: once(() => {
      const own = and(eq(accounts.id, placeholder(accounts.id, 'accountId')), isLive(db));
      return db.with(tokenUse(db)).select(counted).from(accounts).where(own).prepare('find_own_account');
    }),

    /** The account's row as values, and the token's with `token.` before the names. */
    create: once(() => creation(db, false).prepare('create_account')),
    /** And those of the answer. */
    createWithAnswer: once(() => creation(db, true).prepare('create_account_with_answer')),

    /** `macs`, `keptSince` */
    findAnswered: once(() => db.select().from(keptAnswer(db)).prepare('find_answered')),

    /** `name`, `acceptsInvites`: null for what stays. */
    change: once(() => change(db).prepare('change_account')),

    listTokens: once(() =>
      db
        .with(tokenUse(db))
        .select()
        .from(accountTokens)
        .where(eq(accountTokens.accountId, placeholder(accountTokens.accountId, 'accountId')))
        .orderBy(asc(accountTokens.id))
        .prepare('list_tokens'),
    ),

    addToken: once(() => addition(db, false).prepare('add_token')),
    addTokenWithAnswer: once(() => addition(db, true).prepare('add_token_with_answer')),

    /** `id` */
    deleteToken: once(() => {
      const me = lockedCaller(db);
      const isMeant = and(
        eq(accountTokens.accountId, sql`(${db.select({ id: me.accountId }).from(me)})`),
        eq(accountTokens.id, placeholder(accountTokens.id, 'id')),
      );
      const gone = db.$with('gone').as(db.delete(accountTokens).where(isMeant).returning({ id: accountTokens.id }));
      return db.with(me, gone).select({ gone: gone.id }).from(me).leftJoin(gone, sql`true`).prepare('delete_token');
    }),
  };
}

/** A row where the account came to be. Its name is taken first: who comes second waits there, and finds it taken. */
function creation(db: Database, withAnswer: boolean) {
  const named = db
    .insert(accountNames)
    .select(
      sql`select lower(${accountRow.name}::text), ${accountRow.id}::uuid ${withAnswer ? sql`where ${isFree(db)}` : sql``}`,
    )
    .onConflictDoNothing()
    .returning({ accountId: accountNames.accountId });
  const name = db.$with('name').as(named);
  const keeping = withAnswer ? keepingFor(db, name) : [];
  const source = keeping.at(-1) ?? name;
  const inserted = db
    .insert(accounts)
    .select(sql`select ${listed(accountRow)} from ${source}`)
    .returning({ id: accounts.id });
  const account = db.$with('account').as(inserted);
  const token = newToken(db, account);
  return db
    .with(name, ...keeping, account, token)
    .select({ created: sql`1`.as('created') })
    .from(account);
}

/** A row where the caller's token is live, with the new token's id where the answer's key was free. */
function addition(db: Database, withAnswer: boolean) {
  const me = lockedCaller(db);
  const fresh = db.$with('fresh').as(
    db
      .select({ accountId: me.accountId })
      .from(me)
      .where(withAnswer ? isFree(db) : undefined),
  );
  const keeping = withAnswer ? keepingFor(db, fresh) : [];
  const token = newToken(db, keeping.at(-1) ?? fresh);
  return db
    .with(me, fresh, ...keeping, token)
    .select({ added: token.id })
    .from(me)
    .leftJoin(token, sql`true`);
}

function newToken(db: Database, source: WithSubquery) {
  const inserted = db.insert(accountTokens).select(sql`select ${listed(tokenRow)} from ${source}`);
  return db.$with('token').as(inserted.returning({ id: accountTokens.id }));
}

type AccountSource = WithSubquery & { readonly accountId: PgColumn };

/**
 * CTEs that keep the answer for the row of `source`; the last has a row where it
 * is kept. Where somebody else is just keeping one the whole statement fails, so
 * that nothing is left of `source` either.
 */
function keepingFor(db: Database, source: AccountSource): readonly WithSubquery[] {
  const taken = keepAnswer(db, source);
  const whole = db
    .select({ accountId: source.accountId })
    .from(source)
    .leftJoin(taken, sql`true`)
    .groupBy(source.accountId)
    .having(isWhole(sql`count(${taken.mac})`));
  return [taken, db.$with('kept').as(whole)];
}

/** A row where the caller's token is live, with the account as it now is where the name was to be had. */
function change(db: Database) {
  const name = sql`${sql.placeholder('name')}::text`;
  const acceptsInvites = sql`${sql.placeholder('acceptsInvites')}::boolean`;
  const me = lockedCaller(db);
  const wanted = db
    .insert(accountNames)
    .select(sql`select lower(${name}), ${me.accountId} from ${me} where ${name} is not null`)
    .onConflictDoUpdate({
      target: accountNames.name,
      set: { accountId: sql`excluded.account_id` },
      // A name of one's own, in other letters or from before.
      setWhere: sql`${accountNames.accountId} = excluded.account_id`,
    })
    .returning({ name: accountNames.name });
  const named = db.$with('named').as(wanted);
  const isToBeHad = or(sql`${name} is null`, exists(db.select().from(named)));
  const updated = db
    .update(accounts)
    .set({
      name: sql`coalesce(${name}, ${accounts.name})`,
      acceptsInvites: sql`coalesce(${acceptsInvites}, ${accounts.acceptsInvites})`,
      changes: sql`${accounts.changes} + (coalesce(${name}, ${accounts.name}) <> ${accounts.name})::integer`,
    })
    .from(me)
    .where(and(eq(accounts.id, me.accountId), isToBeHad))
    .returning(accountColumns);
  const changed = db.$with('changed').as(updated);
  return db
    .with(me, named, changed)
    .select({ changed: changed._.selectedFields, games: countGames(me.accountId) })
    .from(me)
    .leftJoin(changed, sql`true`);
}
