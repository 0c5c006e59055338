/**
 * Whatever is sent, the answer is no 5xx and, unless it is a success, nothing
 * has changed. The client of the tests sees to it that every answer is one that
 * the OpenAPI document declares.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Api, createApi, expectProblem } from '../support/api.ts';
import { type Host, openHost } from '../support/host.ts';

let host: Host;
let api: Api;
/** A game in play, whose seats are tried in vain. */
let game: { readonly id: string; readonly white: string; readonly black: string };
beforeAll(async () => {
  host = await openHost();
  api = createApi(host.send);
  const created = await api.newGame();
  game = { id: created.game.id, white: created.white, black: created.black };
  await api.playAll(game, ['d6', 'f4']);
});
afterAll(() => host.close());

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

/** JSON texts that no field of ours takes, but for those that a name or a code may be. */
const VALUES: readonly string[] = [
  'true',
  '-1',
  '1.5',
  '1e400',
  '-0',
  '9007199254740993',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"__proto__"',
  '"constructor"',
  '"hasOwnProperty"',
  `"${'x'.repeat(20_000)}"`,
  `"${'\\u202e'.repeat(40)}"`,
  '[]',
  '[null]',
  '{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":null,"length":-1}',
  nested(8_000, '[', ']'),
  `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`,
];

/** Each field of each body, as the JSON around its value. */
const BODIES: readonly (readonly [operation: string, around: string])[] = [
  ['create', '@'],
  ['create', '{"rules":@}'],
  ['create', '{"rules":{"preset":@}}'],
  ['create', '{"rules":{"board":@}}'],
  ['create', '{"rules":{"pieces":@}}'],
  ['create', '{"rules":{"flyingAt":@}}'],
  ['create', '{"position":@}'],
  ['create', '{"visibility":@}'],
  ['create', '{"seats":@}'],
  ['create', '{"seats":{"white":@}}'],
  ['create', '{"seats":{"white":{"kind":@}}}'],
  ['create', '{"seats":{"white":{"name":@}}}'],
  ['create', '{"shuffleSeats":@}'],
  ['create', '{"unknown":@}'],
  ['join', '@'],
  ['join', '{"color":@}'],
  ['join', '{"name":@}'],
  ['join', '{"joinCode":@}'],
  ['moves', '@'],
  ['moves', '{"move":@}'],
  ['moves', '{"move":"d7","ply":@}'],
  ['moves', '{"move":"d7","unknown":@}'],
  ['resign', '{"unknown":@}'],
  ['abort', '{"unknown":@}'],
  ['token', '{"unknown":@}'],
  ['positions', '@'],
  ['positions', '{"rules":@}'],
  ['positions', '{"position":@}'],
  ['positions', '{"moves":@}'],
  ['positions', '{"moves":[@]}'],
];

const pathOf = (operation: string) => {
  if (operation === 'create') return '/v1/games';
  return operation === 'positions' ? '/v1/positions' : `/v1/games/${game.id}/${operation}`;
};
const tokenFor = (operation: string) => (['moves', 'resign', 'abort', 'token'].includes(operation) ? game.white : null);

const send = (operation: string, body: string): Promise<Answer> => {
  const token = tokenFor(operation);
  return api.call('POST', pathOf(operation), {
    body,
    headers: { 'Content-Type': 'application/json' },
    ...(token === null ? {} : { token }),
  });
};

/** None waits for another: the host is a process of its own, and may work while the next request is made. */
async function allAtOnce(texts: readonly string[], check: (text: string) => Promise<void>): Promise<void> {
  await Promise.all(texts.map(check));
}

describe('bodies', () => {
  test.each(BODIES)('%s %s', async (operation, around) => {
    const before = await api.game(game.id);
    await allAtOnce(VALUES, async (value) => {
      const body = around.replace('@', () => value);
      const { status, text } = await send(operation, body);
      expect(status, `${value.slice(0, 80)}: ${text}`).toBeLessThan(500);
    });
    expect(await api.game(game.id)).toEqual(before);
    expect({}).not.toHaveProperty('polluted');
  });

  test('that name a field twice, or far too many fields, are read or refused', async () => {
    expect((await send('positions', '{"position":null,"position":null}')).status).toBe(200);
    const many = Object.fromEntries(Array.from({ length: 2_500 }, (_, index) => [`f${index}`, 1]));
    expectProblem(await send('create', JSON.stringify(many)), 'validation-failed');
  });
});

describe('paths and queries', () => {
  const TEXTS = [
    '',
    '0',
    '-1',
    '1e3',
    '0x1',
    ' 1',
    '1,2',
    'null',
    'true',
    '%00',
    '%ED%A0%80',
    '%FF',
    '%',
    '%2F',
    '..%2F..',
    "'",
    '"',
    '<script>',
    '__proto__',
    'constructor',
    'x'.repeat(4_000),
    '٣',
    '１',
  ];
  const QUERIES = [
    ['', 'status'],
    ['', 'preset'],
    ['', 'limit'],
    ['', 'cursor'],
    ['', '__proto__'],
    ['/{id}', 'include'],
    ['/{id}', 'version'],
    ['/{id}', 'ply'],
    ['/{id}/events', 'after'],
    ['/{id}/events', 'limit'],
    ['/{id}/events', 'wait'],
    ['/{id}/moves', 'limit'],
    ['/{id}/legal-moves', 'toString'],
    ['/{id}/export', 'format'],
  ] as const;

  test.each(QUERIES)('GET /v1/games%s?%s=', async (path, name) => {
    await allAtOnce(TEXTS, async (text) => {
      const answer = await api.get(`/v1/games${path.replace('{id}', game.id)}?${name}=${text}`);
      const isFine = ['after', 'wait', 'ply'].includes(name) && text === '0';
      expect(answer.status, text).toBe(isFine ? 200 : 422);
    });
  });

  test('ids of anything else name nothing', async () => {
    const ids = TEXTS.filter((each) => each !== '' && each !== '..%2F..');
    for (const path of ['/v1/games/@', '/v1/games/@/events', '/v1/rules/@', '/v1/boards/@', '/errors/@']) {
      await allAtOnce(ids, async (text) => {
        const { status } = await api.get(path.replace('@', () => text));
        expect(status, text).toBe(404);
      });
    }
  });

  test('a query with a thousand parameters is refused', async () => {
    const query = Array.from({ length: 1_000 }, (_, index) => `p${index}=1`).join('&');
    expectProblem(await api.get(`/v1/games?${query}`), 'validation-failed');
  });
});

describe('headers', () => {
  const TEXTS = ['', '"', '""', ',', '*,*', 'W/', '"\\"', '\u00ff', "' or 1=1", '__proto__', '"'.repeat(3_000)];
  const HEADERS = [
    'If-Match',
    'If-None-Match',
    'Idempotency-Key',
    'X-Request-Id',
    'Authorization',
    'Accept',
    'Content-Type',
    'Last-Event-ID',
    'Origin',
  ];

  test.each(HEADERS)('%s', async (name) => {
    const before = await api.game(game.id);
    await allAtOnce(TEXTS, async (text) => {
      const headers = { [name]: text };
      const answers = [
        await api.get(`/v1/games/${game.id}`, headers),
        await api.call('POST', `/v1/games/${game.id}/join`, { headers }),
        await api.call('POST', `/v1/games/${game.id}/moves`, { headers, json: { move: 'z9' }, token: game.white }),
      ];
      for (const { status } of answers) expect(status, text).toBeLessThan(500);
    });
    expect(await api.game(game.id)).toEqual(before);
  });
});
