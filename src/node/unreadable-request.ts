/**
 * Answers to what does not come as far as the app: what is no HTTP, or names no
 * host or path that can be. They are problem documents too, always with the same
 * texts, and tell nothing of the inside.
 */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const DETAILS = {
  400: 'This is no HTTP request that can be read.',
  408: 'The request did not come to its end in time.',
  413: 'The extensions of the body’s chunks are too large.',
  431: 'The headers are too large.',
  500: 'A fault of the service.',
} as const;

type Status = keyof typeof DETAILS;

interface Answer {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What could not be read has no path and no page of its own: `instance` is empty, `type` as RFC 9457 has it for that. */
function answerFor(status: Status): Answer {
  const requestId = randomUUID();
  const body = JSON.stringify({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: DETAILS[status],
    instance: '',
    code: status === 500 ? 'internal' : 'unreadable-request',
    requestId,
  });
  const headers = {
    'Content-Type': 'application/problem+json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  return { body, headers };
}

/** The answer to a request of which the app cannot be asked. */
export function unreadable(status: 400 | 500): Response {
  const { body, headers } = answerFor(status);
  return new Response(body, { status, headers });
}

/** Answers on a connection whose request Node could not read, and ends it. */
export function refuseConnection({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(code);
  const { body, headers } = answerFor(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

function statusOf(code: string | undefined): Exclude<Status, 500> {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    case 'HPE_HEADER_OVERFLOW':
      return 431;
    default:
      return 400;
  }
}
