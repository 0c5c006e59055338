/** The pages that the `type` of every problem points to: what happened, and what to do next. */
import { html, raw } from 'hono/html';
import { ILLEGAL_MOVE_REASONS, illegalMove } from '../../rules/illegal-move.ts';
import type { FAULT_CODES } from '../faults.ts';
import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from '../problem-table.ts';
import { type Html, type Page, withCode } from './page.ts';

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
${detailsOf(code)}
<h2>Every problem</h2>
<ul class="codes">${PROBLEM_CODES.map((other) => html`<li>${linkTo(other, other === code)}</li>\n`)}</ul>`,
  };
}

const FAULTS: Readonly<Record<(typeof FAULT_CODES)[number], string>> = {
  required: 'It is missing.',
  type: 'It is of another type, a text in place of a number for example.',
  'unknown-field': 'There is no field or parameter of this name; look for a typing error.',
  range: 'The number is too small or too large.',
  length: 'The text or the list is too short or too long.',
  format: 'The text is not of the form that is asked for.',
  enum: 'The name is none of those that are offered.',
};

/** Said of moves that are played without a game, of which the answer names the first wrong one as `moveIndex`. */
const AFTER_THE_END = [
  'game-over',
  'Only where a list of moves is played: the game had ended before this one.',
] as const;

/** What some codes say besides themselves. */
function detailsOf(code: ProblemCode): Html {
  switch (code) {
    case 'illegal-move':
      return table('Reasons, the first that applies', 'reason', [
        ...ILLEGAL_MOVE_REASONS.map(reasonRow),
        AFTER_THE_END,
      ]);
    case 'validation-failed':
      return table('What can be wrong', 'code', Object.entries(FAULTS));
    default:
      return html``;
  }
}

function reasonRow(reason: (typeof ILLEGAL_MOVE_REASONS)[number]): readonly [string, string] {
  const refused = illegalMove(reason);
  return [reason, refused.ok ? '' : refused.error.message];
}

function table(title: string, heading: string, rows: readonly (readonly [string, string])[]): Html {
  return html`<h2>${title}</h2>
<table>
<thead><tr><th scope="col"><code>${heading}</code></th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(([name, meaning]) => html`<tr><th scope="row"><code>${name}</code></th><td>${meaning}</td></tr>\n`)}</tbody>
</table>`;
}

function linkTo(code: ProblemCode, isHere: boolean): Html {
  return html`<a href="/errors/${code}"${isHere ? raw(' aria-current="page"') : ''}>${code}</a>`;
}
