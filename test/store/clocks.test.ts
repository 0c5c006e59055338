/** Clocks on a real store: moves at the deadline, sweeps and readers at the same moment, and one result. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRACE_MS } from '../../src/game/clock.ts';
import type { EventStore, LoadedGame } from '../../src/game/event-store.ts';
import { fold } from '../../src/game/evolve.ts';
import { type CommandContext, handle, read } from '../../src/game/handle.ts';
import type { GameId } from '../../src/game/id.ts';
import { endOverdue } from '../../src/game/sweep.ts';
import { err, ok } from '../../src/result.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { move, START } from '../support/decider.ts';
import { failureOf, unwrap } from '../support/given.ts';
import { createMatch } from '../support/match.ts';

const clock = { initialSeconds: 10, incrementSeconds: 0 };
const DEADLINE = START + 10_000;

let database: TestDatabase;
let store: EventStore;

beforeAll(async () => {
  database = await openTestDatabase({ max: 20 });
  store = createEventStore(database.db);
});
afterAll(() => database.close());

/** A game that began at `START`, White’s ten seconds running. */
async function begun(): Promise<LoadedGame> {
  const match = createMatch(store, START);
  return match.newGame({ clock });
}

/** A process whose clock stands at `at`, until it waits. */
function processAt(at: number): CommandContext {
  let now = at;
  return {
    store,
    now: () => now,
    async sleep(ms) {
      now += ms;
    },
  };
}

const moveAt = (at: number, id: GameId, text = 'a7') =>
  handle(processAt(at), id, { claim: null }, () => ok({ command: move('white', text, { ply: 0 }) }));

async function outcomeOf(id: GameId) {
  const loaded = await store.loadWithEvents(id, { after: 0, limit: 100 });
  if (loaded === null) throw new Error(`${id} is gone`);
  expect(fold(id, loaded.events)).toEqual(loaded.state);
  return { state: loaded.state, types: loaded.events.slice(2).map(({ event }) => event.type) };
}

describe('a move', () => {
  test('at the deadline counts, and is charged all that there was', async () => {
    const { state } = await begun();
    const { game } = unwrap(await moveAt(DEADLINE, state.id));
    expect(game.state.clock?.remaining).toEqual({ white: 0, black: 10_000 });
  });

  test('a millisecond later is answered when the timeout may be recorded, and the game is over', async () => {
    const { state } = await begun();
    const late = processAt(DEADLINE + 1);
    const handled = await handle(late, state.id, { claim: null }, () => ok({ command: move('white', 'a7') }));
    expect(failureOf(handled)).toMatchObject({
      error: { code: 'game-over' },
      game: { state: { result: { winner: 'black', reason: 'timeout' } } },
    });
    expect(late.now()).toBe(DEADLINE + GRACE_MS);
  });

  test('is stamped when it comes in, not when it gets through', async () => {
    const { state } = await begun();
    const slow = processAt(DEADLINE - 1_000);
    let conflicts = 3;
    const contended: EventStore = {
      ...store,
      async append(append) {
        await slow.sleep(500);
        return conflicts-- > 0 ? 'conflict' : store.append(append);
      },
    };
    const context = { ...slow, store: contended };
    const { events } = unwrap(
      await handle(context, state.id, { claim: null }, () => ok({ command: move('white', 'a7') })),
    );
    expect(events[0]?.record.at).toBe(new Date(DEADLINE - 1_000).toISOString());
    expect(context.now()).toBe(DEADLINE + 1_000);
  });

  test('that was played in time is repeated long after the game was lost', async () => {
    const { state } = await begun();
    const first = unwrap(await moveAt(DEADLINE, state.id));
    await read(processAt(DEADLINE + 60_000), (from) => from.load(state.id));
    const again = unwrap(await moveAt(DEADLINE + 60_000, state.id));
    expect(again).toMatchObject({ replayed: true, events: first.events });
    expect(again.game.state.result).toEqual({ winner: 'white', reason: 'timeout' });
  });

  test('is judged before the time is, where it is none', async () => {
    const { state } = await begun();
    expect(failureOf(await moveAt(DEADLINE + 1, state.id, 'z9')).error.code).toBe('illegal-move');
    const stranger = await handle(processAt(DEADLINE + 1), state.id, { claim: null }, () =>
      err({ code: 'wrong-seat' }),
    );
    expect(failureOf(stranger).error.code).toBe('wrong-seat');
  });
});

describe('nobody records a timeout', () => {
  test.each([DEADLINE, DEADLINE + 1, DEADLINE + GRACE_MS - 1])('at %i', async (at) => {
    const { state } = await begun();
    await endOverdue(processAt(at), 1_000);
    const seen = await read(processAt(at), (from) => from.load(state.id));
    expect(seen?.state).toEqual(state);
  });

  test('twice, and whoever comes first does', async () => {
    const { state } = await begun();
    const due = DEADLINE + GRACE_MS;
    await Promise.all(Array.from({ length: 8 }, () => read(processAt(due), (from) => from.load(state.id))));
    expect((await outcomeOf(state.id)).types).toEqual(['game.finished']);
  });
});

test('of a move at the deadline, sweeps and readers two seconds later one gives the result', async () => {
  const results = new Set<string>();
  for (let round = 0; round < 30; round++) {
    const { state } = await begun();
    const { id } = state;
    const due = DEADLINE + GRACE_MS;
    // The move came in time, and is on its way while others find that its time is over.
    const moves = [moveAt(DEADLINE, id), moveAt(DEADLINE, id), moveAt(DEADLINE + 1, id, 'd7')];
    if (round % 3 === 0) await Promise.race(moves);
    const others = [
      endOverdue(processAt(due), 1_000),
      endOverdue(processAt(due), 1_000),
      read(processAt(due), (from) => from.load(id)),
    ];
    const [inTime, repeated, late] = await Promise.all(moves);
    await Promise.all(others);
    const { state: after, types } = await outcomeOf(id);
    results.add(types.join());
    if (inTime?.ok || repeated?.ok) {
      expect(types[0]).toBe('move.played');
      expect(after).toMatchObject({ plies: { white: 1 }, clock: { remaining: { white: 0, black: 10_000 } } });
    } else {
      expect(types).toEqual(['game.finished']);
      expect(after.result).toEqual({ winner: 'black', reason: 'timeout' });
    }
    expect(late?.ok).toBe(false);
  }
  expect(results).toContain('move.played');
});

test('in real time', async () => {
  const match = createMatch(store, Date.now());
  const { state } = await match.newGame({ clock: { initialSeconds: 1, incrementSeconds: 0 } });
  const live: CommandContext = {
    store,
    now: Date.now,
    async sleep(ms) {
      await pause(ms);
    },
  };
  const deadline = state.updatedAt + 1_000;
  await pause(deadline + 50 - Date.now());
  await endOverdue(live, 1_000);
  const handled = handle(live, state.id, { claim: null }, () => ok({ command: move('white', 'a7') }));
  expect((await store.load(state.id))?.state.status).toBe('active');
  expect(failureOf(await handled).error.code).toBe('game-over');
  const after = await store.load(state.id);
  expect(after?.state).toMatchObject({ result: { winner: 'black', reason: 'timeout' } });
  const waited = (after?.state.updatedAt ?? 0) - deadline;
  expect(waited).toBeGreaterThanOrEqual(GRACE_MS);
  expect(waited).toBeLessThan(GRACE_MS + 1_000);
});
