/** How the routes read games: settled, and for whoever may see them, which is whoever knows the id. */
import type { Context } from 'hono';
import { isDead } from '../game/admission.ts';
import type { LoggedEvent } from '../game/event-record.ts';
import { type EventStore, type LoadedGame, WHOLE_LOG } from '../game/event-store.ts';
import { askedBy, read } from '../game/handle.ts';
import type { GameId } from '../game/id.ts';
import { stateAtPly, stateAtVersion } from '../game/past.ts';
import type { GameState } from '../game/state.ts';
import { err, ok, type Result } from '../result.ts';
import type { AppEnv } from './endpoint.ts';
import { IMMUTABLE, REVALIDATED } from './game-headers.ts';
import { invalid, type ProblemAnswer, problem } from './problem.ts';
import type { PastQuery } from './schemas/past.ts';

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
  const { claim } = c.var;
  const game = await read(askedBy(c.env.services, claim), load);
  if (game === null) return err(problem(c, 'not-found'));
  return claim !== null && isDead(claim, game) ? err(problem(c, 'unauthenticated')) : ok(game);
}

/** The game as `query` asks for it, and for how long caches may keep it; the answer where it has not come that far. */
export function pastOf(
  c: Context<AppEnv>,
  id: GameId,
  events: readonly LoggedEvent[],
  { version, ply }: PastQuery,
): Result<{ readonly state: GameState; readonly cacheControl: string }, Response & ProblemAnswer> {
  const state = version === undefined ? stateAtPly(id, events, ply ?? 0) : stateAtVersion(id, events, version);
  if (state !== null) return ok({ state, cacheControl: version === undefined ? REVALIDATED : IMMUTABLE });
  const name = version === undefined ? 'ply' : 'version';
  const message = `The game has not come to this ${name}.`;
  return err(invalid(c, [{ in: 'query', pointer: `/${name}`, code: 'range', message }]));
}
