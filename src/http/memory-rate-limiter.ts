/** Counts within one process, exactly: one fixed window a minute for everybody, forgotten whole when it ends. */
import type { EpochMs } from '../game/event-record.ts';
import { type RateLimiter, type RateLimits, WINDOW_SECONDS } from './rate-limits.ts';

const WINDOW_MS = WINDOW_SECONDS * 1000;

export function createMemoryRateLimiter(limits: RateLimits, now: () => EpochMs): RateLimiter {
  let window = Number.NaN;
  const counts = new Map<string, number>();
  return {
    limits,
    admit(limit, caller) {
      if (limits === null) return { admitted: true };
      const at = now();
      const current = Math.floor(at / WINDOW_MS);
      if (current !== window) {
        window = current;
        counts.clear();
      }
      const seconds = Math.ceil(((window + 1) * WINDOW_MS - at) / 1000);
      const key = `${limit} ${caller}`;
      const count = (counts.get(key) ?? 0) + 1;
      if (count > limits[limit]) return { admitted: false, retryAfter: seconds, left: { requests: 0, seconds } };
      counts.set(key, count);
      return { admitted: true, left: { requests: limits[limit] - count, seconds } };
    },
  };
}
