/** GET …/board.svg: games and positions as pictures. What is drawn, test/drawing says; here is how it is asked for and kept. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Api, createApi, expectProblem } from '../support/api.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

let host: TestApp;
let api: Api;
beforeAll(async () => {
  host = await openTestApp();
  api = createApi(host.send);
});
afterAll(() => host.close());

const OPENING = ['d6', 'f4', 'd2', 'b4', 'f2', 'd5', 'b2xd5'];

async function playedGame(moves: readonly string[] = OPENING, request: object = {}) {
  const created = await api.newGame(request);
  const game = { id: created.game.id, white: created.white, black: created.black };
  await api.playAll(game, moves);
  return { ...game, picture: `/v1/games/${game.id}/board.svg` };
}

const titleOf = ({ text }: Answer) => /<title[^>]*>([^<]*)/.exec(text)?.[1];
const descriptionOf = ({ text }: Answer) => /<desc[^>]*>([^<]*)/.exec(text)?.[1];
const query = (parameters: Readonly<Record<string, string>>) => `?${new URLSearchParams(parameters)}`;

describe('a game', () => {
  test('is drawn as it is', async () => {
    const { picture } = await playedGame(OPENING, { rules: 'polish' });
    const answer = await api.get(picture);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    expect(titleOf(answer)).toBe('Polish młynek: Black to move');
    expect(descriptionOf(answer)).toContain('White placed a piece on b2, closed a mill on b2, d2 and f2, captured d5.');
  });

  test('is a document that may do nothing, and that any page may show', async () => {
    const { picture } = await playedGame([]);
    const { headers, text } = await api.get(picture);
    const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; sandbox";
    expect(headers.get('Content-Security-Policy')).toBe(policy);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(text).not.toMatch(/<(?:script|style)|style=/);
  });

  test('is asked for each time, and sent again once it looks different', async () => {
    const { id, picture, black } = await playedGame();
    const first = await api.get(picture);
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const ifChanged = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const again = await api.get(picture, ifChanged);
    expect([again.status, again.text, again.headers.get('ETag')]).toEqual([304, '', first.headers.get('ETag')]);
    await api.play(id, black, 'd5');
    expect((await api.get(picture, ifChanged)).status).toBe(200);
  });

  test('has an ETag for every way to look at it', async () => {
    const { picture } = await playedGame();
    const ways = [
      '',
      '?theme=dark',
      '?theme=print',
      '?orientation=black',
      '?coordinates=false',
      '?ply=1',
      '?version=2',
    ];
    const answers = await Promise.all(ways.map((way) => api.get(picture + way)));
    const tags = answers.map(({ headers }) => headers.get('ETag') ?? '');
    expect(new Set(tags).size).toBe(ways.length);
    const ifNoneMatch = { 'If-None-Match': tags.slice(1).join(', ') };
    expect((await api.get(picture, ifNoneMatch)).status).toBe(200);
  });

  test('what is left out is light, with coordinates and seen by White', async () => {
    const { picture } = await playedGame();
    const { text } = await api.get(picture);
    expect((await api.get(`${picture}?theme=light&coordinates=true&orientation=white`)).text).toBe(text);
  });

  test('at a version it stays for ever, after a ply it may not', async () => {
    const { picture } = await playedGame();
    const past = await api.get(`${picture}?version=4`);
    expect(past.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(titleOf(past)).toBe('Nine men’s morris: White to move');
    const same = await api.get(`${picture}?ply=2`);
    expect(same.headers.get('Cache-Control')).toBe('no-cache');
    expect(same.text).toBe(past.text);
    const ifNoneMatch = { 'If-None-Match': past.headers.get('ETag') ?? '' };
    expect((await api.get(`${picture}?version=4`, ifNoneMatch)).status).toBe(304);
  });

  test('shows how it ended, and before that it had not', async () => {
    const { id, picture, black } = await playedGame();
    await api.post(`/v1/games/${id}/resign`, undefined, { token: black });
    expect(titleOf(await api.get(picture))).toBe('Nine men’s morris: White has won, by resignation');
    expect(titleOf(await api.get(`${picture}?ply=7`))).toBe('Nine men’s morris: Black to move');
  });

  test('is drawn before anybody has joined, without names', async () => {
    const seats = { white: { name: 'Zofia' }, black: { kind: 'open' } };
    const { game } = await api.newGame({ seats });
    const { status, text } = await api.get(`/v1/games/${game.id}/board.svg`);
    expect(status).toBe(200);
    expect(text).not.toContain('Zofia');
  });

  test('answers HEAD', async () => {
    const { picture } = await playedGame([]);
    const { headers } = await api.get(picture);
    const head = await api.call('HEAD', picture);
    expect([head.status, head.text, head.headers.get('ETag')]).toEqual([200, '', headers.get('ETag')]);
  });

  const REFUSED: readonly (readonly [string, object])[] = [
    ['version=1&ply=1', { pointer: '/ply', code: 'format' }],
    ['version=99', { pointer: '/version', code: 'range' }],
    ['ply=99', { pointer: '/ply', code: 'range' }],
    ['theme=sepia', { pointer: '/theme', code: 'enum' }],
    ['orientation=red', { pointer: '/orientation', code: 'enum' }],
    ['coordinates=yes', { pointer: '/coordinates', code: 'enum' }],
    ['size=200', { pointer: '/size', code: 'unknown-field' }],
  ];
  test.each(REFUSED)('?%s: refused', async (parameters, error) => {
    const { picture } = await playedGame([]);
    const answer = await api.get(`${picture}?${parameters}`);
    expectProblem(answer, 'validation-failed', { errors: [{ in: 'query', ...error }] });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('that does not exist has no picture', async () => {
    expectProblem(await api.get('/v1/games/chess/board.svg'), 'not-found');
    expectProblem(await api.get('/v1/games/game_01kbcdxyzve5mr8g6t2h0n4q9s/board.svg'), 'not-found');
  });
});

describe('a position', () => {
  const draw = (parameters: Readonly<Record<string, string>>) => api.get(`/v1/positions/board.svg${query(parameters)}`);
  const MILL = '....W.....B..B....WWW... b 5,6';

  test('of nothing is the start of the standard game', async () => {
    const answer = await api.get('/v1/positions/board.svg');
    expect(titleOf(answer)).toBe('Nine men’s morris: White to move');
    expect(descriptionOf(answer)).toContain('9 in hand');
  });

  test('looks like the game that came to it', async () => {
    const { picture } = await playedGame(OPENING, { rules: 'polish' });
    const { text } = await draw({ rules: 'polish', position: MILL, lastMove: 'b2xd5' });
    expect((await api.get(picture)).text).toBe(text);
  });

  test('every cache may keep it for a while', async () => {
    const { headers } = await draw({ position: MILL });
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
    const parameters = query({ position: MILL });
    const ifNoneMatch = { 'If-None-Match': headers.get('ETag') ?? '' };
    expect((await api.get(`/v1/positions/board.svg${parameters}`, ifNoneMatch)).status).toBe(304);
  });

  test('that is decided shows its result', async () => {
    expect(titleOf(await draw({ position: 'WWW...................BB w 0,0' }))).toContain('White has won');
  });

  test('takes the rules of any game as they are', async () => {
    const { game } = await api.newGame({ rules: { preset: 'six', pieces: 5 } });
    const answer = await draw({ rules: JSON.stringify(game.rules), position: game.position.text });
    expect(titleOf(answer)).toBe('Six men’s morris: White to move');
    expect(descriptionOf(answer)).toContain('5 in hand');
  });

  test('a last move is read in any case', async () => {
    const { text } = await draw({ position: MILL, lastMove: ' B2:D5 ' });
    expect((await draw({ position: MILL, lastMove: 'b2xd5' })).text).toBe(text);
  });

  const REFUSED: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
    ['a preset that does not exist', { rules: 'rusian' }, 'enum'],
    ['rules that are no JSON', { rules: '{ board: six }' }, 'format'],
    ['rules with an unknown parameter', { rules: '{ "flying": 3 }' }, 'format'],
    ['no move at all', { lastMove: 'castles' }, 'format'],
    ['a move of another board', { position: MILL, lastMove: 'd4' }, 'format'],
    ['a move whose piece is not there', { position: MILL, lastMove: 'a1' }, 'format'],
    ['a move from where a piece stands', { position: MILL, lastMove: 'f2-d2' }, 'format'],
    ['a capture of what still stands', { position: MILL, lastMove: 'b2xb4' }, 'format'],
  ];
  test.each(REFUSED)('%s: refused', async (_, parameters, code) => {
    const name = Object.keys(parameters).at(-1);
    const errors = [{ in: 'query', pointer: `/${name}`, code }];
    expectProblem(await draw(parameters), 'validation-failed', { errors });
  });

  test('needs rules that can be played, and then a position that they know', async () => {
    const rules = '{ "board": "six" }';
    expectProblem(await draw({ rules, position: 'W' }), 'rules-invalid', { parameter: 'pieces' });
    expectProblem(await draw({ rules: 'six', position: MILL }), 'position-invalid');
  });

  test('is only read', async () => {
    const answer = await api.post('/v1/positions/board.svg');
    expectProblem(answer, 'method-not-allowed');
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
  });
});
