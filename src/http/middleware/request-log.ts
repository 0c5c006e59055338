/**
 * One line a request. It names the route, never the path: ids, tokens, keys and
 * bodies stay out of the log.
 */
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '../endpoint.ts';

/** Where only the middleware matched. */
const NO_ROUTE = '/*';

export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { services } = c.env;
  const startedAt = performance.now();
  const { roundTrips } = await services.countRoundTrips(next);
  const route = routePath(c, -1);
  services.log({
    level: c.res.status >= 500 ? 'error' : 'info',
    message: 'request',
    requestId: c.var.requestId,
    method: c.req.method,
    route: route === NO_ROUTE ? null : route,
    status: c.res.status,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
    roundTrips,
  });
};
