/** How requests come to wait: each takes one of its caller's places, and one of the process's. */
import type { Context } from 'hono';
import { ok, type Result } from '../result.ts';
import type { AppEnv } from './endpoint.ts';
import { enterWait } from './open-waits.ts';
import type { ProblemAnswer } from './problem.ts';

/** Gives the places back. */
export type Leave = () => void;

/** The places of one that waits; null where the process has none left; the answer where the caller has none. */
export function takePlaces(c: Context<AppEnv>): Result<Leave | null, Response & ProblemAnswer> {
  const entered = enterWait(c);
  if (!entered.ok) return entered;
  const held = c.var.hold();
  if (held === null) {
    entered.value();
    return ok(null);
  }
  return ok(() => {
    entered.value();
    held();
  });
}

/** Aborts when there is nobody left to answer, or the service stops. */
export function endOfWait(c: Context<AppEnv>): AbortSignal {
  return AbortSignal.any([c.env.services.stopping, c.req.raw.signal]);
}
