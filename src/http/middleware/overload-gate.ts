/**
 * Refuses what cannot be carried: beyond a number of requests at work, a quick
 * 503 serves everybody better than a queue that only grows. A request is at work
 * once all of it has come: one that is still being sent costs a connection, and
 * the host bounds its time.
 */
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../endpoint.ts';
import { problem } from '../problem.ts';

export interface OverloadGate {
  /** Refuses a request, before anything else is looked at, while the gate is full. */
  readonly look: MiddlewareHandler<AppEnv>;
  /** Counts a request, which has come whole, until it is answered; refuses it where the gate has filled up meanwhile. */
  readonly enter: MiddlewareHandler<AppEnv>;
}

/**
 * Lets at most `mostAtWork` requests work at once, and `mostWaiting` wait or be
 * streams (`c.var.hold`). Who waits does not count as work (`c.var.idle`), and is
 * let through on waking up, so that at worst all of both are at work.
 */
export function overloadGate(mostAtWork: number, mostWaiting: number): OverloadGate {
  let working = 0;
  let waiting = 0;
  const hold: AppEnv['Variables']['hold'] = () => {
    if (waiting >= mostWaiting) return null;
    waiting += 1;
    let isHeld = true;
    return () => {
      if (isHeld) waiting -= 1;
      isHeld = false;
    };
  };
  const idle: AppEnv['Variables']['idle'] = async (wait) => {
    working -= 1;
    try {
      return await wait();
    } finally {
      working += 1;
    }
  };
  return {
    look: async (c, next) => (working >= mostAtWork ? problem(c, 'unavailable') : next()),
    enter: async (c, next) => {
      if (working >= mostAtWork) return problem(c, 'unavailable');
      c.set('idle', idle);
      c.set('hold', hold);
      working += 1;
      try {
        return await next();
      } finally {
        working -= 1;
      }
    },
  };
}

/** What a request has that passes no gate: no claim, and no place to wait. */
export const ungated: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('claim', null);
  c.set('idle', (wait) => wait());
  c.set('hold', () => null);
  await next();
};
