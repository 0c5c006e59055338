/**
 * The problems that every operation of a form can answer with, each provoked
 * with a request that would succeed otherwise.
 */
import { StoreUnavailable } from '../../src/game/event-store.ts';
import { createApp } from '../../src/http/app.ts';
import { problemsOf } from '../../src/http/endpoint-document.ts';
import type { ProblemCode } from '../../src/http/problem-table.ts';
import { DEFAULT_LIMITS } from '../../src/http/rate-limits.ts';
import { LARGEST_BODY } from '../../src/http/request-body.ts';
import { type Elsewhere, type ExampleRequest, OPERATIONS, type Recorder } from './recorder.ts';

interface Failure {
  readonly summary: string;
  readonly provoke: (request: ExampleRequest) => Elsewhere & { readonly request?: ExampleRequest };
}

const overloaded = createApp({ mostAtWork: 0 });

const FAILURES: Partial<Readonly<Record<ProblemCode, Failure>>> = {
  unavailable: {
    summary: 'More requests than the service can take',
    provoke: () => ({
      app: overloaded,
      services: {
        queries: {
          listGames: () => Promise.reject(new StoreUnavailable('gone')),
          listGamesOf: () => Promise.reject(new StoreUnavailable('gone')),
          ping: () => Promise.reject(new StoreUnavailable('gone')),
        },
      },
    }),
  },
  'rate-limited': {
    summary: 'More requests in this minute than the limit lets through',
    provoke: () => ({
      services: { limiter: { limits: DEFAULT_LIMITS, admit: () => ({ admitted: false, retryAfter: 21 }) } },
    }),
  },
  unauthenticated: {
    summary: 'A token that is not genuine',
    provoke: (request) => ({
      request: { ...request, headers: { ...request.headers, Authorization: 'Bearer seat_0' } },
    }),
  },
  'payload-too-large': {
    summary: 'A body of more than 32 KiB',
    provoke: (request) => ({ request: { ...request, body: ' '.repeat(LARGEST_BODY + 1) } }),
  },
  'unsupported-media-type': {
    summary: 'A body that is not declared as JSON',
    provoke: (request) => ({
      request: { ...request, body: '<move/>', headers: { ...request.headers, 'Content-Type': 'application/xml' } },
    }),
  },
  'malformed-json': {
    summary: 'A body that breaks off',
    provoke: (request) => ({ request: { ...request, body: '{ "move": "d6"' } }),
  },
  'not-found': {
    summary: 'Nothing has this id',
    provoke: (request) => ({
      request: {
        ...request,
        params: Object.fromEntries(Object.keys(request.params ?? {}).map((key) => [key, 'chess'])),
      },
    }),
  },
  'validation-failed': {
    summary: 'A parameter that does not exist',
    provoke: (request) => ({ request: { ...request, query: { ...request.query, colour: 'white' } } }),
  },
  internal: {
    summary: 'A fault of the service',
    provoke: () => ({
      services: { limiter: { limits: DEFAULT_LIMITS, admit: () => Promise.reject(new Error('bug')) } },
    }),
  },
};

/** Shows the failures of the request's operation that are not shown already, but for those that are shown `later`. */
export async function showFailures(
  recorder: Recorder,
  good: ExampleRequest,
  later: readonly ProblemCode[] = [],
): Promise<void> {
  const endpoint = OPERATIONS.get(good.operation);
  if (endpoint === undefined) throw new Error(`there is no operation ${good.operation}`);
  const shown = recorder.examples.filter(({ operation }) => operation === good.operation).map(({ name }) => name);
  for (const code of problemsOf(endpoint).filter((code) => !shown.includes(code) && !later.includes(code))) {
    const failure = FAILURES[code];
    if (failure === undefined) throw new Error(`${good.operation} has no example of ${code}`);
    const { request = good, ...elsewhere } = failure.provoke(good);
    const { status, answer } = await recorder.show(code, failure.summary, request, elsewhere);
    if (Reflect.get(Object(answer), 'code') !== code)
      throw new Error(`${good.operation}: ${status} in place of ${code}`);
  }
}
