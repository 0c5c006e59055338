/** The list of public games: newest first, page by page, by status and by preset. And whether the database is there. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoadedGame } from '../../src/game/event-store.ts';
import type { GameQueries, ListFilter } from '../../src/game/game-queries.ts';
import { GAME_STATUSES } from '../../src/game/state.ts';
import { PRESET_IDS, type PresetId } from '../../src/rules/presets.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { createGameQueries } from '../../src/store/queries.ts';
import { countRoundTrips } from '../../src/store/round-trips.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { seatsOf } from '../support/decider.ts';
import { rulesOf } from '../support/given.ts';
import { createMatch } from '../support/match.ts';

const LISTED: readonly PresetId[] = ['standard', 'russian', 'hungarian-house'];

let database: TestDatabase;
let queries: GameQueries;
/** Newest first. */
let games: readonly LoadedGame[];

beforeAll(async () => {
  database = await openTestDatabase();
  queries = createGameQueries(database.db);
  const store = createEventStore(database.db);
  const match = createMatch(store);
  const all: LoadedGame[] = [];
  for (let index = 0; index < 40; index++) {
    match.pass(1);
    const preset = LISTED[index % LISTED.length] ?? 'standard';
    const rules = rulesOf(preset, index % 10 === 9 ? { quietMovesDraw: 60 } : {});
    const seats = seatsOf('token', index % 4 === 0 ? 'open' : 'token');
    const { state } = await match.newGame({ visibility: 'public', rules, seats });
    if (index % 4 === 1) await match.ask(state.id, { type: 'abort' });
    const game = await store.load(state.id);
    if (game !== null) all.unshift({ state: game.state, seating: game.seating });
    await match.newGame({ visibility: 'unlisted', rules, seats });
  }
  games = all;
});
afterAll(() => database.close());

const fits = ({ status, preset }: ListFilter, { state }: LoadedGame): boolean =>
  (status.length === 0 || status.includes(state.status)) &&
  (preset.length === 0 || (state.rules.preset !== null && preset.includes(state.rules.preset)));

const filters: readonly ListFilter[] = [
  { status: [], preset: [] },
  { status: [...GAME_STATUSES], preset: [...PRESET_IDS] },
  ...GAME_STATUSES.map((status) => ({ status: [status], preset: [] })),
  ...LISTED.map((preset) => ({ status: [], preset: [preset] })),
  { status: ['open', 'finished'], preset: [] },
  { status: ['active'], preset: ['russian', 'hungarian-house'] },
  { status: [], preset: ['six'] },
];

describe.each(filters)('status $status and preset $preset', (filter) => {
  test('lists the games that fit, and no unlisted one', async () => {
    expect(await queries.listGames(filter, null, 100)).toEqual(games.filter((game) => fits(filter, game)));
  });

  test.each([1, 3, 7])('gives the same page by page, %i at a time', async (limit) => {
    const found: LoadedGame[] = [];
    for (let page: readonly LoadedGame[] | null = null; page === null || page.length === limit; ) {
      page = await queries.listGames(filter, found.at(-1)?.state.id ?? null, limit);
      expect(page.length).toBeLessThanOrEqual(limit);
      found.push(...page);
    }
    expect(found).toEqual(games.filter((game) => fits(filter, game)));
  });
});

test('the filters are not vacuous', () => {
  const counts = filters.map((filter) => games.filter((game) => fits(filter, game)).length);
  expect(counts.slice(0, -1).every((count) => count > 0)).toBe(true);
  expect(games.some(({ state }) => state.rules.preset === null)).toBe(true);
});

test('a database that answers is there', async () => {
  await expect(queries.ping()).resolves.toBeUndefined();
});

test('whether the database is there is asked once for all who want to know within a second', async () => {
  const { ping } = createGameQueries(database.db);
  const crowd = async () => {
    await Promise.all(Array.from({ length: 100 }, ping));
    await Promise.all(Array.from({ length: 100 }, ping));
  };
  expect((await countRoundTrips(crowd)).roundTrips).toBe(1);
  await pause(1_050);
  expect((await countRoundTrips(crowd)).roundTrips).toBe(1);
});
