/** Lists of public games: their order, their filters, their pages. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { GamePageSchema } from '../../src/http/schemas/game.ts';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

type GamePage = z.infer<typeof GamePageSchema>;

const list = async (query: string): Promise<GamePage> =>
  GamePageSchema.parse((await api.get(`/v1/games?${query}`)).body);
const idsOf = ({ data }: GamePage) => data.map(({ id }) => id);
/** Of a preset that no other test has public games of. */
const newPublicGame = async (json: object = {}) =>
  (await api.newGame({ visibility: 'public', rules: 'hungarian', ...json })).game.id;

describe('a list', () => {
  test('has public games only, newest first, whole', async () => {
    const older = await newPublicGame();
    const { game: unlisted } = await api.newGame({ rules: 'hungarian' });
    const newer = await newPublicGame();
    const ids = idsOf(await list('preset=hungarian&limit=100'));
    expect(ids.slice(0, 2)).toEqual([newer, older]);
    expect(ids).not.toContain(unlisted.id);
    expect((await list('preset=hungarian&limit=1')).data[0]).toEqual(await api.game(newer));
  });

  test('is asked for again each time', async () => {
    expect((await api.get('/v1/games')).headers.get('Cache-Control')).toBe('no-cache');
  });

  test('has 20 games where no limit is given', async () => {
    for (let game = 0; game < 21; game++) await newPublicGame();
    const page = await list('preset=hungarian');
    expect(page.data).toHaveLength(20);
    expect(page.next).not.toBeNull();
  });
});

describe('filters', () => {
  test('by status and preset, several of each, in any order', async () => {
    const open = await newPublicGame({ seats: { black: { kind: 'open' } } });
    const active = await newPublicGame();
    const other = await newPublicGame({ rules: 'hungarian-house' });
    const changed = await newPublicGame({ rules: { preset: 'hungarian', fullBoard: 'blocked' } });
    const has = async (query: string) => {
      const ids = idsOf(await list(`${query}&limit=100`));
      return [open, active, other, changed].map((id) => ids.includes(id));
    };
    expect(await has('preset=hungarian&status=open')).toEqual([true, false, false, false]);
    expect(await has('status=active,open&preset=hungarian-house,hungarian')).toEqual([true, true, true, false]);
    expect(await has('preset=hungarian&status=finished')).toEqual([false, false, false, false]);
    expect(await has('status=active')).toEqual([false, true, true, true]);
  });

  test.each([
    ['status=won', '/status', 'enum'],
    ['status=', '/status', 'enum'],
    ['status=open,', '/status', 'enum'],
    ['status=open&status=active', '/status', 'format'],
    ['preset=Standard', '/preset', 'enum'],
    ['limit=0', '/limit', 'range'],
    ['limit=101', '/limit', 'range'],
    ['limit=', '/limit', 'format'],
    ['limit=1.0', '/limit', 'format'],
    ['limit=%2B1', '/limit', 'format'],
    ['limit=1234567890', '/limit', 'format'],
    ['page=2', '/page', 'unknown-field'],
    ['__proto__=1', '/__proto__', 'unknown-field'],
    ['cursor=', '/cursor', 'format'],
    ['cursor=eyJpZCI6MX0', '/cursor', 'format'],
  ])('%s is refused', async (query, pointer, code) => {
    expectProblem(await api.get(`/v1/games?${query}`), 'validation-failed', {
      errors: [expect.objectContaining({ in: 'query', pointer, code })],
    });
  });

  test('that are wrong are all listed at once', async () => {
    const { body } = await api.get('/v1/games?status=won&limit=0&page=2');
    expect(body).toHaveProperty('errors.length', 3);
  });
});

describe('pages', () => {
  test('follow one another without gaps or repeats, though games are created meanwhile', async () => {
    const created: string[] = [];
    for (let game = 0; game < 5; game++) created.unshift(await newPublicGame());
    const first = await list('preset=hungarian&limit=2');
    await newPublicGame();
    const second = await list(`preset=hungarian&limit=2&cursor=${first.next}`);
    const third = await list(`preset=hungarian&limit=1&cursor=${second.next}`);
    expect([first, second, third].flatMap(idsOf)).toEqual(created);
  });

  test('end with null', async () => {
    await newPublicGame({ rules: 'hungarian-house' });
    let page = await list('preset=hungarian-house&limit=1');
    while (page.next !== null) page = await list(`preset=hungarian-house&limit=1&cursor=${page.next}`);
    expect(page.data).toHaveLength(1);
  });

  test('are linked', async () => {
    await newPublicGame();
    await newPublicGame();
    const answer = await api.get('/v1/games?preset=hungarian&limit=1');
    const [, next = ''] = /^<(\/v1\/games\?[^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '') ?? [];
    const { next: cursor } = GamePageSchema.parse(answer.body);
    expect(new URLSearchParams(next.split('?')[1])).toEqual(
      new URLSearchParams({ preset: 'hungarian', limit: '1', cursor: cursor ?? '' }),
    );
    expect((await api.get(next)).status).toBe(200);
  });

  test('belong to their filters, in whatever order these are written', async () => {
    await newPublicGame();
    await newPublicGame();
    const { next } = await list('preset=hungarian,standard&status=active,open&limit=1');
    expect((await list(`status=open,active&preset=standard,hungarian&cursor=${next}`)).data.length).toBeGreaterThan(0);
    for (const query of [
      '',
      'preset=hungarian',
      'preset=hungarian,standard',
      'preset=hungarian,standard&status=open',
    ]) {
      expectProblem(await api.get(`/v1/games?${query}&cursor=${next}`), 'validation-failed', {
        errors: [expect.objectContaining({ pointer: '/cursor', code: 'format' })],
      });
    }
  });
});
