/** Moves that wait until it is their player's turn again: a bot as one call in a loop. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { GameSchema, PlayedSchema } from '../../src/http/schemas/game.ts';
import { type Answer, type Api, createApi, expectProblem, type GameView } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

const readPlayed = (answer: Answer) => {
  expect([200, 201], answer.text).toContain(answer.status);
  return PlayedSchema.parse(answer.body);
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const move = (id: string, token: string, text: string, query = '?wait=20', body = {}) =>
  api.post(`/v1/games/${id}/moves${query}`, { move: text, ...body }, { token });

describe('a move that waits', () => {
  test('is answered with the answer of the opponent', async () => {
    const { game, white, black } = await api.newGame();
    const waiting = move(game.id, white, 'd6', '?wait=20&include=legalMoves,moves');
    await expect.poll(async () => (await api.game(game.id)).ply).toBe(1);
    await api.play(game.id, black, 'f4');
    const answer = await waiting;
    expect(answer.status).toBe(201);
    expect(answer.headers.get('ETag')).toBe('"4"');
    const { played, game: then } = readPlayed(answer);
    expect(played).toMatchObject({ ply: 1, move: 'd6', seq: 3 });
    expect(then).toMatchObject({ version: 4, ply: 2, lastMove: { move: 'f4' }, moves: ['d6', 'f4'] });
    expect(then.legalMoves).toHaveLength(22);
  });

  test('is answered at the end of the game, whatever brought it', async () => {
    const { game, white, black } = await api.newGame();
    const waiting = move(game.id, white, 'd6');
    await expect.poll(async () => (await api.game(game.id)).ply).toBe(1);
    await api.post(`/v1/games/${game.id}/resign`, undefined, { token: black });
    expect(readPlayed(await waiting).game).toMatchObject({ status: 'finished', result: { winner: 'white' } });

    const last = await api.newGame({ position: 'WW..........W........BBB w 0,0' });
    const began = Date.now();
    expect(readPlayed(await move(last.game.id, last.white, 'e4-g7xa1')).game.status).toBe('finished');
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  test.each([
    ['a draw', 'draw-offer', { drawOffer: 'black' }],
    ['a takeback', 'takeback-offer', { takebackOffer: 'black' }],
  ])('is answered when the opponent offers %s, whoever is to move', async (_, path, members) => {
    const { game, white, black } = await api.newGame({ takebacks: true });
    await api.playAll({ id: game.id, white, black }, ['d6', 'f4']);
    const waiting = move(game.id, white, 'd7');
    await expect.poll(async () => (await api.game(game.id)).ply).toBe(3);
    await api.post(`/v1/games/${game.id}/${path}`, undefined, { token: black });
    expect(readPlayed(await waiting).game).toMatchObject({ ply: 3, ...members });
  });

  test('is not answered by what its own player does', async () => {
    const { game, white, black } = await api.newGame();
    const waiting = move(game.id, white, 'd6', '?wait=20', { offerDraw: true });
    await expect.poll(async () => (await api.game(game.id)).drawOffer).toBe('white');
    await api.call('DELETE', `/v1/games/${game.id}/draw-offer`, { token: white });
    await pause(300);
    await api.play(game.id, black, 'f4');
    expect(readPlayed(await waiting).game).toMatchObject({ ply: 2, drawOffer: null });
  });

  test('is answered when its time is over, and can be sent again to wait on', async () => {
    const { game, white, black } = await api.newGame();
    const first = readPlayed(await move(game.id, white, 'd6', '?wait=1', { ply: 0 }));
    expect(first.game).toMatchObject({ ply: 1, version: 3 });
    const again = move(game.id, white, 'd6', '?wait=20', { ply: 0 });
    await pause(200);
    await api.play(game.id, black, 'f4');
    const answer = await again;
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Idempotent-Replayed')).toBe('true');
    expect(readPlayed(answer)).toMatchObject({ played: first.played, game: { ply: 2 } });
  });

  test('is refused at once where it is refused', async () => {
    const { game, white, black } = await api.newGame();
    expectProblem(await move(game.id, black, 'd6'), 'not-your-turn');
    expectProblem(await move(game.id, white, 'x9'), 'illegal-move');
    expectProblem(await move(game.id, white, 'd6', '?wait=26'), 'validation-failed');
    expect((await api.game(game.id)).ply).toBe(0);
  });
});

test('two bots, each one call in a loop, play until one of them gives up', async () => {
  const { game, white, black } = await api.newGame({ rules: 'six' });
  const path = `/v1/games/${game.id}`;
  const MoveSchema = GameSchema.shape.legalMoves.unwrap().element;

  /** Plays the first legal move again and again, and resigns at ply 10; gives how often it called. */
  async function bot(token: string, turn: GameView): Promise<number> {
    let then = turn;
    for (let calls = 0; ; calls++) {
      if (then.status === 'finished') return calls;
      if (then.ply >= 10) {
        await api.post(`${path}/resign`, undefined, { token });
        return calls;
      }
      const [first] = z.array(MoveSchema).parse(then.legalMoves);
      const query = '?wait=20&include=legalMoves';
      then = readPlayed(await move(game.id, token, first?.move ?? '', query, { ply: then.ply })).game;
    }
  }

  const turn = async () => GameSchema.parse((await api.get(`${path}?include=legalMoves`)).body);
  const one = bot(white, await turn());
  await expect.poll(async () => (await api.game(game.id)).ply).toBe(1);
  const other = bot(black, await turn());
  expect((await one) + (await other)).toBe(10);
  expect(await api.game(game.id)).toMatchObject({ status: 'finished', ply: 10, result: { reason: 'resignation' } });
});
