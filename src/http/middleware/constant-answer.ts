/**
 * Answers that change only with the service: each is made once, at first use,
 * with its ETag, so that serving it, or saying that it is still the same, costs
 * next to nothing.
 */
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../endpoint.ts';
import { contentTag } from './revalidation.ts';

interface ConstantAnswer {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** What belongs to the answer itself; all other headers are each request's own. */
const KEPT_HEADERS = ['Content-Type', 'Cache-Control', 'Content-Security-Policy'] as const;

/** Keeps the successes of one route, by the parameters in its path, as decoded, so that each has one spelling, and by language. */
export function constantAnswer(): MiddlewareHandler<AppEnv> {
  const kept = new Map<string, ConstantAnswer>();
  return async (c, next) => {
    const key = JSON.stringify([c.req.param(), c.get('language')]);
    const known = kept.get(key);
    if (known !== undefined) return c.body(known.content, 200, known.headers);
    await next();
    if (c.res.status !== 200) return undefined;
    const content = await c.res.clone().bytes();
    c.header('ETag', contentTag(content));
    const names = ['ETag', ...KEPT_HEADERS].filter((name) => c.res.headers.has(name));
    kept.set(key, { content, headers: Object.fromEntries(names.map((name) => [name, c.res.headers.get(name) ?? ''])) });
    return undefined;
  };
}
