/** Random games with clocks, offers and takebacks: the row is what the log folds to, and a takeback leads back. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '../../src/game/commands.ts';
import type { EventStore } from '../../src/game/event-store.ts';
import { fold, statesOf } from '../../src/game/evolve.ts';
import { stateAtPly } from '../../src/game/past.ts';
import { OFFERS, plyOf } from '../../src/game/state.ts';
import { boardOf } from '../../src/rules/board.ts';
import { COLORS, opponentOf } from '../../src/rules/color.ts';
import { legalMoves } from '../../src/rules/legal-moves.ts';
import { formatMove } from '../../src/rules/notation.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { gameEvents } from '../../src/store/schema.ts';
import { type Difference, verifyLogs } from '../../src/store/verify-log.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { move as moveBy } from '../support/decider.ts';
import { createMatch } from '../support/match.ts';

let database: TestDatabase;
let store: EventStore;
let match: ReturnType<typeof createMatch>;

beforeAll(async () => {
  database = await openTestDatabase();
  store = createEventStore(database.db);
  match = createMatch(store);
});
afterAll(() => database.close());

/** What somebody tries next, and after how long. */
const anyAttempt = fc.record({
  kind: fc.constantFrom('move', 'move', 'move', 'offer', 'accept', 'accept', 'drop-offer'),
  what: fc.constantFrom(...OFFERS),
  color: fc.constantFrom(...COLORS),
  choice: fc.nat(9999),
  offersDraw: fc.boolean(),
  ms: fc.nat(4_000),
});
const CLOCKS = [null, { initialSeconds: 60, incrementSeconds: 2 }, { daysPerMove: 1 }] as const;
const plans = fc.sample(
  fc.record({ clock: fc.constantFrom(...CLOCKS), attempts: fc.array(anyAttempt, { minLength: 40, maxLength: 40 }) }),
  { numRuns: 9, seed: 20261202 },
);

test.each(plans.map((plan, index) => [index + 1, plan] as const))('game %i', async (_, { clock, attempts }) => {
  const { state: begun } = await match.newGame({ clock, takebacks: true });
  const { id } = begun;
  let state = begun;
  for (const { kind, what, color, choice, offersDraw, ms } of attempts) {
    match.pass(ms);
    const moves = legalMoves(state.rules, state.position);
    const chosen = moves[choice % moves.length];
    if (chosen === undefined) break;
    const text = formatMove(boardOf(state.rules.board), chosen);
    // Draws would end most games at once.
    const command: Command =
      kind === 'move'
        ? moveBy(state.position.toMove, text, { offersDraw })
        : { type: kind, what: kind === 'accept' ? 'takeback' : what, color };
    if (command.type === 'offer' && command.what === 'draw' && state.drawOffer === opponentOf(color)) continue;
    const handled = await match.ask(id, command);
    if (handled.ok) ({ state } = handled.value.game);
  }
  const loaded = await store.loadWithEvents(id, { after: 0, limit: 1_000 });
  const log = loaded?.events ?? [];
  const states = statesOf(id, log);
  expect(loaded?.state).toEqual(state);
  expect(fold(id, log)).toEqual(state);

  for (const [index, { event }] of log.entries()) {
    const now = states[index];
    if (event.type === 'moves.taken-back') {
      const { toVersion, toPly, plies } = event.data;
      const earlier = states[toVersion - 1];
      const [before] = states.slice(index - 1, index);
      expect(now).toEqual({
        ...earlier,
        version: now?.version,
        hash: now?.hash,
        updatedAt: now?.updatedAt,
        drawOffer: null,
        takebackOffer: null,
      });
      expect(before && now && plyOf(before) - plyOf(now)).toBe(plies);
      expect(now && plyOf(now)).toBe(toPly);
    }
    if (event.type === 'move.played' && event.data.clock !== undefined) {
      const { whiteMs, blackMs } = event.data.clock;
      expect(now?.clock?.remaining).toEqual({ white: whiteMs, black: blackMs });
    }
  }
  for (let ply = 1; ply <= plyOf(state); ply++) expect(stateAtPly(id, log, ply)?.lastMove?.ply).toBe(ply);
  expect(stateAtPly(id, log, plyOf(state) + 1)).toBeNull();
});

test('were worth it: moves were taken back, draws offered, and every row is what its log gives', async () => {
  const differences: Difference[] = [];
  await verifyLogs(database.db, (difference) => differences.push(difference));
  expect(differences).toEqual([]);
  const types = await database.db.selectDistinct({ type: gameEvents.type }).from(gameEvents);
  expect(types.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['move.played', 'moves.taken-back', 'draw.offered', 'draw.declined', 'takeback.withdrawn']),
  );
});
