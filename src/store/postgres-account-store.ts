/** The account store on Postgres: every method is one statement. */
import type { AccountToken, CountedAccount, GameCounts } from '../accounts/account.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import type { RequestKey } from '../game/event-store.ts';
import type { AccountId } from '../game/id.ts';
import type { AccountRow } from './account-schema.ts';
import { type AccountStatements, accountStatements } from './account-statements.ts';
import { answerValues, formatTokenAnswer, lookUp } from './answer-codec.ts';
import { unlessTakenInPart } from './answer-statements.ts';
import type { Ask } from './availability.ts';
import { askOf, type Database } from './client.ts';
import { askerValues } from './token-use.ts';

/** What an account begins with. */
const NEW = { changes: 0, deletedAt: null, isLeaving: false, feedSeq: 0, feedFloor: 0 } as const;

/** The store on a database that has been migrated. */
export function createAccountStore(db: Database): AccountStore {
  const ask = askOf(db);
  const statements = accountStatements(db);
  return { ...reads(ask, statements), ...writes(ask, statements) };
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

function writes(ask: Ask, statements: AccountStatements): Omit<AccountStore, Reads> {
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
