/** Counts requests exactly, within this process: a window is a minute of the clock. */
import type { EpochMs } from '../game/event-record.ts';
import { type RateLimiter, type RateLimits, WINDOW_SECONDS } from '../http/rate-limits.ts';

const WINDOW_MS = WINDOW_SECONDS * 1000;

export function createRateLimiter(limits: RateLimits, now: () => EpochMs): RateLimiter {
  let window = 0;
  /** Requests in this window, by class and caller. */
  let counts = new Map<string, number>();
  return {
    limits,
    admit(limit, caller) {
      if (limits === null) return { admitted: true };
      const time = now();
      if (Math.floor(time / WINDOW_MS) !== window) {
        window = Math.floor(time / WINDOW_MS);
        counts = new Map();
      }
      const key = `${limit} ${caller}`;
      const count = counts.get(key) ?? 0;
      if (count >= limits[limit]) {
        return { admitted: false, retryAfter: Math.ceil(((window + 1) * WINDOW_MS - time) / 1000) };
      }
      counts.set(key, count + 1);
      return { admitted: true };
    },
  };
}
