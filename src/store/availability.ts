/**
 * A database that cannot be reached is no bug: it becomes `StoreUnavailable`,
 * and soon, however the database fails, be it that it refuses, breaks off, or
 * says nothing at all. Whatever else goes wrong is thrown on.
 *
 * Who has been told so must not find later that it happened all the same. What
 * a driver has been given it sends, at once or when the database is back, so it
 * is given no more than there are connections: the rest wait here, and can
 * still be given up.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { StoreUnavailable } from '../game/event-store.ts';

export interface AskLimits {
  /** Statements that the driver has at a time. */
  readonly atOnce: number;
  /** How long anybody waits, for a turn and for the answer together. */
  readonly deadlineMs: number;
}

/** A turn at the database. */
export interface Turn {
  /** Throws where whoever asked has been told already that it failed: a transaction asks before it commits. */
  assertAwaited(): void;
}

/**
 * What the database answers to a statement, which is called when its turn comes;
 * throws `StoreUnavailable` where the database does not answer in time, or cannot.
 */
export type Ask = <Answer>(statement: (turn: Turn) => PromiseLike<Answer>) => Promise<Answer>;

/** Turns at one database, in the order of who came. */
export function createAsk({ atOnce, deadlineMs }: AskLimits): Ask {
  let free = atOnce;
  const waiting = new Set<() => void>();

  function passOn(): void {
    const [next] = waiting;
    if (next === undefined) {
      free++;
    } else {
      waiting.delete(next);
      next();
    }
  }

  /** Holds its turn until the statement is over, even where nobody waits for it any more. */
  async function run<Answer>(statement: (turn: Turn) => PromiseLike<Answer>, turn: Turn): Promise<Answer> {
    try {
      return await statement(turn);
    } finally {
      passOn();
    }
  }

  return async <Answer>(statement: (turn: Turn) => PromiseLike<Answer>) => {
    const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
    let failure: StoreUnavailable | null = null;
    const turn: Turn = {
      assertAwaited() {
        if (failure !== null) throw failure;
      },
    };
    let begin = () => void run(statement, turn).then(resolve, reject);
    const timer = setTimeout(() => {
      waiting.delete(begin);
      failure = new StoreUnavailable('the database did not answer in time');
      reject(failure);
    }, deadlineMs);
    if (free > 0) {
      free--;
      begin();
    } else {
      // Another one's end calls it, and it is to count as the work of who waits.
      begin = AsyncLocalStorage.bind(begin);
      waiting.add(begin);
    }
    try {
      return await answer;
    } catch (error) {
      throw failureOf(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** What went wrong, as `StoreUnavailable` where it is a loss. */
function failureOf(error: unknown): unknown {
  // Drizzle's message would write the parameters into the log.
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  return isLoss(cause) ? new StoreUnavailable('the database cannot be reached', { cause }) : cause;
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
  /^PGlite is clos|network connection lost|cannot connect to the specified address|connection attempt failed|stream was cancelled/i;

function isLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code !== 'string') return LOSS_MESSAGE.test(error.message);
  return LOSS_CODES.includes(code) || LOSS_STATES.some((state) => state.test(code));
}
