/** The sweep: what is overdue gets its end, whatever becomes of one game. */
import { describe, expect, it } from 'vitest';
import { type EventStore, type LoadedGame, StoreUnavailable } from '../../src/game/event-store.ts';
import { hasExpired } from '../../src/game/expiry.ts';
import type { GameContext } from '../../src/game/handle.ts';
import { type GameId, gameIdOf } from '../../src/game/id.ts';
import { ANSWER_KEPT_MS, sweep } from '../../src/game/sweep.ts';
import { created, START, started, stateAfter } from '../support/decider.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOBODY = { name: null, generation: 0 };

const idOf = (number: number): GameId => gameIdOf(`01900000-0000-7000-8000-${String(number).padStart(12, '0')}`);

/** As much of a store as the sweep needs, with `count` games that were never played. */
function storeOf(count: number, failing: (id: GameId) => Error | null = () => null) {
  const games = new Map<GameId, LoadedGame>();
  for (let number = 0; number < count; number++) {
    const id = idOf(number);
    games.set(id, { state: { ...stateAfter(created(), started), id }, seating: { white: NOBODY, black: NOBODY } });
  }
  const forgotten: number[] = [];
  const batches: number[] = [];
  const never = () => Promise.reject(new Error('not for the sweep'));
  const store: EventStore = {
    as: () => store,
    async load(id) {
      const error = failing(id);
      if (error !== null) throw error;
      const game = games.get(id);
      return game === undefined ? null : { ...game, kept: null };
    },
    async append({ after }) {
      games.set(after.state.id, after);
      return 'appended';
    },
    async expired(now, limit) {
      batches.push(limit);
      return [...games.values()]
        .filter(({ state }) => hasExpired(state, now))
        .map(({ state }) => state.id)
        .slice(0, limit);
    },
    async forgetAnswers(keptBefore) {
      forgotten.push(keptBefore);
    },
    heads: never,
    loadWithEvents: never,
    loadAnswered: never,
    rematch: never,
    createRematch: never,
    create: never,
  };
  const reasons = () => [...games.values()].map(({ state }) => state.result?.reason ?? null);
  return { store, forgotten, batches, reasons };
}

const at = (store: EventStore, time: number): GameContext => ({ store, now: () => time });
const OVERDUE = START + 7 * DAY_MS;

describe('the sweep', () => {
  it('leaves alone what is not overdue, and forgets old answers', async () => {
    const { store, forgotten, reasons } = storeOf(3);
    expect(await sweep(at(store, OVERDUE - 1), 1000)).toEqual({ ended: 0, failed: [] });
    expect(reasons()).toEqual([null, null, null]);
    expect(forgotten).toEqual([OVERDUE - 1 - ANSWER_KEPT_MS]);
  });

  it('ends all that is overdue, in batches', async () => {
    const { store, batches, reasons } = storeOf(250);
    expect(await sweep(at(store, OVERDUE), 1000)).toEqual({ ended: 250, failed: [] });
    expect(new Set(reasons())).toEqual(new Set(['aborted']));
    expect(batches.length).toBeLessThan(10);
  });

  it('ends as many as it may', async () => {
    const { store, reasons } = storeOf(250);
    expect(await sweep(at(store, OVERDUE), 120)).toEqual({ ended: 120, failed: [] });
    expect(reasons().filter((reason) => reason !== null)).toHaveLength(120);
  });

  it('goes on behind games that cannot be ended, and tells which', async () => {
    const fault = new Error('a fault');
    const { store, reasons } = storeOf(250, (id) => (id < idOf(150) ? fault : null));
    const { ended, failed } = await sweep(at(store, OVERDUE), 1000);
    expect(ended).toBe(100);
    expect(failed).toHaveLength(150);
    expect(failed[0]).toEqual({ id: idOf(0), error: fault });
    expect(reasons().filter((reason) => reason === 'aborted')).toHaveLength(100);
  });

  it('gives up where the store cannot be reached', async () => {
    const { store } = storeOf(3, () => new StoreUnavailable('away'));
    await expect(sweep(at(store, OVERDUE), 1000)).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('stops when it is told to', async () => {
    const { store, reasons } = storeOf(3);
    expect(await sweep(at(store, OVERDUE), 1000, AbortSignal.abort())).toEqual({ ended: 0, failed: [] });
    expect(reasons()).toEqual([null, null, null]);
  });
});
