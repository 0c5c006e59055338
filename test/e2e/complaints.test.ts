/**
 * What the authors of bots complain about in game APIs, a test for each: none
 * of it happens here. One more is where it can be shown: limits, which are off
 * on these hosts, in test/http.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { EventPageSchema } from '../../src/http/schemas/event.ts';
import { PlayedSchema, RematchSchema, RematchSeatSchema } from '../../src/http/schemas/game.ts';
import { SeekSchema } from '../../src/http/schemas/seek.ts';
import { type Api, createApi, type Send } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';
import { ENDLESS_REQUEST, nextMove } from '../support/shuffle.ts';
import { openStream, type Piece } from '../support/streams.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

const FORMS = ['stream', 'stream.ndjson'] as const;
const seqsIn = (pieces: readonly Piece[]) => pieces.flatMap((piece) => (piece.kind === 'item' ? [piece.item.seq] : []));
const upTo = (version: number) => Array.from({ length: version }, (_, index) => index + 1);

async function eventsOf(id: string, query = '') {
  const { body } = await api.get(`/v1/games/${id}/events${query}`);
  return EventPageSchema.parse(body);
}

describe('a retried move', () => {
  /** Sends a request whose answer never comes back. */
  const lost: Send = async (path, init) => {
    await host.send(path, init);
    throw new TypeError('the connection is lost');
  };

  test.each([
    ['by its ply', { json: { ply: 0 }, headers: {} }],
    ['by the version', { json: {}, headers: { 'If-Match': '"2"' } }],
  ])(
    '%s does not fail: it is answered as the first one would have been, and plays once',
    async (_, { json, headers }) => {
      const { game, white, black } = await api.newGame({ clock: { initialSeconds: 300, incrementSeconds: 3 } });
      const move = { json: { move: 'd6', ...json }, token: white, headers };
      const path = `/v1/games/${game.id}/moves`;
      await expect(createApi(lost).call('POST', path, move)).rejects.toThrow('lost');

      const [first] = (await eventsOf(game.id, '?after=2')).data;
      const retry = async () => {
        const answer = await api.call('POST', path, move);
        expect([answer.status, answer.headers.get('Idempotent-Replayed')]).toEqual([200, 'true']);
        return PlayedSchema.parse(answer.body);
      };
      const receipt = { seq: first?.seq, hash: first?.hash, at: first?.at, ply: 1, color: 'white', move: 'd6' };
      expect((await retry()).played).toEqual(receipt);
      await api.play(game.id, black, 'f4');
      expect((await retry()).played).toEqual(receipt);
      await api.post(`/v1/games/${game.id}/resign`, undefined, { token: black });
      expect(await retry()).toMatchObject({ played: receipt, game: { status: 'finished', ply: 2 } });
      expect((await eventsOf(game.id)).data.map(({ type }) => type)).toEqual([
        'game.created',
        'game.started',
        'move.played',
        'move.played',
        'game.finished',
      ]);
    },
  );
});

test.each(FORMS)('a silent %s is none: signs of life come, and then the event', async (form) => {
  const { game, white } = await api.newGame();
  const stream = await openStream(host.send, game.id, form, { query: '?after=2' });
  if (form === 'stream') expect(await stream.next()).toEqual({ kind: 'retry', ms: 1000 });
  expect(await stream.next()).toEqual({ kind: 'ping' });
  await api.play(game.id, white, 'd6');
  expect(await stream.item()).toMatchObject({ seq: 3, type: 'move.played' });
  await stream.close();
});

describe('missed or doubled events', () => {
  const PLIES = 12;

  /** Follows a game to its end, hanging up after every second item; `resume` says behind which one to go on. */
  async function seqsOfStream(id: string, form: (typeof FORMS)[number], resume: (seq: number) => object) {
    const seqs: number[] = [];
    for (;;) {
      const stream = await openStream(host.send, id, form, resume(seqs.at(-1) ?? 0));
      if (stream.status === 204) return seqs;
      for (let items = 0; items < 2; ) {
        const piece = await stream.next();
        if (piece === null) break;
        if (piece.kind !== 'item') continue;
        seqs.push(piece.item.seq);
        items += 1;
      }
      await stream.close();
    }
  }

  async function seqsOfPolls(id: string) {
    const seqs: number[] = [];
    for (let done = false; !done; ) {
      const page = await eventsOf(id, `?after=${seqs.at(-1) ?? 0}&limit=2&wait=20`);
      seqs.push(...page.data.map(({ seq }) => seq));
      done = page.done;
    }
    return seqs;
  }

  test('there are none, on streams and by polls, also where the reader hangs up and comes back', async () => {
    const { game, white, black } = await api.newGame({ ...ENDLESS_REQUEST, takebacks: true });
    const reading = Promise.all([
      seqsOfStream(game.id, 'stream', (seq) => ({ headers: { 'Last-Event-ID': `${seq}` } })),
      seqsOfStream(game.id, 'stream.ndjson', (seq) => ({ query: `?after=${seq}` })),
      seqsOfPolls(game.id),
    ]);
    for (const ply of Array(PLIES).keys()) {
      const { color, move } = nextMove(ply);
      await api.play(game.id, color === 'white' ? white : black, move);
    }
    await api.post(`/v1/games/${game.id}/takeback-offer`, undefined, { token: white });
    await api.post(`/v1/games/${game.id}/takeback-offer/accept`, undefined, { token: black });
    await api.post(`/v1/games/${game.id}/resign`, undefined, { token: white });
    const { version } = await api.game(game.id);
    expect(version).toBe(PLIES + 5);
    for (const seqs of await reading) expect(seqs).toEqual(upTo(version));
  });
});

test('many readers with one token all hear of everything at the same time', async () => {
  const { game, white, black } = await api.newGame();
  const headers = { Authorization: `Bearer ${white}` };
  const streams = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      openStream(host.send, game.id, FORMS[index % 2], { query: '?after=0', headers }),
    ),
  );
  const polls = Array.from({ length: 6 }, () => api.get(`/v1/games/${game.id}/events?after=2&wait=20`, headers));
  await api.play(game.id, white, 'd6');
  for (const { body } of await Promise.all(polls)) expect(body).toMatchObject({ data: [{ seq: 3 }] });
  await api.post(`/v1/games/${game.id}/resign`, undefined, { token: black });
  for (const stream of streams) expect(seqsIn(await stream.rest())).toEqual(upTo(4));
});

test('a draw offer is visible: to the opponent who waits, to everybody who reads, and in the history', async () => {
  const { game, white, black } = await api.newGame();
  const path = `/v1/games/${game.id}`;
  const watcher = await openStream(host.send, game.id);
  expect(await watcher.item()).toMatchObject({ type: 'snapshot', data: { game: { drawOffer: null } } });
  const waiting = api.post(`${path}/moves?wait=20`, { move: 'd6' }, { token: white });
  await expect.poll(async () => (await api.game(game.id)).ply).toBe(1);
  await api.post(`${path}/draw-offer`, undefined, { token: black });

  expect(PlayedSchema.parse((await waiting).body).game).toMatchObject({ ply: 1, drawOffer: 'black' });
  expect((await api.game(game.id)).drawOffer).toBe('black');
  expect(await watcher.item()).toMatchObject({ seq: 3, type: 'move.played' });
  expect(await watcher.item()).toMatchObject({ seq: 4, type: 'draw.offered', data: { color: 'black' } });
  await watcher.close();
  const latecomer = await openStream(host.send, game.id, 'stream.ndjson');
  expect(await latecomer.item()).toMatchObject({ type: 'snapshot', data: { game: { drawOffer: 'black' } } });
  await latecomer.close();

  const { body } = await api.post(`${path}/draw-offer/accept`, undefined, { token: white });
  expect(body).toMatchObject({ status: 'finished', result: { winner: null, reason: 'agreement' } });
  expect((await eventsOf(game.id, '?after=2')).data.map(({ type, data }) => [type, data.color])).toEqual([
    ['move.played', 'white'],
    ['draw.offered', 'black'],
    ['game.finished', undefined],
  ]);
});

test('a rematch is one call, and one game, for both, whoever asks first and however often', async () => {
  const { game, white, black } = await api.newGame({
    rules: 'six',
    clock: { initialSeconds: 60, incrementSeconds: 1 },
  });
  const path = `/v1/games/${game.id}/rematch`;
  await api.post(`/v1/games/${game.id}/resign`, undefined, { token: white });
  const ask = async (token: string) => RematchSeatSchema.parse((await api.post(path, undefined, { token })).body);
  const waiting = api.get(`${path}?wait=20`);
  const [one, other, again] = await Promise.all([ask(white), ask(black), ask(white)]);

  expect(other.gameId).toBe(one.gameId);
  expect(again).toEqual(one);
  expect(RematchSchema.parse((await waiting).body).gameId).toBe(one.gameId);
  expect(await api.game(one.gameId)).toMatchObject({
    status: 'active',
    rematchOf: game.id,
    rules: game.rules,
    clock: { initialSeconds: 60, running: 'white' },
  });
  const { played } = await api.play(one.gameId, z.string().parse(other.token), 'a1');
  expect(played.color).toBe('white');
});

describe('a seek', () => {
  const wish = { rules: { quietMovesDraw: 97, flyingAt: 4 }, color: 'white' };
  const authorization = (token: string) => ({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' });

  test('does not die with its socket: it waits on, is asked for again, and is matched', async () => {
    const [one, other] = [await api.newAccount(), await api.newAccount()];
    const key = { 'Idempotency-Key': randomUUID() };
    const answer = await host.send('/v1/seeks', {
      method: 'POST',
      headers: { ...authorization(one.token), ...key },
      body: JSON.stringify(wish),
    });
    // Nobody reads it.
    await answer.body?.cancel();
    const again = await api.post('/v1/seeks', wish, { token: one.token, headers: key });
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    const { id } = SeekSchema.parse(again.body);

    const left = new AbortController();
    const waiting = host.send(`/v1/seeks/${id}?wait=25`, { headers: authorization(one.token), signal: left.signal });
    setTimeout(() => left.abort(), 100);
    await waiting.then((late) => late.body?.cancel()).catch(() => null);

    const found = await api.post('/v1/seeks', { ...wish, color: 'black' }, { token: other.token });
    const { status, gameId } = SeekSchema.parse(found.body);
    expect(status).toBe('matched');
    const seek = await api.call('GET', `/v1/seeks/${id}`, { token: one.token });
    expect(SeekSchema.parse(seek.body)).toMatchObject({ status: 'matched', gameId, color: 'white' });
    const move = await api.post(`/v1/games/${gameId}/moves`, { move: 'd6' }, { token: one.token });
    expect(move.status, move.text).toBe(201);
  });
});
