/** An app that cannot do its work and answers whatever it is asked with the reason. */
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { AppEnv } from './endpoint.ts';
import { cors } from './middleware/cors.ts';
import { secureHeaders } from './middleware/secure-headers.ts';
import { problemAt } from './problem.ts';

export interface ClosedApp {
  fetch(request: Request): Response | Promise<Response>;
}

/** Answers `unavailable`; `detail` is for whoever runs the service, and for everybody to read. */
export function createClosedApp(detail: string): ClosedApp {
  const app = new Hono<{ Variables: Pick<AppEnv['Variables'], 'requestId'> }>();
  app.use(requestId(), secureHeaders, cors);
  app.all('*', (c) => problemAt(c, null, 'unavailable', { detail }));
  return app;
}
