/** Lists of games, as readers see them: no game in it whose time was over and that still looks alive. */
import type { LoadedGame } from './event-store.ts';
import { hasExpired } from './expiry.ts';
import type { GameQueries } from './game-queries.ts';
import { expire, type GameContext, untilSettled } from './handle.ts';

/** What `list` finds, once more after ends that were due have been appended. */
export function listSettled(
  context: GameContext & { readonly queries: GameQueries },
  list: (queries: GameQueries) => Promise<readonly LoadedGame[]>,
): Promise<readonly LoadedGame[]> {
  return untilSettled(async () => {
    const games = await list(context.queries);
    const overdue = games.filter(({ state }) => hasExpired(state, context.now()));
    for (const { state } of overdue) await expire(context, state.id);
    return overdue.length === 0 ? games : 'conflict';
  });
}
