/** Sends requests to the world and keeps them with their answers, as the examples of the operations that they are. */
import { ENDPOINTS } from '../../src/http/app.ts';
import type { App, Endpoint } from '../../src/http/endpoint.ts';
import type { Services } from '../../src/http/services.ts';
import { drawn, ORIGIN, type World } from './world.ts';

/** A request to an operation, named by its `operationId`. */
export interface ExampleRequest {
  readonly operation: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string as it is. */
  readonly body?: unknown;
}

/** A request and what came of it. */
interface Exchange {
  readonly operation: string;
  readonly request: ExampleRequest;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** The JSON value that was sent; undefined where none was. */
  readonly sent: unknown;
  readonly status: number;
  readonly headers: Headers;
  /** The JSON value of the answer, or its text where that is none; null where it has no body. */
  readonly answer: unknown;
}

export interface Example extends Exchange {
  /** Unique among the operation's examples; for a problem its code. */
  readonly name: string;
  readonly summary: string;
}

/** Where an example is sent, where not to the world as it is. */
export interface Elsewhere {
  readonly app?: App;
  readonly services?: Partial<Services>;
}

export interface Recorder {
  readonly examples: readonly Example[];
  /** Sends a request that only prepares for others. */
  send(request: ExampleRequest): Promise<Exchange>;
  /** Sends a request, which is kept as an example under `name`. */
  show(name: string, summary: string, request: ExampleRequest, elsewhere?: Elsewhere): Promise<Example>;
}

/** Every operation of the document, by its id. */
export const OPERATIONS: ReadonlyMap<string, Endpoint> = new Map(
  ENDPOINTS.filter(({ route }) => route.hide !== true).map((endpoint) => [endpoint.route.operationId ?? '', endpoint]),
);

export function createRecorder(world: World): Recorder {
  const examples: Example[] = [];
  return {
    examples,
    async send(request) {
      const exchange = await exchangeWith(world, request, 'preparation');
      if (exchange.status >= 300) throw new Error(`${request.operation}: ${JSON.stringify(exchange.answer)}`);
      return exchange;
    },
    async show(name, summary, request, elsewhere) {
      const { operation } = request;
      if (examples.some((other) => other.operation === operation && other.name === name)) {
        throw new Error(`${operation} has two examples called ${name}`);
      }
      const example = { name, summary, ...(await exchangeWith(world, request, name, elsewhere)) };
      examples.push(example);
      return example;
    },
  };
}

async function exchangeWith(
  world: World,
  request: ExampleRequest,
  name: string,
  { app = world.app, services = {} }: Elsewhere = {},
): Promise<Exchange> {
  const { operation, body } = request;
  const scope = { services: { ...world.services, ...services }, address: '192.0.2.1' };
  const asked = requestOf(name, request);
  const response = await app.fetch(asked, scope);
  const text = await response.text();
  return {
    operation,
    request,
    method: asked.method,
    path: asked.url.slice(ORIGIN.length),
    sent: typeof body === 'string' ? undefined : body,
    status: response.status,
    headers: response.headers,
    answer: isJson(response) ? JSON.parse(text) : text || null,
  };
}

function isJson({ headers }: Response): boolean {
  return /[/+]json\b/.test(headers.get('Content-Type') ?? '');
}

function requestOf(name: string, { operation, params = {}, query = {}, headers, body }: ExampleRequest): Request {
  const endpoint = OPERATIONS.get(operation);
  if (endpoint === undefined) throw new Error(`there is no operation ${operation}`);
  const { path, method } = endpoint.route;
  const url = new URL(
    path.replaceAll(/\{(\w+)\}/g, (_, param) => params[param] ?? ''),
    ORIGIN,
  );
  url.search = new URLSearchParams(query).toString();
  const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return new Request(url, {
    // Only some methods are read in any case.
    method: method.toUpperCase(),
    headers: { 'X-Request-Id': requestIdOf(`${operation} ${name}`), ...json, ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

function requestIdOf(name: string): string {
  return drawn(name)
    .toString('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
