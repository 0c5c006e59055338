/**
 * The load: a process of its own, so that making requests does not slow down
 * what answers them. It works through scripts (one game's moves, or one request
 * again and again), each on a keep-alive connection, until the time is over or
 * every script has been played, and says how far it came.
 */
import { fork } from 'node:child_process';
import { Agent, type IncomingMessage, request } from 'node:http';
import { fileURLToPath } from 'node:url';

/** Requests to make one after the other. */
export interface Script {
  readonly path: string;
  readonly bodies: readonly string[];
  /** The token of request i is `tokens[i % tokens.length]`; empty: none. */
  readonly tokens: readonly string[];
  /** How often to make them all; missing: once. */
  readonly times?: number;
}

export interface LoadOrder {
  readonly origin: string;
  readonly connections: number;
  readonly ms: number;
  readonly scripts: readonly Script[];
}

export interface LoadReport {
  readonly requests: number;
  readonly seconds: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Bytes of an answer's body, on average. */
  readonly bodyBytes: number;
}

/** Runs the load in a process of its own. */
export function runLoad(order: LoadOrder): Promise<LoadReport> {
  const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (report: LoadReport) => {
      resolve(report);
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code) => code !== 0 && reject(new Error(`the load ended with ${code}`)));
    child.send(order);
  });
}

async function load({ origin, connections, ms, scripts }: LoadOrder): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const queue = [...scripts];
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  let bytes = 0;
  const begin = performance.now();
  const end = begin + ms;

  const work = async (): Promise<void> => {
    for (let script = queue.shift(); script !== undefined; script = queue.shift()) {
      const { path, bodies, tokens, times = 1 } = script;
      for (let index = 0; index < bodies.length * times; index++) {
        const body = bodies[index % bodies.length] ?? '';
        const sent = performance.now();
        if (sent >= end) return;
        const answer = await post(agent, origin + path, body, tokens[index % tokens.length]);
        latencies.push(performance.now() - sent);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        bytes += answer.bytes;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const quantile = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    requests: latencies.length,
    seconds,
    statuses,
    medianMs: quantile(0.5),
    p99Ms: quantile(0.99),
    bodyBytes: Math.round(bytes / latencies.length),
  };
}

function post(
  agent: Agent,
  url: string,
  body: string,
  token: string | undefined,
): Promise<{ readonly status: number; readonly bytes: number }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      },
      (response: IncomingMessage) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', async (order: LoadOrder) => {
    process.send?.(await load(order));
  });
}
