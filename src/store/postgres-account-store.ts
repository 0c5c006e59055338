/** The account store on Postgres: every method is one statement. */

import { and, asc, eq, sql } from 'drizzle-orm';
import type { AccountToken, CountedAccount, GameCounts } from '../accounts/account.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import type { Asker } from '../game/admission.ts';
import type { RequestKey } from '../game/event-store.ts';
import type { AccountId } from '../game/id.ts';
import { lives } from './account-games.ts';
import { type AccountRow, accountEvents, accounts, accountTokens } from './account-schema.ts';
import { type AccountStatements, accountStatements } from './account-statements.ts';
import { answerValues, formatTokenAnswer, lookUp } from './answer-codec.ts';
import { unlessTakenInPart } from './answer-statements.ts';
import type { Ask } from './availability.ts';
import { askOf, type Database } from './client.ts';
import { seeks } from './seek-schema.ts';
import { askerValues } from './token-use.ts';

/** What an account begins with. */
const NEW = { changes: 0, deletedAt: null, isLeaving: false, feedSeq: 0, feedFloor: 0 } as const;

/** The store on a database that has been migrated. */
export function createAccountStore(db: Database): AccountStore {
  const ask = askOf(db);
  const statements = accountStatements(db);
  return { ...reads(ask, statements), ...writes(ask, statements), ...leave(db) };
}

type Reads = 'find' | 'findByName' | 'isLive' | 'findOwn' | 'findAnswered' | 'listTokens';

function reads(ask: Ask, statements: AccountStatements): Pick<AccountStore, Reads> {
  const parse = ([row]: readonly CountedRow[]) => (row === undefined ? null : parseAccount(row));
  return {
    find: async (id) => parse(await ask(() => statements.find().execute({ id }))),
    findByName: async (name) => parse(await ask(() => statements.findByName().execute({ name }))),
    findOwn: async (asker) => parse(await ask(() => statements.findOwn().execute(askerValues(asker)))),

    isLive: async (asker) => (await ask(() => statements.isLive().execute(askerValues(asker)))).length > 0,

    async findAnswered(key) {
      const [row] = await ask(() => statements.findAnswered().execute(lookUp(key)));
      if (row === undefined) return null;
      const { fingerprint, keyId, accountId, tokenId, createdAt: at } = row;
      return { fingerprint, keyId, accountId, tokenId, at };
    },

    async listTokens(asker) {
      const rows = await ask(() => statements.listTokens().execute(askerValues(asker)));
      if (!rows.some(({ id }) => id === asker.claim.tokenId)) return null;
      return rows.map(({ id, label, createdAt, lastUsedAt }) => ({ id, label, createdAt, lastUsedAt }));
    },
  };
}

function writes(ask: Ask, statements: AccountStatements): Omit<AccountStore, Reads | Leave> {
  return {
    async create(account, token, key) {
      const values = { ...account, ...NEW, ...tokenValues(account.id, token) };
      const created = await withAnswer(key, account.id, token, (answer) =>
        ask(() =>
          answer === null
            ? statements.create().execute(values)
            : statements.createWithAnswer().execute({ ...values, ...answer }),
        ),
      );
      return created !== null && created.length > 0 ? 'created' : 'refused';
    },

    async change(asker, { name = null, acceptsInvites = null }) {
      const values = { ...askerValues(asker), name, acceptsInvites };
      const [row] = await ask(() => statements.change().execute(values));
      if (row === undefined) return null;
      return row.changed === null ? 'name-taken' : parseAccount({ ...row.changed, games: row.games });
    },

    async addToken(asker, token, key) {
      const { accountId } = asker.claim;
      const values = { ...askerValues(asker), ...tokenValues(accountId, token) };
      const rows = await withAnswer(key, accountId, token, (answer) =>
        ask(() =>
          answer === null
            ? statements.addToken().execute(values)
            : statements.addTokenWithAnswer().execute({ ...values, ...answer }),
        ),
      );
      if (rows === null) return 'key-taken';
      const [row] = rows;
      if (row === undefined) return null;
      return row.added === null ? 'key-taken' : 'added';
    },

    async deleteToken(asker, id) {
      const [row] = await ask(() => statements.deleteToken().execute({ ...askerValues(asker), id }));
      if (row === undefined) return null;
      return row.gone === null ? 'not-found' : 'deleted';
    },
  };
}

type Leave = 'delete' | 'leaving' | 'clear' | 'left';

function leave(db: Database): Pick<AccountStore, Leave> {
  const ask = askOf(db);
  return {
    delete: (asker) =>
      ask((turn) =>
        db.transaction(async (tx) => {
          const isDeleted = await deleteAccount(tx, asker);
          turn.assertAwaited();
          return isDeleted;
        }),
      ),

    async leaving(limit) {
      const rows = await ask(() =>
        db
          .select({ id: accounts.id, deletedAt: accounts.deletedAt })
          .from(accounts)
          .where(sql`${accounts.isLeaving}`)
          .orderBy(asc(accounts.id))
          .limit(limit),
      );
      return rows.map(({ id, deletedAt }) => ({ id, deletedAt: deletedAt ?? 0 }));
    },

    clear: (id) => ask(() => db.transaction((tx) => clear(tx, id))),

    async left(id) {
      await ask(() => db.update(accounts).set({ isLeaving: false }).where(eq(accounts.id, id)));
    },
  };
}

async function deleteAccount(tx: Database, asker: Asker): Promise<boolean> {
  const { accountId: id } = asker.claim;
  // Locked first, so that whoever changes the account comes before or after.
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
  if (!(await lives(tx, asker))) return false;
  const changes = sql`${accounts.changes} + 1`;
  await tx
    .update(accounts)
    .set({ name: null, acceptsInvites: false, deletedAt: asker.at, isLeaving: true, changes })
    .where(eq(accounts.id, id));
  await tx.delete(accountTokens).where(eq(accountTokens.accountId, id));
  await clear(tx, id);
  return true;
}

async function clear(tx: Database, id: AccountId): Promise<void> {
  await tx.delete(accountEvents).where(eq(accountEvents.accountId, id));
  await tx
    .update(seeks)
    .set({ status: 'cancelled' })
    .where(and(eq(seeks.accountId, id), eq(seeks.status, 'waiting')));
}

/** What `run` gives with the values of the answer to keep, null for none; null where its key is just being taken. */
function withAnswer<Rows>(
  key: RequestKey | null,
  accountId: AccountId,
  token: AccountToken,
  run: (answer: Record<string, unknown> | null) => Promise<Rows>,
): Promise<Rows | null> {
  if (key === null) return run(null);
  const answer = answerValues(key, formatTokenAnswer(key, accountId, token));
  return unlessTakenInPart(() => run(answer));
}

function tokenValues(accountId: AccountId, token: AccountToken): Record<string, unknown> {
  return {
    'token.accountId': accountId,
    'token.id': token.id,
    'token.label': token.label,
    'token.createdAt': token.createdAt,
    'token.lastUsedAt': token.lastUsedAt,
  };
}

type CountedRow = AccountRow & { readonly games: GameCounts };

function parseAccount({ id, name, kind, acceptsInvites, createdAt, games }: CountedRow): CountedAccount {
  if (name === null) throw new Error(`${id} was deleted`);
  return { id, name, kind, acceptsInvites, createdAt, games };
}
