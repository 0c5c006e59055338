/**
 * How many requests of one caller wait at the same time, for events or for a
 * turn: each holds a connection open, and is counted by its process. A request
 * or a stream opens one wait and leaves it when it ends, however it ends.
 */
import type { Context } from 'hono';
import { err, ok, type Result } from '../result.ts';
import type { AppEnv } from './endpoint.ts';
import { tooMany } from './middleware/rate-limit.ts';
import type { ProblemAnswer } from './problem.ts';

export interface OpenWaits {
  /** Counts one more wait of `caller`, until the function is called that this gives; null where the caller has all that it may. */
  enter(caller: string): (() => void) | null;
}

/** At most `most` waits of one caller at once; null: any number. */
export function createOpenWaits(most: number | null): OpenWaits {
  const open = new Map<string, number>();
  const leave = (caller: string) => {
    const left = (open.get(caller) ?? 1) - 1;
    if (left === 0) open.delete(caller);
    else open.set(caller, left);
  };
  return {
    enter(caller) {
      const count = open.get(caller) ?? 0;
      if (most !== null && count >= most) return null;
      open.set(caller, count + 1);
      let isOpen = true;
      return () => {
        if (isOpen) leave(caller);
        isOpen = false;
      };
    },
  };
}

/** A wait does not end at a known moment, but one of fifty soon does. */
const RETRY_SECONDS = 1;

/** Opens a wait of the request's caller: gives the function that ends it, or the answer that it has too many. */
export function enterWait(c: Context<AppEnv>): Result<() => void, Response & ProblemAnswer> {
  const leave = c.env.services.waits.enter(c.var.caller);
  return leave === null ? err(tooMany(c, 'waits', RETRY_SECONDS)) : ok(leave);
}
