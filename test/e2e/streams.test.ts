/** Following a game: both streams, as any client reads them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CreatedGameSchema } from '../../src/http/schemas/game.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';
import { ENDLESS_REQUEST, nextMove } from '../support/shuffle.ts';
import { type OpenStream, openStream, type Piece } from '../support/streams.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

const FORMS = ['stream', 'stream.ndjson'] as const;
const MOVES = ['d6', 'f4', 'd7', 'd2', 'd5xf4'];

const seqsOf = (pieces: readonly Piece[]) => pieces.flatMap((piece) => (piece.kind === 'item' ? [piece.item.seq] : []));

async function finishedGame() {
  const created = await api.newGame();
  await api.playAll({ ...created, id: created.game.id }, MOVES);
  await api.post(`/v1/games/${created.game.id}/resign`, undefined, { token: created.white });
  return created.game.id;
}

describe.each(FORMS)('%s', (form) => {
  const isSse = form === 'stream';

  test('begins with a snapshot, has every event as it happens, and ends with the game', async () => {
    const { game, white, black } = await api.newGame();
    const stream = await openStream(host.send, game.id, form);
    expect(stream.status).toBe(200);
    if (isSse) expect(await stream.next()).toEqual({ kind: 'retry', ms: 1000 });
    expect(await stream.next()).toEqual({
      kind: 'item',
      id: isSse ? '2' : null,
      item: { type: 'snapshot', seq: 2, at: game.updatedAt, data: { game } },
    });
    for (const [index, move] of MOVES.entries()) {
      await api.play(game.id, index % 2 === 0 ? white : black, move);
      expect(await stream.item()).toMatchObject({ seq: index + 3, type: 'move.played', data: { move } });
    }
    await api.post(`/v1/games/${game.id}/resign`, undefined, { token: black });
    expect(await stream.item()).toMatchObject({ seq: 8, type: 'game.finished', data: { reason: 'resignation' } });
    expect(await stream.next()).toBeNull();
    const { body } = await api.get(`/v1/games/${game.id}/events?after=7`);
    const again = await openStream(host.send, game.id, form, { query: '?after=7' });
    expect(body).toMatchObject({ data: [await again.item()] });
  });

  test('goes on behind the event that the client has, whatever after says', async () => {
    const id = await finishedGame();
    const behind = async (query: string, headers = {}) =>
      seqsOf(await (await openStream(host.send, id, form, { query, headers })).rest());
    expect(await behind('?after=5')).toEqual([6, 7, 8]);
    expect(await behind('?after=0')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await behind('', { 'Last-Event-ID': '6' })).toEqual([7, 8]);
    expect(await behind('?after=2', { 'Last-Event-ID': '7' })).toEqual([8]);
    expect(await behind('')).toEqual([8]);
  });

  test('of a game that is over, with nothing left, is no content', async () => {
    const id = await finishedGame();
    for (const seq of [8, 9, 400]) {
      const answer = await api.get(`/v1/games/${id}/${form}?after=${seq}`);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('Cache-Control')).toBe('no-store, no-transform');
    }
  });

  test('is kept back by nobody on its way, and has no ETag to compare', async () => {
    const { game } = await api.newGame();
    const headers = { 'If-None-Match': '*' };
    const stream = await openStream(host.send, game.id, form, { headers });
    expect(stream.status).toBe(200);
    expect(stream.headers.get('Content-Type')).toBe(isSse ? 'text/event-stream' : 'application/x-ndjson');
    expect(stream.headers.get('Cache-Control')).toBe('no-store, no-transform');
    expect(stream.headers.get('X-Accel-Buffering')).toBe('no');
    expect(stream.headers.has('ETag')).toBe(false);
    await stream.close();
    const head = await api.call('HEAD', `/v1/games/${game.id}/${form}`);
    expect(head.headers.get('Content-Type')).toBe(isSse ? 'text/event-stream' : 'application/x-ndjson');
  });

  test('is refused like any other request', async () => {
    const { game } = await api.newGame();
    const path = `/v1/games/${game.id}/${form}`;
    expectProblem(await api.get(`/v1/games/game_01h2xcejqtf2nbrexx3vqjhp41/${form}`), 'not-found');
    expectProblem(await api.get(path, { Authorization: 'Bearer seat_0' }), 'unauthenticated');
    expectProblem(await api.get(`${path}?since=4`), 'validation-failed');
    expectProblem(await api.get(path, { 'Last-Event-ID': 'four' }), 'validation-failed', {
      errors: [expect.objectContaining({ in: 'header', pointer: '/Last-Event-ID' })],
    });
  });

  test('may be read by a player too', async () => {
    const { game, white } = await api.newGame();
    const headers = { Authorization: `Bearer ${white}` };
    const stream = await openStream(host.send, game.id, form, { headers });
    expect(await stream.item()).toMatchObject({ type: 'snapshot' });
    await api.play(game.id, white, 'd6');
    expect(await stream.item()).toMatchObject({ seq: 3 });
    await stream.close();
  });
});

test('many readers per token: each has a stream of its own', async () => {
  const { game, white, black } = await api.newGame();
  const headers = { Authorization: `Bearer ${white}` };
  const open = () => openStream(host.send, game.id, 'stream', { query: '?after=2', headers });
  const readers = await Promise.all(Array.from({ length: 5 }, open));
  await api.playAll({ id: game.id, white, black }, ['d6', 'f4']);
  for (const reader of readers) {
    expect([(await reader.item()).seq, (await reader.item()).seq]).toEqual([3, 4]);
    await reader.close();
  }
});

test('a snapshot has the names of today, however long a game has been followed', async () => {
  const account = await api.newAccount();
  const created = await api.post('/v1/games', { seats: { white: { kind: 'me' } } }, { token: account.token });
  const { game } = CreatedGameSchema.parse(created.body);
  const first = await openStream(host.send, game.id);
  await first.item();
  const name = `${account.name}-again`;
  expect((await api.call('PATCH', '/v1/account', { token: account.token, json: { name } })).status).toBe(200);
  const second = await openStream(host.send, game.id);
  expect(await second.item()).toMatchObject({ data: { game: { seats: { white: { kind: 'account', name } } } } });
  await first.close();
  await second.close();
});

test('many readers of one game, in both forms and by long polls, all get the same', async () => {
  const { game, white, black } = await api.newGame();
  const readers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => openStream(host.send, game.id, FORMS[index % 2], { query: '?after=0' })),
  );
  const polled = async () => {
    const seqs: number[] = [];
    while ((seqs.at(-1) ?? 0) < 8) {
      const { body } = await api.get(`/v1/games/${game.id}/events?after=${seqs.at(-1) ?? 0}&wait=20`);
      const { data } = body as { data: { seq: number }[] };
      seqs.push(...data.map(({ seq }) => seq));
    }
    return seqs;
  };
  const polling = [polled(), polled(), polled()];
  await api.playAll({ id: game.id, white, black }, MOVES);
  await api.post(`/v1/games/${game.id}/resign`, undefined, { token: black });
  const all = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const reader of readers) expect(seqsOf(await reader.rest())).toEqual(all);
  for (const seqs of await Promise.all(polling)) expect(seqs).toEqual(all);
});

describe('missed or doubled events', () => {
  /** Reads to the end of the game, breaking off again and again, as `chance` has it, and going on behind the last item. */
  async function readWithDrops(id: string, form: (typeof FORMS)[number], chance: () => number) {
    const seqs: number[] = [];
    for (;;) {
      const stream: OpenStream = await openStream(host.send, id, form, { query: `?after=${seqs.at(-1) ?? 0}` });
      if (stream.status === 204) return seqs;
      const most = 1 + Math.floor(chance() * 4);
      let piece: Piece | null = null;
      for (let taken = 0; taken < most; ) {
        piece = await stream.next();
        if (piece === null) break;
        if (piece.kind !== 'item') continue;
        seqs.push(piece.item.seq);
        taken += 1;
      }
      if (piece === null && (await stream.next()) === null) continue;
      await stream.close();
    }
  }

  /** Numbers from 0 to 1, the same ones for a seed. */
  function numbers(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state * 1103515245 + 12345) % 2 ** 31;
      return state / 2 ** 31;
    };
  }

  test('there are none, however often readers are dropped and resume', async () => {
    const { game, white, black } = await api.newGame(ENDLESS_REQUEST);
    const readers = Array.from({ length: 12 }, (_, index) =>
      readWithDrops(game.id, FORMS[index % 2] ?? 'stream', numbers(index + 1)),
    );
    const moves = Array.from({ length: 24 }, (_, ply) => nextMove(ply).move);
    await api.playAll({ id: game.id, white, black }, moves);
    await api.post(`/v1/games/${game.id}/resign`, undefined, { token: black });
    const { version } = await api.game(game.id);
    const all = Array.from({ length: version }, (_, index) => index + 1);
    for (const seqs of await Promise.all(readers)) expect(seqs).toEqual(all);
  });
});
