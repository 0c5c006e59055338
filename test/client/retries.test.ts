/** When the client tries again, how long it waits before, and what a repeat does. */
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConnectionError, createClient } from '../../src/client/index.ts';
import { parseRetryAfter, SURROUNDINGS, waitBefore } from '../../src/client/retries.ts';
import { Transport } from '../../src/client/transport.ts';
import { openClient } from '../support/clients.ts';
import { lossyFetch } from '../support/lossy-fetch.ts';

const problem = (status: number, code: string) => ({
  status,
  headers: { 'Content-Type': 'application/problem+json' },
  body: JSON.stringify({ code, status, detail: 'for this test' }),
});

type Reply = 'broken' | { readonly status: number; readonly headers?: object; readonly body: string };

const PRESETS = { status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"data":[]}' };
const BUSY = problem(503, 'unavailable');
const FAULT = problem(500, 'internal');
const LIMITED = problem(429, 'rate-limited');
const PROXY_PAGE = { status: 502, headers: { 'Content-Type': 'text/html' }, body: '<h1>Bad gateway</h1>' };
const withRetryAfter = (reply: typeof BUSY, value: string) => ({
  ...reply,
  headers: { ...reply.headers, 'Retry-After': value },
});

/** What the server says next. */
let replies: Reply[] = [];
let asked = 0;
let url = '';
const server = createServer((_, response) => {
  asked++;
  const reply = replies.shift() ?? PRESETS;
  if (reply === 'broken') response.destroy();
  else response.writeHead(reply.status, { ...reply.headers }).end(reply.body);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address !== null) url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close());

/** Asks a server that replies like this, with a clock that moves only while the client waits. */
async function ask(script: readonly Reply[], { isRepeatable = true, patienceMs = 60_000 } = {}) {
  replies = [...script];
  asked = 0;
  const waits: number[] = [];
  let now = Date.parse('2026-01-01T00:00:00Z');
  const transport = new Transport(
    { url, token: null, patienceMs, signal: new AbortController().signal },
    {
      ...SURROUNDINGS,
      now: () => now,
      random: () => 0,
      pause: async (ms) => {
        waits.push(ms);
        now += ms;
      },
    },
  );
  const outcome = await transport
    .call((api, init) => api.GET('/v1/rules', init), { isRepeatable })
    .then(
      () => 'answered',
      (error: Error) => (error instanceof ConnectionError ? 'no connection' : error.message.split(':')[0]),
    );
  return { outcome, asked, waits };
}

describe('a request that can be repeated', () => {
  it.each<[string, readonly Reply[], readonly number[]]>([
    ['after a broken connection', ['broken', 'broken'], [50, 100]],
    ['while the service is busy, when it says', [withRetryAfter(BUSY, '1'), withRetryAfter(BUSY, '2')], [1000, 2000]],
    ['after a fault of the service', [FAULT, FAULT], [50, 100]],
    ['when the limit lets it through again', [withRetryAfter(LIMITED, '17')], [17_000]],
    ['at the date that it is told', [withRetryAfter(BUSY, 'Thu, 01 Jan 2026 00:00:03 GMT')], [3000]],
    ['where a proxy answers for the service', [PROXY_PAGE], [50]],
    ['where an answer breaks off', [{ ...PRESETS, body: '{"dat' }], [50]],
  ])('is repeated %s', async (_, script, waits) => {
    expect(await ask(script)).toEqual({ outcome: 'answered', asked: script.length + 1, waits });
  });

  it.each<[string, Reply, string, number]>([
    ['a refusal', problem(404, 'not-found'), 'not-found', 1],
    ['a fault that is there each time', FAULT, 'internal', 3],
    ['what is not the service', { status: 403, body: 'no' }, 'no connection', 1],
  ])('is not repeated for long after %s', async (_, reply, outcome, times) => {
    expect(await ask(Array(10).fill(reply))).toMatchObject({ outcome, asked: times });
  });

  it('is given up when patience is at its end, at once where the wait would be longer', async () => {
    const { outcome, waits } = await ask(Array(100).fill('broken'), { patienceMs: 20_000 });
    expect(outcome).toBe('no connection');
    expect(waits.slice(0, 7)).toEqual([50, 100, 200, 400, 800, 1000, 1000]);
    expect(waits.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(20_000);
    const limited = withRetryAfter(LIMITED, '40');
    expect(await ask([limited], { patienceMs: 20_000 })).toEqual({ outcome: 'rate-limited', asked: 1, waits: [] });
  });
});

describe('a request that cannot be repeated', () => {
  it.each<[string, Reply, string]>([
    ['broken connection', 'broken', 'no connection'],
    ['busy service', BUSY, 'unavailable'],
    ['fault', FAULT, 'internal'],
  ])('is sent once, whatever comes: %s', async (_, reply, outcome) => {
    expect(await ask([reply], { isRepeatable: false })).toEqual({ outcome, asked: 1, waits: [] });
  });

  it('is repeated when it was refused before it could have had an effect', async () => {
    const { outcome, asked: times } = await ask([withRetryAfter(LIMITED, '1')], { isRepeatable: false });
    expect({ outcome, times }).toEqual({ outcome: 'answered', times: 2 });
  });
});

describe('waiting', () => {
  it('grows, differs between clients, and is never shorter than the service asks for', () => {
    const longest = (tries: number) => waitBefore(tries, null, () => 0.999_999);
    expect([1, 2, 3, 20].map((tries) => Math.round(longest(tries)))).toEqual([100, 200, 400, 2000]);
    for (const random of [0, 0.5, 0.999]) expect(waitBefore(1, 3000, () => random)).toBeGreaterThanOrEqual(3000);
  });

  it.each([
    ['7', 7000],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:00:09 GMT', 9000],
    ['Thu, 01 Jan 2015 00:00:09 GMT', 0],
    ['soon', null],
    [null, null],
  ])('%s means %s', (value, ms) => {
    expect(parseRetryAfter(value, Date.parse('2026-01-01T00:00:00Z'))).toBe(ms);
  });

  it('is told, and ends with the signal', async () => {
    const stop = new AbortController();
    const heard: string[] = [];
    replies = Array(50).fill('broken');
    const client = createClient({
      url,
      signal: stop.signal,
      onRetry: ({ name }) => {
        heard.push(name);
        if (heard.length === 3) stop.abort(new Error('enough'));
      },
    });
    await expect(client.rules.presets()).rejects.toThrow('enough');
    expect(heard).toEqual(['ConnectionError', 'ConnectionError', 'ConnectionError']);
    replies = [];
    await expect(client.rules.presets()).rejects.toThrow('enough');
  });

  it('says what was wrong with the connection', async () => {
    const nowhere = createClient({ url: 'http://127.0.0.1:1', patienceMs: 0 });
    await expect(nowhere.rules.presets()).rejects.toMatchObject({ name: 'ConnectionError', cause: expect.any(Error) });
  });
});

describe('when the answer is lost', () => {
  it('a creation gives one game, and its tokens', async () => {
    const fetch = lossyFetch(['answer', 'request']);
    const { game, tokens } = await openClient({ fetch }).games.create({ rules: 'six' });
    expect(fetch.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(
      Array(3).fill(expect.stringMatching(/^[\da-f]{32}$/)),
    );
    expect(new Set(fetch.requests.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    const white = openClient({ token: tokens.white });
    expect(await white.games.move(game.id, { move: 'a1', ply: 0 })).toMatchObject({ played: { ply: 1 } });
  });

  it('a join takes one seat', async () => {
    const { game, joinCode } = await openClient().games.create({ seats: { black: { kind: 'open' } } });
    const joined = await openClient({ fetch: lossyFetch(['answer']) }).games.join(game.id, {
      joinCode: joinCode ?? null,
    });
    expect(joined).toMatchObject({ color: 'black', game: { status: 'active' } });
  });

  it('a retried move is played once', async () => {
    const { game, tokens } = await openClient().games.create();
    const white = openClient({ token: tokens.white, fetch: lossyFetch(['answer', 'answer']) });
    const { played } = await white.games.move(game.id, { move: 'd6', ply: 0 });
    const { data } = await openClient().games.events(game.id, { after: 2 });
    expect(data).toMatchObject([{ type: 'move.played', seq: played.seq, hash: played.hash }]);
  });

  it('two creations of one client are two games', async () => {
    const client = openClient();
    const games = await Promise.all([client.games.create(), client.games.create()]);
    expect(new Set(games.map(({ game }) => game.id)).size).toBe(2);
  });
});
