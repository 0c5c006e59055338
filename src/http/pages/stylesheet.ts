/**
 * The look of the pages for people: one small sheet, written into each page, so
 * that a page is one request and its policy can name the sheet by its hash.
 */
import { createHash } from 'node:crypto';
import { DARK, LIGHT, propertiesOf } from './palette.ts';

export const STYLESHEET = `
:root { color-scheme: light dark; ${propertiesOf(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${propertiesOf(DARK)} } }
* { box-sizing: border-box; }
html { font: 1.0625rem/1.6 system-ui, sans-serif; background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 62rem; padding: 1.25rem clamp(1rem, 5vw, 3rem) 3rem; }
h1, h2, .brand { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif; font-weight: 600; }
h1 { font-size: clamp(2rem, 5vw, 3rem); line-height: 1.15; letter-spacing: -0.01em; margin: 0 0 1rem; text-wrap: balance; }
h2 { font-size: 1.35rem; line-height: 1.3; margin: 2.25rem 0 0.5rem; }
p, ul, ol, dl, table { margin: 0 0 1rem; max-width: 42rem; }
a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 0.06em; }
a:hover { text-decoration-thickness: 0.13em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 3px; border-radius: 2px; }
code, pre { font: 0.9em/1.6 ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace; }
code { background: var(--raised); border-radius: 4px; padding: 0.1em 0.35em; overflow-wrap: anywhere; }
pre { background: var(--raised); border: 1px solid var(--rule); border-radius: 8px; margin: 0 0 1rem; padding: 0.9rem 1.1rem; overflow-x: auto; }
pre code { background: none; font-size: 1em; padding: 0; overflow-wrap: normal; }
th code { background: none; padding: 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; border-top: 1px solid var(--rule); }
th { font-weight: 600; white-space: nowrap; }
.head, .foot { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: baseline; }
.head { margin-bottom: clamp(2rem, 6vw, 4rem); }
.head .brand { margin-right: auto; font-size: 1.25rem; color: inherit; text-decoration: none; }
@media (max-width: 30rem) { .head .brand { flex-basis: 100%; } }
.foot { margin-top: 3.5rem; padding-top: 1rem; border-top: 1px solid var(--rule); color: var(--soft); font-size: 0.9rem; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 0.5rem; background: var(--paper); padding: 0.25rem 0.75rem; }
.lead { font-size: 1.2rem; color: var(--soft); }
.kicker { color: var(--soft); margin-bottom: 0.5rem; }
.hero { display: grid; gap: 2rem clamp(2rem, 6vw, 4.5rem); align-items: center; }
@media (min-width: 52rem) { .hero { grid-template-columns: 1fr 22rem; } }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; list-style: none; padding: 0; margin-top: 1.5rem; }
.actions a { display: block; padding: 0.5rem 1.1rem; border: 1px solid var(--link); border-radius: 999px; text-decoration: none; font-weight: 600; }
.actions li:first-child a { background: var(--link); color: var(--paper); }
a[aria-current] { color: inherit; text-decoration: none; }
.codes { columns: 13rem; list-style: none; padding: 0; max-width: none; }
.board { display: block; width: 100%; max-width: 24rem; height: auto; margin: 0 auto; }
`;

/** The source that a Content-Security-Policy lets the sheet in by. */
export const STYLESHEET_SOURCE = `'sha256-${createHash('sha256').update(STYLESHEET).digest('base64')}'`;
