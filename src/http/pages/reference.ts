/**
 * The page of the reference: Scalar, with its script from our own origin and
 * nothing from any other. The script runs by a nonce, which is new on every
 * answer, so no cache may give an answer twice.
 */
import { randomBytes } from 'node:crypto';
import { Scalar } from '@scalar/hono-api-reference';
import type { Context } from 'hono';
import type { AppEnv } from '../endpoint.ts';
import { DARK, LIGHT, type Palette } from './palette.ts';
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

/** The guide is for reading: it gets most of the width, and its tables break between words, or scroll. */
const GUIDE = `
@media (min-width: 1000px) {
  .introduction-section .section-columns { gap: 32px; }
  .introduction-section .section-column:first-child { flex: 1; max-width: 840px; }
  .introduction-section .section-column:last-child { flex: 0 0 272px; }
}
.introduction-section .markdown table { display: block; width: 100%; overflow-x: auto; word-break: normal; }
.introduction-section .markdown :is(th, td) { padding: 6px 7px; font-size: 13px; }
.introduction-section .markdown :is(th, td) code { font-size: 12px; padding: 0; background: none; border: 0; word-break: normal; }
.section:focus { outline: none; }
`;

/** What keeps the page from asking another origin for anything, and what makes it look like the other pages. */
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
  // The document has samples of its own, with the real client.
  hiddenClients: true,
  theme: 'default',
  customCss: `.light-mode { ${colors(LIGHT)} }\n.dark-mode { ${colors(DARK)} }\n${GUIDE}`,
} as const;

function colors({ paper, raised, rule, ink, soft, link }: Palette): string {
  return [
    `--scalar-background-1: ${paper};`,
    `--scalar-background-2: ${raised};`,
    `--scalar-background-3: ${rule};`,
    `--scalar-border-color: ${rule};`,
    `--scalar-color-1: ${ink};`,
    `--scalar-color-2: ${soft};`,
    `--scalar-color-3: ${soft};`,
    `--scalar-color-accent: ${link};`,
  ].join(' ');
}

export async function serveReference(c: Context<AppEnv>) {
  const nonce = randomBytes(16).toString('base64');
  const rendered = await Scalar<AppEnv>({ ...SETTINGS, nonce })(c, async () => {});
  if (!rendered) throw new Error('Scalar rendered no page');
  const page = (await rendered.text()).replace('<html>', '<html lang="en">');
  return c.html(page, 200, { 'Content-Security-Policy': policyFor(nonce), 'Cache-Control': 'no-store' });
}
