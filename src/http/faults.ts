/** Faults of a request, in our own words and codes, from what the schemas found. */
import type * as z from 'zod';

export const FAULT_PLACES = ['body', 'query', 'header', 'path'] as const;
export const FAULT_CODES = ['required', 'type', 'unknown-field', 'range', 'length', 'format', 'enum'] as const;

/** One thing that is wrong with a request. */
export interface Fault {
  readonly in: (typeof FAULT_PLACES)[number];
  /** A JSON Pointer into the body; for the other places `/` and the name. */
  readonly pointer: string;
  readonly code: (typeof FAULT_CODES)[number];
  readonly message: string;
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** How a schema's own check says what is wrong: `params: { fault: 'format' } satisfies FaultParams`. */
export interface FaultParams {
  readonly fault: Fault['code'];
}

/** Every fault of `input`, which is the body, or an object with the query's parameters, or with the headers. */
export function faultsOf(place: Fault['in'], input: unknown, issues: readonly Issue[]): Fault[] {
  // What is no body has names and texts only: what a schema makes of a text has no pointer of its own.
  const depth = place === 'body' ? Number.POSITIVE_INFINITY : 1;
  return issues.flatMap((issue) => faultsOfIssue(place, input, issue, issue.path.slice(0, depth)));
}

function faultsOfIssue(place: Fault['in'], input: unknown, issue: Issue, path: Path): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      in: place,
      pointer: pointerTo([...path, key]),
      code: 'unknown-field',
      message: 'There is no field of this name.',
    }));
  }
  const value = valueAt(input, path);
  if (issue.code === 'invalid_union' && value !== undefined) {
    const branch = meantBranch(issue.errors);
    if (branch !== null) return branch.flatMap((inner) => faultsOfIssue(place, input, inner, [...path, ...inner.path]));
  }
  return [{ in: place, pointer: pointerTo(path), code: codeOf(issue, value), message: messageOf(issue, value) }];
}

/** The alternative that the client meant: of those whose type is right the one with the least wrong; null where none is. */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | null {
  const likely = branches.filter((issues) => issues.length > 0 && !issues.some(isWrongType));
  return likely.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

function isWrongType(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  return issue.code === 'invalid_type' || (issue.code === 'invalid_union' && meantBranch(issue.errors) === null);
}

function messageOf(issue: Issue, value: unknown): string {
  if (value === undefined) return 'Required.';
  if (issue.code !== 'invalid_union') return issue.message;
  const types = new Set(expectedTypes(issue));
  types.delete('null');
  return `Invalid input: expected ${[...types].join(' or ')}, received ${typeOf(value)}`;
}

function expectedTypes(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_type') return [issue.expected];
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(expectedTypes) : [];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function codeOf(issue: Issue, value: unknown): Fault['code'] {
  if (value === undefined) return 'required';
  switch (issue.code) {
    case 'invalid_value':
      return typeof value === typeof issue.values[0] ? 'enum' : 'type';
    case 'too_big':
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'length' : 'range';
    case 'invalid_format':
      return 'format';
    case 'custom':
      return isFaultParams(issue.params) ? issue.params.fault : 'format';
    default:
      return 'type';
  }
}

function isFaultParams(params: object | undefined): params is FaultParams {
  return params !== undefined && 'fault' in params;
}

/** What stands at `path`; own members only, so that a name like `constructor` finds nothing that was not sent. */
function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** A JSON Pointer (RFC 6901). */
export function pointerTo(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
