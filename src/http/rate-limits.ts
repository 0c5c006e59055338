/**
 * How much a caller may ask for. Requests are counted by class in fixed windows,
 * exactly within a Node process and approximately on Workers; accounts by
 * address, in the database; waits while they are open, within a process.
 */
import { err, ok, type Result } from '../result.ts';

/** Classes of routes: creating and joining games; moves; everything else. */
export const LIMIT_NAMES = ['create', 'moves', 'reads'] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** All that is limited: also new accounts an hour, and requests that wait at the same time. */
export const POLICY_NAMES = [...LIMIT_NAMES, 'accounts', 'waits'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

export const WINDOW_SECONDS = 60;
export const ACCOUNTS_WINDOW_SECONDS = 3600;

/** The number of each policy; null: no limits. */
export type RateLimits = Readonly<Record<PolicyName, number>> | null;

export const DEFAULT_LIMITS = {
  create: 60,
  moves: 600,
  reads: 1200,
  accounts: 10,
  waits: 50,
} as const satisfies RateLimits;

/** What is left of a window, where the count is exact: so many requests, for so many whole seconds (from 1). */
export interface WindowLeft {
  readonly requests: number;
  readonly seconds: number;
}

/** Lets a request in, or says after how many whole seconds (from 1) to try again. */
export type Admission = { readonly left?: WindowLeft } & (
  | { readonly admitted: true }
  | { readonly admitted: false; readonly retryAfter: number }
);

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
  const limits: Record<PolicyName, number> = { ...DEFAULT_LIMITS };
  for (const entry of setting === '' ? [] : setting.split(',')) {
    const [, name = '', value = ''] = /^\s*([a-z]+)\s*=\s*([1-9]\d{0,8})\s*$/.exec(entry) ?? [];
    const known = POLICY_NAMES.find((policy) => policy === name);
    if (known === undefined) {
      return err({
        code: 'rate-limits-invalid',
        message: `must be off, or one or more of ${POLICY_NAMES.map((policy) => `${policy}=<number>`).join(',')}`,
      });
    }
    limits[known] = Number(value);
  }
  return ok(limits);
}
