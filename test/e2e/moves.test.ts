/** Moves over HTTP: receipts, conditions, replays and refusals. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlayedSchema } from '../../src/http/schemas/game.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

interface Seats {
  readonly id: string;
  readonly white: string;
  readonly black: string;
}

async function newGame(json?: unknown): Promise<Seats> {
  const { game, white, black } = await api.newGame(json);
  return { id: game.id, white, black };
}

const play = (id: string, token: string, json: unknown, headers: Readonly<Record<string, string>> = {}, query = '') =>
  api.post(`/v1/games/${id}/moves${query}`, json, { token, headers });

/** White closes two lines at once with a7 and takes two pieces, in either order. */
const TWO_MILLS = { rules: 'russian', position: '.WWB..B..W...B.......W.. w 1,5' };

describe('a move that is played', () => {
  test('is answered with its receipt and the game after it', async () => {
    const { id, white } = await newGame();
    const answer = await play(id, white, { move: ' D6 ' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('ETag')).toBe('"3"');
    expect(answer.headers.get('Idempotent-Replayed')).toBeNull();
    expect(answer.body).toMatchObject({
      played: { ply: 1, color: 'white', move: 'd6', seq: 3 },
      game: {
        version: 3,
        ply: 1,
        lastMove: { move: 'd6', kind: 'place', from: null, to: 'd6', mills: [], captures: [], color: 'white', ply: 1 },
        position: { toMove: 'black' },
      },
    });
    const events = await api.get(`/v1/games/${id}/events?after=2`);
    const { played } = PlayedSchema.parse(answer.body);
    expect(events.body).toMatchObject({ data: [{ seq: 3, hash: played.hash, at: played.at }] });
  });

  test('can bring along what comes next', async () => {
    const { id, white, black } = await newGame();
    await api.play(id, white, 'd6');
    const { body } = await play(id, black, { move: 'f4' }, {}, '?include=moves,legalMoves');
    expect(body).toHaveProperty('game.moves', ['d6', 'f4']);
    expect(body).toHaveProperty('game.legalMoves.length', 22);
  });

  test('closes a mill and captures; the answer tells which line and what was taken', async () => {
    const { id, white, black } = await newGame();
    await api.playAll({ id, white, black }, ['a7', 'a1', 'd7', 'd1']);
    const { game } = await api.play(id, white, 'g7:D1');
    expect(game.lastMove).toMatchObject({ move: 'g7xd1', mills: [['a7', 'd7', 'g7']], captures: ['d1'] });
    expect(game.position).toMatchObject({ black: { onBoard: ['a1'], inHand: 7, lost: 1 } });
  });

  test('may end the game, which is one more event', async () => {
    const { id, white } = await newGame({ position: 'WW..........W........BBB w 0,0', rules: { flyingAt: 3 } });
    const { game, played } = await api.play(id, white, 'e4-g7xa1');
    expect(game).toMatchObject({ status: 'finished', result: { winner: 'white', reason: 'fewer-than-three' } });
    expect(played.seq).toBe(3);
    expect(game.version).toBe(4);
  });
});

describe('a move that races', () => {
  test('is accepted once', async () => {
    const { id, white } = await newGame();
    const points = ['a7', 'd7', 'g7', 'b6', 'd6', 'f6', 'c5', 'd5', 'e5', 'a4'];
    const answers = await Promise.all(points.map((move) => play(id, white, { move, ply: 0 })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(points.length - 1);
    expect((await api.game(id)).ply).toBe(1);
  });

  test('and is the same move is replayed to all but one', async () => {
    const { id, white } = await newGame();
    const answers = await Promise.all(Array.from({ length: 10 }, () => play(id, white, { move: 'd6', ply: 0 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(PlayedSchema.parse(body).played))).size).toBe(1);
  });
});

describe('If-Match', () => {
  test.each(['"2"', 'W/"2"', '"1", "2"', ' "7" , W/"2"', '*', '"0002"'])('%s fits version 2', async (ifMatch) => {
    const { id, white } = await newGame();
    expect((await play(id, white, { move: 'd6' }, { 'If-Match': ifMatch })).status).toBe(201);
  });

  test.each(['"1"', 'W/"3"', '"1", "3"', '"999999999"'])('%s does not fit version 2', async (ifMatch) => {
    const { id, white } = await newGame();
    const answer = await play(id, white, { move: 'd6' }, { 'If-Match': ifMatch });
    expect(answer.status).toBe(412);
    expectProblem(answer, 'version-mismatch', { game: { version: 2 } });
    expect(answer.headers.get('ETag')).toBe('"2"');
  });

  test.each(['2', '"2', '""', '"a"', 'w/"2"', '"2" "3"', '"2",', '*, "2"', '"1234567890"', "'2'"])(
    '%s has a wrong form',
    async (ifMatch) => {
      const { id, white } = await newGame();
      expectProblem(await play(id, white, { move: 'd6' }, { 'If-Match': ifMatch }), 'validation-failed', {
        errors: [expect.objectContaining({ in: 'header', pointer: '/If-Match', code: 'format' })],
      });
      expect((await api.game(id)).ply).toBe(0);
    },
  );
});

describe('a retry', () => {
  async function played() {
    const game = await newGame();
    await api.play(game.id, game.white, 'd6');
    await api.play(game.id, game.black, 'f4');
    return game;
  }

  const REPLAYS: readonly (readonly [string, object, Readonly<Record<string, string>>])[] = [
    ['by ply', { move: 'd6', ply: 0 }, {}],
    ['by one version', { move: 'd6' }, { 'If-Match': '"2"' }],
    ['by a weak one', { move: 'd6' }, { 'If-Match': 'W/"2"' }],
    ['by both', { move: 'd6', ply: 0 }, { 'If-Match': '"2"' }],
    ['in other spelling', { move: ' D6', ply: 0 }, {}],
  ];

  test.each(REPLAYS)(
    '%s is answered with the first receipt and the game as it now stands',
    async (_, json, headers) => {
      const { id, white } = await played();
      const answer = await play(id, white, json, headers);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.headers.get('Idempotent-Replayed')).toBe('true');
      expect(answer.headers.get('ETag')).toBe('"4"');
      expect(answer.body).toMatchObject({ played: { ply: 1, color: 'white', move: 'd6', seq: 3 }, game: { ply: 2 } });
    },
  );

  test('brings along what it asks for, of the game as it now stands', async () => {
    const { id, white } = await played();
    const { body } = await play(id, white, { move: 'd6', ply: 0 }, {}, '?include=moves');
    expect(body).toHaveProperty('game.moves', ['d6', 'f4']);
  });

  test('is told from another move, another seat, another ply', async () => {
    const { id, white, black } = await played();
    expectProblem(await play(id, white, { move: 'd7', ply: 0 }), 'stale-ply');
    expectProblem(await play(id, black, { move: 'd6', ply: 0 }), 'stale-ply');
    expectProblem(await play(id, white, { move: 'd6', ply: 1 }), 'stale-ply');
    expectProblem(await play(id, white, { move: 'no move', ply: 0 }), 'stale-ply');
  });

  test('with both conditions is one only where both fit', async () => {
    const { id, white } = await played();
    expectProblem(await play(id, white, { move: 'd6', ply: 0 }, { 'If-Match': '"3"' }), 'version-mismatch');
    expectProblem(await play(id, white, { move: 'd6', ply: 1 }, { 'If-Match': '"2"' }), 'version-mismatch');
    expectProblem(await play(id, white, { move: 'd6', ply: 0 }, { 'If-Match': '"4"' }), 'stale-ply');
  });

  test('by a list or by any version is none', async () => {
    const { id, white } = await played();
    expectProblem(await play(id, white, { move: 'd6' }, { 'If-Match': '"2", "3"' }), 'version-mismatch');
    expectProblem(await play(id, white, { move: 'd6' }, { 'If-Match': '*' }), 'illegal-move', {
      reason: 'point-occupied',
    });
  });

  test('without a condition is a new move', async () => {
    const { id, white } = await newGame();
    await api.play(id, white, 'd6');
    expectProblem(await play(id, white, { move: 'd6' }), 'not-your-turn');
  });

  test('counts captures as a set', async () => {
    const { id, white } = await newGame(TWO_MILLS);
    expect((await play(id, white, { move: 'a7xb6xf4', ply: 0 })).status).toBe(201);
    expect((await play(id, white, { move: 'a7xf4xb6', ply: 0 })).body).toMatchObject({ played: { move: 'a7xb6xf4' } });
    expectProblem(await play(id, white, { move: 'a7xb6xc5', ply: 0 }), 'stale-ply');
  });

  test('is answered long after, and before game-over', async () => {
    const { id, white, black } = await played();
    await api.post(`/v1/games/${id}/resign`, undefined, { token: black });
    expect((await play(id, white, { move: 'd6', ply: 0 })).status).toBe(200);
    expect((await play(id, black, { move: 'f4' }, { 'If-Match': '"3"' })).body).toMatchObject({
      played: { ply: 2, color: 'black', move: 'f4' },
      game: { status: 'finished', result: { winner: 'white', reason: 'resignation' } },
    });
    expectProblem(await play(id, white, { move: 'd7', ply: 0 }), 'game-over', { game: { status: 'finished' } });
  });
});

describe('a move that is refused', () => {
  test('for another ply: tells what was missed', async () => {
    const { id, white, black } = await newGame();
    await api.playAll({ id, white, black }, ['d6', 'f4', 'd7']);
    const behind = await play(id, white, { move: 'g7', ply: 1 });
    expect(behind.status).toBe(409);
    expect(behind.headers.get('ETag')).toBe('"5"');
    expectProblem(behind, 'stale-ply', { currentPly: 3, game: { ply: 3 } });
    expect(behind.body).toHaveProperty('events.length', 2);
    expect(behind.body).toMatchObject({
      events: [
        { seq: 4, data: { move: 'f4' } },
        { seq: 5, data: { move: 'd7' } },
      ],
    });

    const fromStart = await play(id, white, { move: 'g7', ply: 0 });
    expect(fromStart.body).toMatchObject({ events: [{ seq: 3 }, { seq: 4 }, { seq: 5 }] });

    const ahead = await play(id, black, { move: 'g7', ply: 9 });
    expectProblem(ahead, 'stale-ply', { currentPly: 3, events: [] });
  });

  test('out of turn', async () => {
    const { id, black } = await newGame();
    const answer = await play(id, black, { move: 'd6', ply: 0 });
    expect(answer.status).toBe(409);
    expectProblem(answer, 'not-your-turn', { game: { version: 2 } });
  });

  test.each([
    ['d66', 'malformed-move'],
    ['', 'malformed-move'],
    ['a1-a1', 'malformed-move'],
    ['z9', 'unknown-point'],
    ['d4', 'unknown-point'],
    ['d6-d7', 'must-place'],
    ['f4', 'point-occupied'],
    ['g7xd6', 'capture-not-earned'],
  ])('by the rules: %s, %s, with what could be played', async (move, reason) => {
    const { id, white, black } = await newGame();
    await api.playAll({ id, white, black }, ['d6', 'f4']);
    const answer = await play(id, white, { move });
    expect(answer.status).toBe(422);
    expectProblem(answer, 'illegal-move', { reason });
    expect(answer.body).toHaveProperty('legalMoveTexts.length', 22);
    expect((await api.game(id)).ply).toBe(2);
  });

  test('changes nothing', async () => {
    const { id, white, black } = await newGame();
    const before = await api.game(id);
    await play(id, black, { move: 'd6' });
    await play(id, white, { move: 'z9' });
    await play(id, white, { move: 'd6', ply: 5 });
    await play(id, white, { move: 'd6' }, { 'If-Match': '"1"' });
    expect(await api.game(id)).toEqual(before);
  });
});
