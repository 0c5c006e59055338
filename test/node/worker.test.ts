/** The Worker's entry, called as Cloudflare calls it: what it is bound to, what it says where it is not, its sweep. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import * as z from 'zod';
import { DEFAULT_LIMITS, WINDOW_SECONDS } from '../../src/http/rate-limits.ts';
import { BatchedPGlite, type PostgresSocket, servePostgres } from '../../src/node/postgres-socket.ts';
import { createApi, expectProblem } from '../support/api.ts';
import { migratedDataDir } from '../support/database.ts';

const SECRET = 'a secret for tests that opens nothing else';
const DAY_MS = 24 * 60 * 60 * 1000;

let postgres: BatchedPGlite;
let socket: PostgresSocket;
beforeAll(async () => {
  postgres = new BatchedPGlite({ loadDataDir: await migratedDataDir() });
  socket = await servePostgres(postgres);
});
afterAll(async () => {
  await socket.close();
  await postgres.close();
});

/** Lets `limit` requests a key in, and remembers the keys. */
function limitBinding(limit: number) {
  const counts = new Map<string, number>();
  return {
    counts,
    async limit({ key }: { readonly key: string }) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: (counts.get(key) ?? 0) <= limit };
    },
  };
}

function bindings(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    TOKEN_SECRET: SECRET,
    DATABASE_PREPARE: 'false',
    HYPERDRIVE: { connectionString: socket.url },
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    CREATE_LIMIT: limitBinding(60),
    MOVES_LIMIT: limitBinding(600),
    READS_LIMIT: limitBinding(1200),
    ...changes,
  };
}

/** The Worker as an isolate of its own has it. */
async function load() {
  vi.resetModules();
  const { default: worker } = await import('../../src/index.ts');
  return worker;
}

type Worker = Awaited<ReturnType<typeof load>>;

function apiOf(worker: Worker, environment: Readonly<Record<string, unknown>>) {
  return createApi((path, init) => worker.fetch(new Request(new URL(path, 'https://merels.test'), init), environment));
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

describe('the Worker', () => {
  it('says which settings it lacks', async () => {
    const worker = await load();
    const environment = bindings({ TOKEN_SECRET: undefined, PUBLIC_URL: 'secret-place', READS_LIMIT: undefined });
    const answer = await apiOf(worker, environment).get('/v1/rules');
    expectProblem(answer, 'unavailable', {
      type: 'https://merels.test/errors/unavailable',
      instance: '/v1/rules',
      detail: expect.stringMatching(/^PUBLIC_URL must be .* READS_LIMIT is not bound by wrangler\.toml\.$/),
      requestId: answer.headers.get('X-Request-Id'),
    });
    expect(answer.headers.get('Retry-After')).toBe('1');
    expect(answer.text).not.toContain('secret-place');
  });

  it('says how to set the secret', async () => {
    const worker = await load();
    const answer = await worker.fetch(new Request('https://merels.test/'), bindings({ TOKEN_SECRET: '' }));
    expect(answer.status).toBe(503);
    expect((await answer.json()).detail).toMatch(/^TOKEN_SECRET is not set; npx wrangler secret put TOKEN_SECRET /);
    await expect(worker.scheduled(null, bindings({ TOKEN_SECRET: '' }))).rejects.toThrow(/TOKEN_SECRET is not set/);
  });

  it('tells clients the limits that its bindings have', () => {
    const { ratelimits } = unstable_readConfig({ config: 'wrangler.toml' });
    expect(ratelimits).toMatchObject([
      { name: 'CREATE_LIMIT', simple: { limit: DEFAULT_LIMITS.create, period: WINDOW_SECONDS } },
      { name: 'MOVES_LIMIT', simple: { limit: DEFAULT_LIMITS.moves, period: WINDOW_SECONDS } },
      { name: 'READS_LIMIT', simple: { limit: DEFAULT_LIMITS.reads, period: WINDOW_SECONDS } },
    ]);
  });

  it('counts clients by the address that Cloudflare tells', async () => {
    const worker = await load();
    const environment = bindings({ CREATE_LIMIT: limitBinding(1) });
    const create = async (headers: Readonly<Record<string, string>>) => {
      const request = new Request('https://merels.test/v1/games', { method: 'POST', headers });
      const { status } = await worker.fetch(request, environment);
      return status;
    };
    expect(await create({ 'CF-Connecting-IP': '198.51.100.7' })).toBe(201);
    expect(await create({ 'CF-Connecting-IP': '198.51.100.7', 'X-Forwarded-For': '203.0.113.9' })).toBe(429);
    expect(await create({ 'CF-Connecting-IP': '2001:db8::1' })).toBe(201);
    expect([...environment.CREATE_LIMIT.counts.keys()]).toEqual(['198.51.100.7', '2001:db8:0:0::/64']);
  });

  it('answers however many requests the runtime has ended without a word', async () => {
    const worker = await load();
    const connections: Socket[] = [];
    const silent = createServer((socket) => connections.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = z.object({ port: z.int() }).parse(silent.address());
    const connectionString = `postgres://merels:none@127.0.0.1:${port}/merels`;
    const environment = bindings({ HYPERDRIVE: { connectionString }, READS_LIMIT: limitBinding(10_000) });
    const read = (path: string) => worker.fetch(new Request(`https://merels.test${path}`), environment);
    const unanswered = Array.from({ length: 600 }, () => read('/v1/games'));
    expect((await read('/v1/rules')).status).toBe(200);
    silent.on('connection', (socket) => socket.destroy());
    for (const socket of connections) socket.destroy();
    await Promise.all(unanswered);
    silent.close();
  });

  it('ends what is overdue when its time comes', async () => {
    const worker = await load();
    const environment = bindings();
    const api = apiOf(worker, environment);
    const { game } = await api.newGame();
    const overdue = new Date(Date.now() - 8 * DAY_MS).toISOString();
    await drizzle(postgres).execute(sql`update games set created_at = ${overdue}, updated_at = ${overdue},
      expires_at = expires_at - interval '8 days', expires_hour = expires_hour - interval '8 days'`);

    await worker.scheduled(null, environment);
    const { rows } = await postgres.query('select status, reason from games');
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ status: 'finished', reason: 'aborted' })]),
    );
    expect(await api.game(game.id)).toMatchObject({ status: 'finished', version: 3 });
  });
});
