/** A database that cannot be reached: said soon and as what it is, and forgotten once the database is back. */
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EventStore, StoreUnavailable } from '../../src/game/event-store.ts';
import { createAsk } from '../../src/store/availability.ts';
import { askOf, type OpenPostgres, openPostgres, openWorkerPostgres } from '../../src/store/client.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { createGameQueries } from '../../src/store/queries.ts';
import { watchedSockets } from '../../src/store/watched-socket.ts';
import { openEmbeddedDatabase, openTestDatabase, serverUrl, type TestDatabase } from '../support/database.ts';
import { createMatch } from '../support/match.ts';
import { DatabaseProxy } from '../support/proxy.ts';

/** How long a request may have to wait to learn that the database is away. */
const SOON_MS = 5_000;

async function expectUnavailable(run: () => Promise<unknown>): Promise<void> {
  const begin = performance.now();
  await expect(run()).rejects.toThrow(StoreUnavailable);
  expect(performance.now() - begin).toBeLessThan(SOON_MS);
}

describe('what counts as lost', () => {
  const ask = createAsk({ atOnce: 1, deadlineMs: 1_000 });
  const withCode = (code: string) => Object.assign(new Error('lost'), { code });
  const wrapped = (cause: Error) => new DrizzleQueryError('select 1', ['a secret'], cause);

  test.each([
    ...['08000', '08003', '08006', '53300', '57P01', '57P02', '57P03', '57014', '25006'],
    ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
    ...['CONNECT_TIMEOUT', 'CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED'],
  ])('%s', async (code) => {
    await expect(ask(() => Promise.reject(wrapped(withCode(code))))).rejects.toThrow(StoreUnavailable);
    await expect(ask(() => Promise.reject(withCode(code)))).rejects.toThrow(StoreUnavailable);
  });

  test.each(['23505', '42P01', '22P02', 'UNDEFINED_VALUE', 'ERR_INVALID_ARG_TYPE'])(
    '%s is a fault of ours',
    async (code) => {
      const cause = withCode(code);
      await expect(ask(() => Promise.reject(wrapped(cause)))).rejects.toBe(cause);
    },
  );

  test.each(['connection attempt failed', 'Network connection lost.', 'PGlite is closed'])('%s', async (message) => {
    await expect(ask(() => Promise.reject(wrapped(new Error(message))))).rejects.toThrow(StoreUnavailable);
  });

  test('a fault without a code is ours', async () => {
    const fault = new TypeError('undefined is not a function');
    await expect(ask(() => Promise.reject(fault))).rejects.toBe(fault);
    await expect(ask(() => Promise.reject('a word'))).rejects.toBe('a word');
  });
});

describe('turns', () => {
  test('silence is loss once the deadline is over, and what is said later is not heard', async () => {
    const ask = createAsk({ atOnce: 1, deadlineMs: 10 });
    const late = async () => {
      await pause(50);
      throw new Error('too late');
    };
    await expect(ask(late)).rejects.toThrow(StoreUnavailable);
    await pause(100);
    await expect(ask(async () => 'in time')).resolves.toBe('in time');
  });

  test('tell a transaction that nobody waits for it any more, before it commits', async () => {
    const ask = createAsk({ atOnce: 1, deadlineMs: 10 });
    const { promise: outcome, resolve } = Promise.withResolvers<'committed' | 'undone'>();
    const transaction = ask(async (turn) => {
      turn.assertAwaited();
      await pause(50);
      try {
        turn.assertAwaited();
        resolve('committed');
      } catch {
        resolve('undone');
      }
    });
    await expect(transaction).rejects.toThrow(StoreUnavailable);
    await expect(outcome).resolves.toBe('undone');
  });

  test('come in order, no more at once than there are connections', async () => {
    const ask = createAsk({ atOnce: 2, deadlineMs: 1_000 });
    const begun: number[] = [];
    let running = 0;
    const statement = (number: number) => async () => {
      begun.push(number);
      running++;
      expect(running).toBeLessThanOrEqual(2);
      await pause(1);
      running--;
      return number;
    };
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    expect(await Promise.all(numbers.map((number) => ask(statement(number))))).toEqual(numbers);
    expect(begun).toEqual(numbers);
  });

  test('do not come any more for who has been told that it failed, and are not lost by that', async () => {
    const ask = createAsk({ atOnce: 1, deadlineMs: 20 });
    const { promise: silence, resolve: speak } = Promise.withResolvers<void>();
    let begun = 0;
    const late = Array.from({ length: 50 }, () =>
      ask(() => {
        begun++;
        return silence;
      }),
    );
    for (const result of await Promise.allSettled(late)) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    }
    // The one that was sent is not over: its connection is no free one.
    await expect(ask(async () => 'sent')).rejects.toThrow(StoreUnavailable);
    speak();
    await pause(0);
    expect(begun).toBe(1);
    expect(await ask(async () => 'sent')).toBe('sent');
  });

  test('pass on where a statement fails, be it before it is sent', async () => {
    const ask = createAsk({ atOnce: 1, deadlineMs: 1_000 });
    const fault = new TypeError('no such statement');
    const failing = ask(() => {
      throw fault;
    });
    const next = ask(async () => 'next');
    await expect(failing).rejects.toBe(fault);
    expect(await next).toBe('next');
  });

  test('share one deadline between waiting and the answer', async () => {
    const ask = createAsk({ atOnce: 1, deadlineMs: 200 });
    const first = ask(() => pause(150));
    await expect(ask(() => pause(150))).rejects.toThrow(StoreUnavailable);
    await first;
  });
});

test('an embedded database that was closed', async () => {
  const { db, close } = await openEmbeddedDatabase();
  const store = createEventStore(db);
  await close();
  await expectUnavailable(() => store.load(createMatch(store).newId()));
});

describe('a server that is not there', () => {
  test.each([
    ['refuses', (url: string) => openPostgres(url)],
    ['refuses a Worker', (url: string) => ({ ...openWorkerPostgres(url), close: async () => {} })],
  ])('%s', async (_, open) => {
    const port = await freePort();
    const { db, close } = open(`postgres://nobody@127.0.0.1:${port}/none`);
    await expectUnavailable(() => createGameQueries(db).ping());
    await close();
  });

  test('has no name', async () => {
    const { db, close } = openPostgres('postgres://nobody@merels.invalid/none');
    await expectUnavailable(() => createGameQueries(db).ping());
    await close();
  });

  test('says nothing', async () => {
    const mute = createServer(() => {});
    const port = await listen(mute);
    const { db, close } = openPostgres(`postgres://nobody@127.0.0.1:${port}/none`);
    await expectUnavailable(() => createGameQueries(db).ping());
    await close();
    mute.close();
  });
});

test('a server that hangs up before it has said anything is not pestered', async () => {
  let connections = 0;
  const rude = createServer((socket) => {
    connections++;
    socket.end();
  });
  const port = await listen(rude);
  const { db, close } = openPostgres(`postgres://nobody@127.0.0.1:${port}/none`, { max: 2 });
  await expectUnavailable(() => createGameQueries(db).ping());
  expect(connections).toBeGreaterThan(2);
  expect(connections).toBeLessThan(30);
  await close();
  rude.close();
});

test('a server that ends every session as soon as it has begun does not end the process', async () => {
  const ready = Buffer.from([
    ...Buffer.from('R'),
    0,
    0,
    0,
    8,
    0,
    0,
    0,
    0,
    ...Buffer.from('Z'),
    0,
    0,
    0,
    5,
    ...Buffer.from('I'),
  ]);
  const hasty = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(ready);
      socket.once('data', () => socket.end());
    });
  });
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on('unhandledRejection', hear);
  const port = await listen(hasty);
  const { db, close } = openPostgres(`postgres://nobody@127.0.0.1:${port}/none`, { max: 1 });
  await expectUnavailable(() => createGameQueries(db).ping());
  await close();
  hasty.close();
  await pause(50);
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe.skipIf(serverUrl === null)('a server', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let pool: OpenPostgres;
  let store: EventStore;
  let match: ReturnType<typeof createMatch>;

  beforeAll(async () => {
    database = await openTestDatabase();
    proxy = new DatabaseProxy(database.url ?? '');
    await proxy.start();
    pool = openPostgres(proxy.via(database.url ?? ''), { max: 4 });
    store = createEventStore(pool.db);
    match = createMatch(store);
  });
  afterAll(async () => {
    await pool.close();
    await proxy.stop();
    await database.close();
  });

  /** Within two seconds of being asked again and again. */
  async function expectBack(): Promise<void> {
    for (let attempt = 0; attempt < 20; attempt++) {
      const isBack = await createGameQueries(pool.db)
        .ping()
        .then(
          () => true,
          () => false,
        );
      if (isBack) return;
      await pause(100);
    }
    throw new Error('the database is back, and not used');
  }

  test('that goes away, and comes back', async () => {
    const { state } = await match.newGame();
    for (let time = 0; time < 2; time++) {
      await proxy.stop();
      await expectUnavailable(() => store.load(state.id));
      await Promise.all(Array.from({ length: 10 }, () => expectUnavailable(() => match.newGame())));
      await proxy.start();
      await expectBack();
      expect((await store.load(state.id))?.state).toEqual(state);
    }
  });

  test('that falls silent in the middle, and speaks again', async () => {
    const { state } = await match.newGame();
    proxy.freeze();
    await Promise.all(Array.from({ length: 10 }, () => expectUnavailable(() => store.load(state.id))));
    proxy.thaw();
    await expectBack();
    expect((await match.play(state.id, 'a7')).state.version).toBe(3);
  });

  test('that stalls has, when it goes on, no more left to do than it has connections', async () => {
    const count = async () => {
      const [row] = await database.db.select({ games: sql<string>`count(*)` }).from(sql`games`);
      return Number(row?.games);
    };
    await match.newGame();
    const before = await count();
    proxy.freeze();
    await Promise.all(Array.from({ length: 200 }, () => expectUnavailable(() => match.newGame())));
    proxy.thaw();
    await expectBack();
    await match.newGame();
    await pause(200);
    expect(await count()).toBeLessThanOrEqual(before + 4 + 1);
  });

  test('that stalls is left soon', async () => {
    const leaving = openPostgres(proxy.via(database.url ?? ''), { max: 2 });
    await createGameQueries(leaving.db).ping();
    proxy.freeze();
    const asked = expectUnavailable(() => createGameQueries(leaving.db).ping());
    const begin = performance.now();
    await leaving.close();
    expect(performance.now() - begin).toBeLessThan(3_000);
    await asked;
    proxy.thaw();
    await expectBack();
  });

  test('that breaks off a statement', async () => {
    const waiting = expectUnavailable(() => askOf(pool.db)(() => pool.db.execute(sql`select pg_sleep(3)`)));
    await pause(200);
    await proxy.stop();
    await waiting;
    await proxy.start();
    await expectBack();
  });

  test('that ends sessions', async () => {
    const waiting = expectUnavailable(() => askOf(pool.db)(() => pool.db.execute(sql`select pg_sleep(3)`)));
    await pause(200);
    await database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await waiting;
    await expectBack();
  });

  test('that says nothing is given up half a second after it should have given up itself', async () => {
    const hasty = openPostgres(proxy.via(database.url ?? ''), { max: 1, statementTimeoutMs: 100 });
    await createGameQueries(hasty.db).ping();
    proxy.freeze();
    const begin = performance.now();
    await expectUnavailable(() => createGameQueries(hasty.db).ping());
    expect(performance.now() - begin).toBeLessThan(1_500);
    proxy.thaw();
    await hasty.close();
  });

  test('that gives up on a statement', async () => {
    const hasty = openPostgres(database.url ?? '', { max: 1, statementTimeoutMs: 100 });
    await expectUnavailable(() => askOf(hasty.db)(() => hasty.db.execute(sql`select pg_sleep(3)`)));
    await hasty.close();
  });

  test('that knows nothing of the tables is no loss', async () => {
    const { db, close } = openPostgres(serverUrl ?? '');
    await expect(createGameQueries(db).listGames({ status: [], preset: [] }, null, 1)).rejects.toMatchObject({
      code: '42P01',
    });
    await close();
  });

  test('that has a Worker for a client', async () => {
    const { db } = openWorkerPostgres(database.url ?? '', { max: 100 });
    const sent = createMatch(createEventStore(db));
    const games = await Promise.all(Array.from({ length: 20 }, () => sent.newGame()));
    expect(games).toHaveLength(20);
    const [row] = await database.db
      .select({ sessions: sql<string>`count(*)` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and application_name = 'postgres.js'`);
    expect(Number(row?.sessions)).toBeLessThanOrEqual(5);
  });

  test('whose connections are lost without a word is reached by new ones', async () => {
    const settings = { max: 1, socket: watchedSockets(700) };
    const client = postgres(proxy.via(database.url ?? ''), settings);
    expect(await client`select 1 as one`).toEqual([{ one: 1 }]);
    proxy.freeze();
    const begin = performance.now();
    await expect(client`select 2 as two`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    expect(performance.now() - begin).toBeGreaterThan(500);
    proxy.thaw();
    expect(await client`select 3 as three`).toEqual([{ three: 3 }]);
    await client.end();
  });
});
