/**
 * Proves that the events are the truth: every log is whole and bound by its
 * hashes, and what it folds to is the game's row, column for column. It goes
 * batch by batch, each as one snapshot of the database, so that games may be
 * played meanwhile, and never holds more than a batch of rows and one game's log.
 */
import canonicalize from 'canonicalize';
import { and, asc, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import { emptyLog, hashEvent, type LoggedEvent, type LogHead } from '../game/event-record.ts';
import { fold } from '../game/evolve.ts';
import type { GameId } from '../game/id.ts';
import type { Database } from './client.ts';
import { parseStoredEvent, type StoredEvent, UnreadableEvent } from './event-codec.ts';
import { type GameRow, gameEvents, games } from './schema.ts';
import { formatGame, parseSeating } from './snapshot-codec.ts';

/** A game whose log is damaged, or does not give its row. */
export interface Difference {
  readonly id: GameId;
  readonly problem: string;
}

export interface Verification {
  readonly games: number;
  readonly events: number;
}

const GAMES_AT_ONCE = 100;
const EVENTS_AT_ONCE = 1_000;

/** Verifies every game, and reports each one that differs. */
export async function verifyLogs(db: Database, report: (difference: Difference) => void): Promise<Verification> {
  let verified: Verification = { games: 0, events: 0 };
  let after: GameId | null = null;
  do {
    const begin: GameId | null = after;
    const batch: Batch = await db.transaction((tx) => verifyBatch(tx, begin, report), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    verified = { games: verified.games + batch.games, events: verified.events + batch.events };
    after = batch.last;
  } while (after !== null);
  return verified;
}

interface Batch extends Verification {
  /** The batch's last game; null where none comes behind it. */
  readonly last: GameId | null;
}

async function verifyBatch(
  db: Database,
  after: GameId | null,
  report: (difference: Difference) => void,
): Promise<Batch> {
  const rows = await db
    .select()
    .from(games)
    .where(after === null ? undefined : gt(games.id, after))
    .orderBy(asc(games.id))
    .limit(GAMES_AT_ONCE);
  const last = rows.length < GAMES_AT_ONCE ? null : (rows.at(-1)?.id ?? null);
  const unseen = new Map(rows.map((row) => [row.id, row]));
  const counts = { games: 0, events: 0 };
  const verify = (id: GameId, row: GameRow | undefined, log: readonly StoredEvent[]) => {
    counts.games++;
    counts.events += log.length;
    const problem = problemOf(id, row, log);
    if (problem !== null) report({ id, problem });
  };
  for await (const [id, log] of logsBetween(db, after, last)) {
    verify(id, unseen.get(id), log);
    unseen.delete(id);
  }
  for (const row of unseen.values()) verify(row.id, row, []);
  return { ...counts, last };
}

/** The logs of all games behind `after`, up to `last`. */
async function* logsBetween(
  db: Database,
  after: GameId | null,
  last: GameId | null,
): AsyncGenerator<readonly [GameId, readonly StoredEvent[]]> {
  let id: GameId | undefined;
  let log: StoredEvent[] = [];
  for await (const { gameId, ...event } of eventsBetween(db, after, last)) {
    if (id !== undefined && id !== gameId) {
      yield [id, log];
      log = [];
    }
    id = gameId;
    log.push(event);
  }
  if (id !== undefined) yield [id, log];
}

async function* eventsBetween(db: Database, after: GameId | null, last: GameId | null) {
  let behind = after === null ? undefined : gt(gameEvents.gameId, after);
  for (;;) {
    const page = await db
      .select()
      .from(gameEvents)
      .where(and(behind, last === null ? undefined : lte(gameEvents.gameId, last)))
      .orderBy(asc(gameEvents.gameId), asc(gameEvents.seq))
      .limit(EVENTS_AT_ONCE);
    yield* page;
    const end = page.at(-1);
    if (end === undefined || page.length < EVENTS_AT_ONCE) return;
    const id = sql.param(end.gameId, gameEvents.gameId);
    behind = sql`(${gameEvents.gameId}, ${gameEvents.seq}) > (${id}, ${end.seq})`;
  }
}

/** What is wrong with a game, the first that is found; null where nothing is. */
function problemOf(id: GameId, row: GameRow | undefined, log: readonly StoredEvent[]): string | null {
  if (row === undefined) return 'there are events but no row';
  try {
    const events: LoggedEvent[] = [];
    let head: LogHead & { readonly at: number } = { ...emptyLog(id), at: 0 };
    for (const stored of log) {
      const event = readNext(head, stored);
      if (typeof event === 'string') return event;
      events.push(event);
      head = { version: stored.seq, hash: stored.hash, at: stored.at };
    }
    return differenceOf(row, events);
  } catch (error) {
    return error instanceof UnreadableEvent ? error.message : `the events cannot be folded: ${error}`;
  }
}

/** The event that goes on from `head`, or why it does not. */
function readNext(head: LogHead & { readonly at: number }, stored: StoredEvent): LoggedEvent | string {
  const { seq, at, hash } = stored;
  if (seq !== head.version + 1) return `event ${head.version + 1} is missing`;
  if (at < head.at) return `event ${seq} is older than the one before it`;
  const logged = parseStoredEvent(stored);
  return hashEvent(head.hash, logged.record) === hash ? logged : `the hash of event ${seq} does not fit`;
}

/** How the row differs from what the events fold to. */
function differenceOf(row: GameRow, events: readonly LoggedEvent[]): string | null {
  const state = fold(row.id, events);
  if (state === null) return 'there is a row but no events';
  const folded = new Map<string, unknown>(Object.entries(formatGame({ state, seating: parseSeating(row) })));
  const stored = new Map<string, unknown>(Object.entries(row));
  const columns = Object.entries(getTableColumns(games))
    .filter(([key]) => canonicalize(folded.get(key)) !== canonicalize(stored.get(key)))
    .map(([, column]) => column.name);
  return columns.length === 0 ? null : `the row differs in ${columns.join(', ')}`;
}
