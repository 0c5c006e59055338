/** Rematches over HTTP: both players get the same game, each its own seat, however often they ask. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { RematchSchema, RematchSeatSchema } from '../../src/http/schemas/game.ts';
import { type Api, type CreatedGame, createApi, expectProblem } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

type Players = CreatedGame & { readonly white: string; readonly black: string };

const ask = (id: string, token: string) => api.post(`/v1/games/${id}/rematch`, undefined, { token });

async function rematch(id: string, token: string): Promise<z.infer<typeof RematchSeatSchema>> {
  const answer = await ask(id, token);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return RematchSeatSchema.parse(answer.body);
}

const found = async (id: string, query = '') =>
  RematchSchema.parse((await api.get(`/v1/games/${id}/rematch${query}`)).body).gameId;

/** A game that White resigned. */
async function finishedGame(wish: object = {}): Promise<Players> {
  const players = await api.newGame(wish);
  await api.post(`/v1/games/${players.game.id}/resign`, undefined, { token: players.white });
  return players;
}

describe('a rematch', () => {
  const clock = { initialSeconds: 300, incrementSeconds: 3 };
  const wish = {
    rules: 'russian',
    position: 'WW.....................B b 6,7',
    clock,
    takebacks: true,
    visibility: 'public',
    seats: { white: { name: 'Anna' }, black: { name: 'Bela' } },
  };

  test('is the same game with colours swapped, kept open for ten minutes', async () => {
    const { game, white } = await finishedGame(wish);
    const { gameId } = await rematch(game.id, white);
    const again = await api.game(gameId);
    expect(again).toMatchObject({
      status: 'open',
      version: 1,
      rules: game.rules,
      position: game.position,
      clock: { ...clock, running: null },
      takebacks: true,
      visibility: 'public',
      rematchOf: game.id,
      seats: { white: { kind: 'invited', accountId: null, name: null }, black: { kind: 'token', name: 'Anna' } },
    });
    expect(Date.parse(again.expiresAt ?? '') - Date.parse(again.createdAt)).toBe(600_000);
  });

  test('starts when the second one asks, and each plays its own seat', async () => {
    const { game, white, black } = await finishedGame();
    const first = await rematch(game.id, black);
    const second = await rematch(game.id, white);
    expect(second.gameId).toBe(first.gameId);
    expect(second.token).not.toBe(first.token);
    const { body } = await api.get(`/v1/games/${first.gameId}/events`);
    expect(body).toMatchObject({
      data: [
        { type: 'game.created' },
        { type: 'player.joined', data: { color: 'black', kind: 'token' } },
        { type: 'game.started' },
      ],
    });
    await api.playAll({ id: first.gameId, white: first.token ?? '', black: second.token ?? '' }, ['d6', 'f4']);
  });

  test('asked for again is the same, with the same token', async () => {
    const { game, white, black } = await finishedGame();
    const first = await rematch(game.id, white);
    expect(await rematch(game.id, white)).toEqual(first);
    const second = await rematch(game.id, black);
    expect(await rematch(game.id, black)).toEqual(second);
    expect(await rematch(game.id, white)).toEqual(first);
    expect((await api.game(first.gameId)).version).toBe(3);
  });

  test('says of a repeat that it is one, and takes no key that could be guessed', async () => {
    const { game, white } = await finishedGame();
    const ask = (key: string) =>
      api.post(`/v1/games/${game.id}/rematch`, undefined, { token: white, headers: { 'Idempotency-Key': key } });
    expectProblem(await ask('short'), 'validation-failed');
    const key = crypto.randomUUID();
    expect((await ask(key)).headers.get('Idempotent-Replayed')).toBeNull();
    expect((await ask(key)).headers.get('Idempotent-Replayed')).toBe('true');
  });

  test('that both ask for at once, several times, is one game', async () => {
    const { game, white, black } = await finishedGame();
    const asked = await Promise.all([white, black, white, black, black, white].map((token) => rematch(game.id, token)));
    expect(new Set(asked.map(({ gameId }) => gameId)).size).toBe(1);
    expect(new Set(asked.map(({ token }) => token)).size).toBe(2);
    expect(await api.game(asked[0]?.gameId ?? '')).toMatchObject({ status: 'active', version: 3 });
  });

  test('may be played again', async () => {
    const { game, white, black } = await finishedGame();
    const [one, two] = [await rematch(game.id, white), await rematch(game.id, black)];
    await api.post(`/v1/games/${one.gameId}/resign`, undefined, { token: one.token ?? '' });
    const third = await rematch(one.gameId, two.token ?? '');
    expect(await api.game(third.gameId)).toMatchObject({ rematchOf: one.gameId, seats: { black: { kind: 'token' } } });
  });

  test('that was aborted may be asked for anew', async () => {
    const { game, white, black } = await finishedGame();
    const first = await rematch(game.id, white);
    await api.post(`/v1/games/${first.gameId}/abort`, undefined, { token: first.token ?? '' });
    expect(await found(game.id)).toBeNull();
    const second = await rematch(game.id, black);
    expect(second.gameId).not.toBe(first.gameId);
    expect(await found(game.id)).toBe(second.gameId);
  });

  test('keeps its seat for the other player alone', async () => {
    const { game, white } = await finishedGame({ visibility: 'public' });
    const { gameId, token = '' } = await rematch(game.id, white);
    expectProblem(await api.post(`/v1/games/${gameId}/join`, {}), 'wrong-seat');
    expectProblem(await api.post(`/v1/games/${gameId}/join`, { color: 'black' }), 'seat-taken');
    expectProblem(await api.post(`/v1/games/${gameId}/moves`, { move: 'd6' }, { token }), 'game-not-started');
  });
});

test('only players ask, and only once the game is over', async () => {
  const { game, white } = await api.newGame();
  expectProblem(await ask(game.id, white), 'game-not-over', { game: { status: 'active' } });
  const other = await finishedGame();
  expectProblem(await ask(other.game.id, white), 'wrong-seat');
  expect((await api.post(`/v1/games/${game.id}/rematch`)).status).toBe(401);
});

test('of a game that nobody joined there is none: there is nobody to play it with', async () => {
  const { game, white } = await api.newGame({ seats: { black: { kind: 'open' } } });
  await api.post(`/v1/games/${game.id}/abort`, undefined, { token: white });
  expectProblem(await ask(game.id, white), 'game-not-over', { game: { status: 'finished' } });

  const played = await finishedGame();
  const { gameId, token = '' } = await rematch(played.game.id, played.black);
  await api.post(`/v1/games/${gameId}/abort`, undefined, { token });
  expectProblem(await ask(gameId, token), 'game-not-over');
  expect((await rematch(played.game.id, played.black)).gameId).not.toBe(gameId);
});

describe('whoever looks for a rematch', () => {
  test('finds none, until somebody asks', async () => {
    const { game, white } = await finishedGame();
    expect(await found(game.id)).toBeNull();
    const { gameId } = await rematch(game.id, white);
    expect(await found(game.id)).toBe(gameId);
    expect(await found(game.id, '?wait=25')).toBe(gameId);
    expectProblem(await api.get('/v1/games/game_01h2xcejqtf2nbrexx3vqjhp41/rematch'), 'not-found');
  });

  test('may wait for it', async () => {
    const { game, black } = await finishedGame();
    const waiting = found(game.id, '?wait=25');
    const { gameId } = await rematch(game.id, black);
    expect(await waiting).toBe(gameId);
  });
});
