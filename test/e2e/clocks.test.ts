/** Clocks over HTTP: what is asked for, what games and events show of them, and how long seats wait. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JoinedGameSchema } from '../../src/http/schemas/game.ts';
import { type Api, createApi, expectProblem, type GameView } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

const ms = (time: string | null | undefined): number => Date.parse(time ?? '');

describe('a clock', () => {
  const clock = { initialSeconds: 300, incrementSeconds: 3 };

  test('runs for White from the start, and counts down to its deadline', async () => {
    const { game } = await api.newGame({ clock });
    expect(game.clock).toEqual({
      ...clock,
      white: { remainingMs: 300_000 },
      black: { remainingMs: 300_000 },
      running: 'white',
      deadline: new Date(ms(game.updatedAt) + 300_000).toISOString(),
    });
  });

  test('charges each move from the one before it, and the events say so', async () => {
    const { game, white, black } = await api.newGame({ clock });
    const first = await api.play(game.id, white, 'd6');
    const second = await api.play(game.id, black, 'f4');
    const whiteMs = 303_000 - (ms(first.played.at) - ms(game.updatedAt));
    const blackMs = 303_000 - (ms(second.played.at) - ms(first.played.at));
    expect(second.game.clock).toMatchObject({
      white: { remainingMs: whiteMs },
      black: { remainingMs: blackMs },
      running: 'white',
      deadline: new Date(ms(second.played.at) + whiteMs).toISOString(),
    });
    const { body } = await api.get(`/v1/games/${game.id}/events?after=3`);
    expect(body).toMatchObject({ data: [{ type: 'move.played', data: { clock: { whiteMs, blackMs } } }] });
  });

  test('is part of a game as it was', async () => {
    const { game, white } = await api.newGame({ clock: { daysPerMove: 2 } });
    const { game: moved } = await api.play(game.id, white, 'd6');
    for (const query of ['version=2', 'ply=0']) {
      expect((await api.get(`/v1/games/${game.id}?${query}`)).body).toHaveProperty('clock', game.clock);
    }
    expect((await api.get(`/v1/games/${game.id}?ply=1`)).body).toHaveProperty('clock', moved.clock);
    expect(moved.clock).toMatchObject({ daysPerMove: 2, black: { remainingMs: 172_800_000 }, running: 'black' });
  });

  test('stands before the start and after the end', async () => {
    const seats = { black: { kind: 'open' } };
    const { game, white, joinCode } = await api.newGame({ clock, seats });
    expect(game.clock).toMatchObject({ white: { remainingMs: 300_000 }, running: null, deadline: null });
    const joined = await api.post(`/v1/games/${game.id}/join`, { joinCode });
    expect(JoinedGameSchema.parse(joined.body).game.clock).toMatchObject({ running: 'white' });
    const { body } = await api.post(`/v1/games/${game.id}/resign`, undefined, { token: white });
    expect(body).toMatchObject({ clock: { running: null, deadline: null } });
  });

  test('is missing where none was asked for', async () => {
    for (const wish of [undefined, {}, { clock: null }]) expect((await api.newGame(wish)).game.clock).toBeNull();
  });

  test.each([
    [{ initialSeconds: 9, incrementSeconds: 0 }, '/clock/initialSeconds', 'range'],
    [{ initialSeconds: 10_801, incrementSeconds: 0 }, '/clock/initialSeconds', 'range'],
    [{ initialSeconds: 10, incrementSeconds: 181 }, '/clock/incrementSeconds', 'range'],
    [{ initialSeconds: 60 }, '/clock/incrementSeconds', 'required'],
    [{ daysPerMove: 15 }, '/clock/daysPerMove', 'range'],
    [{ daysPerMove: 0.5 }, '/clock/daysPerMove', 'type'],
    [{ daysPerMove: 1, initialSeconds: 60 }, '/clock/initialSeconds', 'unknown-field'],
    ['blitz', '/clock', 'type'],
  ])('%o cannot be played', async (wrong, pointer, code) => {
    const answer = await api.post('/v1/games', { clock: wrong });
    expectProblem(answer, 'validation-failed', { errors: [expect.objectContaining({ pointer, code })] });
  });
});

describe('seats that wait', () => {
  const created = async (wish: object): Promise<GameView> => (await api.newGame(wish)).game;
  const wait = ({ createdAt, expiresAt }: GameView) => (ms(expiresAt) - ms(createdAt)) / 1_000;

  test('wait a day, or as long as was said', async () => {
    const seats = { black: { kind: 'open' } };
    expect(wait(await created({ seats }))).toBe(86_400);
    expect(wait(await created({ seats, expiresInSeconds: 60 }))).toBe(60);
  });

  test('wait no more once they are taken', async () => {
    expect((await created({ expiresInSeconds: 60 })).expiresAt).toBeNull();
  });

  test.each([59, 1_209_601])('do not wait %i seconds', async (expiresInSeconds) => {
    const answer = await api.post('/v1/games', { expiresInSeconds });
    expectProblem(answer, 'validation-failed', { errors: [{ pointer: '/expiresInSeconds', code: 'range' }] });
  });
});
