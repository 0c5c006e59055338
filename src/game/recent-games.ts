/**
 * The games that a process changed last, as it left them, so that the next move
 * in one of them need not load it. Others may have changed a game since: nothing
 * may rest on what is found here but an append, which the store refuses where
 * the game is no longer the same.
 */
import type { LoadedGame } from './event-store.ts';
import type { GameId } from './id.ts';

export interface RecentGames {
  get(id: GameId): LoadedGame | undefined;
  set(id: GameId, game: LoadedGame): unknown;
}
