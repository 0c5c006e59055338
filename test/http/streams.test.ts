/** Streams under a clock of the test's own: signs of life, their end, and what may go wrong meanwhile. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../src/game/event-store.ts';
import { UNPLAYED_MS } from '../../src/game/expiry.ts';
import { createOpenWaits } from '../../src/http/open-waits.ts';
import { DEFAULT_LIMITS } from '../../src/http/rate-limits.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { type Changes, openTestApp, type TestApp } from '../support/app.ts';
import { openStream, type Piece } from '../support/streams.ts';

let app: TestApp;
let api: Api;
beforeAll(async () => {
  app = await openTestApp();
  api = createApi(app.send);
});
afterAll(() => app.close());

const FORMS = ['stream', 'stream.ndjson'] as const;

/** A world in which to sleep takes no time but on the clock; `onSleep` is told how often there was sleep. */
function dozing(onSleep: (times: number) => void | Promise<void> = () => {}): Changes {
  let times = 0;
  return {
    async sleep(ms) {
      app.pass(ms);
      await onSleep(++times);
    },
  };
}

const kinds = (pieces: readonly Piece[]) => pieces.map(({ kind }) => kind);

describe.each(FORMS)('a silent stream (%s)', (form) => {
  test('gives a sign of life every ten seconds, and ends properly after its time', async () => {
    const { game } = await api.newGame();
    const began = app.services.now();
    const stream = await openStream(app.sendWith(dozing()), game.id, form, { query: '?after=2' });
    const pieces = await stream.rest();
    expect(kinds(pieces).filter((kind) => kind !== 'retry')).toEqual(Array(5).fill('ping'));
    expect(app.services.now() - began).toBe(app.services.streams.lengthMs);
  });

  test('counts the silence from the last event', async () => {
    const { game, white } = await api.newGame();
    const times: number[] = [];
    const world = dozing(async () => {
      if (app.services.now() - began >= 6_000 && times.length === 0) {
        times.push(app.services.now() - began);
        await api.play(game.id, white, 'd6');
      }
    });
    const began = app.services.now();
    const stream = await openStream(app.sendWith(world), game.id, form, { query: '?after=2' });
    await stream.item();
    const playedAt = app.services.now();
    expect(await stream.next()).toEqual({ kind: 'ping' });
    expect(app.services.now() - playedAt).toBe(10_000);
  });
});

describe('a stream ends', () => {
  test('when the service stops', async () => {
    const { game } = await api.newGame();
    const stop = new AbortController();
    const world = dozing((times) => {
      if (times === 3) stop.abort();
    });
    const stream = await openStream(app.sendWith({ ...world, stopping: stop.signal }), game.id);
    expect(kinds(await stream.rest())).toEqual(['retry', 'item']);
  });

  test('when the database is away, and its client comes again later', async () => {
    const { game } = await api.newGame();
    const { store } = app.services;
    const heads = () => Promise.reject(new StoreUnavailable('away'));
    const away = { ...dozing(), store: { ...store, heads } };
    const stream = await openStream(app.sendWith(away), game.id);
    expect((await stream.rest()).at(-1)).toEqual({ kind: 'retry', ms: 5000 });
    const lines = await openStream(app.sendWith(away), game.id, 'stream.ndjson');
    expect(kinds(await lines.rest())).toEqual(['item']);
  });

  test('when something is wrong with it, which is logged', async () => {
    const { game } = await api.newGame();
    const heads = () => Promise.reject(new Error('a bug'));
    const broken = { ...dozing(), store: { ...app.services.store, heads } };
    await (await openStream(app.sendWith(broken), game.id)).rest();
    expect(app.log.at(-1)).toMatchObject({ level: 'error', message: 'a stream failed', error: 'Error: a bug' });
  });

  test('with the game, also where its time runs out meanwhile', async () => {
    const { game } = await api.newGame();
    app.pass(UNPLAYED_MS - 15_000);
    const pieces = await (await openStream(app.sendWith(dozing()), game.id)).rest();
    const last = pieces.at(-1);
    expect(last?.kind === 'item' && last.item).toMatchObject({ type: 'game.finished', data: { reason: 'aborted' } });
  });
});

describe('the places of those that wait', () => {
  const limited = (waits: number): Changes => ({
    waits: createOpenWaits(waits),
    limiter: { limits: { ...DEFAULT_LIMITS, waits }, admit: () => ({ admitted: true }) },
  });

  test('are so many for a caller, streams and waits together, and are given back', async () => {
    const { game } = await api.newGame();
    const send = app.sendWith({ ...limited(2), sleep: () => new Promise(() => {}) });
    const [one, two] = [await openStream(send, game.id), await openStream(send, game.id, 'stream.ndjson')];
    await one?.item();
    const refused = await createApi(send).get(`/v1/games/${game.id}/stream`);
    expectProblem(refused, 'rate-limited', { policy: 'waits' });
    expect(refused.headers.get('Retry-After')).toBe('1');
    expectProblem(await createApi(send).get(`/v1/games/${game.id}/events?after=2&wait=5`), 'rate-limited');
    await one?.close();
    const three = await openStream(send, game.id);
    expect(three.status).toBe(200);
    await two?.close();
    await three.close();
  });

  test('are given back by what opens no stream, or ends', async () => {
    const { game, white } = await api.newGame();
    const send = app.sendWith({ ...limited(1), ...dozing() });
    const limitedApi = createApi(send);
    const path = `/v1/games/${game.id}/stream`;
    for (let times = 0; times < 3; times++) {
      expectProblem(await limitedApi.get('/v1/games/game_01h2xcejqtf2nbrexx3vqjhp41/stream'), 'not-found');
      expect((await limitedApi.call('HEAD', path)).status).toBe(200);
      await (await openStream(send, game.id)).rest();
      const unread = await send(path);
      await unread.body?.cancel();
    }
    await api.post(`/v1/games/${game.id}/resign`, undefined, { token: white });
    for (let times = 0; times < 3; times++) expect((await limitedApi.get(`${path}?after=3`)).status).toBe(204);
  });

  test('are so many for a process: then there are no more streams', async () => {
    const narrow = await openTestApp({ mostWaiting: 1 });
    const { game } = await createApi(narrow.send).newGame();
    const send = narrow.sendWith({ sleep: () => new Promise(() => {}) });
    const stream = await openStream(send, game.id);
    expectProblem(await createApi(send).get(`/v1/games/${game.id}/stream`), 'unavailable');
    await stream.close();
    await (await openStream(send, game.id)).close();
    await narrow.close();
  });
});

test('a stream asks for nothing before its reader takes what there is', async () => {
  const { game, white, black } = await api.newGame();
  await api.playAll({ id: game.id, white, black }, ['d6', 'f4', 'd7']);
  let asked = 0;
  const { store } = app.services;
  const counted: typeof store.heads = (ids) => {
    asked += 1;
    return store.heads(ids);
  };
  const send = app.sendWith({ ...dozing(), store: { ...store, heads: counted } });
  const stream = await openStream(send, game.id, 'stream', { query: '?after=2' });
  await stream.item();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toBe(0);
  await stream.close();
});
