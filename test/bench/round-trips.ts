/** SQL round trips of each kind of request, as the host's own log counts them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { withHost } from './host.ts';
import type { BenchServer } from './postgres.ts';
import type { Row } from './table.ts';

const created = z.object({ game: z.object({ id: z.string() }), tokens: z.object({ white: z.string() }) });
const logLine = z.object({ requestId: z.string(), roundTrips: z.number() });

interface Step {
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly status: number;
  /** Round trips at most. */
  readonly goal: number;
}

export async function roundTripRows(server: BenchServer): Promise<Row[]> {
  const counted = new Map<string, number>();
  const onLine = (line: string): void => {
    const parsed = line.startsWith('{') ? logLine.safeParse(JSON.parse(line)) : null;
    if (parsed?.success) counted.set(parsed.data.requestId, parsed.data.roundTrips);
  };
  return server.withDatabase((url) =>
    withHost(
      url,
      async (origin) => {
        const rows: Row[] = [];
        for (const step of await stepsAt(origin)) rows.push(rowOf(step, await roundTripsOf(origin, step, counted)));
        return rows;
      },
      onLine,
    ),
  );
}

async function stepsAt(origin: string): Promise<Step[]> {
  const response = await fetch(`${origin}/v1/games`, { method: 'POST' });
  const { game, tokens } = created.parse(await response.json());
  const path = `/v1/games/${game.id}`;
  const seat = { Authorization: `Bearer ${tokens.white}` };
  const key = { 'Idempotency-Key': randomUUID() };
  const d6 = { move: 'd6', ply: 0 };
  return [
    { what: 'create', method: 'POST', path: '/v1/games', status: 201, goal: 1 },
    { what: 'create with a key', method: 'POST', path: '/v1/games', headers: key, status: 201, goal: 1 },
    { what: 'create, repeated', method: 'POST', path: '/v1/games', headers: key, status: 201, goal: 2 },
    { what: 'read', method: 'GET', path, status: 200, goal: 1 },
    { what: 'read with moves', method: 'GET', path: `${path}?include=moves,legalMoves`, status: 200, goal: 1 },
    { what: 'read a version', method: 'GET', path: `${path}?version=2`, status: 200, goal: 1 },
    { what: 'read a ply', method: 'GET', path: `${path}?ply=0`, status: 200, goal: 1 },
    { what: 'list', method: 'GET', path: '/v1/games', status: 200, goal: 1 },
    { what: 'events', method: 'GET', path: `${path}/events`, status: 200, goal: 1 },
    { what: 'export', method: 'GET', path: `${path}/export`, status: 200, goal: 1 },
    { what: 'legal moves', method: 'GET', path: `${path}/legal-moves`, status: 200, goal: 1 },
    { what: 'moves', method: 'GET', path: `${path}/moves`, status: 200, goal: 1 },
    { what: 'move', method: 'POST', path: `${path}/moves`, headers: seat, body: d6, status: 201, goal: 2 },
    { what: 'move, repeated', method: 'POST', path: `${path}/moves`, headers: seat, body: d6, status: 200, goal: 3 },
    {
      what: 'move at a stale ply',
      method: 'POST',
      path: `${path}/moves`,
      headers: seat,
      body: { move: 'a1', ply: 0 },
      status: 409,
      goal: 3,
    },
  ];
}

async function roundTripsOf(origin: string, step: Step, counted: ReadonlyMap<string, number>): Promise<number> {
  const response = await fetch(origin + step.path, {
    method: step.method,
    headers: { 'Content-Type': 'application/json', ...step.headers },
    body: step.body === undefined ? null : JSON.stringify(step.body),
  });
  const text = await response.text();
  if (response.status !== step.status) throw new Error(`${step.what}: ${response.status} ${text}`);
  const id = response.headers.get('X-Request-Id') ?? '';
  for (let tries = 0; tries < 100; tries++) {
    const roundTrips = counted.get(id);
    if (roundTrips !== undefined) return roundTrips;
    await pause(20);
  }
  throw new Error(`${step.what}: the log has no line for ${id}`);
}

function rowOf({ what, goal }: Step, roundTrips: number): Row {
  return {
    what: `SQL round trips: ${what}`,
    figure: String(roundTrips),
    yardstick: '',
    ratio: '',
    goal: `<= ${goal}`,
    met: roundTrips <= goal,
  };
}
