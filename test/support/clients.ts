/** Clients for tests: every answer that they get is held against the OpenAPI document. */
import { inject } from 'vitest';
import { type Client, type ClientOptions, createClient, type GameInPlay } from '../../src/client/index.ts';
import { contradictions } from './openapi.ts';

/** A client of the host that the project started. */
export function openClient(options: Partial<ClientOptions> = {}): Client {
  return createClient({
    url: inject('baseUrl'),
    patienceMs: 5_000,
    ...options,
    fetch: judging(options.fetch ?? fetch),
  });
}

/** Streams are judged elsewhere, item by item. */
function judging(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, url } = request;
    const answer = await send(request);
    const { pathname } = new URL(url);
    if (pathname.endsWith('/stream.ndjson')) return answer;
    const copy = answer.clone();
    const wrong = contradictions(method, pathname, copy, await copy.text());
    if (wrong.length > 0) throw new Error(`${method} ${url}: ${wrong.join()}`);
    return answer;
  };
}

/** Ends games of small boards soon: captures whatever it can, else plays the first move of all. */
export function firstCapture({ legalMoves }: GameInPlay): string {
  const move = legalMoves.find(({ captures }) => captures.length > 0) ?? legalMoves[0];
  if (move === undefined) throw new Error('no legal move');
  return move.move;
}
