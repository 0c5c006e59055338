/** Holds each address to its number of requests a minute, and tells what that is on every answer. */
import type { MiddlewareHandler } from 'hono';
import { callerOf } from '../caller.ts';
import type { AppEnv } from '../endpoint.ts';
import { problem } from '../problem.ts';
import { LIMIT_NAMES, type LimitName, type RateLimits, WINDOW_SECONDS } from '../rate-limits.ts';

/** The policies of all routes, for answers that belong to none. */
export const announcePolicies: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { limits } = c.env.services.limiter;
  if (limits !== null) c.header('RateLimit-Policy', policiesOf(limits).all);
  await next();
};

export const rateLimit = (limit: LimitName): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const { limiter } = c.env.services;
    const caller = callerOf(c.env.address);
    c.set('caller', caller);
    if (limiter.limits === null) return next();
    c.header('RateLimit-Policy', policiesOf(limiter.limits)[limit]);
    const admission = await limiter.admit(limit, caller);
    if (admission.admitted) return next();
    const detail = `More than ${limiter.limits[limit]} requests of the class "${limit}" came from your address in this minute.`;
    return problem(c, 'rate-limited', { detail, policy: limit }, { 'Retry-After': String(admission.retryAfter) });
  };
};

type Limits = NonNullable<RateLimits>;
type Policies = Readonly<Record<LimitName | 'all', string>>;

/** Limits stay the same while a host runs: their texts are written once. */
const written = new WeakMap<Limits, Policies>();

function policiesOf(limits: Limits): Policies {
  const known = written.get(limits);
  if (known !== undefined) return known;
  const policies = formatPolicies(limits);
  written.set(limits, policies);
  return policies;
}

/** As the IETF draft on RateLimit header fields writes them: `"moves";q=600;w=60`. */
function formatPolicies(limits: Limits): Policies {
  const policyOf = (limit: LimitName) => `"${limit}";q=${limits[limit]};w=${WINDOW_SECONDS}`;
  const all = LIMIT_NAMES.map(policyOf).join(', ');
  return { all, create: policyOf('create'), moves: policyOf('moves'), reads: policyOf('reads') };
}
