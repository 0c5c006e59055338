/** A way to a database that can be cut off, or fall silent, without harm to the database. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export class DatabaseProxy {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  #frozen = false;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#target = { host: hostname, port: Number(port || 5432) };
  }

  /** The database's URL by way of this proxy. */
  via(url: string): string {
    const changed = new URL(url);
    changed.host = `127.0.0.1:${this.#port}`;
    return changed.href;
  }

  /** Starts to listen, from the second time on where it did before. */
  start(): Promise<void> {
    this.#server = createServer((client) => this.#forward(client));
    return new Promise((resolve, reject) => {
      this.#server?.once('error', reject).listen(this.#port, '127.0.0.1', () => {
        const address = this.#server?.address();
        if (typeof address === 'object' && address !== null) this.#port = address.port;
        resolve();
      });
    });
  }

  /** Breaks every connection off and takes no new one. */
  stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server?.close(() => resolve()));
  }

  /** Takes everything, connections too, and passes nothing on. */
  freeze(): void {
    this.#frozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  thaw(): void {
    this.#frozen = false;
    for (const socket of this.#sockets) socket.resume();
  }

  #forward(client: Socket): void {
    const server = connect(this.#target);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#frozen) from.pause();
    }
  }
}
