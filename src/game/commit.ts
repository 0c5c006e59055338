/**
 * The last step of whatever changes a game: the events that were decided on are
 * folded and appended, where the game is still as it was. Ends that are due by
 * themselves come the same way.
 */

import type { BySide } from '../rules/color.ts';
import { type EpochMs, type LoggedEvent, recordEvents } from './event-record.ts';
import type { AnswerToKeep, EventStore, LoadedGame, Seating } from './event-store.ts';
import type { LaterEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { expiryOf } from './expiry.ts';
import { type FeedEntry, feedOf } from './feed.ts';
import type { Followers } from './followers.ts';
import type { RecentGames } from './recent-games.ts';
import type { GameState } from './state.ts';

export interface GameContext {
  readonly store: EventStore;
  readonly now: () => EpochMs;
  /** The store as nobody in particular uses it; missing: `store` is. */
  readonly unasked?: EventStore;
  /** The games that this process changed last; without them every command loads its game. */
  readonly recent?: RecentGames;
  /** Who is told of what was committed; missing: nobody. */
  readonly followers?: Pick<Followers, 'announce' | 'announceTopic'>;
}

/** What commands need beyond it: to let a moment pass. */
export interface CommandContext extends GameContext {
  readonly sleep: (ms: number) => Promise<void>;
}

/** What goes with the events, outside the log. */
interface Beside {
  /** The seats afterwards; missing: as they are. */
  readonly seating?: BySide<Seating>;
  /** What to keep of the answer, for a repeat. */
  readonly answer?: AnswerToKeep | null;
}

interface Committed {
  readonly after: LoadedGame;
  readonly events: readonly LoggedEvent[];
}

/**
 * Appends what was decided on the game `before`, as of the moment `at`; `past`
 * are the states that it went through, where moves are taken back.
 */
export async function commit(
  { store, recent, followers }: GameContext,
  before: LoadedGame,
  decided: readonly LaterEvent[],
  { seating = before.seating, answer = null }: Beside,
  at: EpochMs,
  past: readonly GameState[] = [],
): Promise<Committed | 'conflict'> {
  const events = recordEvents(before.state, decided, at);
  const after = { state: events.reduce((game, event) => evolve(game, event, past), before.state), seating };
  const records = events.map(({ record }) => record);
  const feed = feedOf(after.state, events, null);
  const outcome = await store.append({ before, after, records, answer, ...(feed.length > 0 && { feed }) });
  if (outcome === 'conflict') return outcome;
  recent?.set(after.state.id, after);
  followers?.announce(after, events);
  announceFeed(followers, feed);
  return { after, events };
}

/** Tells the accounts that have new entries in their feeds. */
export function announceFeed(followers: GameContext['followers'], feed: readonly FeedEntry[]): void {
  for (const accountId of new Set(feed.map((entry) => entry.accountId)))
    followers?.announceTopic(`account:${accountId}`);
}

/** When something counts as done that arrived at `arrivedAt`: time never runs backwards within a game. */
export function momentOf({ state }: LoadedGame, arrivedAt: EpochMs): EpochMs {
  return Math.max(arrivedAt, state.updatedAt);
}

/** Whether the game's time is over: then its end has been appended, by us or by somebody else, and it has to be loaded anew. */
export async function endIfDue(context: GameContext, game: LoadedGame): Promise<boolean> {
  const now = context.now();
  const expiry = expiryOf(game.state);
  if (expiry === null || expiry.at > now) return false;
  // The end of a game depends on nobody's token.
  const unasked = { ...context, store: context.unasked ?? context.store };
  await commit(unasked, game, [{ type: 'game.finished', data: expiry.result }], {}, momentOf(game, now));
  return true;
}

/**
 * Waits until the end of a side whose time is over may be recorded: what comes
 * behind the deadline changes nothing, and is judged on the game as it then is.
 */
export async function awaitEnd(context: CommandContext, { state }: LoadedGame): Promise<'conflict'> {
  const left = (expiryOf(state)?.at ?? 0) - context.now();
  if (left > 0) await context.sleep(left);
  return 'conflict';
}
