/** Answers to requests that fail: problem documents (RFC 9457). */
import type { Context, TypedResponse } from 'hono';
import type { AppEnv } from './endpoint.ts';
import type { Fault } from './faults.ts';
import { PROBLEMS, type ProblemCode, type ProblemKind } from './problem-table.ts';

/** What one answer says beyond its code: `detail` in place of the general text, and members of its own. */
export interface ProblemDetails {
  readonly detail?: string | undefined;
  readonly errors?: readonly Fault[];
  readonly [extension: string]: unknown;
}

/** A problem document; its status is never that of a success. */
export type ProblemAnswer = TypedResponse<Record<string, unknown>, ProblemKind['status'], 'json'>;

/** The answer for `code`. */
export function problem(
  c: Context<AppEnv>,
  code: ProblemCode,
  details: ProblemDetails = {},
  headers: Readonly<Record<string, string>> = {},
): Response & ProblemAnswer {
  return problemAt(c, c.env.services.publicUrl, code, details, headers);
}

/** The same for an app that has no services; `publicUrl` is the origin of its pages, null: the request's own. */
export function problemAt(
  c: Context,
  publicUrl: string | null,
  code: ProblemCode,
  { detail, ...extensions }: ProblemDetails,
  headers: Readonly<Record<string, string>> = {},
): Response & ProblemAnswer {
  const kind = PROBLEMS[code];
  const { status, title, happened } = kind;
  const url = new URL(c.req.url);
  const body: Record<string, unknown> = {
    type: `${publicUrl ?? url.origin}/errors/${code}`,
    title,
    status,
    detail: detail ?? happened,
    instance: url.pathname,
    code,
    requestId: c.var.requestId,
    ...extensions,
  };
  return c.json(body, status, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...kind.headers,
    ...headers,
  });
}

/** The answer to a request with faults. */
export function invalid(c: Context<AppEnv>, faults: readonly Fault[]): Response & ProblemAnswer {
  const [first] = faults;
  const others = faults.length - 1;
  const place = first === undefined ? '' : [first.in, first.pointer].filter((part) => part !== '').join(' ');
  const detail = first === undefined ? undefined : `${place}: ${first.message}`;
  return problem(c, 'validation-failed', {
    detail: others > 0 ? `${detail} (and ${others} more, see errors)` : detail,
    errors: faults,
  });
}
