/** The Node host's HTTP server: where it listens, whom it waits for, and how it stops. */
import { createServer, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { StartFailure } from './start-failure.ts';
import { refuseConnection, unreadable } from './unreadable-request.ts';

export interface HttpServer {
  /** Where it can be reached from this machine, without a trailing slash. */
  readonly url: string;
  /** Takes no more requests and lets the running ones finish, for `graceMs` at most. */
  stop(graceMs: number): Promise<void>;
}

/** How long a request may take to come, in milliseconds; Node looks for late ones once an interval. */
export interface Patience {
  /** How long nothing may go over a connection: whoever does not read an answer does not hold it for ever. */
  readonly silenceTimeout: number;
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly connectionsCheckingInterval: number;
}

/** Much for the 32 KiB that a request may have, and little for somebody who only wants to hold connections. */
const PATIENCE: Patience = {
  silenceTimeout: 60_000,
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/** Answers a request; `remote` is the address at the other end of the connection. */
export type Answer = (request: Request, remote: string | null) => Response | Promise<Response>;

/** Listens on `host` and `port` (0: a free one). Throws a `StartFailure` where it cannot. */
export async function serve(
  answer: Answer,
  host: string,
  port: number,
  patience: Patience = PATIENCE,
): Promise<HttpServer> {
  const listener = getRequestListener(
    (request, { incoming }) => answer(request, incoming.socket.remoteAddress ?? null),
    { errorHandler: (error) => unreadable(error instanceof RequestError ? 400 : 500) },
  );
  // The listener refuses a request without a host in our form, Node itself in none.
  const { silenceTimeout, ...limits } = patience;
  const server = createServer({ ...limits, requireHostHeader: false }, listener);
  server.timeout = silenceTimeout;
  server.on('clientError', refuseConnection);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(unableToListen(error, host, port)));
    server.listen(port, host, resolve);
  });
  return { url: urlOf(server, host), stop: (graceMs) => stop(server, graceMs) };
}

async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept alive falls idle only once its last answer is out.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(grace);
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  const name = isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${address.port}`;
}

function unableToListen(error: NodeJS.ErrnoException, host: string, port: number): StartFailure {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} is taken. Stop what listens there, or set PORT to another one (0 picks a free one).`,
      );
    case 'EACCES':
      return new StartFailure(`Port ${port} is not for everybody to use. Set PORT to one from 1024 on.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartFailure(`HOST ${host} is no address of this machine. Set it to one, or to 0.0.0.0 for all.`);
    default:
      return new StartFailure(`Cannot listen on ${host}, port ${port}: ${error.message}.`);
  }
}
