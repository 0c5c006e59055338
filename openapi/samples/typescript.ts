/** A request as a program in TypeScript with `merels/client`, or with `fetch` where the client has no call for it. */
import { CALLS, type ClientCall } from './client-calls.ts';
import { literal, TYPESCRIPT } from './literal.ts';
import type { SampleRequest } from './sample-request.ts';
import { SERVICE } from './sample-request.ts';

export function typescriptSample(request: SampleRequest): string {
  const call = CALLS[request.operation]?.(request);
  return call === undefined ? fetchSample(request) : clientSample(request, call);
}

function clientSample({ needsToken, answer }: SampleRequest, { name, args, gives }: ClientCall): string {
  const options = `{ url: '${SERVICE}'${needsToken ? ', token: process.env.TOKEN' : ''} }`;
  const call = `client.${name}(${args.map((arg) => literal(arg, TYPESCRIPT)).join(', ')})`;
  return [
    "import { createClient } from 'merels/client';",
    '',
    `const client = createClient(${options});`,
    ...(gives === 'items'
      ? [`for await (const item of ${call}) console.log(item);`]
      : answer === 'nothing'
        ? [`await ${call};`]
        : [`const answer = await ${call};`, 'console.log(answer);']),
  ].join('\n');
}

/** Said of the operations that the client leaves out: what is drawn is for an `<img>`, and the service's state for whoever runs it. */
function fetchSample({ method, url, body, needsToken, needsKey, answer }: SampleRequest): string {
  const headers = [
    // A template literal in the sample, not here.
    ...(needsToken ? ['Authorization: `Bearer $' + '{process.env.TOKEN}`'] : []),
    ...(needsKey ? ["'Idempotency-Key': crypto.randomUUID()"] : []),
    ...(body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ];
  const init = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`]),
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, TYPESCRIPT, '  ')})`]),
  ];
  const address = literal(url, TYPESCRIPT);
  const asked = init.length === 0 ? address : `${address}, {\n${init.map((part) => `  ${part},\n`).join('')}}`;
  return [`const response = await fetch(${asked});`, `console.log(${READING[answer]});`].join('\n');
}

const READING = {
  json: 'await response.json()',
  text: 'await response.text()',
  stream: 'await response.text()',
  nothing: 'response.status',
} as const satisfies Record<SampleRequest['answer'], string>;
