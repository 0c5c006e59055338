/**
 * How many requests of one caller wait at the same time, for events or for a
 * turn: each holds a connection open, and is counted by its process. A request
 * or a stream opens one wait and leaves it when it ends, however it ends.
 */
import type { Context } from 'hono';
import type { EpochMs } from '../game/event-record.ts';
import { err, ok, type Result } from '../result.ts';
import type { AppEnv } from './endpoint.ts';
import { tooMany } from './middleware/rate-limit.ts';
import type { ProblemAnswer } from './problem.ts';

export interface OpenWaits {
  /** Counts one more wait of `caller`, until the function is called that this gives; null where the caller has all that it may. */
  enter(caller: string): (() => void) | null;
}

/** When waits count as over, for a host that may end a request without a word. */
export interface Forgetting {
  /** Longer than any wait takes. */
  readonly afterMs: number;
  readonly now: () => EpochMs;
}

/** At most `most` waits of one caller at once; null: any number. */
export function createOpenWaits(most: number | null, forgetting: Forgetting | null = null): OpenWaits {
  const open = new Map<string, Set<{ readonly since: EpochMs }>>();
  const forget = ({ afterMs, now }: Forgetting) => {
    for (const [caller, waits] of open) {
      for (const wait of waits) if (wait.since + afterMs < now()) waits.delete(wait);
      if (waits.size === 0) open.delete(caller);
    }
  };
  return {
    enter(caller) {
      if (most === null) return () => {};
      if (forgetting !== null) forget(forgetting);
      const waits = open.get(caller) ?? new Set();
      if (waits.size >= most) return null;
      const wait = { since: forgetting?.now() ?? 0 };
      open.set(caller, waits.add(wait));
      return () => {
        waits.delete(wait);
        if (waits.size === 0 && open.get(caller) === waits) open.delete(caller);
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
