/**
 * How many requests an address may send: a fixed window of a minute for each
 * class of routes. How they are counted is the host's: exactly within a Node
 * process, approximately on Workers.
 */
import { err, ok, type Result } from '../result.ts';

/** Classes of routes: creating and joining games; moves; everything else. */
export const LIMIT_NAMES = ['create', 'moves', 'reads'] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** Limits of calls that are still to come. The setting may name them, so that one text serves this version and later ones. */
const LATER_NAMES: readonly string[] = ['accounts', 'waits'];

export const WINDOW_SECONDS = 60;

/** Requests a window, by class; null: no limits. */
export type RateLimits = Readonly<Record<LimitName, number>> | null;

export const DEFAULT_LIMITS = { create: 60, moves: 600, reads: 1200 } as const satisfies RateLimits;

/** Lets a request in, or says after how many whole seconds (from 1) to try again. */
type Admission = { readonly admitted: true } | { readonly admitted: false; readonly retryAfter: number };

export interface RateLimiter {
  readonly limits: RateLimits;
  /** Counts one request of `caller`. */
  admit(limit: LimitName, caller: string): Admission | Promise<Admission>;
}

/** The setting `RATE_LIMITS`: `off`, or `create=60,moves=600` with what is left out as by default. */
export function parseRateLimits(
  text: string,
): Result<RateLimits, { readonly code: 'rate-limits-invalid'; readonly message: string }> {
  const setting = text.trim();
  if (setting === 'off') return ok(null);
  const limits: Record<LimitName, number> = { ...DEFAULT_LIMITS };
  for (const entry of setting === '' ? [] : setting.split(',')) {
    const [, name = '', value = ''] = /^\s*([a-z]+)\s*=\s*([1-9]\d{0,8})\s*$/.exec(entry) ?? [];
    const known = LIMIT_NAMES.find((limit) => limit === name);
    if (known === undefined) {
      if (LATER_NAMES.includes(name)) continue;
      return err({
        code: 'rate-limits-invalid',
        message: `must be off, or one or more of ${LIMIT_NAMES.map((limit) => `${limit}=<number>`).join(',')}`,
      });
    }
    limits[known] = Number(value);
  }
  return ok(limits);
}
