/** Who may do what: tokens of seats, good, foreign and bad. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, createApi, expectProblem } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

const NO_GAME = 'game_01h2xcejqtf2nbrexx3vqjhp41';

/** Every operation, as it is for a game that everybody may read. */
const OPERATIONS: readonly (readonly [method: string, path: string, needsToken: boolean])[] = [
  ['GET', '/v1/rules', false],
  ['GET', '/v1/rules/standard', false],
  ['POST', '/v1/rules/describe', false],
  ['GET', '/v1/boards/nine', false],
  ['POST', '/v1/positions', false],
  ['GET', '/v1/games', false],
  ['POST', '/v1/games', false],
  ['GET', '/v1/games/{id}', false],
  ['GET', '/v1/games/{id}/events', false],
  ['GET', '/v1/games/{id}/moves', false],
  ['GET', '/v1/games/{id}/legal-moves', false],
  ['GET', '/v1/games/{id}/export', false],
  ['POST', '/v1/games/{id}/join', false],
  ['POST', '/v1/games/{id}/moves', true],
  ['POST', '/v1/games/{id}/resign', true],
  ['POST', '/v1/games/{id}/abort', true],
  ['POST', '/v1/games/{id}/token', true],
];
const NEED_TOKEN = OPERATIONS.filter(([, , needsToken]) => needsToken);
const bodyFor = (method: string, path: string) =>
  method === 'POST' && path.endsWith('/moves') ? { json: { move: 'd6' } } : {};

describe('a token that is not genuine', () => {
  const tamper = (token: string, at: number) =>
    token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);

  test.each(OPERATIONS)('is refused by %s %s', async (method, path) => {
    const { game, white } = await api.newGame();
    const answer = await api.call(method, path.replace('{id}', game.id), { token: tamper(white, 30) });
    expectProblem(answer, 'unauthenticated');
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  test('may differ from a good one anywhere', async () => {
    const { game, white } = await api.newGame();
    for (let at = 'seat_'.length; at < white.length; at++) {
      expectProblem(await api.call('GET', `/v1/games/${game.id}`, { token: tamper(white, at) }), 'unauthenticated');
    }
  });

  test.each([
    'Bearer',
    'Bearer ',
    'Basic dXNlcjpwYXNz',
    'Bearer seat_',
    'Bearer acct_01h2xcejqtf2nbrexx3vqjhp41',
    'Token seat_x',
    `Bearer ${'x'.repeat(4000)}`,
  ])('may have any form: %s', async (authorization) => {
    const headers = { Authorization: authorization };
    expectProblem(await api.get('/v1/rules', headers), 'unauthenticated');
    expectProblem(await api.get(`/v1/games/${NO_GAME}`, headers), 'unauthenticated');
  });
});

describe('without a token', () => {
  test.each(NEED_TOKEN)('%s %s is refused', async (method, path) => {
    const { game } = await api.newGame();
    const answer = await api.call(method, path.replace('{id}', game.id), bodyFor(method, path));
    expectProblem(answer, 'unauthenticated');
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
  });
});

describe('a good token of another game', () => {
  test.each(NEED_TOKEN)('is refused by %s %s', async (method, path) => {
    const { game } = await api.newGame();
    const { white } = await api.newGame();
    const answer = await api.call(method, path.replace('{id}', game.id), { token: white, ...bodyFor(method, path) });
    expect(answer.status).toBe(403);
    expectProblem(answer, 'wrong-seat');
  });

  test('is foreign even once it was renewed', async () => {
    const { game } = await api.newGame();
    const other = await api.newGame();
    await api.post(`/v1/games/${other.game.id}/token`, undefined, { token: other.white });
    expectProblem(await api.post(`/v1/games/${game.id}/resign`, undefined, { token: other.white }), 'wrong-seat');
  });

  test.each(OPERATIONS.filter(([, , needsToken]) => !needsToken))('is ignored by %s %s', async (method, path) => {
    const { white } = await api.newGame();
    const { game } = await api.newGame({ visibility: 'public', rules: 'lasker', seats: { black: { kind: 'open' } } });
    const answer = await api.call(method, path.replace('{id}', game.id), { token: white });
    expect(answer.status, answer.text).toBeLessThan(300);
  });
});

describe('a game that does not exist', () => {
  test.each(OPERATIONS.filter(([, path]) => path.includes('{id}')))('is not found by %s %s', async (method, path) => {
    const { white } = await api.newGame();
    const call = { token: white, ...bodyFor(method, path) };
    expectProblem(await api.call(method, path.replace('{id}', NO_GAME), call), 'not-found');
  });

  test.each([
    'game_',
    'game_01H2XCEJQTF2NBREXX3VQJHP41',
    'game_81h2xcejqtf2nbrexx3vqjhp41',
    '01h2xcejqtf2nbrexx3vqjhp41',
    '%00',
    '%E0%A4%A',
    'constructor',
    '__proto__',
  ])('nor is one with the id %s', async (id) => {
    expectProblem(await api.get(`/v1/games/${id}`), 'not-found');
  });
});

test('the scheme is read in any case', async () => {
  const { game, white } = await api.newGame();
  const headers = { Authorization: `bearer ${white}` };
  expect((await api.call('POST', `/v1/games/${game.id}/resign`, { headers })).status).toBe(200);
});
