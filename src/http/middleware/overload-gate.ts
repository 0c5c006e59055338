/**
 * Refuses what cannot be carried: beyond a number of requests at work, a quick
 * 503 serves everybody better than a queue that only grows.
 */
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../endpoint.ts';
import { problem } from '../problem.ts';

/** Lets at most `most` requests work at once. One that only waits (`c.var.idle`) does not count meanwhile. */
export function overloadGate(most: number): MiddlewareHandler<AppEnv> {
  let working = 0;
  const idle: AppEnv['Variables']['idle'] = async (wait) => {
    working -= 1;
    try {
      return await wait();
    } finally {
      working += 1;
    }
  };
  return async (c, next) => {
    if (working >= most) return problem(c, 'unavailable');
    c.set('idle', idle);
    working += 1;
    try {
      return await next();
    } finally {
      working -= 1;
    }
  };
}
