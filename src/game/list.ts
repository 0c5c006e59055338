/** Lists of games, as readers see them: no game in it whose time was over and that still looks alive. */
import type { LoadedGame } from './event-store.ts';
import { hasExpired } from './expiry.ts';
import type { GameQueries, ListFilter } from './game-queries.ts';
import { expire, type GameContext, untilSettled } from './handle.ts';
import type { GameId } from './id.ts';

/** As `GameQueries.listGames`, once more after ends that were due have been appended. */
export function listSettled(
  context: GameContext & { readonly queries: GameQueries },
  filter: ListFilter,
  before: GameId | null,
  limit: number,
): Promise<readonly LoadedGame[]> {
  return untilSettled(async () => {
    const games = await context.queries.listGames(filter, before, limit);
    const overdue = games.filter(({ state }) => hasExpired(state, context.now()));
    for (const { state } of overdue) await expire(context, state.id);
    return overdue.length === 0 ? games : 'conflict';
  });
}
