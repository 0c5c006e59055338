/**
 * Connections to a Postgres server: a pool that a process keeps, or a client
 * that a Worker makes for one request. Both give a database for the store; the
 * store takes an embedded one (PGlite) just as well.
 */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { type Ask, type AskLimits, createAsk } from './availability.ts';
import { roundTripLogger } from './round-trips.ts';
import { watchedSockets } from './watched-socket.ts';

/** A database that Drizzle can talk to, whatever the driver. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An embedded one answers one statement after the other. */
const EMBEDDED: AskLimits = { atOnce: 1, deadlineMs: 4_000 };

const asks = new WeakMap<Database, Ask>();

/** The way to ask a database, whose turns all who ask it share. */
export function askOf(db: Database): Ask {
  const ask = asks.get(db) ?? createAsk(EMBEDDED);
  asks.set(db, ask);
  return ask;
}

export interface PostgresOptions {
  /** Connections at most. */
  readonly max?: number;
  /** Whether to keep prepared statements in the connection; a pooler between may not allow it. */
  readonly prepare?: boolean;
  /** After which the server gives up on a statement, and whoever asked soon after; 0: the server never. */
  readonly statementTimeoutMs?: number;
}

export interface OpenPostgres {
  readonly db: Database;
  /** Waits a moment for what is running and closes every connection. */
  readonly close: () => Promise<void>;
}

const CONNECT_TIMEOUT_SECONDS = 3;
const STATEMENT_TIMEOUT_MS = 3_500;
/** For the server to say that it gives up on a statement. */
const MARGIN_MS = 500;
/** A process that is told to stop has to be gone within ten seconds, requests and all. */
const CLOSE_TIMEOUT_SECONDS = 2;
/** Sooner than a connection is given up as silent. */
const IDLE_TIMEOUT_SECONDS = 10;
/** A pause of the pool after failed connections: short, so that a server that is back is soon used. */
const RECONNECT_SECONDS = 0.2;

/** The server's remarks, which postgres.js would print. */
const ignore = (): void => {};

/**
 * A pool for a process. It connects when it is first needed, and again after the
 * server was away or fell silent. Without a statement timeout it waits for ever.
 */
export function openPostgres(url: string, options: PostgresOptions = {}): OpenPostgres {
  const { max = 10, prepare = true, statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options;
  const settings = {
    max,
    prepare,
    // To ask for the server's types is nobody's statement: where the connection is lost meanwhile, nobody hears of it, and the process ends.
    fetch_types: false,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    idle_timeout: IDLE_TIMEOUT_SECONDS,
    backoff: () => RECONNECT_SECONDS,
    onnotice: ignore,
    socket: watchedSockets(statementTimeoutMs > 0 ? IDLE_TIMEOUT_SECONDS * 1000 + statementTimeoutMs : null),
    connection: {
      application_name: 'merels',
      // A pooler that keeps no statements refuses this setting too.
      ...(prepare && { statement_timeout: statementTimeoutMs }),
    },
  };
  const client = postgres(url, settings);
  return {
    db: databaseOn(client, max, statementTimeoutMs || STATEMENT_TIMEOUT_MS),
    close: () => client.end({ timeout: CLOSE_TIMEOUT_SECONDS }),
  };
}

const WORKER_CONNECTIONS = 5;

/**
 * A client for one request of a Worker, which may not outlive it. It needs no
 * closing: the connections go with the request, and to end them by hand only
 * breaks off streams that are ending already.
 */
export function openWorkerPostgres(
  connectionString: string,
  { max = WORKER_CONNECTIONS, prepare = true }: Pick<PostgresOptions, 'max' | 'prepare'> = {},
): { readonly db: Database } {
  const connections = Math.min(max, WORKER_CONNECTIONS);
  const client = postgres(connectionString, {
    max: connections,
    prepare,
    fetch_types: false,
    onnotice: ignore,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
  });
  return { db: databaseOn(client, connections, STATEMENT_TIMEOUT_MS) };
}

function databaseOn(client: postgres.Sql, connections: number, statementTimeoutMs: number): Database {
  const db = drizzle(client, { logger: roundTripLogger });
  asks.set(db, createAsk({ atOnce: connections, deadlineMs: statementTimeoutMs + MARGIN_MS }));
  return db;
}
