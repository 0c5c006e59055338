/**
 * The OpenAPI document as a judge: an answer that it does not declare is wrong,
 * whatever else a test says of it.
 */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as z from 'zod';
import { PROBLEM_CODES, PROBLEMS } from '../../src/http/problem-table.ts';
import { PROBLEM_SCHEMAS } from '../../src/http/schemas/problem.ts';

const MediaSchema = z.object({ schema: z.record(z.string(), z.unknown()).optional() });
const ResponseSchema = z.object({
  description: z.string(),
  content: z.record(z.string(), MediaSchema).optional(),
});
const OperationSchema = z.object({ responses: z.record(z.string(), ResponseSchema) });
const DocumentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), OperationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

const PROBLEM_TYPE = 'application/problem+json';
/** Statuses without a body. */
const BODILESS = [204, 304];

const document = DocumentSchema.parse(
  JSON.parse(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const validators = new Map<string, ValidateFunction>();

/** The schema, and every one in it, letting through only the members that it declares. */
function sealed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(sealed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.entries(schema).map(([name, value]) => [name, sealed(value)]);
  const isOpen = !('properties' in schema) || 'additionalProperties' in schema;
  return Object.fromEntries(isOpen ? members : [...members, ['additionalProperties', false]]);
}

/** The operations' paths, those without parameters first, since they win over those with. */
const PATHS = Object.keys(document.paths)
  .toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));

/** What is wrong with an answer; empty where all is as the document says. */
export function contradictions(method: string, pathname: string, answer: Response, body: string): readonly string[] {
  const { status } = answer;
  const type = answer.headers.get('Content-Type')?.split(';')[0] ?? null;
  const isProblem = status >= 400;
  const wrong = isProblem ? contradictionsOfProblem(status, type, body) : [];
  const operation = findOperation(method, pathname);
  if (operation === null) return isProblem || method === 'OPTIONS' ? wrong : [...wrong, 'no such operation'];

  const declared = operation.responses[status];
  if (declared === undefined) return [...wrong, `the document knows no ${status} here`];
  if (isProblem && body !== '' && !declared.description.includes(`\`${codeOf(body)}\``)) {
    wrong.push(`the document knows no ${codeOf(body)} here`);
  }
  const isBodiless = method === 'HEAD' || BODILESS.includes(status);
  if (isBodiless) return body === '' ? wrong : [...wrong, 'a body where none belongs'];
  const schema = declared.content?.[type ?? '']?.schema;
  if (schema === undefined) return [...wrong, `the document knows no ${type} here`];
  if (type === 'text/html' || schema.contentSchema !== undefined) return wrong;
  const validate = validatorOf(`${operation.name} ${status}`, schema);
  const isText = type?.includes('json') !== true;
  return validate(isText ? body : JSON.parse(body)) ? wrong : [...wrong, ajv.errorsText(validate.errors)];
}

/** What is wrong with an item of a stream. */
export function contradictionsOfItem(schema: 'StreamItem' | 'StreamLine', item: unknown): readonly string[] {
  const validate = validatorOf(schema, { $ref: `#/components/schemas/${schema}` });
  return validate(item) ? [] : [ajv.errorsText(validate.errors)];
}

function contradictionsOfProblem(status: number, type: string | null, body: string): string[] {
  if (body === '') return [];
  if (type !== PROBLEM_TYPE) return [`an error as ${type}`];
  const code = PROBLEM_CODES.find((known) => known === codeOf(body));
  if (code === undefined) return [`an unknown code: ${codeOf(body)}`];
  const parsed = PROBLEM_SCHEMAS[code].safeParse(JSON.parse(body));
  const wrong = parsed.success ? [] : [z.prettifyError(parsed.error)];
  return PROBLEMS[code].status === status ? wrong : [...wrong, `${code} with ${status}`];
}

function codeOf(body: string): string {
  return body === '' ? '' : z.looseObject({ code: z.string() }).parse(JSON.parse(body)).code;
}

function findOperation(method: string, pathname: string) {
  const path = PATHS.find(({ pattern }) => pattern.test(pathname))?.path;
  if (path === undefined) return null;
  const name = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = document.paths[path]?.[name];
  return operation === undefined ? null : { ...operation, name: `${name} ${path}` };
}

function validatorOf(name: string, schema: Readonly<Record<string, unknown>>): ValidateFunction {
  const known = validators.get(name);
  if (known !== undefined) return known;
  const validate = ajv.compile(Object(sealed({ ...schema, components: { schemas: document.components.schemas } })));
  validators.set(name, validate);
  return validate;
}
