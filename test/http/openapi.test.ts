/**
 * The OpenAPI document: it is what the routes and the examples give today, it
 * says everything of every operation, and every example is what its schema says.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ENDPOINTS } from '../../src/http/app.ts';
import { problemsOf } from '../../src/http/endpoint-document.ts';
import { PROBLEM_CODES } from '../../src/http/problem-table.ts';
import { NODE_COMPILE_CACHE } from '../support/node-process.ts';

const MediaSchema = z.object({
  schema: z.record(z.string(), z.unknown()),
  examples: z.record(z.string(), z.object({ summary: z.string().min(1), value: z.unknown() })),
});
const HeadersSchema = z.record(z.string(), z.object({ $ref: z.string() }));
const ResponseSchema = z.object({
  description: z.string().min(1),
  headers: HeadersSchema,
  content: z.record(z.string(), MediaSchema).optional(),
});
const OperationSchema = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  description: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.object({ content: z.record(z.string(), MediaSchema) }).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
  responses: z.record(z.string(), ResponseSchema),
});
const DocumentSchema = z.object({
  openapi: z.string(),
  info: z.object({ description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), OperationSchema)),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    headers: z.record(z.string(), z.object({ description: z.string() })),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
});

const text = readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8');
const document = DocumentSchema.parse(JSON.parse(text));
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const documented = ENDPOINTS.filter(({ route }) => route.hide !== true);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** The reason why a value is not what a schema of the document says; null where it is. */
function contradiction(schema: object, value: unknown): string | null {
  const validate = ajv.compile({ ...schema, components: document.components });
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

/** Statuses of answers without a body. */
const BODILESS = ['204', '304'];

test('the committed files are what the routes and examples give', { timeout: 120_000 }, async () => {
  const generate = fileURLToPath(new URL('../../openapi/generate.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [generate, '--check'], { env: { ...process.env, NODE_COMPILE_CACHE } });
});

test('it has the schema of every error code', () => {
  const problems = z.record(z.string(), z.object({ $ref: z.string() })).parse(JSON.parse(text)['x-problems']);
  expect(Object.keys(problems)).toEqual(PROBLEM_CODES);
  const refs = Object.values(problems).map(({ $ref }) => $ref.replace('#/components/schemas/', ''));
  expect(refs.filter((name) => document.components.schemas[name] === undefined)).toEqual([]);
});

test('every endpoint that is not a page is in it, under a name of its own', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(documented.map(({ route }) => route.operationId).toSorted());
});

test('every tag is declared, and used', () => {
  const used = new Set(operations.flatMap(({ tags }) => tags));
  expect([...used].toSorted()).toEqual(document.tags.map(({ name }) => name).toSorted());
});

test('the guide says what makes retries safe, and what does not', () => {
  const { description } = document.info;
  for (const word of ['`ply`', '`If-Match`', '`Idempotency-Key`', '`Retry-After`', 'not safe']) {
    expect(description).toContain(word);
  }
});

describe.each(documented.map((endpoint) => [endpoint.route.operationId ?? '', endpoint] as const))(
  '%s',
  (id, endpoint) => {
    const operation = operations.find(({ operationId }) => operationId === id);
    const responses = Object.entries(operation?.responses ?? {});
    const mediaOf = (status: string) => Object.values(operation?.responses[status]?.content ?? {});

    test('declares its token', () => {
      const schemes = { player: [{ seatToken: [] }, { accountToken: [] }], account: [{ accountToken: [] }] };
      expect(operation?.security).toEqual(endpoint.needsToken === null ? [] : schemes[endpoint.needsToken]);
      expect(Object.keys(document.components.securitySchemes)).toEqual(['seatToken', 'accountToken']);
    });

    test('has an example of every answer with a body', () => {
      for (const [status, { content = {} }] of responses) {
        for (const { examples } of Object.values(content)) expect(Object.keys(examples), status).not.toEqual([]);
        if (!BODILESS.includes(status)) expect(Object.keys(content), status).toHaveLength(1);
      }
    });

    test('has an example of every problem that it can answer with', () => {
      const shown = responses.flatMap(([status]) => (Number(status) >= 400 ? mediaOf(status) : []));
      const codes = shown.flatMap(({ examples }) =>
        Object.values(examples).map(({ value }) => z.looseObject({ code: z.string() }).parse(value).code),
      );
      expect(new Set(codes)).toEqual(new Set(problemsOf(endpoint)));
    });

    test('has an example of its request', () => {
      for (const { examples } of Object.values(operation?.requestBody?.content ?? {})) {
        expect(Object.keys(examples)).not.toEqual([]);
      }
    });

    test('has examples that are what their schemas say', () => {
      const answers = responses.flatMap(([, { content = {} }]) => Object.values(content));
      for (const { schema, examples } of [...answers, ...Object.values(operation?.requestBody?.content ?? {})]) {
        for (const [name, { value }] of Object.entries(examples)) expect(contradiction(schema, value), name).toBeNull();
      }
    });

    test('names the headers that tell clients what to do', () => {
      for (const [status, { headers }] of responses) {
        expect(Object.keys(headers), status).toContain('X-Request-Id');
        for (const { $ref } of Object.values(headers)) {
          expect(Object.keys(document.components.headers)).toContain($ref.replace('#/components/headers/', ''));
        }
      }
      const headersOf = (status: string) => Object.keys(operation?.responses[status]?.headers ?? {});
      for (const status of ['429', '503']) {
        if (operation?.responses[status] !== undefined) expect(headersOf(status)).toContain('Retry-After');
      }
      if (operation?.responses['401'] !== undefined) expect(headersOf('401')).toContain('WWW-Authenticate');
      if (operation?.responses['304'] !== undefined) expect(headersOf('304')).toContain('ETag');
    });
  },
);
