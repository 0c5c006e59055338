/**
 * How routes and schemas say what the OpenAPI document needs. The document is
 * made by openapi/document.ts and served as a file: the service carries nothing
 * of its maker, and where that was not loaded first, `.openapi(…)` says nothing.
 */
import type { RouteConfig } from '@hono/zod-openapi';
import { ZodType } from 'zod';

const NOTHING_SAID = {
  openapi(this: ZodType) {
    return this;
  },
};

// Enumerable, as it has to be: schemas take over only such members of the prototype.
if (!('openapi' in ZodType.prototype)) Object.assign(ZodType.prototype, NOTHING_SAID);

/** The definition of a route, with its types kept. */
export function createRoute<
  Path extends string,
  Method extends RouteConfig['method'],
  Route extends Omit<RouteConfig, 'path' | 'method'> & { readonly path: Path; readonly method: Method },
>(route: Route): Route {
  return route;
}
