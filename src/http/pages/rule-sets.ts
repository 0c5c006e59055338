/** The page at /rules: every preset, with its source and how it differs from the standard rules. */
import { html } from 'hono/html';
import { PRESETS, type Preset, presetOf } from '../../rules/presets.ts';
import { PARAMETERS } from '../../rules/rule-set.ts';
import type { Html, Page } from './page.ts';

const STANDARD = presetOf('standard').rules;

export function ruleSetsPage(): Page {
  return {
    title: 'Rule sets · Merels',
    description: 'The rule sets of nine men’s morris that the Merels API knows by name, with their sources.',
    main: html`
<h1>Rule sets</h1>
<p>Every game carries its rules. A request names a set, <code>{ "rules": "russian" }</code>, or a set with changes:
<code>{ "rules": { "preset": "russian", "doubleMillCaptures": 1 } }</code>. All parameters combine;
<a href="/docs">the reference</a> says what each means, and <code>GET /v1/rules</code> what a source states and what the
service assumes.</p>
${PRESETS.map(section)}`,
  };
}

function section({ id, name, nativeName, language, summary, rules, source }: Preset): Html {
  const changes = PARAMETERS.filter((parameter) => rules[parameter] !== STANDARD[parameter]);
  return html`<h2 id="${id}">${name}</h2>
<p><code>${id}</code> · <span lang="${language}">${nativeName}</span>. ${summary}</p>
${
  changes.length === 0
    ? ''
    : html`<ul>${changes.map((parameter) => html`<li><code>${parameter}: ${`${rules[parameter]}`}</code></li>\n`)}</ul>`
}
${source === null ? '' : html`<p>After <cite lang="${source.language}">${source.title}</cite>.</p>`}
<p><a href="/v1/rules/${id}">All parameters</a></p>
`;
}
