/**
 * Connections that are given up when the other side has fallen silent. A server
 * that vanished without a word (a failover, a forgotten route) leaves statements
 * waiting on its connections, and TCP goes on trying for a quarter of an hour; a
 * pool whose connections all wait answers nobody, though a new connection would
 * be taken at once.
 */
import { connect, type Socket } from 'node:net';

/** What postgres.js knows of where to connect: one host or several with a port each, or the path of a local socket. */
export interface Endpoint {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path: string | false;
}

const CHECKS = 7;

/** Makes sockets for postgres.js, to each of several hosts in turn, that may be silent for `silenceMs`. */
export function watchedSockets(silenceMs: number): (endpoint: Endpoint) => Socket {
  let attempts = 0;
  return ({ host, port, path }) => {
    const turn = attempts++ % host.length;
    const name = host[turn];
    const socket = path ? connect(path) : connect(port[turn] ?? 0, name);
    watch(socket, silenceMs);
    // Where postgres.js looks for the name that a certificate has to bear.
    return Object.assign(socket, { host: name });
  };
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
