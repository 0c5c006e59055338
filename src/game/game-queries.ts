/** Reads across games: what needs no guarantee and changes nothing. */
import type { PresetId } from '../rules/presets.ts';
import type { LoadedGame } from './event-store.ts';
import type { AccountId, GameId } from './id.ts';
import type { GameStatus } from './state.ts';

/** Which games to list; an empty list lets all pass. */
export interface ListFilter {
  readonly status: readonly GameStatus[];
  readonly preset: readonly PresetId[];
}

/** Of whose games: those that everybody may find, or all of one's own, be it only those in which one has the move. */
export type ListScope =
  | { readonly of: AccountId; readonly visibility: 'public' }
  | { readonly of: AccountId; readonly visibility: null; readonly isTurn: boolean };

export interface GameQueries {
  /** The games of an account, as `listGames`. */
  listGamesOf(
    scope: ListScope,
    filter: ListFilter,
    before: GameId | null,
    limit: number,
  ): Promise<readonly LoadedGame[]>;
  /** Public games, newest first, at most `limit`: those older than the game `before`, or from the newest on. */
  listGames(filter: ListFilter, before: GameId | null, limit: number): Promise<readonly LoadedGame[]>;
  /** Whether the database answers; throws `StoreUnavailable` where it does not. */
  ping(): Promise<void>;
}
