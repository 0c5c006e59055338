/**
 * The page of the reference: Scalar, with its script from our own origin and
 * nothing from any other. The script runs by a nonce, which is new on every
 * answer, so no cache may give an answer twice.
 */
import { randomBytes } from 'node:crypto';
import { Scalar } from '@scalar/hono-api-reference';
import type { Context } from 'hono';
import type { AppEnv } from '../endpoint.ts';
import { REFERENCE_SCRIPT } from './reference-script.ts';

/** Scalar writes styles into the page itself, hence their `unsafe-inline`. */
function policyFor(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Each setting that begins with a `no` in spirit keeps the page from asking another origin for something. */
const SETTINGS = {
  url: '/openapi.json',
  cdn: REFERENCE_SCRIPT,
  pageTitle: 'Merels: reference',
  favicon: '/favicon.svg',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
} as const;

export async function serveReference(c: Context<AppEnv>) {
  const nonce = randomBytes(16).toString('base64');
  const rendered = await Scalar<AppEnv>({ ...SETTINGS, nonce })(c, async () => {});
  if (!rendered) throw new Error('Scalar rendered no page');
  const page = (await rendered.text()).replace('<html>', '<html lang="en">');
  return c.html(page, 200, { 'Content-Security-Policy': policyFor(nonce), 'Cache-Control': 'no-store' });
}
