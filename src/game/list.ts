/** Lists of games, as readers see them: no game in it whose time was over and that still looks alive. */
import { type LoadedGame, StoreUnavailable } from './event-store.ts';
import { hasExpired } from './expiry.ts';
import type { GameQueries, ListFilter } from './game-queries.ts';
import { expire, type GameContext } from './handle.ts';
import type { GameId } from './id.ts';

const ATTEMPTS = 64;

/** As `GameQueries.listGames`, once more after ends that were due have been appended. */
export async function listSettled(
  context: GameContext & { readonly queries: GameQueries },
  filter: ListFilter,
  before: GameId | null,
  limit: number,
): Promise<readonly LoadedGame[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const games = await context.queries.listGames(filter, before, limit);
    const overdue = games.filter(({ state }) => hasExpired(state, context.now()));
    if (overdue.length === 0) return games;
    for (const { state } of overdue) await expire(context, state.id);
  }
  throw new StoreUnavailable('gave up on a list whose games all came to their ends');
}
