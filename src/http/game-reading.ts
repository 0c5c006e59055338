/** How the routes read games: settled, and for whoever may see them, which is whoever knows the id. */
import type { Context } from 'hono';
import { isDead } from '../game/admission.ts';
import type { LoggedEvent } from '../game/event-record.ts';
import { type EventStore, type LoadedGame, WHOLE_LOG } from '../game/event-store.ts';
import { read } from '../game/handle.ts';
import type { GameId } from '../game/id.ts';
import { err, ok, type Result } from '../result.ts';
import type { AppEnv } from './endpoint.ts';
import { type ProblemAnswer, problem } from './problem.ts';

export interface GameWithLog extends LoadedGame {
  readonly events: readonly LoggedEvent[];
}

/** How to load a game, with its events only where they are wanted. */
export function loadGame(id: GameId, withEvents: boolean): (store: EventStore) => Promise<GameWithLog | null> {
  return async (store) => {
    if (withEvents) return store.loadWithEvents(id, WHOLE_LOG);
    const game = await store.load(id);
    return game === null ? null : { ...game, events: [] };
  };
}

/** The game that `load` finds, or the answer where there is none, or where the request's token was rotated away. */
export async function readGame<Loaded extends LoadedGame>(
  c: Context<AppEnv>,
  load: (store: EventStore) => Promise<Loaded | null>,
): Promise<Result<Loaded, Response & ProblemAnswer>> {
  const game = await read(c.env.services, load);
  if (game === null) return err(problem(c, 'not-found'));
  const { claim } = c.var;
  return claim !== null && isDead(claim, game) ? err(problem(c, 'unauthenticated')) : ok(game);
}
