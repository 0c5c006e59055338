/** What the HTTP server of the Node host answers by itself: what cannot be read, and what does not come. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type HttpServer, serve } from '../../src/node/http-server.ts';

const IMPATIENT = { silenceTimeout: 500, headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };

/** Much, for ever. */
const flooded = Promise.withResolvers<void>();
const flood = new ReadableStream<Uint8Array>({
  pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
  cancel: () => flooded.resolve(),
});

let server: HttpServer;
beforeAll(async () => {
  const answer = async (request: Request) => {
    if (request.url.endsWith('/fault')) throw new Error('a secret');
    if (request.url.endsWith('/flood')) return new Response(flood);
    return new Response(await request.text());
  };
  server = await serve(answer, '127.0.0.1', 0, IMPATIENT);
});
afterAll(() => server.stop(0));

/** What comes back, until the server ends the connection, for these bytes. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const ProblemSchema = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.literal(''),
  code: z.string(),
  requestId: z.uuid(),
});

function problemIn(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
  );
  const problem = ProblemSchema.parse(JSON.parse(body));
  expect(headers.get('Content-Type')).toBe('application/problem+json');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('X-Request-Id')).toBe(problem.requestId);
  expect(headers.get('Content-Length')).toBe(String(Buffer.byteLength(body)));
  return { ...problem, statusLine };
}

describe('what cannot be read is a problem all the same', () => {
  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a malformed host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['no path', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ])('%s', async (_, bytes, status) => {
    const problem = problemIn(await exchange(bytes));
    expect(problem).toMatchObject({ status, code: 'unreadable-request' });
    expect(problem.statusLine).toMatch(`HTTP/1.1 ${status} `);
  });

  test('a fault tells nothing of the inside', async () => {
    const answer = await exchange('GET /fault HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(problemIn(answer)).toMatchObject({ status: 500, code: 'internal' });
    expect(answer).not.toContain('secret');
  });
});

describe('what does not come in time is given up', () => {
  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'],
  ])('%s', async (_, bytes) => {
    const before = performance.now();
    expect(problemIn(await exchange(bytes))).toMatchObject({ status: 408, code: 'unreadable-request' });
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

test('who does not read an answer is given up too, and nothing more is made of it', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /flood HTTP/1.1\r\nHost: localhost\r\n\r\n');
  socket.pause();
  await flooded.promise;
  socket.destroy();
});
