/** Cross-origin requests: every origin may call, none with a browser's own credentials. Errors are readable too. */
import type { MiddlewareHandler } from 'hono';

const ALLOWED_HEADERS = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
].join(', ');

const EXPOSED_HEADERS = [
  'ETag',
  'Location',
  'Link',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'X-Request-Id',
  'Idempotent-Replayed',
].join(', ');

const ALLOWED_METHODS = 'GET, HEAD, POST, PATCH, DELETE';
const MAX_AGE_SECONDS = '7200';

/** A preflight is answered whatever its path: the request itself then gets an answer that a page can read. */
export const cors: MiddlewareHandler = async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  const isPreflight = c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined;
  if (isPreflight) {
    return c.body(null, 204, {
      'Access-Control-Allow-Methods': ALLOWED_METHODS,
      'Access-Control-Allow-Headers': ALLOWED_HEADERS,
      'Access-Control-Max-Age': MAX_AGE_SECONDS,
    });
  }
  c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  return next();
};
