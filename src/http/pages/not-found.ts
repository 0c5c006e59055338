/** What a person gets who asks for a page that does not exist; programs get the problem document. */
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { html } from 'hono/html';
import type { AppEnv } from '../endpoint.ts';
import { type ProblemDetails, problem } from '../problem.ts';
import { type Page, servePage } from './page.ts';

const PROBLEM_TYPE = 'application/problem+json';

const NOT_FOUND: Page = {
  title: 'Not found · Merels',
  description: 'There is no such page.',
  main: html`
<h1>There is no such page</h1>
<p>Perhaps the address has a typing error. From here you get anywhere:</p>
<ul>
<li><a href="/">What Merels is</a></li>
<li><a href="/docs">The reference</a></li>
<li><a href="/errors/not-found">Every problem that the API answers with</a></li>
</ul>`,
};

/** Answers a request for a page, or for what might be one. */
export function pageNotFound(c: Context<AppEnv>, details: ProblemDetails = {}) {
  const wanted = accepts(c, { header: 'Accept', supports: [PROBLEM_TYPE, 'text/html'], default: PROBLEM_TYPE });
  const answer = wanted === 'text/html' ? servePage(c, NOT_FOUND, 404) : problem(c, 'not-found', details);
  c.header('Vary', 'Accept', { append: true });
  return answer;
}
