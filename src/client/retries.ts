/**
 * When to try again, and how long to wait before. A refusal for the time being
 * (429) harms nobody twice; after a lost connection or a fault of the service a
 * request may have taken effect, so that only repeatable ones are sent again.
 */
import { pause } from './pause.ts';
import { type ApiError, ConnectionError } from './problem.ts';

/** What is given from outside, so that tests can tell the time. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** From 0 up to, but without, 1. */
  readonly random: () => number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly newKey: () => string;
}

export const SURROUNDINGS: Surroundings = {
  fetch: (input, init) => fetch(input, init),
  now: () => Date.now(),
  random: () => Math.random(),
  pause,
  // `randomUUID` is missing on pages without TLS.
  newKey: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
};

/** A try that failed, and when the service wants to see the next one. */
export class FailedTry {
  readonly error: ApiError | ConnectionError;
  readonly retryAfterMs: number | null;
  /** Whether it is bound to fail again, whatever the error. */
  readonly isFinal: boolean;

  constructor(error: ApiError | ConnectionError, retryAfterMs: number | null = null, isFinal = false) {
    this.error = error;
    this.retryAfterMs = retryAfterMs;
    this.isFinal = isFinal;
  }
}

export interface Retrying {
  readonly isRepeatable: boolean;
  /** How long to go on, at most. */
  readonly patienceMs: number;
  readonly signal: AbortSignal;
  /** Hears of every wait. */
  readonly onRetry?: ((error: Error, waitMs: number) => void) | undefined;
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;
/** A fault that is there again is one of the request. */
const TRIES_AFTER_FAULT = 3;

/** Tries until there is an answer, or nothing more to hope for. */
export async function tryAgain<Answer>(
  attempt: () => Promise<Answer | FailedTry>,
  { isRepeatable, patienceMs, signal, onRetry }: Retrying,
  { now, random, pause }: Surroundings,
): Promise<Answer> {
  const start = now();
  for (let tries = 1; ; tries++) {
    const outcome = await attempt();
    if (!(outcome instanceof FailedTry)) return outcome;
    const { error, retryAfterMs } = outcome;
    const waitMs = waitBefore(tries, retryAfterMs, random);
    if (!mayPass(outcome, isRepeatable, tries) || now() - start + waitMs > patienceMs) throw error;
    onRetry?.(error, waitMs);
    await pause(waitMs, signal);
  }
}

export function mayPass({ error, isFinal }: FailedTry, isRepeatable: boolean, tries: number): boolean {
  if (isFinal) return false;
  if (error instanceof ConnectionError) return isRepeatable;
  switch (error.problem.code) {
    case 'rate-limited':
      return true;
    case 'unavailable':
      return isRepeatable;
    case 'internal':
      return isRepeatable && tries < TRIES_AFTER_FAULT;
    default:
      return false;
  }
}

/** Doubles from try to try, and differs from client to client, but is never shorter than the service asks for. */
export function waitBefore(tries: number, retryAfterMs: number | null, random: () => number): number {
  const backoff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
  return (retryAfterMs ?? backoff / 2) + (random() * Math.min(backoff, retryAfterMs ?? backoff)) / 2;
}

/** `Retry-After`, in seconds or as a date; null where it is missing or neither. */
export function parseRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
