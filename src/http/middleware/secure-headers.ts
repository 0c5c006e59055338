/** What every answer says to browsers. Pages for people add a policy of their own. */
import type { MiddlewareHandler } from 'hono';

export const secureHeaders: MiddlewareHandler = async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  await next();
};
