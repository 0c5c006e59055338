/** The pages that the `type` of every problem points to: what happened, and what to do next. */
import { html } from 'hono/html';
import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from '../problem.ts';
import type { Html, Page } from './page.ts';

export function problemPage(code: ProblemCode): Page {
  const { status, title, happened, next } = PROBLEMS[code];
  return {
    title: `${title} · Merels`,
    description: `The problem ${code} of the Merels API: what happened and what to do next.`,
    main: html`
<p class="kicker">Problem <code>${code}</code>, status ${status}</p>
<h1>${title}</h1>
<h2>What happened</h2>
<p>${withCode(happened)}</p>
<h2>What to do next</h2>
<p>${withCode(next)}</p>
<h2>Every problem</h2>
<ul class="codes">${PROBLEM_CODES.map((other) => html`<li>${other === code ? other : linkTo(other)}</li>\n`)}</ul>`,
  };
}

function linkTo(code: ProblemCode): Html {
  return html`<a href="/errors/${code}">${code}</a>`;
}

/** Text with what stands between backticks marked as code. */
function withCode(text: string): readonly (Html | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));
}
