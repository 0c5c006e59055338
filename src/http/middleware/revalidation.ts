/**
 * Reads that bring nothing new: an answer whose ETag the request's
 * `If-None-Match` names becomes a 304. What every cache may keep gets an ETag
 * of its content, unless its handler knows a better one.
 */
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../endpoint.ts';

/** For what changes only with a new version of the service. */
export const STABLE = { 'Cache-Control': 'public, max-age=300' } as const;

export const revalidation: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isRead || c.res.status !== 200) return;
  const etag = c.res.headers.get('ETag') ?? (await tagOf(c.res));
  if (etag === null) return;
  c.header('ETag', etag);
  if (names(c.req.header('If-None-Match') ?? '', etag)) c.res = new Response(null, { status: 304 });
};

async function tagOf(answer: Response): Promise<string | null> {
  if (!answer.headers.get('Cache-Control')?.startsWith('public')) return null;
  return contentTag(await answer.clone().bytes());
}

/** The ETag of what has no version but its content. */
export function contentTag(content: Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Compared weakly, as RFC 9110 says (section 13.1.2): proxies weaken ETags. */
function names(ifNoneMatch: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
