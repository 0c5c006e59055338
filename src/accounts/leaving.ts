/**
 * Deleting an account. Its name and its tokens go at once; then its games end,
 * one by one, as if it had resigned or called them off. Should the process fall
 * in between, the sweep goes on: the account stays marked for a while, longer
 * than anything that was under way when it was deleted can take, so that a game
 * that was just being created ends too.
 */
import type { Asker } from '../game/admission.ts';
import type { EpochMs } from '../game/event-record.ts';
import { type LoadedGame, StoreUnavailable } from '../game/event-store.ts';
import type { GameQueries } from '../game/game-queries.ts';
import { type CommandContext, handle } from '../game/handle.ts';
import type { AccountId } from '../game/id.ts';
import { accountOf } from '../game/seats.ts';
import { failureOf, type Sweep } from '../game/sweep.ts';
import { ok } from '../result.ts';
import { COLORS } from '../rules/color.ts';
import type { AccountStore } from './account-store.ts';

export interface LeavingContext extends CommandContext {
  readonly accounts: AccountStore;
  readonly queries: GameQueries;
}

/** An account that was deleted and may still have games. */
export interface LeavingAccount {
  readonly id: AccountId;
  readonly deletedAt: EpochMs;
}

/** How long a deleted account stays marked. */
const MARKED_MS = 60_000;
const AT_ONCE = 100;

/** Deletes the account that asks; false where its token is dead. */
export async function deleteAccount(context: LeavingContext, asker: Asker): Promise<boolean> {
  if (!(await context.accounts.delete(asker))) return false;
  try {
    await endGames(context, asker.claim.accountId);
  } catch (error) {
    // The account is gone all the same; the sweep ends what is left.
    if (!(error instanceof StoreUnavailable)) throw error;
  }
  return true;
}

/** Ends what deleted accounts still have. Where a game cannot be ended, the others are all the same. */
export async function finishLeaving(context: LeavingContext): Promise<Sweep> {
  const all: Sweep[] = [];
  for (const { id, deletedAt } of await context.accounts.leaving(AT_ONCE)) {
    await context.accounts.clear(id);
    const swept = await endGames(context, id);
    all.push(swept);
    // Ends are told to the account's feed: it is cleared once more before the account is forgotten.
    const isDone = swept.ended === 0 && swept.failed.length === 0;
    if (isDone && deletedAt + MARKED_MS <= context.now()) await context.accounts.left(id);
  }
  return {
    ended: all.reduce((sum, { ended }) => sum + ended, 0),
    failed: all.flatMap(({ failed }) => failed),
  };
}

async function endGames(context: LeavingContext, id: AccountId): Promise<Sweep> {
  const own = { of: id, visibility: null, isTurn: false } as const;
  const failed: Sweep['failed'][number][] = [];
  let ended = 0;
  for (;;) {
    const games = await context.queries.listGamesOf(own, { status: ['open', 'active'], preset: [] }, null, AT_ONCE);
    const untried = games.filter(({ state }) => !failed.some((failure) => failure.id === state.id));
    if (untried.length === 0) return { ended, failed };
    for (const game of untried) {
      const error = await failureOf(() => endGame(context, game, id));
      if (error === null) ended++;
      else failed.push({ id: game.state.id, error });
    }
  }
}

async function endGame(context: LeavingContext, { state }: LoadedGame, id: AccountId): Promise<void> {
  await handle(context, state.id, { claim: null }, ({ state: { seats, status } }) => {
    const color = COLORS.find((side) => accountOf(seats[side]) === id);
    return ok(
      status === 'active' && color !== undefined
        ? { command: { type: 'resign', color } }
        : { command: { type: 'abort' } },
    );
  });
}
