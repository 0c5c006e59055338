/**
 * Waiting for what happens next in a game, by asking the store again: often at
 * first, since an answer to a move is often quick, then less and less.
 */
import type { Context } from 'hono';
import type { EventWindow } from '../game/event-store.ts';
import type { GameId } from '../game/id.ts';
import type { AppEnv } from './endpoint.ts';
import { readGame } from './game-reading.ts';

const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;
const GROWTH = 1.5;

/**
 * The game with the events of `window` as soon as there are any; without any once the game is over, `waitMs` have
 * passed, the client has left, the service stops, or too many wait already.
 */
export async function awaitEvents(c: Context<AppEnv>, id: GameId, window: EventWindow, waitMs: number) {
  const { now, sleep, stopping } = c.env.services;
  const load = () => readGame(c, (store) => store.loadWithEvents(id, window));
  const deadline = now() + waitMs;
  const signal = waitMs === 0 ? stopping : AbortSignal.any([stopping, c.req.raw.signal]);
  let found = await load();
  let pause = SHORTEST_PAUSE_MS;
  while (found.ok && found.value.events.length === 0 && found.value.state.status !== 'finished') {
    const left = deadline - now();
    if (left <= 0 || signal.aborted) break;
    const ms = Math.min(pause, left);
    if (!(await c.var.idle(() => sleep(ms, signal)))) break;
    found = await load();
    pause = Math.min(pause * GROWTH, LONGEST_PAUSE_MS);
  }
  return found;
}
