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
  /** What it loads beside the sheet of all pages; left out: nothing. */
  readonly app?: { readonly script: string; readonly sheet: string };
  /** What a link to it shows where it is shared: absolute addresses. */
  readonly preview?: { readonly url: string; readonly image: string };
}

const POLICY = [
  "default-src 'none'",
  `style-src ${STYLESHEET_SOURCE}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Scripts and sheets from files of ours, which ask this very service: nothing written into the page runs. */
const APP_POLICY = `${POLICY.replace('style-src', "style-src 'self'")}; script-src 'self'; connect-src 'self'`;

/** A page that is there is kept by who asked for it; one that is not may come to be. */
export function servePage(c: Context<AppEnv>, page: Page, status: 200 | 404 = 200) {
  const caching = status === 200 ? STABLE : { 'Cache-Control': 'no-store' };
  return c.html(renderPage(page), status, {
    ...caching,
    'Content-Security-Policy': page.app === undefined ? POLICY : APP_POLICY,
  });
}

function renderPage({ title, description, main, app, preview }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(STYLESHEET)}</style>${app === undefined ? '' : loading(app)}${preview === undefined ? '' : previewOf(title, description, preview)}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="head">
<a class="brand" href="/">Merels</a>
<a href="/play">Play</a>
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

function loading({ script, sheet }: NonNullable<Page['app']>): Html {
  return html`
<link rel="stylesheet" href="${sheet}">
<script type="module" src="${script}"></script>`;
}

/** Open Graph, which messengers and social networks read. */
function previewOf(title: string, description: string, { url, image }: NonNullable<Page['preview']>): Html {
  return html`
<meta property="og:type" content="website">
<meta property="og:site_name" content="Merels">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${image}">
<meta property="og:image:alt" content="The board as it stands">
<meta name="twitter:card" content="summary">`;
}

/** Text with what stands between backticks marked as code. */
export function withCode(text: string): readonly (Html | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));
}
