/** A request as a command of curl for POSIX shells. */
import { JSON_TEXT, literal } from './literal.ts';
import type { SampleRequest } from './sample-request.ts';

export function curlSample({ method, url, body, needsToken, needsKey, answer }: SampleRequest): string {
  const options = [
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(needsKey ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quote(literal(body, JSON_TEXT))}`]),
  ];
  // curl itself chooses GET, and POST where there is something to send.
  const chosen = method === (body === undefined ? 'GET' : 'POST') ? '' : ` -X ${method}`;
  const command = `curl${answer === 'stream' ? ' -N' : ''}${chosen} ${/[?&]/.test(url) ? quote(url) : url}`;
  return [command, ...options].join(' \\\n  ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
