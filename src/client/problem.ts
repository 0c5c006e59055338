/**
 * How a call can fail. The service says why in a problem document, and programs
 * compare its `code`; everything else that keeps an answer from arriving is a
 * lost connection.
 */
import type { components } from './api-types.ts';

type ProblemsByCode = components['schemas']['ProblemsByCode'];

/** The error codes that this client knows. */
export type ProblemCode = keyof ProblemsByCode;

/**
 * A problem document, told apart by `code`. A service that is newer than this
 * client may send further codes: leave a `switch` a `default`.
 */
export type Problem = { [Code in ProblemCode]: ProblemsByCode[Code] & { readonly code: Code } }[ProblemCode];

/** The service refused a request, or could not do it; `problem` says why. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail}`);
    this.problem = problem;
  }
}

/** No answer of the service arrived. Whether the request did is not known. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** Why a call failed, where the service said so; null for every other error. */
export function problemOf(error: unknown): Problem | null {
  return error instanceof ApiError ? error.problem : null;
}

/** The problem document in a body; null where there is none, as in the error pages of proxies. */
export function parseProblem(body: unknown): Problem | null {
  return isProblem(body) ? body : null;
}

/** The members that go with a code are the service's promise, and are taken at its word. */
function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/** What refuses a command where its game went on meanwhile: by a move, an offer, a takeback, or its end. */
const OVERTAKEN: readonly string[] = [
  'stale-ply',
  'not-your-turn',
  'version-mismatch',
  'nothing-to-accept',
  'game-over',
] satisfies readonly ProblemCode[];

/** Whether an error says no more than that the game went on: there is nothing to mend, only to look again. */
export function wasOvertaken(error: unknown): boolean {
  const code = problemOf(error)?.code;
  return code !== undefined && OVERTAKEN.includes(code);
}
