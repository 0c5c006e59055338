/**
 * The HTTP interface put together: middleware in order, every route in one
 * list. The app knows nothing of its host; what a request needs of the world
 * comes with it (`RequestScope`), so one app serves any number of them:
 * `createApp().fetch(request, { services, address })`.
 */
import { OpenAPIHono } from '@hono/zod-openapi';
import type { App, AppEnv, Endpoint } from './endpoint.ts';

/** Every route, in the order of the reference. */
export const ENDPOINTS: readonly Endpoint[] = [
  // Rules, boards, positions.
  // Games.
  // Service.
];

export function createApp(): App {
  const app = new OpenAPIHono<AppEnv>();
  return app;
}
