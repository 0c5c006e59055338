/**
 * The event store on Postgres, a server's or an embedded one: every method is
 * one statement, but for the creation of a game with an invitation. What the
 * domain relies on is the work of the statements; how an append happens whole or
 * not at all, and only where the game still is as it was, is said in
 * write-statements.ts.
 */
import type { Asker } from '../game/admission.ts';
import type { EpochMs } from '../game/event-record.ts';
import type {
  AccountName,
  Append,
  EventStore,
  EventWindow,
  NewGame,
  NewRematch,
  RequestKey,
} from '../game/event-store.ts';
import { type GameId, uuidOf } from '../game/id.ts';
import { accountOf } from '../game/seats.ts';
import type { GameState } from '../game/state.ts';
import { COLORS } from '../rules/color.ts';
import { createForAccounts } from './account-games.ts';
import { answerValues, formatAnswer, lookUp, parseAnswer } from './answer-codec.ts';
import { unlessTakenInPart } from './answer-statements.ts';
import type { Ask } from './availability.ts';
import { askOf, type Database } from './client.ts';
import { parseCollectedEvent } from './event-codec.ts';
import { accountValues, appendValues, createValues, formatFeed } from './game-values.ts';
import { readStatements } from './read-statements.ts';
import { parseGame } from './snapshot-codec.ts';
import { askerValues } from './token-use.ts';
import { writeStatements } from './write-statements.ts';

/** What all views of a store share. */
interface Shared {
  readonly db: Database;
  readonly ask: Ask;
  readonly readers: ReturnType<typeof readStatements>;
  readonly accountReaders: ReturnType<typeof readStatements>;
  readonly writers: ReturnType<typeof writeStatements>;
  readonly accountWriters: ReturnType<typeof writeStatements>;
}

/** The store on a database that has been migrated. */
export function createEventStore(db: Database): EventStore {
  const shared = {
    db,
    ask: askOf(db),
    readers: readStatements(db, false),
    accountReaders: readStatements(db, true),
    writers: writeStatements(db, false),
    accountWriters: writeStatements(db, true),
  };
  const usedBy = (asker: Asker | null): EventStore => ({
    ...reads(shared, asker),
    ...writes(shared, asker),
    as: usedBy,
  });
  return usedBy(null);
}

type Reads = 'load' | 'rematch' | 'loadWithEvents' | 'loadAnswered' | 'heads' | 'expired';

function reads({ ask, readers, accountReaders }: Shared, asker: Asker | null): Pick<EventStore, Reads> {
  const statements = asker === null ? readers : accountReaders;
  const values = asker === null ? {} : askerValues(asker);
  const told = (account: AccountName | null) => (asker === null ? {} : { asker: account });
  return {
    async load(id: GameId, key: RequestKey | null = null) {
      if (key === null) {
        const [row] = await ask(() => statements.load().execute({ id, ...values }));
        return row === undefined ? null : { ...parseGame(row), ...told(row.asker), kept: null };
      }
      const [found] = await ask(() => statements.loadWithAnswer().execute({ id, ...lookUp(key), ...values }));
      if (found === undefined) return null;
      const kept = found.answer === null ? null : parseAnswer(found.answer);
      return { ...parseGame(found.game), ...told(found.asker), kept };
    },

    async loadWithEvents(id: GameId, window: EventWindow) {
      const { limit } = window;
      const [found] = await ask(() =>
        'after' in window
          ? statements.loadWithEvents().execute({ id, after: window.after, limit, ...values })
          : statements.loadWithEventsAfterPly().execute({ id, ply: window.afterPly, limit, ...values }),
      );
      if (found === undefined) return null;
      return { ...parseGame(found.game), ...told(found.asker), events: found.events.map(parseCollectedEvent) };
    },

    async loadAnswered(key: RequestKey) {
      const [found] = await ask(() =>
        statements.loadAnswered().execute({ ...lookUp(key), fingerprint: key.fingerprint, ...values }),
      );
      if (found === undefined) return null;
      return { ...parseGame(found.game), ...told(found.asker), kept: parseAnswer(found.answer) };
    },

    heads(ids: readonly GameId[]) {
      return ask(() => readers.heads().execute({ ids: `{${ids.map(uuidOf).join()}}` }));
    },

    async rematch(id: GameId) {
      const [found] = await ask(() => readers.rematch().execute({ id }));
      return found ?? null;
    },

    async expired(now: EpochMs, limit: number) {
      const rows = await ask(() => readers.expired().execute({ now, limit }));
      return rows.map(({ id }) => id);
    },
  };
}

function writes(
  shared: Shared,
  asker: Asker | null,
): Pick<EventStore, 'create' | 'createRematch' | 'append' | 'forgetAnswers'> {
  const { db, ask, writers, accountWriters } = shared;
  return {
    async create(game: NewGame) {
      if (asker !== null || hasAccounts(game.state)) return ask((turn) => createForAccounts(db, game, asker, turn));
      const { answer } = game;
      const values = createValues(game);
      if (answer === null) {
        const created = await ask(() => writers.create().execute(values));
        return created.length > 0 ? 'created' : 'repeated';
      }
      const kept = answerValues(answer.key, formatAnswer(answer, game.state.id));
      const created = await unlessTakenInPart(() =>
        ask(() => writers.createWithAnswer().execute({ ...values, ...kept })),
      );
      return created !== null && created.length > 0 ? 'created' : 'repeated';
    },

    async createRematch(rematch: NewRematch) {
      const { state, feed = [], of, replaces, keyId } = rematch;
      const ofAccounts = asker !== null || hasAccounts(state);
      const statements = ofAccounts ? accountWriters : writers;
      const values = { ...createValues(rematch), of, replaces, keyId };
      const more = ofAccounts ? { feed: formatFeed(feed), ...askerValues(asker) } : {};
      const created = await ask(() => statements.createRematch().execute({ ...values, ...more }));
      return created.length > 0 ? 'created' : 'conflict';
    },

    async append(append: Append) {
      const { before, after, answer } = append;
      const ofAccounts = asker !== null || hasAccounts(after.state);
      const statements = ofAccounts ? accountWriters : writers;
      const values = {
        ...appendValues(append),
        ...(ofAccounts && { ...accountValues(append), ...askerValues(asker) }),
      };
      if (answer === null) {
        const appended = await ask(() => statements.append().execute(values));
        return appended.length > 0 ? 'appended' : 'conflict';
      }
      const kept = answerValues(answer.key, formatAnswer(answer, before.state.id));
      const appended = await unlessTakenInPart(() =>
        ask(() => statements.appendWithAnswer().execute({ ...values, ...kept })),
      );
      return appended !== null && appended.length > 0 ? 'appended' : 'conflict';
    },

    async forgetAnswers(keptBefore: EpochMs) {
      await ask(() => writers.forgetAnswers().execute({ keptBefore }));
    },
  };
}

/** Whether accounts have something to do with the game. */
function hasAccounts({ seats }: GameState): boolean {
  return COLORS.some((color) => accountOf(seats[color]) !== null);
}
