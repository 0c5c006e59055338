/**
 * A game as it stood: its log folded up to a version, or up to a ply. The end
 * that a move brought belongs to its ply; a later resignation does not.
 */
import { OUTCOME_REASONS } from '../rules/outcome.ts';
import type { LoggedEvent } from './event-record.ts';
import type { EventWindow } from './event-store.ts';
import type { ResultReason } from './events.ts';
import { fold } from './evolve.ts';
import type { GameId } from './id.ts';
import type { GameState } from './state.ts';

/** Ends that a move brings by itself. */
const BROUGHT_BY_MOVES: readonly ResultReason[] = [...OUTCOME_REASONS, 'ply-limit'];

/** The state as the events 1 to `version` left it; null where the log has no such event. */
export function stateAtVersion(id: GameId, log: readonly LoggedEvent[], version: number): GameState | null {
  return version < 1 || version > log.length ? null : fold(id, log.slice(0, version));
}

/** The state right after the ply `ply`, 0 being the start of play; null where the game has not come that far. */
export function stateAtPly(id: GameId, log: readonly LoggedEvent[], ply: number): GameState | null {
  const index = indexOfPly(log, ply);
  if (index === -1) return null;
  const next = log[index + 1]?.event;
  const isDecided = next?.type === 'game.finished' && BROUGHT_BY_MOVES.includes(next.data.reason);
  return stateAtVersion(id, log, index + (isDecided ? 2 : 1));
}

/** The events of a whole log that a window shows. */
export function eventsIn(log: readonly LoggedEvent[], window: EventWindow): readonly LoggedEvent[] {
  const index = 'after' in window ? window.after : indexOfPly(log, window.afterPly) + 1;
  return 'afterPly' in window && index === 0 ? [] : log.slice(index, index + window.limit);
}

/** Where in the log the ply ended, 0 being the start of play; -1 where the game has not come that far. */
function indexOfPly(log: readonly LoggedEvent[], ply: number): number {
  return log.findIndex(({ event }) =>
    ply === 0 ? event.type === 'game.started' : event.type === 'move.played' && event.data.ply === ply,
  );
}
