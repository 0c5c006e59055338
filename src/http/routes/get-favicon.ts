/** GET /favicon.svg and /favicon.ico, which browsers ask for unbidden: the icon of the pages. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { createRoute } from '../openapi.ts';
import { FAVICON } from '../pages/favicon.ts';

const iconAt = (path: string) =>
  endpoint(
    createRoute({
      method: 'get',
      path,
      hide: true,
      responses: { 200: { description: 'The icon.', content: { 'image/svg+xml': { schema: z.string() } } } },
    }),
    { limit: 'reads', isConstant: true },
    (c) => c.body(FAVICON, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' }),
  );

export const getFavicon = iconAt('/favicon.svg');
export const getFaviconUnbidden = iconAt('/favicon.ico');
