/** The games that a process, or an isolate, changed last: so many that they fit into its memory. */
import QuickLRU from 'quick-lru';
import type { LoadedGame } from './game/event-store.ts';
import type { GameId } from './game/id.ts';
import type { RecentGames } from './game/recent-games.ts';

/** Between once and twice as many are kept; each has a few kilobytes. */
const GAMES_AT_MOST = 5_000;

export function createRecentGames(): RecentGames {
  return new QuickLRU<GameId, LoadedGame>({ maxSize: GAMES_AT_MOST });
}
