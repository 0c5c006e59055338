/** What time does to games: ends that are due, kept answers that are forgotten, waits that end. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IDLE_MS, UNPLAYED_MS } from '../../src/game/expiry.ts';
import { ANSWER_KEPT_MS } from '../../src/game/sweep.ts';
import { RematchSeatSchema } from '../../src/http/schemas/game.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let api: Api;
beforeAll(async () => {
  app = await openTestApp();
  api = createApi(app.send);
});
afterAll(() => app.close());

const ABORTED = { status: 'finished', version: 3, result: { winner: null, reason: 'aborted' } };
const ABANDONED = { status: 'finished', result: { winner: null, reason: 'abandoned' } };

describe('a game that nobody plays', () => {
  test('lives until the very millisecond', async () => {
    const { game } = await api.newGame();
    app.pass(UNPLAYED_MS - 1);
    expect(await api.game(game.id)).toEqual(game);
    app.pass(1);
    expect(await api.game(game.id)).toMatchObject({
      ...ABORTED,
      updatedAt: new Date(app.services.now()).toISOString(),
    });
  });

  test('is abandoned 30 days after its last move', async () => {
    const { game, white } = await api.newGame();
    app.pass(UNPLAYED_MS - 1);
    await api.play(game.id, white, 'd6');
    app.pass(IDLE_MS - 1);
    expect((await api.game(game.id)).status).toBe('active');
    app.pass(1);
    expect(await api.game(game.id)).toMatchObject({ ...ABANDONED, version: 4, ply: 1 });
  });

  test.each(['', '/events', '/moves', '/legal-moves', '/export', '?version=3', '?include=moves'])(
    'ends for whoever reads first: %s',
    async (rest) => {
      const { game } = await api.newGame();
      app.pass(UNPLAYED_MS);
      expect((await api.get(`/v1/games/${game.id}${rest}`)).status).toBe(200);
      const { body } = await api.get(`/v1/games/${game.id}/events`);
      expect(body).toMatchObject({ data: [{ seq: 1 }, { seq: 2 }, { seq: 3, type: 'game.finished' }], done: true });
    },
  );

  test('ends for who comes to move, resign, abort or join', async () => {
    const requests = {
      moves: { json: { move: 'd6' } },
      resign: {},
      join: {},
    };
    for (const [action, call] of Object.entries(requests)) {
      const { game, white } = await api.newGame({ visibility: 'public', rules: 'lasker' });
      app.pass(UNPLAYED_MS);
      const answer = await api.call('POST', `/v1/games/${game.id}/${action}`, { token: white, ...call });
      expectProblem(answer, 'game-over', { game: ABORTED });
      expect(answer.headers.get('ETag')).toBe('"3"');
    }
  });

  test('was aborted already for who comes to abort it', async () => {
    const { game, white } = await api.newGame();
    app.pass(UNPLAYED_MS);
    expect((await api.post(`/v1/games/${game.id}/abort`, {}, { token: white })).body).toMatchObject(ABORTED);
  });

  test('still repeats its last move', async () => {
    const { game, white } = await api.newGame();
    await api.play(game.id, white, 'd6');
    app.pass(IDLE_MS);
    const retry = await api.post(`/v1/games/${game.id}/moves`, { move: 'd6', ply: 0 }, { token: white });
    expect(retry.status).toBe(200);
    expect(retry.body).toMatchObject({ played: { ply: 1, seq: 3 }, game: ABANDONED });
  });

  test('is never in a list as if it went on', async () => {
    const { game } = await api.newGame({ visibility: 'public', rules: 'morabaraba' });
    const ids = async (status: string) => {
      const { body } = await api.get(`/v1/games?preset=morabaraba&status=${status}`);
      return JSON.stringify(body).includes(game.id);
    };
    expect([await ids('active'), await ids('finished')]).toEqual([true, false]);
    app.pass(UNPLAYED_MS);
    expect([await ids('active'), await ids('finished')]).toEqual([false, true]);
  });

  test('ends once, for however many come at once', async () => {
    const { game } = await api.newGame();
    app.pass(UNPLAYED_MS);
    const games = await Promise.all(Array.from({ length: 8 }, () => api.game(game.id)));
    expect(games.map(({ version }) => version)).toEqual(Array(8).fill(3));
  });
});

describe('a side whose time is over', () => {
  const clock = { initialSeconds: 10, incrementSeconds: 0 };
  const TIMEOUT = { status: 'finished', version: 3, result: { winner: 'black', reason: 'timeout' } };

  test('looks alive until its end may be stored, and then has lost for whoever reads', async () => {
    const { game } = await api.newGame({ clock });
    app.pass(10_000 + 1_999);
    expect(await api.game(game.id)).toEqual(game);
    app.pass(1);
    expect(await api.game(game.id)).toMatchObject({ ...TIMEOUT, clock: { white: { remainingMs: 0 }, deadline: null } });
  });

  test.each([
    ['moves', { move: 'd6' }],
    ['draw-offer', {}],
    ['resign', {}],
  ])('comes too late with %s: the answer waits for the end', async (action, json) => {
    const { game, white } = await api.newGame({ clock });
    app.pass(10_001);
    const waits: number[] = [];
    const sleep = async (ms: number) => {
      waits.push(ms);
      app.pass(ms);
    };
    const patient = createApi(app.sendWith({ sleep }));
    const answer = await patient.post(`/v1/games/${game.id}/${action}`, json, { token: white });
    expectProblem(answer, 'game-over', { game: TIMEOUT });
    expect(waits).toEqual([1_999]);
  });

  test('is no game in a list of those that go on', async () => {
    const { game } = await api.newGame({ clock, visibility: 'public', rules: 'lasker' });
    app.pass(12_000);
    const { body } = await api.get('/v1/games?status=active&preset=lasker');
    expect(JSON.stringify(body)).not.toContain(game.id);
  });
});

test('seats wait for as long as was said', async () => {
  const { game, joinCode } = await api.newGame({ seats: { black: { kind: 'open' } }, expiresInSeconds: 60 });
  app.pass(59_999);
  expect((await api.game(game.id)).status).toBe('open');
  app.pass(1);
  const answer = await api.post(`/v1/games/${game.id}/join`, { joinCode });
  expectProblem(answer, 'game-over', {
    game: { version: 2, result: { winner: null, reason: 'aborted' }, expiresAt: null },
  });
});

test('a rematch waits ten minutes for the other player, and may then be asked for anew', async () => {
  const { game, white, black } = await api.newGame();
  await api.post(`/v1/games/${game.id}/resign`, undefined, { token: white });
  const ask = async (token: string) => {
    const { body } = await api.post(`/v1/games/${game.id}/rematch`, undefined, { token });
    return RematchSeatSchema.parse(body).gameId;
  };
  const first = await ask(white);
  app.pass(599_999);
  expect((await api.get(`/v1/games/${game.id}/rematch`)).body).toEqual({ gameId: first });
  app.pass(1);
  expect((await api.get(`/v1/games/${game.id}/rematch`)).body).toEqual({ gameId: null });
  const second = await ask(black);
  expect(second).not.toBe(first);
  expect(await ask(white)).toBe(second);
  expect((await api.game(first)).result).toEqual({ winner: null, reason: 'aborted' });
});

describe('kept answers', () => {
  test('are forgotten after 24 hours', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await api.post('/v1/games', {}, { headers });
    app.pass(ANSWER_KEPT_MS);
    const kept = await api.post('/v1/games', {}, { headers });
    expect(kept.headers.get('Location')).toBe(first.headers.get('Location'));
    app.pass(1);
    const fresh = await api.post('/v1/games', {}, { headers });
    expect(fresh.headers.get('Idempotent-Replayed')).toBeNull();
    expect(fresh.headers.get('Location')).not.toBe(first.headers.get('Location'));
  });
});

test('the times of events never run backwards, even where the clock does', async () => {
  const { game, white, black } = await api.newGame();
  const startedAt = game.createdAt;
  const slow = createApi(app.sendWith({ now: () => app.services.now() - 5_000 }));
  const { played } = await slow.play(game.id, white, 'd6');
  expect(played.at).toBe(startedAt);
  app.pass(1_000);
  expect((await api.play(game.id, black, 'f4')).played.at > startedAt).toBe(true);
});

describe('waiting for events', () => {
  /** A sleep that passes time at once, and notes how long it was to be. */
  const dozing = (onSleep: (naps: readonly number[]) => void | Promise<void> = () => {}) => {
    const naps: number[] = [];
    const sleep = async (ms: number) => {
      naps.push(ms);
      app.pass(ms);
      await onSleep(naps);
    };
    return { naps, sleep };
  };

  test('asks often at first, then less, and gives up when the time is over', async () => {
    const { game } = await api.newGame();
    const { naps, sleep } = dozing();
    const answer = await createApi(app.sendWith({ sleep })).get(`/v1/games/${game.id}/events?after=2&wait=25`);
    expect(answer.body).toEqual({ data: [], next: 2, done: false });
    expect(naps.reduce((sum, ms) => sum + ms, 0)).toBe(25_000);
    expect(naps[0]).toBe(250);
    expect(Math.max(...naps)).toBe(2000);
    expect(naps.slice(0, -1)).toEqual(naps.slice(0, -1).toSorted((a, b) => a - b));
  });

  test('ends with the event', async () => {
    const { game, white } = await api.newGame();
    const { naps, sleep } = dozing(async ({ length }) => {
      if (length === 3) await api.play(game.id, white, 'd6');
    });
    const answer = await createApi(app.sendWith({ sleep })).get(`/v1/games/${game.id}/events?after=2&wait=25`);
    expect(answer.body).toMatchObject({ data: [{ seq: 3 }], next: 3, done: false });
    expect(naps).toHaveLength(3);
  });

  test('ends with the game, also where its time runs out meanwhile', async () => {
    const { game } = await api.newGame();
    app.pass(UNPLAYED_MS - 10_000);
    const { sleep } = dozing();
    const answer = await createApi(app.sendWith({ sleep })).get(`/v1/games/${game.id}/events?after=2&wait=25`);
    expect(answer.body).toMatchObject({ data: [{ type: 'game.finished' }], done: true });
  });

  test('does not begin where there is something, or no wish to wait', async () => {
    const { game } = await api.newGame();
    const { naps, sleep } = dozing();
    const waiting = createApi(app.sendWith({ sleep }));
    expect((await waiting.get(`/v1/games/${game.id}/events?after=1&wait=25`)).body).toHaveProperty('data.length', 1);
    expect((await waiting.get(`/v1/games/${game.id}/events?after=2`)).body).toHaveProperty('data.length', 0);
    expect((await waiting.get(`/v1/games/${game.id}/events?after=2&wait=0`)).body).toHaveProperty('data.length', 0);
    expect(naps).toEqual([]);
  });

  test('ends when the service stops', async () => {
    const { game } = await api.newGame();
    const stop = new AbortController();
    const { naps, sleep } = dozing(({ length }) => {
      if (length === 2) stop.abort();
    });
    const waiting = createApi(app.sendWith({ sleep, stopping: stop.signal }));
    const answer = await waiting.get(`/v1/games/${game.id}/events?after=2&wait=25`);
    expect(answer.body).toEqual({ data: [], next: 2, done: false });
    expect(naps).toHaveLength(2);
  });

  test('ends when the client has left', async () => {
    const { game } = await api.newGame();
    const client = new AbortController();
    const { naps, sleep } = dozing(({ length }) => {
      if (length === 2) client.abort();
    });
    const path = `/v1/games/${game.id}/events?after=2&wait=25`;
    await app.sendWith({ sleep })(path, { signal: client.signal });
    expect(naps).toHaveLength(2);
  });
});
