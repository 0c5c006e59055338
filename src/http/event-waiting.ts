/** Waiting for what happens next in a game. */
import type { Context } from 'hono';
import type { GameId } from '../game/id.ts';
import { err, ok, type Result } from '../result.ts';
import type { AppEnv } from './endpoint.ts';
import { type GameWithLog, readGame } from './game-reading.ts';
import { type ProblemAnswer, problem } from './problem.ts';
import { endOfWait, takePlaces } from './waiting.ts';

interface Window {
  readonly after: number;
  readonly limit: number;
}

/**
 * The game with the events of `window` as soon as there are any; without any once the game is over, `waitMs` have
 * passed, the client has left, the service stops, or too many wait already.
 */
export async function awaitEvents(
  c: Context<AppEnv>,
  id: GameId,
  window: Window,
  waitMs: number,
): Promise<Result<GameWithLog, Response & ProblemAnswer>> {
  if (waitMs === 0) return readGame(c, (store) => store.loadWithEvents(id, window));
  const places = takePlaces(c);
  if (!places.ok) return places;
  const follower = c.env.services.followers.follow(id);
  try {
    if (c.var.claim !== null) {
      // Whether a token is the newest only the store knows.
      const found = await readGame(c, (store) => store.loadWithEvents(id, window));
      if (!found.ok || found.value.events.length > 0) return found;
      follower.begin({ state: found.value.state, seating: found.value.seating });
    }
    const ms = places.value === null ? 0 : waitMs;
    const { game, events } = await c.var.idle(() => follower.next(window.after, ms, endOfWait(c)));
    return game === null ? err(problem(c, 'not-found')) : ok({ ...game, events: events.slice(0, window.limit) });
  } finally {
    follower.close();
    places.value?.();
  }
}
