/**
 * How many requests of one caller wait at the same time, for events or for a
 * turn: each holds a connection open, and is counted by its process. A request
 * or a stream opens one wait and leaves it when it ends, however it ends.
 */
import type { Context } from 'hono';
import { err, ok, type Result } from '../result.ts';
import type { AppEnv } from './endpoint.ts';
import { type ProblemAnswer, problem } from './problem.ts';

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
  const { limiter, waits } = c.env.services;
  const leave = waits.enter(c.var.caller);
  if (leave !== null) return ok(leave);
  const detail = `More than ${limiter.limits?.waits} of your requests would wait at the same time.`;
  return err(problem(c, 'rate-limited', { detail, policy: 'waits' }, { 'Retry-After': String(RETRY_SECONDS) }));
}
