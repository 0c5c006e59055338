/**
 * Counts with the rate-limit bindings of Workers: per location and
 * approximately, but without a round trip. A binding's number is set where it is
 * declared, so `limits` repeats what the bindings were given.
 */
import { type LimitName, type RateLimiter, type RateLimits, WINDOW_SECONDS } from './rate-limits.ts';

/** What a rate-limit binding of Workers can do. */
export interface RateLimitBinding {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

export function createWorkersRateLimiter(
  limits: RateLimits,
  bindings: Readonly<Record<LimitName, RateLimitBinding>>,
): RateLimiter {
  return {
    limits,
    async admit(limit, caller) {
      if (limits === null) return { admitted: true };
      const { success } = await bindings[limit].limit({ key: caller });
      return success ? { admitted: true } : { admitted: false, retryAfter: WINDOW_SECONDS };
    },
  };
}
