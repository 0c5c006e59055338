import { connect } from 'node:net';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BatchedPGlite, type PostgresSocket, servePostgres } from '../../src/node/postgres-socket.ts';
import { migratedDataDir } from '../support/database.ts';

const CLIENTS = 10;
const QUERIES = 60;

let embedded: BatchedPGlite;
let socket: PostgresSocket;
beforeAll(async () => {
  embedded = new BatchedPGlite({ loadDataDir: await migratedDataDir() });
  socket = await servePostgres(embedded);
});
afterAll(async () => {
  await socket.close();
  await embedded.close();
});

describe('the embedded Postgres behind a socket', () => {
  it.each([false, true])('gives each of many clients its own answers (prepared: %s)', async (prepare) => {
    const clients = Array.from({ length: CLIENTS }, () =>
      postgres(socket.url, { max: 1, prepare, fetch_types: false }),
    );
    const answers = await Promise.all(
      clients.flatMap((sql, client) =>
        Array.from({ length: QUERIES }, async (_, query) => {
          // The client is in the statement, the query in its parameter: either can go astray by itself.
          const [row] = await sql.unsafe(`select ${client} as client, $1::int as query`, [query], { prepare });
          return row?.client === client && row?.query === query;
        }),
      ),
    );
    expect(answers.filter((isOwn) => isOwn)).toHaveLength(CLIENTS * QUERIES);
    await Promise.all(clients.map((sql) => sql.end()));
  });

  it('goes on after a client that left in the middle', async () => {
    const rude = connect(Number(new URL(socket.url).port), '127.0.0.1');
    const startUp = Buffer.from('\0\0\0\0\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1');
    startUp.writeInt32BE(startUp.length);
    rude.write(startUp);
    await new Promise((resolve) => rude.once('data', resolve));
    rude.write(Buffer.from('P\0\0\0\x10\0select 1\0\0\0', 'latin1'));
    await new Promise((resolve) => rude.once('data', resolve));
    rude.destroy();

    const sql = postgres(socket.url, { max: 1, fetch_types: false });
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    await sql.end();
  });

  it('rolls back what a client left unfinished', async () => {
    await embedded.exec('create table kept (value int)');
    const rude = postgres(socket.url, { max: 1, fetch_types: false });
    const begun = Promise.withResolvers<void>();
    const unfinished = rude.begin(async (sql) => {
      await sql`insert into kept values (1)`;
      begun.resolve();
      await new Promise(() => {});
    });
    await begun.promise;
    await Promise.all([expect(unfinished).rejects.toThrow(), rude.end({ timeout: 0 })]);

    const sql = postgres(socket.url, { max: 1, fetch_types: false });
    expect(await sql`select * from kept`).toEqual([]);
    await sql.end();
  });
});
