/**
 * Connections that are given up when the other side has fallen silent. A server
 * that vanished without a word (a failover, a forgotten route) leaves statements
 * waiting on its connections, and TCP goes on trying for a quarter of an hour; a
 * pool whose connections all wait answers nobody, though a new connection would
 * be taken at once.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What postgres.js knows of where to connect: one host or several with a port each, or the path of a local socket. */
export interface Endpoint {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path: string | false;
}

const CHECKS = 7;
/** Between attempts that come to nothing. */
const PAUSE_MS = 200;

/** Makes sockets for postgres.js, to each of several hosts in turn, that may be silent for `silenceMs`; null: for ever. */
export function watchedSockets(silenceMs: number | null): (endpoint: Endpoint) => Promise<Socket> {
  let attempts = 0;
  let last: { readonly socket: Socket; readonly at: number } | null = null;
  return async (endpoint) => {
    // Where a server hangs up before it has said anything, postgres.js would try again without end and without a pause.
    if (last?.socket.destroyed && performance.now() - last.at < PAUSE_MS) await pause(PAUSE_MS);
    const socket = connectTo(endpoint, attempts++);
    last = { socket, at: performance.now() };
    if (silenceMs !== null) watch(socket, silenceMs);
    return socket;
  };
}

function connectTo({ host, port, path }: Endpoint, attempt: number): Socket {
  if (path) return connect(path);
  const turn = attempt % host.length;
  const name = host[turn];
  // Where postgres.js looks for the name that a certificate has to bear.
  return Object.assign(connect(port[turn] ?? 0, name), { host: name });
}

/** By the bytes received: events of the socket are not seen any more once TLS has taken it over. */
function watch(socket: Socket, silenceMs: number): void {
  let received = 0;
  let silentChecks = 0;
  const timer = setInterval(() => {
    silentChecks = socket.bytesRead === received ? silentChecks + 1 : 0;
    received = socket.bytesRead;
    if (silentChecks >= CHECKS) socket.destroy();
    if (socket.destroyed) clearInterval(timer);
  }, silenceMs / CHECKS);
  timer.unref();
}
