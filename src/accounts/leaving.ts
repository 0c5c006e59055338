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

/** Ends what deleted accounts still have; how many accounts were looked at. */
export async function finishLeaving(context: LeavingContext): Promise<number> {
  const leaving = await context.accounts.leaving(AT_ONCE);
  for (const { id, deletedAt } of leaving) {
    await context.accounts.clear(id);
    await endGames(context, id);
    if (deletedAt + MARKED_MS <= context.now()) await context.accounts.left(id);
  }
  return leaving.length;
}

async function endGames(context: LeavingContext, id: AccountId): Promise<void> {
  const own = { of: id, visibility: null, isTurn: false } as const;
  for (;;) {
    const games = await context.queries.listGamesOf(own, { status: ['open', 'active'], preset: [] }, null, AT_ONCE);
    for (const game of games) await endGame(context, game, id);
    if (games.length < AT_ONCE) return;
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
