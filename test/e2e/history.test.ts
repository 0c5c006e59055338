/** A game as it was: events and their hashes, versions, plies, moves, exports. */
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { EventPageSchema } from '../../src/http/schemas/event.ts';
import { GameExportSchema, GameSchema, JoinedGameSchema } from '../../src/http/schemas/game.ts';
import { type Api, createApi, expectProblem, type GameView } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

type EventPage = z.infer<typeof EventPageSchema>;

const eventsOf = async (id: string, query = ''): Promise<EventPage> =>
  EventPageSchema.parse((await api.get(`/v1/games/${id}/events${query}`)).body);
const gameAt = async (id: string, query: string): Promise<GameView> =>
  GameSchema.parse((await api.get(`/v1/games/${id}?${query}`)).body);

const MOVES = ['d6', 'f4', 'd7', 'd2', 'd5xf4'];

/** Joined, played and resigned: created, joined, started, five moves, finished. */
async function playedGame() {
  const created = await api.newGame({ seats: { white: { name: 'Anna' }, black: { kind: 'open' } } });
  const { id } = created.game;
  const joined = await api.post(`/v1/games/${id}/join`, { joinCode: created.joinCode, name: 'Béla' });
  const { token = '' } = JoinedGameSchema.parse(joined.body);
  const views = [created.game, await api.game(id)];
  for (const [index, move] of MOVES.entries()) {
    views.push((await api.play(id, index % 2 === 0 ? created.white : token, move)).game);
  }
  await api.post(`/v1/games/${id}/resign`, undefined, { token });
  views.push(await api.game(id));
  return { id, views };
}

const withoutNames = (game: GameView): GameView => ({
  ...game,
  seats: { white: { ...game.seats.white, name: null }, black: { ...game.seats.black, name: null } },
});

describe('events', () => {
  test('are every fact in order, without gaps and without names', async () => {
    const { id } = await playedGame();
    const { data, next, done } = await eventsOf(id);
    expect(data.map(({ seq, type }) => `${seq} ${type}`)).toEqual([
      '1 game.created',
      '2 player.joined',
      '3 game.started',
      '4 move.played',
      '5 move.played',
      '6 move.played',
      '7 move.played',
      '8 move.played',
      '9 game.finished',
    ]);
    expect({ next, done }).toEqual({ next: 9, done: true });
    expect(JSON.stringify(data)).not.toMatch(/Anna|Béla/);
    expect(data[0]?.data).toMatchObject({
      position: '........................ w 9,9 0 - -',
      visibility: 'unlisted',
      seats: { white: { kind: 'token' }, black: { kind: 'open' } },
      engine: 1,
    });
    expect(data[1]?.data).toEqual({ color: 'black', kind: 'token' });
    expect(data[7]?.data).toMatchObject({ ply: 5, color: 'white', move: 'd5xf4' });
    expect(data[8]?.data).toEqual({ winner: 'white', reason: 'resignation' });
  });

  test('are chained by hashes that anybody can make again', async () => {
    const { id } = await playedGame();
    let previous = id;
    for (const { hash, seq, type, v, at, data } of (await eventsOf(id)).data) {
      const text = canonicalize({ seq, type, v, at, data }) ?? '';
      expect(hash).toBe(
        createHash('sha256')
          .update(previous + text)
          .digest('base64url'),
      );
      previous = hash;
    }
  });

  test('come in pages', async () => {
    const { id } = await playedGame();
    const seqs = async (query: string) => {
      const { data, next, done } = await eventsOf(id, query);
      return { seqs: data.map(({ seq }) => seq), next, done };
    };
    expect(await seqs('?limit=4')).toEqual({ seqs: [1, 2, 3, 4], next: 4, done: false });
    expect(await seqs('?after=4&limit=4')).toEqual({ seqs: [5, 6, 7, 8], next: 8, done: false });
    expect(await seqs('?after=8')).toEqual({ seqs: [9], next: 9, done: true });
    expect(await seqs('?after=9')).toEqual({ seqs: [], next: 9, done: true });
    expect(await seqs('?after=50')).toEqual({ seqs: [], next: 50, done: true });
  });

  test('of a game that goes on are not done', async () => {
    const { game } = await api.newGame();
    expect(await eventsOf(game.id, '?after=2')).toEqual({ data: [], next: 2, done: false });
  });

  test('can be waited for: the answer comes with the move', async () => {
    const { game, white } = await api.newGame();
    const waiting = eventsOf(game.id, '?after=2&wait=20');
    const startedAt = Date.now();
    await api.play(game.id, white, 'd6');
    expect((await waiting).data.map(({ seq }) => seq)).toEqual([3]);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
  });

  test('that do not come leave an empty page when the time is over', async () => {
    const { game } = await api.newGame();
    const startedAt = Date.now();
    expect(await eventsOf(game.id, '?after=2&wait=1')).toEqual({ data: [], next: 2, done: false });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(900);
  });

  test('are not waited for once the game is over', async () => {
    const { id } = await playedGame();
    const startedAt = Date.now();
    expect((await eventsOf(id, '?after=9&wait=25')).done).toBe(true);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
  });
});

describe('versions', () => {
  test('show the game as its events left it, without names, for ever', async () => {
    const { id, views } = await playedGame();
    for (const view of views) {
      const answer = await api.get(`/v1/games/${id}?version=${view.version}`);
      expect(answer.body).toEqual(withoutNames(view));
      expect(answer.headers.get('ETag')).toBe(`"${view.version}"`);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    }
  });

  test('show what the game held between an event and the next', async () => {
    const { id } = await playedGame();
    expect(await gameAt(id, 'version=2')).toMatchObject({ status: 'open', seats: { black: { kind: 'token' } } });
    expect(await gameAt(id, 'version=3')).toMatchObject({ status: 'active', ply: 0 });
  });

  test('bring along moves and legal moves of then', async () => {
    const { id } = await playedGame();
    const then = await gameAt(id, 'version=5&include=moves,legalMoves');
    expect(then.moves).toEqual(['d6', 'f4']);
    expect(then.legalMoves).toHaveLength(22);
    expect((await gameAt(id, 'version=9&include=moves,legalMoves')).legalMoves).toEqual([]);
  });

  test.each(['version=0', 'version=10', 'version=999999999', 'ply=6'])('%s is out of range', async (query) => {
    const { id } = await playedGame();
    const [name = ''] = query.split('=');
    expectProblem(await api.get(`/v1/games/${id}?${query}`), 'validation-failed', {
      errors: [expect.objectContaining({ in: 'query', pointer: `/${name}`, code: 'range' })],
    });
  });

  test('and plies do not go together', async () => {
    const { id } = await playedGame();
    expectProblem(await api.get(`/v1/games/${id}?version=1&ply=0`), 'validation-failed');
  });
});

describe('plies', () => {
  test('show the game right after a move, not a later resignation', async () => {
    const { id, views } = await playedGame();
    for (const view of views.slice(1, -1)) {
      const answer = await api.get(`/v1/games/${id}?ply=${view.ply}`);
      expect(answer.body).toEqual(withoutNames(view));
      expect(answer.headers.get('ETag')).toBe(`"${view.version}"`);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  test('show the end that the move itself brought', async () => {
    const { game, white } = await api.newGame({ position: 'WW..........W........BBB w 0,0' });
    const end = (await api.play(game.id, white, 'e4-g7xa1')).game;
    expect(await gameAt(game.id, 'ply=1')).toEqual(end);
    expect(await gameAt(game.id, 'ply=0')).toMatchObject({ status: 'active', version: 2 });
  });

  test('of a game that has not started are out of range', async () => {
    const { game, white } = await api.newGame({ seats: { black: { kind: 'open' } } });
    expectProblem(await api.get(`/v1/games/${game.id}?ply=0`), 'validation-failed');
    await api.post(`/v1/games/${game.id}/abort`, undefined, { token: white });
    expectProblem(await api.get(`/v1/games/${game.id}?ply=0`), 'validation-failed');
    expect(await gameAt(game.id, 'version=2')).toMatchObject({ status: 'finished', result: { reason: 'aborted' } });
  });
});

describe('moves and exports', () => {
  test('list every move with its player and time', async () => {
    const { id } = await playedGame();
    const answer = await api.get(`/v1/games/${id}/moves`);
    expect(answer.headers.get('ETag')).toBe('"9"');
    expect(answer.body).toMatchObject({
      data: MOVES.map((move, index) => ({ ply: index + 1, color: index % 2 === 0 ? 'white' : 'black', move })),
    });
    expect((await gameAt(id, 'include=moves')).moves).toEqual(MOVES);
  });

  test('can be played again from the export, to the same position', async () => {
    const { id } = await playedGame();
    const exported = GameExportSchema.parse((await api.get(`/v1/games/${id}/export`)).body);
    expect(exported).toMatchObject({ moves: MOVES, result: { winner: 'white', reason: 'resignation' } });
    const { rules, position, moves } = exported;
    const { body } = await api.post('/v1/positions', { rules, position, moves });
    expect(body).toMatchObject({ rules, position: (await api.game(id)).position });
  });

  test('of a game that a move ended give its result again', async () => {
    const { game, white } = await api.newGame({ position: 'WW..........W........BBB w 0,0' });
    await api.play(game.id, white, 'e4-g7xa1');
    const { result, ...rest } = GameExportSchema.parse((await api.get(`/v1/games/${game.id}/export`)).body);
    expect((await api.post('/v1/positions', rest)).body).toMatchObject({ result, legalMoves: [] });
  });
});
