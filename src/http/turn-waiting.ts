/** Waiting, after a move, until there is something for the mover to do: a bot is then one call in a loop. */
import type { Context } from 'hono';
import type { LoggedEvent } from '../game/event-record.ts';
import { type LoadedGame, StoreUnavailable } from '../game/event-store.ts';
import type { GameFollower, News } from '../game/followers.ts';
import type { GameId } from '../game/id.ts';
import type { GameState } from '../game/state.ts';
import { ok, type Result } from '../result.ts';
import { type Color, opponentOf } from '../rules/color.ts';
import type { AppEnv } from './endpoint.ts';
import type { ProblemAnswer } from './problem.ts';
import { endOfWait, type Leave, takePlaces } from './waiting.ts';

/** The move that the wait begins with. */
interface Played {
  readonly seq: number;
  readonly color: Color;
}

export interface TurnWait {
  /** The game once it is the mover's turn again, as it is by then; `events` are those behind the move. */
  after(
    game: LoadedGame,
    played: Played,
  ): Promise<{ readonly game: LoadedGame; readonly events: readonly LoggedEvent[] }>;
  /** Has to be called once it is over. */
  readonly close: Leave;
}

/** To be opened before the move, so that nothing that follows is missed; with no seconds, or no place, it waits for nothing. */
export function openTurnWait(
  c: Context<AppEnv>,
  id: GameId,
  waitMs: number,
): Result<TurnWait, Response & ProblemAnswer> {
  const places = waitMs === 0 ? ok(null) : takePlaces(c);
  if (!places.ok) return places;
  const leave = places.value;
  if (leave === null) return ok({ after: async (game) => ({ game, events: [] }), close() {} });
  const follower = c.env.services.followers.follow(id);
  return ok({
    after: (game, played) => awaitTurn(c, follower, game, played, waitMs),
    close() {
      follower.close();
      leave();
    },
  });
}

async function awaitTurn(
  c: Context<AppEnv>,
  follower: GameFollower,
  begun: LoadedGame,
  { seq, color }: Played,
  waitMs: number,
) {
  const { now } = c.env.services;
  const until = now() + waitMs;
  const signal = endOfWait(c);
  const events: LoggedEvent[] = [];
  let game = begun;
  follower.begin(begun);
  while (!isUp(game.state, color, events) && now() < until && !signal.aborted) {
    const behind = events.at(-1)?.record.seq ?? seq;
    const news = await c.var.idle(() => nextOrNothing(follower, behind, until - now(), signal));
    if (news === null) break;
    events.push(...news.events);
    if (news.game !== null && news.game.state.version >= game.state.version) game = news.game;
  }
  return { game, events };
}

/** Null where the store is away: the move is played, and its answer must not leave that in doubt. */
async function nextOrNothing(...[follower, ...wait]: [GameFollower, ...Parameters<GameFollower['next']>]) {
  try {
    return await follower.next(...wait);
  } catch (error) {
    if (error instanceof StoreUnavailable) return null;
    throw error;
  }
}

/** Whether `color` has something to do, or to answer, or never again, after the events behind its move. */
function isUp(game: GameState, color: Color, events: News['events']): boolean {
  if (game.status !== 'active' || game.position.toMove === color) return true;
  const offers = events
    .map(({ event }) => event)
    .filter(({ type }) => type === 'draw.offered' || type === 'takeback.offered');
  const opponent = opponentOf(color);
  const isOffered = offers.some((event) => 'color' in event.data && event.data.color === opponent);
  return isOffered && (game.drawOffer === opponent || game.takebackOffer === opponent);
}
