/** What an event weighs in the database, column by column, and with its share of the index. */
import postgres from 'postgres';
import type { Row } from './table.ts';

const COLUMNS = ['game_id', 'seq', 'type', 'v', 'at', 'data', 'hash'] as const;

/** Of the events that the database at `url` holds. */
export async function eventByteRows(url: string): Promise<Row[]> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`vacuum analyze game_events`;
    const sizes = client.unsafe(
      `select ${COLUMNS.map((name) => `avg(pg_column_size(${name}))::float8 as "${name}"`).join(', ')},
        avg(pg_column_size(game_events.*))::float8 as row, count(*)::float8 as events,
        pg_table_size('game_events')::float8 / count(*) as heap,
        pg_indexes_size('game_events')::float8 / count(*) as index from game_events`,
    );
    const [size] = await sizes;
    const bytes = (name: string): string => Number(size?.[name]).toFixed(0);
    const columns = COLUMNS.map((name) => `${name} ${bytes(name)}`).join(', ');
    return [
      {
        what: 'bytes of a stored event',
        figure: `${(Number(size?.heap) + Number(size?.index)).toFixed(0)} with its index`,
        yardstick: `row ${bytes('row')} (${columns}), index ${bytes('index')}; mean of ${bytes('events')} events`,
        ratio: '',
        goal: '',
        met: null,
      },
    ];
  } finally {
    await client.end();
  }
}
