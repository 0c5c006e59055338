/**
 * The frame of every page for people, and how a page is served: whole in one
 * response, without a script, cached until its text changes.
 */
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { AppEnv } from '../endpoint.ts';
import { STABLE } from '../middleware/revalidation.ts';
import { STYLESHEET, STYLESHEET_SOURCE } from './stylesheet.ts';

/** Markup in which every text from outside is escaped. */
export type Html = ReturnType<typeof html>;

export interface Page {
  readonly title: string;
  /** A sentence for search engines and previews. */
  readonly description: string;
  readonly main: Html;
}

const POLICY = [
  "default-src 'none'",
  `style-src ${STYLESHEET_SOURCE}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page that is there is kept by who asked for it; one that is not may come to be. */
export function servePage(c: Context<AppEnv>, page: Page, status: 200 | 404 = 200) {
  const caching = status === 200 ? STABLE : { 'Cache-Control': 'no-store' };
  return c.html(renderPage(page), status, { ...caching, 'Content-Security-Policy': POLICY });
}

function renderPage({ title, description, main }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(STYLESHEET)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="head">
<a class="brand" href="/">Merels</a>
<a href="/docs">Reference</a>
<a href="/rules">Rule sets</a>
<a href="/openapi.json">OpenAPI</a>
</header>
<main id="main">${main}</main>
<footer class="foot"><span>Nine men’s morris as a service</span> <a href="/limits">Limits</a> <a href="/readyz">Status</a></footer>
</body>
</html>
`;
}

/** Text with what stands between backticks marked as code. */
export function withCode(text: string): readonly (Html | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));
}
