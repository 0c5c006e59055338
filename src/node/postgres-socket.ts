/**
 * The embedded Postgres behind a socket, for clients that speak the protocol of
 * a server: the Worker in `npm run dev`, and tests. They all share its one
 * session.
 */
import { type ExecProtocolOptionsStream, PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** First bytes of messages of the protocol. A start-up message begins with the high byte of its length. */
const START_UP = 0x00;
const QUERY = 'Q'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);

/**
 * The socket server takes turns between clients after every message, except
 * within a transaction. But all messages up to a Sync belong together: with
 * another client's between them, results go astray. So whatever is unfinished
 * counts as a transaction here.
 */
export class BatchedPGlite extends PGlite {
  #isWithinBatch = false;

  override isInTransaction(): boolean {
    return this.#isWithinBatch || super.isInTransaction();
  }

  override async execProtocolRawStream(message: Uint8Array, options: ExecProtocolOptionsStream): Promise<void> {
    const [type] = message;
    if (type !== START_UP && type !== TERMINATE) this.#isWithinBatch = type !== SYNC && type !== QUERY;
    await super.execProtocolRawStream(message, options);
  }

  /** Called where a client left in the middle, to roll back. */
  override exec(...args: Parameters<PGlite['exec']>): ReturnType<PGlite['exec']> {
    this.#isWithinBatch = false;
    return super.exec(...args);
  }
}

export interface PostgresSocket {
  /** A connection string; user and password are there because clients want them, and can be any. */
  readonly url: string;
  close(): Promise<void>;
}

const CONNECTIONS = 200;

/** Serves `postgres` on a free port of this machine. */
export async function servePostgres(postgres: BatchedPGlite): Promise<PostgresSocket> {
  const server = new PGLiteSocketServer({ db: postgres, host: '127.0.0.1', port: 0, maxConnections: CONNECTIONS });
  await server.start();
  return { url: `postgres://postgres:postgres@${server.getServerConn()}/postgres`, close: () => server.stop() };
}
