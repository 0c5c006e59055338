/** Two Node hosts on one Postgres, as processes: who reads on one is told of what is played on the other. */
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi, type Send } from '../../support/api.ts';
import { createDatabase, serverUrl } from '../../support/database.ts';
import { type NodeProcess, startNode } from '../../support/node-process.ts';
import { ENDLESS_REQUEST, nextMove } from '../../support/shuffle.ts';
import { openStream, type Piece } from '../../support/streams.ts';

describe.skipIf(serverUrl === null)('two hosts on one database', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let admin: postgres.Sql;
  let hosts: readonly NodeProcess[];
  const sendTo =
    (host: number): Send =>
    (path, init) =>
      fetch(new URL(path, hosts[host]?.url), init);

  beforeAll(async () => {
    database = await createDatabase(serverUrl ?? '');
    admin = postgres(database.url, { max: 1, onnotice: () => {} });
    const settings = {
      DATABASE_URL: database.url,
      TOKEN_SECRET: 'a secret for tests that opens nothing else',
      RATE_LIMITS: 'off',
    };
    hosts = await Promise.all([startNode(settings), startNode(settings)]);
  });
  beforeEach(() => vi.waitFor(async () => expect(await listening()).toHaveLength(2)));
  afterAll(async () => {
    for (const host of hosts) host.kill('SIGTERM');
    await Promise.all(hosts.map(({ ended }) => ended));
    await admin.end();
    await database.drop();
  });

  const listening = () => admin<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and query like 'listen%'`;

  const PLIES = 30;
  const ALL = Array.from({ length: PLIES + 1 }, (_, index) => index + 3);

  /** Plays the moves of an endless game at the first host and resigns; `between` comes before each move. */
  async function playAt(host: number, between: (ply: number) => Promise<unknown> = async () => {}) {
    const api = createApi(sendTo(host));
    const { game, white, black } = await api.newGame(ENDLESS_REQUEST);
    return {
      id: game.id,
      white,
      black,
      async play() {
        for (let ply = 0; ply < PLIES; ply++) {
          await between(ply);
          await api.play(game.id, ply % 2 === 0 ? white : black, nextMove(ply).move);
        }
        await api.post(`/v1/games/${game.id}/resign`, undefined, { token: white });
      },
    };
  }

  const seqsOf = (pieces: readonly Piece[]) =>
    pieces.flatMap((piece) => (piece.kind === 'item' ? [piece.item.seq] : []));

  async function poll(host: number, id: string): Promise<readonly number[]> {
    const seqs: number[] = [];
    for (let next = 2; ; ) {
      const { body } = await createApi(sendTo(host)).get(`/v1/games/${id}/events?after=${next}&wait=20`);
      const page = body as { data: { seq: number }[]; next: number; done: boolean };
      seqs.push(...page.data.map(({ seq }) => seq));
      if (page.done) return seqs;
      next = page.next;
    }
  }

  test('a reader on the other one gets each event once and in order', async () => {
    const game = await playAt(0);
    const readers = [0, 1, 1].map((host) => openStream(sendTo(host), game.id, 'stream', { query: '?after=2' }));
    const polled = [poll(0, game.id), poll(1, game.id)];
    await Promise.all(readers);
    await game.play();
    for (const reader of readers) expect(seqsOf(await (await reader).rest())).toEqual(ALL);
    for (const seqs of await Promise.all(polled)) expect(seqs).toEqual(ALL);
  });

  test('and misses none where the connection that listens is ended in the middle', async () => {
    const game = await playAt(0, async (ply) => {
      if (ply % 10 !== 5) return;
      for (const { pid } of await listening()) await admin`select pg_terminate_backend(${pid})`;
    });
    const reader = await openStream(sendTo(1), game.id, 'stream.ndjson', { query: '?after=2' });
    await game.play();
    expect(seqsOf(await reader.rest())).toEqual(ALL);
  });

  test('a move that waits on one host is answered by a move on the other', async () => {
    const { id, white, black } = await playAt(0);
    const waiting = createApi(sendTo(0)).post(
      `/v1/games/${id}/moves?wait=20`,
      { move: nextMove(0).move },
      { token: white },
    );
    const other = createApi(sendTo(1));
    await expect.poll(async () => (await other.game(id)).ply).toBe(1);
    const began = performance.now();
    await other.play(id, black, nextMove(1).move);
    expect((await waiting).body).toMatchObject({ game: { ply: 2 } });
    expect(performance.now() - began).toBeLessThan(2_500);
  });
});
