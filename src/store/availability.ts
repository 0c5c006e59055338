/**
 * A database that cannot be reached is no bug: it becomes `StoreUnavailable`,
 * and soon, however the database fails, be it that it refuses, breaks off, or
 * says nothing at all. Whatever else goes wrong is thrown on.
 */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { StoreUnavailable } from '../game/event-store.ts';

/** Nobody waits longer for the database. */
const DEADLINE_MS = 4_000;

/** What the database answers; throws `StoreUnavailable` where it does not answer in time, or cannot. */
export async function answered<Answer>(query: PromiseLike<Answer>, deadlineMs = DEADLINE_MS): Promise<Answer> {
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StoreUnavailable('the database did not answer in time')), deadlineMs);
  try {
    return await Promise.race([query, deadline]);
  } catch (error) {
    // Drizzle's message would write the parameters into the log.
    const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
    throw isLoss(cause) ? new StoreUnavailable('the database cannot be reached', { cause }) : cause;
  } finally {
    clearTimeout(timer);
  }
}

/** The classes and codes by which a server says that it cannot be asked (PostgreSQL, appendix A). */
const LOSS_STATES = [
  /^08/, // connection exception
  /^53300$/, // too many connections
  /^57P0[1-5]$/, // the server or this session is shut down, starting up, or its database gone
  /^57014$/, // the statement took too long
  /^55P03$/, // a lock was not to be had in time
  /^25P0[34]$/, // a transaction took too long
  /^25006$/, // a standby, which takes no writes
];

/** Codes of the operating system and of postgres.js where there is no server to say anything. */
const LOSS_CODES: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
];

/** Messages of what fails without a code: an embedded database that was closed, and a Worker's sockets. */
const LOSS_MESSAGE =
  /^PGlite is clos|network connection lost|cannot connect to the specified address|stream was cancelled/i;

function isLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code !== 'string') return LOSS_MESSAGE.test(error.message);
  return LOSS_CODES.includes(code) || LOSS_STATES.some((state) => state.test(code));
}
