/** Holds each caller to its number of requests a minute, and tells what that is on every answer. */
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../endpoint.ts';
import { describeLimit, formatPolicy, limitOf } from '../limits.ts';
import { type ProblemAnswer, problem } from '../problem.ts';
import { type LimitName, POLICY_NAMES, type PolicyName, type RateLimits } from '../rate-limits.ts';

/** The policies of all routes, for answers that belong to none. */
export const announcePolicies: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { limits } = c.env.services.limiter;
  if (limits !== null) c.header('RateLimit-Policy', policiesOf(limits).all);
  await next();
};

export const rateLimit = (limit: LimitName): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const { limiter } = c.env.services;
    if (limiter.limits === null) return next();
    c.header('RateLimit-Policy', policiesOf(limiter.limits)[limit]);
    const admission = await limiter.admit(limit, c.var.caller);
    const { left } = admission;
    if (left !== undefined) c.header('RateLimit', `"${limit}";r=${left.requests};t=${left.seconds}`);
    return admission.admitted ? next() : tooMany(c, limit, admission.retryAfter);
  };
};

/** The answer to more than a policy lets through, which it names in full; `retryAfter` in seconds. */
export function tooMany(c: Context<AppEnv>, policy: PolicyName, retryAfter: number): Response & ProblemAnswer {
  const { limits } = c.env.services.limiter;
  const limit = limitOf(policy, limits);
  const detail = `The limit "${policy}" lets ${describeLimit(limit)} of each ${limit.per} through.`;
  const headers = limits === null ? {} : { 'RateLimit-Policy': policiesOf(limits)[policy] };
  return problem(c, 'rate-limited', { detail, policy, limit }, { ...headers, 'Retry-After': String(retryAfter) });
}

type Limits = NonNullable<RateLimits>;
type Policies = Readonly<Record<PolicyName | 'all', string>>;

/** Limits stay the same while a host runs: their texts are written once. */
const written = new WeakMap<Limits, Policies>();

function policiesOf(limits: Limits): Policies {
  const known = written.get(limits);
  if (known !== undefined) return known;
  const policyOf = (policy: PolicyName) => formatPolicy(policy, limits);
  const policies: Policies = {
    all: POLICY_NAMES.map(policyOf).join(', '),
    create: policyOf('create'),
    moves: policyOf('moves'),
    reads: policyOf('reads'),
    accounts: policyOf('accounts'),
    waits: policyOf('waits'),
  };
  written.set(limits, policies);
  return policies;
}
