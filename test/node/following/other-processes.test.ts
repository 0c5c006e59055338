/** Processes on one Postgres: what one commits the others hear of, and whatever breaks, they hear of it all. */
import postgres from 'postgres';
import { afterEach, describe, expect, it } from 'vitest';
import { Hub } from '../../../src/node/following/hub.ts';
import { joinOthers, type OtherProcesses } from '../../../src/node/following/other-processes.ts';
import { openPostgres } from '../../../src/store/client.ts';
import { createEventStore } from '../../../src/store/postgres-event-store.ts';
import { openTestDatabase, serverUrl } from '../../support/database.ts';
import { unwrap } from '../../support/given.ts';
import { createMatch } from '../../support/match.ts';
import { DatabaseProxy } from '../../support/proxy.ts';
import { ENDLESS, nextMove } from '../../support/shuffle.ts';

const NEVER = new AbortController().signal;
const QUICK = { beatMs: 100, pauseMs: 5 };

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});
const later = <Value>(value: Value, close: (value: Value) => unknown): Value => {
  toClose.push(() => close(value));
  return value;
};

/** A process on the database at `url` that never looks by itself, hearing by way of `notifyUrl`. */
function startProcess(url: string, notifyUrl = url, rhythm = QUICK) {
  const { db } = later(openPostgres(url, { max: 2 }), ({ close }) => close());
  const store = createEventStore(db);
  const hub = later(new Hub({ store, now: Date.now }, { lookEveryMs: 600_000 }), (made) => made.close());
  const others: OtherProcesses = later(joinOthers(notifyUrl, hub, rhythm), (joined) => joined.close());
  hub.tell(others);
  return { hub, match: createMatch(store, Date.now(), undefined, hub) };
}

async function openServer() {
  const database = later(await openTestDatabase({ max: 2 }), ({ close }) => close());
  const url = database.url ?? '';
  const admin = later(postgres(url, { max: 1, onnotice: () => {} }), (client) => client.end());
  const listening = () => admin<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and query like 'listen%'`;
  /** Waits until that many processes listen. */
  const listeners = async (count: number) => expect.poll(async () => (await listening()).length).toBe(count);
  return { url, admin, listening, listeners };
}

type Process = ReturnType<typeof startProcess>;

/** Plays `count` moves of an endless game. */
async function playOn({ match }: Process, id: Parameters<Process['hub']['follow']>[0], from: number, count: number) {
  for (let version = from; version < from + count; version++) {
    const { color, move } = nextMove(version - 2);
    unwrap(await match.move(id, color, move));
  }
}

/** Reads on from version 2 until `last`. */
async function readUntil({ hub }: Process, id: Parameters<Process['hub']['follow']>[0], last: number) {
  const follower = hub.follow(id);
  await follower.read();
  const seqs: number[] = [];
  while ((seqs.at(-1) ?? 2) < last) {
    const { events } = await follower.next(seqs.at(-1) ?? 2, 10_000, NEVER);
    if (events.length === 0) break;
    seqs.push(...events.map(({ record }) => record.seq));
  }
  follower.close();
  return seqs;
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe.skipIf(serverUrl === null)('two processes', () => {
  it('hear each other: a reader on one gets once and in order what the other commits', async () => {
    const { url, listeners } = await openServer();
    const [one, two] = [startProcess(url), startProcess(url)];
    await listeners(2);
    const { state } = await one.match.newGame(ENDLESS);
    const reading = readUntil(two, state.id, 42);
    await playOn(one, state.id, 2, 40);
    expect(await reading).toEqual(range(3, 42));
  });

  it('wake who waits for a topic', async () => {
    const { url, listeners } = await openServer();
    const [one, two] = [startProcess(url), startProcess(url)];
    await listeners(2);
    const watch = two.hub.watch('account:acct_1');
    const began = performance.now();
    one.hub.announceTopic('account:acct_1');
    await watch.next(10_000, NEVER);
    expect(performance.now() - began).toBeLessThan(5_000);
    watch.close();
  });

  it('miss nothing though the connections that listen are ended again and again', async () => {
    const { url, admin, listening, listeners } = await openServer();
    const [one, two] = [startProcess(url), startProcess(url)];
    await listeners(2);
    const { state } = await one.match.newGame(ENDLESS);
    const reading = readUntil(two, state.id, 62);
    for (let version = 2; version < 62; version += 10) {
      await playOn(one, state.id, version, 5);
      for (const { pid } of await listening()) await admin`select pg_terminate_backend(${pid})`;
      await playOn(one, state.id, version + 5, 5);
    }
    expect(await reading).toEqual(range(3, 62));
    await listeners(2);
  });

  it('notice a connection that has fallen silent, and one that cannot be made for a while', async () => {
    const { url, listeners } = await openServer();
    const proxy = later(new DatabaseProxy(url), (made) => made.stop());
    await proxy.start();
    const [one, two] = [startProcess(url), startProcess(url, proxy.via(url))];
    await listeners(2);
    const { state } = await one.match.newGame(ENDLESS);
    const reading = readUntil(two, state.id, 12);
    await playOn(one, state.id, 2, 2);
    proxy.freeze();
    await playOn(one, state.id, 4, 2);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await proxy.stop();
    await playOn(one, state.id, 6, 2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    proxy.thaw();
    await proxy.start();
    await playOn(one, state.id, 8, 4);
    expect(await reading).toEqual(range(3, 12));
  });

  it('send little however much is committed, and nothing where there is nobody else', async () => {
    const { url, admin, listeners } = await openServer();
    const heard: string[] = [];
    await admin.listen('merels', (text) => heard.push(text));
    const one = startProcess(url, url, { beatMs: 60_000, pauseMs: 50 });
    await listeners(2);
    const games = await Promise.all(Array.from({ length: 8 }, () => one.match.newGame(ENDLESS)));
    await Promise.all(games.map(({ state }) => playOn(one, state.id, 2, 10)));
    await expect.poll(() => heard.join(' ').split('=12').length - 1).toBe(8);
    expect(heard.filter((text) => text.includes('=')).length).toBeLessThan(40);

    const alone = startProcess(url, url, { beatMs: 20, pauseMs: 1 });
    await listeners(3);
    await new Promise((resolve) => setTimeout(resolve, 200));
    heard.length = 0;
    const { state } = await alone.match.newGame(ENDLESS);
    await playOn(alone, state.id, 2, 3);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard.filter((text) => text.includes(state.id))).toEqual([]);
  });
});
