/**
 * A game as it stood: its log folded up to a version, or up to a ply. The end
 * that a move brought belongs to its ply; a later resignation does not. A ply
 * that was taken back is none of the game's, though its event stays.
 */
import type { Color } from '../rules/color.ts';
import { OUTCOME_REASONS } from '../rules/outcome.ts';
import type { LoggedEvent } from './event-record.ts';
import type { EventWindow } from './event-store.ts';
import type { MovePlayed, ResultReason } from './events.ts';
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

/** The moves of a log, or of the end of one, that were not taken back, in order. */
export function standingMoves(log: readonly LoggedEvent[]): readonly LoggedEvent<MovePlayed>[] {
  const standing: LoggedEvent<MovePlayed>[] = [];
  for (const { event, record } of log) {
    if (event.type === 'move.played') standing.push({ event, record });
    else if (event.type === 'moves.taken-back') standing.splice(-event.data.plies);
  }
  return standing;
}

/** The state right before the last standing ply of `color`, of the states that the log went through; null where there is none. */
export function beforeLastPly(
  past: readonly GameState[],
  log: readonly LoggedEvent[],
  color: Color | null,
): GameState | null {
  const last = standingMoves(log).findLast(({ event }) => event.data.color === color);
  return last === undefined ? null : (past[last.record.seq - 2] ?? null);
}

/** Where in the log the ply ended, 0 being the start of play; -1 where the game has not come that far. */
function indexOfPly(log: readonly LoggedEvent[], ply: number): number {
  if (ply === 0) return log.findIndex(({ event }) => event.type === 'game.started');
  const move = standingMoves(log).find(({ event }) => event.data.ply === ply);
  return move === undefined ? -1 : move.record.seq - 1;
}
