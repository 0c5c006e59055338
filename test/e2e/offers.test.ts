/** Offers over HTTP: draws that everybody sees, and moves that are taken back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GameSchema } from '../../src/http/schemas/game.ts';
import { type Answer, type Api, createApi, expectProblem, type GameView } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

const MOVES = ['d6', 'f4', 'd2', 'b4'];

async function playedGame(wish: object = { takebacks: true }) {
  const { game, white, black } = await api.newGame(wish);
  await api.playAll({ id: game.id, white, black }, MOVES);
  return { id: game.id, white, black };
}

/** Asks for something at the end of a game's path; a good answer is the game. */
async function ask(id: string, method: 'POST' | 'DELETE', rest: string, token: string): Promise<Answer> {
  return api.call(method, `/v1/games/${id}/${rest}`, { token });
}

async function done(...call: Parameters<typeof ask>): Promise<GameView> {
  const answer = await ask(...call);
  expect(answer.status, answer.text).toBe(200);
  const game = GameSchema.parse(answer.body);
  expect(answer.headers.get('ETag')).toBe(`"${game.version}"`);
  return game;
}

const typesOf = async (id: string, after: number) => {
  const { body } = await api.get(`/v1/games/${id}/events?after=${after}`);
  return JSON.stringify(body)
    .match(/"type":"[^"]+"/g)
    ?.map((text) => text.slice(8, -1));
};

describe('a draw', () => {
  test('that is offered is seen by everybody until the other side moves', async () => {
    const { id, white, black } = await playedGame();
    expect((await done(id, 'POST', 'draw-offer', black)).drawOffer).toBe('black');
    expect((await api.game(id)).drawOffer).toBe('black');
    expect((await api.play(id, white, 'a7')).game.drawOffer).toBeNull();
    expectProblem(await ask(id, 'POST', 'draw-offer/accept', white), 'nothing-to-accept', { game: { version: 8 } });
  });

  test('ends the game when it is accepted, also when that is repeated', async () => {
    const { id, white, black } = await playedGame();
    await done(id, 'POST', 'draw-offer', white);
    const game = await done(id, 'POST', 'draw-offer/accept', black);
    expect(game).toMatchObject({ status: 'finished', drawOffer: null, result: { winner: null, reason: 'agreement' } });
    expect(await done(id, 'POST', 'draw-offer/accept', black)).toEqual(game);
    expect(await done(id, 'POST', 'draw-offer', white)).toEqual(game);
    expectProblem(await ask(id, 'POST', 'draw-offer/accept', white), 'game-over');
  });

  test('is agreed on by offering it too', async () => {
    const { id, white, black } = await playedGame();
    await done(id, 'POST', 'draw-offer', white);
    expect((await done(id, 'POST', 'draw-offer', black)).result).toEqual({ winner: null, reason: 'agreement' });
  });

  test('may be withdrawn, declined, and repeated without harm', async () => {
    const { id, white, black } = await playedGame();
    const offered = await done(id, 'POST', 'draw-offer', white);
    expect(await done(id, 'POST', 'draw-offer', white)).toEqual(offered);
    expect((await done(id, 'DELETE', 'draw-offer', white)).drawOffer).toBeNull();
    await done(id, 'POST', 'draw-offer', black);
    const declined = await done(id, 'DELETE', 'draw-offer', white);
    expect(await done(id, 'DELETE', 'draw-offer', white)).toEqual(declined);
    expect(await typesOf(id, 6)).toEqual(['draw.offered', 'draw.withdrawn', 'draw.offered', 'draw.declined']);
    expectProblem(await ask(id, 'POST', 'draw-offer', white), 'offer-too-soon', {
      game: { version: declined.version },
    });
  });

  test('comes along with a move, and is left out where it cannot', async () => {
    const { id, white, black } = await playedGame();
    const play = (token: string, move: string, ply: number) =>
      api.post(`/v1/games/${id}/moves`, { move, ply, offerDraw: true }, { token });
    const first = await play(white, 'a7', 4);
    expect(first.body).toMatchObject({ played: { seq: 7 }, game: { version: 8, drawOffer: 'white' } });
    expect(first.headers.get('ETag')).toBe('"8"');
    const again = await play(white, 'a7', 4);
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 'true']);
    expect((await play(black, 'd7', 5)).body).toMatchObject({ game: { version: 10, drawOffer: 'black' } });
    expect((await play(white, 'g7', 6)).body).toMatchObject({ game: { version: 11, drawOffer: null } });
  });

  test('that is offered between two moves hides no replay', async () => {
    const { id, white, black } = await playedGame();
    await done(id, 'POST', 'draw-offer', black);
    await api.play(id, white, 'a7');
    const retry = (headers: Record<string, string>, json: object) =>
      api.post(`/v1/games/${id}/moves`, { move: 'a7', ...json }, { token: white, headers });
    expect((await retry({}, { ply: 4 })).status).toBe(200);
    expect((await retry({ 'If-Match': '"7"' }, {})).status).toBe(200);
    expect((await retry({ 'If-Match': '"6"' }, {})).status).toBe(412);
  });
});

describe('a takeback', () => {
  test('leads back to before the last own ply, in everything that is shown', async () => {
    const clock = { initialSeconds: 300, incrementSeconds: 3 };
    const { id, white, black } = await playedGame({ takebacks: true, clock });
    const { body } = await api.get(`/v1/games/${id}?version=4`);
    const earlier = GameSchema.parse(body);
    expect((await done(id, 'POST', 'takeback-offer', white)).takebackOffer).toBe('white');
    const game = await done(id, 'POST', 'takeback-offer/accept', black);
    expect(game).toMatchObject({
      version: 8,
      ply: 2,
      takebackOffer: null,
      position: earlier.position,
      lastMove: earlier.lastMove,
      clock: { white: earlier.clock?.white, black: earlier.clock?.black, running: 'white' },
    });
    const left = Date.parse(game.clock?.deadline ?? '') - Date.parse(game.updatedAt);
    expect(left).toBe(earlier.clock?.white.remainingMs);
    expect((await api.get(`/v1/games/${id}/moves`)).body).toMatchObject({ data: [{ move: 'd6' }, { move: 'f4' }] });
    expect((await api.get(`/v1/games/${id}/export`)).body).toMatchObject({ moves: ['d6', 'f4'] });
    expect((await api.get(`/v1/games/${id}?include=moves`)).body).toMatchObject({ moves: ['d6', 'f4'] });
    expectProblem(await api.get(`/v1/games/${id}?ply=3`), 'validation-failed');
    expect((await api.get(`/v1/games/${id}?version=6`)).body).toMatchObject({ ply: 4, lastMove: { move: 'b4' } });
    expect((await api.get(`/v1/games/${id}/events?after=7`)).body).toMatchObject({
      data: [{ type: 'moves.taken-back', data: { color: 'white', plies: 2, toPly: 2, toVersion: 4 } }],
    });
  });

  test('lets the move be played anew: a move that was taken back is no replay', async () => {
    const { id, white, black } = await playedGame();
    const play = (headers: Record<string, string>, json: object) =>
      api.post(`/v1/games/${id}/moves`, json, { token: white, headers });
    await done(id, 'POST', 'takeback-offer', black);
    await done(id, 'POST', 'takeback-offer', white);
    expect((await play({ 'If-Match': '"5"' }, { move: 'b4' })).status).toBe(412);
    const anew = await api.post(`/v1/games/${id}/moves`, { move: 'b2', ply: 3 }, { token: black });
    expect(anew.body).toMatchObject({ played: { ply: 4, seq: 9 } });
    const repeated = await api.post(`/v1/games/${id}/moves`, { move: 'b2', ply: 3 }, { token: black });
    expect(repeated.body).toMatchObject({ played: { seq: 9 } });
    const old = await api.post(`/v1/games/${id}/moves`, { move: 'b4', ply: 3 }, { token: black });
    expectProblem(old, 'stale-ply', { events: [{ seq: 6 }, { seq: 7 }, { seq: 8 }, { seq: 9 }] });
    expect((await api.get(`/v1/games/${id}?ply=4`)).body).toMatchObject({ version: 9, lastMove: { move: 'b2' } });
  });

  test('is refused where it cannot be', async () => {
    const fixed = await playedGame({});
    expectProblem(await ask(fixed.id, 'POST', 'takeback-offer', fixed.white), 'takebacks-off', {
      game: { takebacks: false },
    });
    const { game, white, black } = await api.newGame({ takebacks: true });
    expect(game.takebacks).toBe(true);
    expectProblem(await ask(game.id, 'POST', 'takeback-offer', white), 'nothing-to-take-back');
    expectProblem(await ask(game.id, 'POST', 'takeback-offer/accept', black), 'nothing-to-accept');
  });

  test('may be declined and withdrawn', async () => {
    const { id, white, black } = await playedGame();
    await done(id, 'POST', 'takeback-offer', white);
    expect((await done(id, 'DELETE', 'takeback-offer', black)).takebackOffer).toBeNull();
    await done(id, 'POST', 'takeback-offer', black);
    expect((await done(id, 'DELETE', 'takeback-offer', black)).takebackOffer).toBeNull();
    expect(await typesOf(id, 6)).toEqual([
      'takeback.offered',
      'takeback.declined',
      'takeback.offered',
      'takeback.withdrawn',
    ]);
  });
});

test.each(['draw-offer', 'takeback-offer'])('%s is for players of a game that is on', async (rest) => {
  const open = await api.newGame({ takebacks: true, seats: { black: { kind: 'open' } } });
  const other = await playedGame();
  for (const [method, path] of [
    ['POST', rest],
    ['POST', `${rest}/accept`],
    ['DELETE', rest],
  ] as const) {
    expectProblem(await ask(open.game.id, method, path, open.white), 'game-not-started');
    expectProblem(await ask(open.game.id, method, path, other.white), 'wrong-seat');
    expect((await api.call(method, `/v1/games/${open.game.id}/${path}`)).status).toBe(401);
  }
});
