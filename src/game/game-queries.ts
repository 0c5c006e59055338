/** Reads across games: what needs no guarantee and changes nothing. */
import type { PresetId } from '../rules/presets.ts';
import type { LoadedGame } from './event-store.ts';
import type { GameId } from './id.ts';
import type { GameStatus } from './state.ts';

/** Which games to list; an empty list lets all pass. */
export interface ListFilter {
  readonly status: readonly GameStatus[];
  readonly preset: readonly PresetId[];
}

export interface GameQueries {
  /** Public games, newest first, at most `limit`: those older than the game `before`, or from the newest on. */
  listGames(filter: ListFilter, before: GameId | null, limit: number): Promise<readonly LoadedGame[]>;
  /** Whether the database answers; throws `StoreUnavailable` where it does not. */
  ping(): Promise<void>;
}
