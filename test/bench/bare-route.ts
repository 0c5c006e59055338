/**
 * The yardstick of a move: a bare Hono route that sends the very statements of
 * the same moves, prepared, through a pool of the same size, and answers with a
 * body of the same size. It checks nothing, knows no rules and makes no hashes.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import postgres from 'postgres';
import { POOL } from './host.ts';
import type { Trace } from './trace.ts';

interface BareOrder {
  readonly databaseUrl: string;
  readonly trace: Trace;
  /** How many of a move's statements to send, the last ones. */
  readonly statements: number;
  readonly bodyBytes: number;
}

/** Runs `use` while the bare route serves the database that was copied for it, from a process of its own. */
export async function withBareRoute<Value>(order: BareOrder, use: (origin: string) => Promise<Value>): Promise<Value> {
  const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' });
  try {
    child.send(order);
    const [port] = await once(child, 'message');
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

function serveBare({ databaseUrl, trace, statements: sent, bodyBytes }: BareOrder): void {
  const client = postgres(databaseUrl, { max: POOL, onnotice: () => {} });
  const body = JSON.stringify('x'.repeat(bodyBytes - 2));
  const app = new Hono();
  app.post('/v1/games/:id/moves', async (c) => {
    const { ply } = await c.req.json();
    const statements = trace[c.req.path]?.[ply];
    if (statements === undefined) throw new Error(`there is no trace of ply ${ply} of ${c.req.path}`);
    for (const { text, values } of statements.slice(-sent)) {
      const parameters = [...values] as postgres.ParameterOrJSON<never>[];
      const rows = await client.unsafe(text, parameters, { prepare: true }).values();
      if (rows.length !== 1) throw new Error(`ply ${ply} of ${c.req.path} found ${rows.length} rows`);
    }
    return c.body(body, 201, { 'Content-Type': 'application/json' });
  });
  app.onError((_, c) => c.text('', 500));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', serveBare);
}
