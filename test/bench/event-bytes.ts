/** What an event costs on disk, by type and by column. */
import { asc, count, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../src/store/client.ts';
import { gameEvents } from '../../src/store/schema.ts';

export interface EventBytes {
  readonly type: string;
  readonly events: number;
  /** On average, with the row's head and what alignment takes. */
  readonly row: number;
  /** On average, by column. */
  readonly columns: Readonly<Record<string, number>>;
}

const averageSize = (of: SQL): SQL<number> => sql`avg(pg_column_size(${of}))`.mapWith(Number);

/** The bytes of the events that the database holds, before its pages and indexes. */
export async function eventBytes(db: Database): Promise<readonly EventBytes[]> {
  const columns = Object.fromEntries(
    Object.values(getTableColumns(gameEvents)).map((column) => [column.name, averageSize(sql`${column}`)]),
  );
  return db
    .select({ type: gameEvents.type, events: count(), row: averageSize(sql`${gameEvents}.*`), columns })
    .from(gameEvents)
    .groupBy(gameEvents.type)
    .orderBy(asc(gameEvents.type));
}
