/** How every game begins: its first events, and what they fold to, before anybody stores them. */
import { ok, type Result } from '../result.ts';
import type { PositionInvalid } from '../rules/notation.ts';
import type { CreateGame } from './commands.ts';
import { decideCreation } from './decide.ts';
import { type EpochMs, emptyLog, type LoggedEvent, recordEvents } from './event-record.ts';
import { fold } from './evolve.ts';
import type { GameId } from './id.ts';
import type { GameState } from './state.ts';

export interface Beginning {
  readonly state: GameState;
  readonly log: readonly LoggedEvent[];
}

/** The game `id`, begun at the moment `at` as the command wants it. */
export function beginGame(id: GameId, command: CreateGame, at: EpochMs): Result<Beginning, PositionInvalid> {
  const events = decideCreation(command);
  if (!events.ok) return events;
  const log = recordEvents(emptyLog(id), events.value, at);
  const state = fold(id, log);
  if (state === null) throw new Error('a game was created without events');
  return ok({ state, log });
}
