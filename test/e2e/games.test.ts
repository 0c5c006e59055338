/** Games from creation to their end: what each state answers to each request. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProblemCode } from '../../src/http/problem-table.ts';
import { type Answer, type Api, type CreatedGame, createApi, expectProblem } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
});
afterAll(() => host.close());

const OPEN_BLACK = { seats: { black: { kind: 'open' } } };
const START = '........................ w 9,9 0 - -';

describe('creating', () => {
  test('without a body: a standard game, active, both seats in the hands of the caller', async () => {
    const { game, tokens, joinCode } = await api.newGame();
    expect(game).toMatchObject({
      status: 'active',
      version: 2,
      ply: 0,
      visibility: 'unlisted',
      rules: { preset: 'standard', board: 'nine', pieces: 9, flyingAt: 3, endgameQuietMovesDraw: null },
      seats: { white: { kind: 'token', name: null }, black: { kind: 'token', name: null } },
      position: { text: START, toMove: 'white', phase: 'placing', repetitions: 1 },
      lastMove: null,
      result: null,
    });
    expect(Object.keys(tokens)).toEqual(['white', 'black']);
    expect(joinCode).toBeUndefined();
  });

  test('the answer is nobody else’s, and says where the game is and at which version', async () => {
    const answer = await api.post('/v1/games');
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('ETag')).toBe('"2"');
    expect(answer.headers.get('Location')).toMatch(/^\/v1\/games\/game_[0-7][0-9a-z]{25}$/);
    const read = await api.get(answer.headers.get('Location') ?? '');
    expect(read.body).toEqual(expect.objectContaining({ version: 2 }));
  });

  test.each(['', '{}', '{"rules":null,"position":null,"visibility":null,"seats":null,"shuffleSeats":null}'])(
    'the body %j asks for the same',
    async (body) => {
      const answer = await api.call('POST', '/v1/games', { body, headers: { 'Content-Type': 'application/json' } });
      expect(answer.body).toMatchObject({ game: { status: 'active', rules: { preset: 'standard' } } });
    },
  );

  test('an open seat: no token for it, a join code, and play has not begun', async () => {
    const { game, tokens, joinCode } = await api.newGame({
      seats: { white: { kind: 'open' }, black: { name: 'Ilona' } },
    });
    expect(game).toMatchObject({
      status: 'open',
      version: 1,
      seats: { white: { kind: 'open', name: null }, black: { kind: 'token', name: 'Ilona' } },
    });
    expect(Object.keys(tokens)).toEqual(['black']);
    expect(joinCode).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  });

  test('a public game needs no join code', async () => {
    const { joinCode } = await api.newGame({ ...OPEN_BLACK, visibility: 'public', rules: 'lasker' });
    expect(joinCode).toBeUndefined();
  });

  test('from a position', async () => {
    const position = 'WW.W.................BBB w 0,0 0 - -';
    expect((await api.newGame({ position, rules: 'no-flying' })).game.position.text).toBe(position);
  });

  test('where a blocked side passes, the position is taken over with the other side to move', async () => {
    const blocked = 'WWW.B....B....B.........';
    const rules = { preset: 'no-flying', blockedPlayer: 'passes' };
    const { game } = await api.newGame({ position: `${blocked} w 0,0`, rules });
    expect(game.position.text).toBe(`${blocked} b 0,0 0 - -`);
    expectProblem(
      await api.post('/v1/games', { position: `${blocked} w 0,0`, rules: 'no-flying' }),
      'position-invalid',
    );
  });

  test.each([
    ['not a position', 'position-invalid'],
    [`${START} -`, 'position-invalid'],
    ['WW......................  w 0,0', 'position-invalid'],
    ['WW...................BBB w 0,0 0 - -', 'position-invalid'],
  ] as const)('the position %j begins no game', async (position, code) => {
    expectProblem(await api.post('/v1/games', { position }), code);
  });

  test('rules that do not go together name the parameter to change', async () => {
    expectProblem(await api.post('/v1/games', { rules: { board: 'six' } }), 'rules-invalid', { parameter: 'pieces' });
  });

  test('rules taken from an answer and sent back are the same rules', async () => {
    const { game } = await api.newGame({ rules: { preset: 'russian', doubleMillCaptures: 1 } });
    expect(game.rules.preset).toBeNull();
    const { game: again } = await api.newGame({ rules: game.rules });
    expect(again.rules).toEqual(game.rules);
  });

  test('shuffling draws who is White, the names along with the seats', async () => {
    const seats = { white: { name: 'Anna' }, black: { kind: 'open' } };
    const whites = new Set<string | null>();
    for (let game = 0; game < 40 && whites.size < 2; game++) {
      const created = await api.newGame({ seats, shuffleSeats: true });
      const { white, black } = created.game.seats;
      expect([white.kind, black.kind].toSorted()).toEqual(['open', 'token']);
      expect(Object.keys(created.tokens)).toEqual([white.kind === 'token' ? 'white' : 'black']);
      whites.add(white.name);
    }
    expect([...whites].toSorted()).toEqual(['Anna', null]);
  });
});

describe('joining', () => {
  const join = (id: string, json?: unknown) => api.post(`/v1/games/${id}/join`, json);

  test('starts the game and gives the token of the seat', async () => {
    const { game, joinCode } = await api.newGame(OPEN_BLACK);
    const joined = await join(game.id, { joinCode, name: 'Béla' });
    expect(joined.status).toBe(200);
    expect(joined.headers.get('Cache-Control')).toBe('no-store');
    expect(joined.headers.get('ETag')).toBe('"3"');
    expect(joined.body).toMatchObject({
      color: 'black',
      token: expect.stringMatching(/^seat_/),
      game: { status: 'active', version: 3, seats: { black: { kind: 'token', name: 'Béla' } } },
    });
    const { data } = await eventsOf(game.id);
    expect(data.map(({ type }) => type)).toEqual(['game.created', 'player.joined', 'game.started']);
  });

  test('takes White before Black, and no seat twice', async () => {
    const both = { visibility: 'public', rules: 'lasker', seats: { white: { kind: 'open' }, black: { kind: 'open' } } };
    const { game } = await api.newGame(both);
    expect((await join(game.id)).body).toMatchObject({ color: 'white', game: { status: 'open', version: 2 } });
    expectProblem(await join(game.id, { color: 'white' }), 'seat-taken');
    expect((await join(game.id)).body).toMatchObject({ color: 'black', game: { status: 'active', version: 4 } });
    expectProblem(await join(game.id), 'seat-taken', { game: { version: 4 } });
  });

  test('takes the code in any case, and no other', async () => {
    const { game, joinCode = '' } = await api.newGame(OPEN_BLACK);
    for (const json of [
      undefined,
      {},
      { joinCode: null },
      { joinCode: '' },
      { joinCode: `${joinCode}0` },
      { joinCode: '\ud800' },
    ]) {
      expectProblem(await join(game.id, json), 'wrong-seat');
    }
    expect((await join(game.id, { joinCode: joinCode.toUpperCase() })).status).toBe(200);
    expectProblem(await join(game.id), 'wrong-seat');
    expectProblem(await join(game.id, { joinCode }), 'seat-taken');
  });

  test('names a seat that is not open', async () => {
    const { game, joinCode } = await api.newGame(OPEN_BLACK);
    expectProblem(await join(game.id, { joinCode, color: 'white' }), 'seat-taken');
  });
});

async function eventsOf(id: string): Promise<{ readonly data: readonly { readonly type: string }[] }> {
  const { body } = await api.get(`/v1/games/${id}/events?limit=500`);
  if (!isEventPage(body)) throw new Error('no page of events');
  return body;
}

function isEventPage(body: unknown): body is { readonly data: readonly { readonly type: string }[] } {
  return typeof body === 'object' && body !== null && 'data' in body;
}

/** What each request is answered in each state of a game. */
describe('states', () => {
  type Act = (game: CreatedGame & { readonly white: string; readonly black: string }) => Promise<Answer>;
  type Expected = 200 | 201 | ProblemCode;

  const move: Act = ({ game, white }) => api.post(`/v1/games/${game.id}/moves`, { move: 'a7' }, { token: white });
  const act =
    (action: string, color: 'white' | 'black'): Act =>
    ({ game, ...tokens }) =>
      api.post(`/v1/games/${game.id}/${action}`, undefined, { token: tokens[color] });
  const join: Act = ({ game }) => api.post(`/v1/games/${game.id}/join`);

  const PUBLIC = { visibility: 'public', rules: 'lasker' } as const;
  const STATES = {
    open: () => api.newGame({ ...PUBLIC, ...OPEN_BLACK }),
    active: () => api.newGame(PUBLIC),
    'one ply in': async () => {
      const created = await api.newGame(PUBLIC);
      await api.playAll({ id: created.game.id, ...created }, ['d7']);
      return created;
    },
    'two plies in': async () => {
      const created = await api.newGame(PUBLIC);
      await api.playAll({ id: created.game.id, ...created }, ['d7', 'd6']);
      return created;
    },
    'resigned by White': async () => {
      const created = await api.newGame(PUBLIC);
      await act('resign', 'white')(created);
      return created;
    },
    aborted: async () => {
      const created = await api.newGame(PUBLIC);
      await act('abort', 'white')(created);
      return created;
    },
  } as const;

  const ROWS: readonly (readonly [string, Act, Readonly<Record<keyof typeof STATES, Expected>>])[] = [
    [
      'move',
      move,
      {
        open: 'game-not-started',
        active: 201,
        'one ply in': 'not-your-turn',
        'two plies in': 201,
        'resigned by White': 'game-over',
        aborted: 'game-over',
      },
    ],
    [
      'join',
      join,
      {
        open: 200,
        active: 'seat-taken',
        'one ply in': 'seat-taken',
        'two plies in': 'seat-taken',
        'resigned by White': 'game-over',
        aborted: 'game-over',
      },
    ],
    [
      'resign as White',
      act('resign', 'white'),
      {
        open: 'game-not-started',
        active: 200,
        'one ply in': 200,
        'two plies in': 200,
        'resigned by White': 200,
        aborted: 'game-over',
      },
    ],
    [
      'abort as White',
      act('abort', 'white'),
      {
        open: 200,
        active: 200,
        'one ply in': 200,
        'two plies in': 'too-late-to-abort',
        'resigned by White': 'game-over',
        aborted: 200,
      },
    ],
  ];

  const CASES = ROWS.flatMap(([name, request, row]) =>
    (Object.keys(STATES) as (keyof typeof STATES)[]).map((state) => ({ name, request, state, expected: row[state] })),
  );

  test.each(CASES)('$name, $state: $expected', async ({ request, state, expected }) => {
    const game = await STATES[state]();
    const before = await api.game(game.game.id);
    const answer = await request(game);
    if (typeof expected === 'number') {
      expect(answer.status, answer.text).toBe(expected);
      return;
    }
    expectProblem(answer, expected, { game: { version: before.version } });
    expect(answer.headers.get('ETag')).toBe(`"${before.version}"`);
    expect(await api.game(game.game.id)).toEqual(before);
  });

  test('a resignation stands: repeated it adds nothing, and the other side comes too late', async () => {
    const game = await STATES['resigned by White']();
    const before = await api.game(game.game.id);
    expect(before.result).toEqual({ winner: 'black', reason: 'resignation' });
    expect((await act('resign', 'white')(game)).body).toEqual(before);
    expectProblem(await act('resign', 'black')(game), 'game-over');
  });

  test('an aborted game has no winner, and either side may repeat it', async () => {
    const game = await STATES.aborted();
    const before = await api.game(game.game.id);
    expect(before).toMatchObject({ status: 'finished', result: { winner: null, reason: 'aborted' } });
    expect((await act('abort', 'black')(game)).body).toEqual(before);
  });

  test('legal moves: those of the start while open, none after the end', async () => {
    const legal = async ({ game }: CreatedGame) => (await api.get(`/v1/games/${game.id}/legal-moves`)).body;
    const open = await STATES.open();
    expect(await legal(open)).toMatchObject({ gameId: open.game.id, ply: 0, toMove: 'white', phase: 'placing' });
    expect(await legal(open)).toHaveProperty('moves.length', 24);
    expect(await legal(await STATES['one ply in']())).toHaveProperty('moves.length', 23);
    expect(await legal(await STATES.aborted())).toHaveProperty('moves.length', 0);
  });
});
