/**
 * Reads and checks what a request brings, once and in the order in which errors
 * count: the body as JSON, the ids in the path, then everything else together,
 * so that one answer lists all that is wrong. Handlers find it under
 * `c.req.valid`.
 */
import type { RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../endpoint.ts';
import { type Fault, faultsOf, pointerTo } from '../faults.ts';
import { invalid, problem } from '../problem.ts';
import { readBody } from '../request-body.ts';

/** Under this path no typing error is dropped silently: what takes no parameters refuses them. */
const API = '/v1/';
const NO_PARAMETERS = z.strictObject({});

interface InputSchemas {
  readonly params: z.ZodObject | null;
  readonly query: z.ZodObject | null;
  readonly headers: z.ZodObject | null;
  readonly body: { readonly schema: z.ZodObject; readonly isRequired: boolean } | null;
}

export function readInput(route: RouteConfig): MiddlewareHandler<AppEnv> {
  const { params, query, headers, body } = inputSchemas(route);
  return async (c, next) => {
    const json = body === null ? null : await readBody(c.req.raw);
    if (json !== null && !json.ok) return problem(c, json.error.code, { detail: json.error.detail });
    if (params !== null) {
      const ids = params.safeParse(c.req.param());
      if (!ids.success) return problem(c, 'not-found');
      c.req.addValidatedData('param', ids.data);
    }
    const faults: Fault[] = [];
    if (query !== null) faults.push(...readQuery(c, query));
    if (headers !== null) faults.push(...readHeaders(c, headers));
    if (body !== null && json !== null) {
      const value = json.value === undefined && !body.isRequired ? {} : json.value;
      faults.push(...check(c, 'json', body.schema, value));
    }
    return faults.length > 0 ? invalid(c, faults) : next();
  };
}

function inputSchemas({ path, request = {} }: RouteConfig): InputSchemas {
  const { params, query, headers, body } = request;
  const content = body?.content['application/json'];
  const schema = objectSchema(content !== undefined && 'schema' in content ? content.schema : undefined);
  return {
    params: objectSchema(params),
    query: objectSchema(query ?? (path.startsWith(API) ? NO_PARAMETERS : undefined)),
    headers: objectSchema(headers),
    body: schema === null ? null : { schema, isRequired: body?.required === true },
  };
}

/** What a request brings is read as objects only. */
function objectSchema(schema: unknown): z.ZodObject | null {
  if (schema === undefined) return null;
  if (schema instanceof z.ZodObject) return schema;
  throw new TypeError('a route reads something else than an object');
}

const PLACES = { json: 'body', query: 'query', header: 'header' } as const satisfies Record<string, Fault['in']>;

/** Keeps what `schema` makes of `input` for the handler, or lists what is wrong with it. */
function check(c: Context<AppEnv>, target: keyof typeof PLACES, schema: z.ZodObject, input: unknown): Fault[] {
  const read = schema.safeParse(input);
  if (!read.success) return faultsOf(PLACES[target], input, read.error.issues);
  c.req.addValidatedData(target, read.data);
  return [];
}

function readHeaders(c: Context<AppEnv>, schema: z.ZodObject): Fault[] {
  const given = Object.keys(schema.shape).map((name) => [name, c.req.header(name)]);
  return check(c, 'header', schema, Object.fromEntries(given));
}

/** Each parameter may be given once. */
function readQuery(c: Context<AppEnv>, schema: z.ZodObject): Fault[] {
  const parameters = new Map<string, string>();
  const repeated = new Set<string>();
  const { url } = c.req;
  for (const [name, value] of url.includes('?') ? new URL(url).searchParams : []) {
    if (parameters.has(name)) repeated.add(name);
    parameters.set(name, value);
  }
  const faults = check(c, 'query', schema, Object.fromEntries(parameters));
  for (const name of repeated) {
    faults.push({ in: 'query', pointer: pointerTo([name]), code: 'format', message: 'Give the parameter once.' });
  }
  return faults;
}
