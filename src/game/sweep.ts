/**
 * What has to happen though nobody asks for it: games whose time is over get
 * their end, and answers that are kept for repeated requests are forgotten.
 * Readers and movers append a due end as well; the sweep is for the games that
 * nobody looks at. Any number of sweeps may run at once.
 */
import { StoreUnavailable } from './event-store.ts';
import { expire, type GameContext } from './handle.ts';
import type { GameId } from './id.ts';

/** How long the answer to a request with an Idempotency-Key is kept. */
export const ANSWER_KEPT_MS = 24 * 60 * 60 * 1000;

const BATCH = 100;

export interface Sweep {
  /** Games that now have their end. */
  readonly ended: number;
  /** Games that could not be ended, and why: a fault of ours each; they are tried again next time. */
  readonly failed: readonly { readonly id: GameId; readonly error: unknown }[];
}

/** As `endOverdue`, and then forgets old answers. */
export async function sweep(context: GameContext, atMost: number, signal?: AbortSignal): Promise<Sweep> {
  const swept = await endOverdue(context, atMost, signal);
  await context.store.forgetAnswers(context.now() - ANSWER_KEPT_MS);
  return swept;
}

/**
 * Ends overdue games, the longest overdue first, until none is left, `atMost`
 * have been looked at, or `signal` says stop. Where nothing is due it is one
 * query. Throws `StoreUnavailable` where the store cannot be reached.
 */
export async function endOverdue(context: GameContext, atMost: number, signal?: AbortSignal): Promise<Sweep> {
  const failed: { id: GameId; error: unknown }[] = [];
  let ended = 0;
  while (ended + failed.length < atMost && !signal?.aborted) {
    const limit = Math.min(BATCH, atMost - ended - failed.length);
    // Those that failed are still overdue, and come first again.
    const overdue = await context.store.expired(context.now(), limit + failed.length);
    const untried = overdue.filter((id) => !failed.some((failure) => failure.id === id));
    if (untried.length === 0) break;
    for (const id of untried) {
      if (signal?.aborted) break;
      const error = await failureOf(() => expire(context, id));
      if (error === null) ended++;
      else failed.push({ id, error });
    }
  }
  return { ended, failed };
}

/** Why something failed by a fault of ours; null where it did not. Throws `StoreUnavailable` on. */
export async function failureOf(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run();
    return null;
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    return error;
  }
}
