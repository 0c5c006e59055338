/** The page at /limits: every limit, as this service is set. */
import { html } from 'hono/html';
import { describeLimit, type Limit, type LimitSettings, listLimits } from '../limits.ts';
import { type Html, type Page, withCode } from './page.ts';

export function limitsPage(settings: LimitSettings): Page {
  const all = listLimits(settings);
  return {
    title: 'Limits · Merels',
    description: 'Every limit of the Merels API: requests, accounts and waits, sizes and times.',
    main: html`
<h1>Limits</h1>
<p>What the service lets through. <code>GET /v1/limits</code> gives the same to programs, <code>RateLimit-Policy</code> tells
with every answer what the request counted for, and a refusal, <a href="/errors/rate-limited">rate-limited</a>, names the
limit that was reached.</p>
<p>A caller is an account, where a request has its token; else an IPv4 address, or a /64 network of IPv6 addresses. The
tokens of seats count for the address.</p>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Limit</th><th scope="col">For each</th><th scope="col">What</th></tr></thead>
<tbody>${all.map(row)}</tbody>
</table>`,
  };
}

function row(limit: Limit): Html {
  const { name, per, description } = limit;
  return html`<tr><th scope="row"><code>${name}</code></th><td>${describeLimit(limit)}</td><td>${per}</td><td>${withCode(description)}</td></tr>\n`;
}
