/** The Node host as a person meets it: what it says, what it survives, how it stops. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApi, type Send } from '../support/api.ts';
import { makeDataFolder, type TestFolder } from '../support/data-folder.ts';
import { createDatabase, serverUrl } from '../support/database.ts';
import { type NodeProcess, startNode } from '../support/node-process.ts';
import { openStream } from '../support/streams.ts';

const SECRET = 'a secret for tests that opens nothing else';

let folder: TestFolder;
beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(() => folder.remove());

const running: NodeProcess[] = [];
afterEach(async () => {
  for (const host of running.splice(0)) {
    host.kill('SIGKILL');
    await host.ended;
  }
});

async function start(settings: Readonly<Record<string, string>> = {}): Promise<NodeProcess> {
  const host = await startNode({ DATA_DIR: folder.path, RATE_LIMITS: 'off', ...settings });
  running.push(host);
  return host;
}

function apiOf({ url }: NodeProcess) {
  return createApi((path, init) => fetch(new URL(path, url), init));
}

/** A request whose body never comes. */
async function sendHalf({ url }: NodeProcess): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    'POST /v1/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
}

describe('the Node host', () => {
  it('says where it is, and from then on writes a line of JSON for each request, without tokens', async () => {
    const host = await start();
    expect(host.output()).toMatch(/^\n {2}Merels \d+\.\d+\.\d+ is ready\.\n\n {4}API +http:\/\/localhost:\d+\/v1\n/);
    for (const line of [`Reference  ${host.url}/docs`, `Database   embedded Postgres, in ${folder.path}`]) {
      expect(host.output()).toContain(`    ${line}\n`);
    }
    const call = /curl -X POST (\S+)/.exec(host.output())?.[1] ?? '';
    const startText = host.output();
    const created = await fetch(call, { method: 'POST' });
    expect(created.status).toBe(201);
    const { game, tokens } = await created.json();
    await apiOf(host).play(game.id, tokens.white, 'd6');

    const lines = () => host.output().slice(startText.length).trim().split('\n');
    await expect.poll(() => lines().length).toBe(2);
    expect(lines().map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', method: 'POST', route: '/v1/games', status: 201 },
      { level: 'info', method: 'POST', route: expect.stringMatching(/moves$/), status: 201 },
    ]);
    expect(host.output()).not.toMatch(/seat_|game_/);
  });

  it('keeps games, and the tokens of their seats, when it is killed', async () => {
    const host = await start();
    const { game, white } = await apiOf(host).newGame();
    await apiOf(host).play(game.id, white, 'd6');
    host.kill('SIGKILL');
    await host.ended;

    const again = apiOf(await start());
    expect(await again.game(game.id)).toMatchObject({ ply: 1, lastMove: { move: 'd6' } });
    expect((await again.post(`/v1/games/${game.id}/resign`, undefined, { token: white })).status).toBe(200);
  });

  it('answers who waits, and stops, at a signal', async () => {
    const host = await start();
    const { game } = await apiOf(host).newGame();
    const waiting = apiOf(host).get(`/v1/games/${game.id}/events?after=2&wait=25`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    host.kill('SIGTERM');
    expect(await waiting).toMatchObject({ status: 200, body: { data: [], next: 2, done: false } });
    expect(await host.ended).toBe(0);
  });

  it('ends streams properly, and stops, at a signal', async () => {
    const host = await start();
    const { game } = await apiOf(host).newGame();
    const send: Send = (path, init) => fetch(new URL(path, host.url), init);
    const streams = [await openStream(send, game.id), await openStream(send, game.id, 'stream.ndjson')];
    for (const stream of streams) await stream.item();
    host.kill('SIGTERM');
    for (const stream of streams) expect(await stream.rest()).toEqual([]);
    expect(await host.ended).toBe(0);
  });

  it('soon forgets a reader that has gone away without a word', async () => {
    const host = await start({ RATE_LIMITS: 'waits=1' });
    const { game } = await apiOf(host).newGame();
    const status = async () => {
      const { status, body } = await fetch(`${host.url}/v1/games/${game.id}/stream`);
      await body?.cancel();
      return status;
    };
    const socket = connect(Number(new URL(host.url).port), '127.0.0.1');
    socket.write(`GET /v1/games/${game.id}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(socket, 'data');
    expect(await status()).toBe(429);
    socket.resetAndDestroy();
    await expect.poll(status).toBe(200);
  });

  it('waits for running requests, but not against a second signal', async () => {
    const host = await start();
    await sendHalf(host);
    host.kill('SIGINT');
    host.kill('SIGINT'); // as npm passes on the terminal's Ctrl-C
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(fetch(host.url)).rejects.toThrow();
    const before = performance.now();
    host.kill('SIGINT');
    expect(await host.ended).toBe(130);
    expect(performance.now() - before).toBeLessThan(4_000);
  });

  it('counts clients by the header that it is told to, and by no other', async () => {
    const host = await start({ RATE_LIMITS: 'create=1', CLIENT_ADDRESS_HEADER: 'X-Real-IP' });
    const create = async (headers: Readonly<Record<string, string>>) => {
      const { status } = await fetch(`${host.url}/v1/games`, { method: 'POST', headers });
      return status;
    };
    expect(await create({ 'X-Real-IP': '198.51.100.7' })).toBe(201);
    expect(await create({ 'X-Real-IP': '198.51.100.7', 'X-Forwarded-For': '203.0.113.9' })).toBe(429);
    expect(await create({ 'X-Real-IP': '2001:db8:0:1::1' })).toBe(201);
    expect(await create({ 'X-Real-IP': '2001:db8:0:1::2' })).toBe(429);
    expect(await create({ 'X-Real-IP': '2001:db8:0:2::1' })).toBe(201);
  });
});

describe.skipIf(serverUrl === null)('several Node hosts on one new database', () => {
  it('may start at the same moment, and share all games', async () => {
    const { url, drop } = await createDatabase(serverUrl ?? '');
    const hosts = await Promise.all([1, 2, 3, 4].map(() => start({ DATABASE_URL: url, TOKEN_SECRET: SECRET })));
    const [first, ...others] = hosts.map(apiOf);
    const created = await first?.newGame();
    for (const [index, api] of others.entries()) {
      const { id } = created?.game ?? { id: '' };
      const token = (index % 2 === 0 ? created?.white : created?.black) ?? '';
      await api.play(id, token, ['d6', 'd5', 'f4'][index] ?? '');
    }
    expect(hosts[0]?.output()).toMatch(/Database +Postgres, merels_test_\w+ at \S+:\d+\n/);
    for (const host of hosts) host.kill('SIGTERM');
    for (const host of hosts) expect(await host.ended).toBe(0);
    await drop();
  });
});
