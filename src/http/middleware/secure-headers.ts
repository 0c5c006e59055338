/** What every answer says to browsers. Pages for people add a policy of their own. */
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../endpoint.ts';

export const secureHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  await next();
};
