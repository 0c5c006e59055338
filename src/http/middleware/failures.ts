/** What is left when a handler throws: a lost database, or a fault of ours that tells nothing of the inside. */
import type { ErrorHandler } from 'hono';
import { StoreUnavailable } from '../../game/event-store.ts';
import type { AppEnv } from '../endpoint.ts';
import { problem } from '../problem.ts';

export const answerFailure: ErrorHandler<AppEnv> = (error, c) => {
  const isLostStore = error instanceof StoreUnavailable;
  c.env.services.log({
    level: 'error',
    message: isLostStore ? 'store unavailable' : 'internal error',
    requestId: c.var.requestId,
    error: describe(error),
    cause: error.cause instanceof Error ? describe(error.cause) : null,
    stack: isLostStore ? null : framesOf(error),
  });
  return problem(c, isLostStore ? 'unavailable' : 'internal');
};

/** The name and the first line: what follows may quote a statement's parameters. */
function describe({ name, message }: Error): string {
  return `${name}: ${message.split('\n', 1)[0]}`;
}

function framesOf({ stack = '' }: Error): readonly string[] {
  return stack.split('\n').filter((line) => line.startsWith('    at '));
}
