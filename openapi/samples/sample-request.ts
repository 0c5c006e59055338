/**
 * The request that an operation's samples send: that of its first example with a
 * good answer. Tokens and keys are the caller's own: a sample reads the token
 * from the variable TOKEN and draws a key, for whoever copied a key out of the
 * reference would share it, and what it opens, with all others who did.
 */
import type { Example } from '../examples/recorder.ts';

/** Where `npm start` serves. */
export const SERVICE = 'http://localhost:8787';

export interface SampleRequest {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The JSON value that it sends; undefined where it sends none, or none that says anything. */
  readonly body: unknown;
  readonly needsToken: boolean;
  readonly needsKey: boolean;
  /** What comes back: a JSON value, a text, a stream of lines, or nothing but the status. */
  readonly answer: 'json' | 'text' | 'stream' | 'nothing';
}

/** Null where the operation has no such example. */
export function sampleRequest(examples: readonly Example[]): SampleRequest | null {
  const example = examples.find(({ status }) => status >= 200 && status < 300);
  if (example === undefined) return null;
  const { request, method, path, sent, headers } = example;
  const { operation, params = {}, query = {} } = request;
  return {
    operation,
    method: method.toUpperCase(),
    url: `${SERVICE}${path}`,
    params,
    query,
    body: isEmpty(sent) ? undefined : sent,
    needsToken: request.headers?.Authorization !== undefined,
    needsKey: request.headers?.['Idempotency-Key'] !== undefined,
    answer: answerOf(headers.get('Content-Type')),
  };
}

function isEmpty(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && Object.keys(sent).length === 0;
}

function answerOf(type: string | null): SampleRequest['answer'] {
  if (type === null) return 'nothing';
  if (/event-stream|ndjson/.test(type)) return 'stream';
  return /[/+]json\b/.test(type) ? 'json' : 'text';
}
