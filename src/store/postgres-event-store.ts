/**
 * The event store on Postgres, a server's or an embedded one: every method is
 * one statement. What the domain relies on is the work of the statements; how
 * an append happens whole or not at all, and only where the game still is as it
 * was, is said in write-statements.ts.
 */
import type { EpochMs } from '../game/event-record.ts';
import type { Append, EventStore, EventWindow, NewGame, NewRematch, RequestKey } from '../game/event-store.ts';
import { type GameId, uuidOf } from '../game/id.ts';
import { answerValues, formatAnswer, lookUp, parseAnswer } from './answer-codec.ts';
import { unlessTakenInPart } from './answer-statements.ts';
import { askOf, type Database } from './client.ts';
import { formatRecords, parseCollectedEvent } from './event-codec.ts';
import { readStatements } from './read-statements.ts';
import { formatGame, parseGame } from './snapshot-codec.ts';
import { writeStatements } from './write-statements.ts';

/** The store on a database that has been migrated. */
export function createEventStore(db: Database): EventStore {
  return { ...reads(db), ...writes(db) };
}

function reads(
  db: Database,
): Pick<EventStore, 'load' | 'rematch' | 'loadWithEvents' | 'loadAnswered' | 'heads' | 'expired'> {
  const ask = askOf(db);
  const statements = readStatements(db);
  return {
    async load(id: GameId, key: RequestKey | null = null) {
      if (key === null) {
        const [row] = await ask(() => statements.load().execute({ id }));
        return row === undefined ? null : { ...parseGame(row), kept: null };
      }
      const [found] = await ask(() => statements.loadWithAnswer().execute({ id, ...lookUp(key) }));
      if (found === undefined) return null;
      return { ...parseGame(found.game), kept: found.answer === null ? null : parseAnswer(found.answer) };
    },

    async loadWithEvents(id: GameId, window: EventWindow) {
      const { limit } = window;
      const [found] = await ask(() =>
        'after' in window
          ? statements.loadWithEvents().execute({ id, after: window.after, limit })
          : statements.loadWithEventsAfterPly().execute({ id, ply: window.afterPly, limit }),
      );
      return found === undefined ? null : { ...parseGame(found.game), events: found.events.map(parseCollectedEvent) };
    },

    async loadAnswered(key: RequestKey) {
      const [found] = await ask(() =>
        statements.loadAnswered().execute({ ...lookUp(key), fingerprint: key.fingerprint }),
      );
      return found === undefined ? null : { ...parseGame(found.game), kept: parseAnswer(found.answer) };
    },

    heads(ids: readonly GameId[]) {
      return ask(() => statements.heads().execute({ ids: `{${ids.map(uuidOf).join()}}` }));
    },

    async rematch(id: GameId) {
      const [found] = await ask(() => statements.rematch().execute({ id }));
      return found ?? null;
    },

    async expired(now: EpochMs, limit: number) {
      const rows = await ask(() => statements.expired().execute({ now, limit }));
      return rows.map(({ id }) => id);
    },
  };
}

function writes(db: Database): Pick<EventStore, 'create' | 'createRematch' | 'append' | 'forgetAnswers'> {
  const ask = askOf(db);
  const statements = writeStatements(db);
  return {
    async create({ records, answer, ...game }: NewGame) {
      const values = { ...formatGame(game), records: formatRecords(records) };
      if (answer === null) {
        const created = await ask(() => statements.create().execute(values));
        return created.length > 0 ? 'created' : 'repeated';
      }
      const kept = answerValues(answer.key, formatAnswer(answer, game.state.id));
      const created = await unlessTakenInPart(() =>
        ask(() => statements.createWithAnswer().execute({ ...values, ...kept })),
      );
      return created !== null && created.length > 0 ? 'created' : 'repeated';
    },

    async createRematch({ records, of, replaces, keyId, ...game }: NewRematch) {
      const values = { ...formatGame(game), records: formatRecords(records), of, replaces, keyId };
      const created = await ask(() => statements.createRematch().execute(values));
      return created.length > 0 ? 'created' : 'conflict';
    },

    async append({ before, after, records, answer }: Append) {
      const values = {
        ...formatGame(after),
        'before.version': before.state.version,
        'before.hash': before.state.hash,
        'before.whiteGeneration': before.seating.white.generation,
        'before.blackGeneration': before.seating.black.generation,
        records: formatRecords(records),
      };
      if (answer === null) {
        const appended = await ask(() => statements.append().execute(values));
        return appended.length > 0 ? 'appended' : 'conflict';
      }
      const kept = answerValues(answer.key, formatAnswer(answer, after.state.id));
      const appended = await unlessTakenInPart(() =>
        ask(() => statements.appendWithAnswer().execute({ ...values, ...kept })),
      );
      return appended !== null && appended.length > 0 ? 'appended' : 'conflict';
    },

    async forgetAnswers(keptBefore: EpochMs) {
      await ask(() => statements.forgetAnswers().execute({ keptBefore }));
    },
  };
}
