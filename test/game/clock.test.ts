/** Clocks: who is charged for what, when a side's time is over, and that the log alone tells. */
import { describe, expect, test } from 'vitest';
import { GRACE_MS, passTime, readingAfterMove, stoppedClock } from '../../src/game/clock.ts';
import type { CreateGame } from '../../src/game/commands.ts';
import { decide } from '../../src/game/decide.ts';
import { expiryOf, hasExpired, isTooLate } from '../../src/game/expiry.ts';
import type { GameState } from '../../src/game/state.ts';
import type { Color } from '../../src/rules/color.ts';
import { beginGame, created, finished, joined, move, START, seatsOf, stateAfter, step } from '../support/decider.ts';
import { rulesOf, unwrap } from '../support/given.ts';

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
const clock = { initialSeconds: 60, incrementSeconds: 5 };

describe('a reading', () => {
  const running = (color: Color) => ({ ...stoppedClock(clock), running: color });

  test.each([
    ['the time since the turn, less what a move brings', 'white', 7_000, { whiteMs: 58_000, blackMs: 60_000 }],
    ['nothing', 'black', 0, { whiteMs: 60_000, blackMs: 65_000 }],
    ['all that there was', 'white', 60_000, { whiteMs: 5_000, blackMs: 60_000 }],
  ] as const)('after a move that took %s', (_, color, ms, reading) => {
    expect(readingAfterMove(running(color), color, ms)).toEqual(reading);
  });

  test('by days is full again after each move', () => {
    const days = { ...stoppedClock({ daysPerMove: 3 }), running: 'white' } as const;
    expect(readingAfterMove(days, 'white', 2 * DAY_MS)).toEqual({ whiteMs: 3 * DAY_MS, blackMs: 3 * DAY_MS });
  });

  test('never goes below nothing, and stands while no time runs', () => {
    expect(passTime(running('white'), 61_000).remaining).toEqual({ white: 0, black: 60_000 });
    expect(passTime(stoppedClock(clock), 61_000).remaining).toEqual({ white: 60_000, black: 60_000 });
  });
});

describe('in a game', () => {
  const begin = (changes: Partial<CreateGame> = {}): GameState => beginGame({ clock, ...changes }, START);

  test('White’s time runs from the start, and each side’s from the move before', () => {
    const begun = begin();
    expect(begun.clock).toEqual({ setting: clock, remaining: { white: 60_000, black: 60_000 }, running: 'white' });
    const first = step(begun, move('white', 'a7'), START + 10_000);
    expect(first.clock).toEqual({ setting: clock, remaining: { white: 55_000, black: 60_000 }, running: 'black' });
    const second = step(first, move('black', 'd7'), START + 11_000);
    expect(second.clock).toEqual({ setting: clock, remaining: { white: 55_000, black: 64_000 }, running: 'white' });
  });

  test('no time runs before the last player has come', () => {
    const open = created({ clock, seats: seatsOf('token', 'open') });
    expect(stateAfter(open).clock).toEqual(stoppedClock(clock));
    expect(stateAfter(open, joined('black'), { type: 'game.started', data: {} }).clock?.running).toBe('white');
  });

  test('what happens on a side’s time is shown as of then, and charged once', () => {
    const offered = step(begin(), { type: 'offer', what: 'draw', color: 'black' }, START + 10_000);
    expect(offered.clock?.remaining).toEqual({ white: 50_000, black: 60_000 });
    expect(expiryOf(offered)?.at).toBe(START + 60_000 + GRACE_MS);
    const moved = step(offered, move('white', 'a7'), START + 30_000);
    expect(moved.clock?.remaining).toEqual({ white: 35_000, black: 60_000 });
  });

  test('a side that moves again, since the other passes, is charged again', () => {
    const rules = rulesOf('standard', { blockedPlayer: 'passes', flyingAt: null });
    const passing = begin({ rules, position: 'BBB.W....W....W........W w 0,0' });
    const first = step(passing, move('white', 'g1-d1'), START + 1_000);
    expect(first.clock).toMatchObject({ running: 'white', remaining: { white: 64_000, black: 60_000 } });
    const second = step(first, move('white', 'd1-g1'), START + 3_000);
    expect(second.clock).toMatchObject({ running: 'white', remaining: { white: 67_000, black: 60_000 } });
  });

  test('stands still after the end', () => {
    const over = step(begin(), { type: 'resign', color: 'black' }, START + 20_000);
    expect(over.clock).toEqual({ setting: clock, remaining: { white: 40_000, black: 60_000 }, running: null });
  });

  test('a move says what the clock reads, and none does where there is no clock', () => {
    const [played] = unwrap(decide(begin(), move('white', 'a7'), START + 10_000));
    expect(played).toMatchObject({ data: { clock: { whiteMs: 55_000, blackMs: 60_000 } } });
    const [plain] = unwrap(decide(begin({ clock: null }), move('white', 'a7'), START));
    expect(plain?.data).not.toHaveProperty('clock');
  });
});

describe('a side whose time is over', () => {
  const begun = beginGame({ clock }, START);
  const deadline = START + 60_000;

  test('has lost, which is recorded two seconds later at the soonest', () => {
    expect(expiryOf(begun)).toEqual({ at: deadline + GRACE_MS, result: { winner: 'black', reason: 'timeout' } });
    expect(hasExpired(begun, deadline + GRACE_MS - 1)).toBe(false);
    expect(hasExpired(begun, deadline + GRACE_MS)).toBe(true);
  });

  test.each([
    [deadline, false],
    [deadline + 1, true],
  ])('what comes at %i is too late: %s', (at, isLate) => {
    expect(isTooLate(begun, at)).toBe(isLate);
  });

  test('is on its last day by days', () => {
    const days = beginGame({ clock: { daysPerMove: 2 } }, START);
    const moved = step(days, move('white', 'a7'), START + DAY_MS);
    expect(expiryOf(moved)).toEqual({
      at: START + 3 * DAY_MS + GRACE_MS,
      result: { winner: 'white', reason: 'timeout' },
    });
  });

  test('has no time left afterwards', () => {
    const events = [created({ clock }), { type: 'game.started', data: {} }, finished('black', 'timeout')] as const;
    expect(stateAfter(...events).clock).toMatchObject({ remaining: { white: 0, black: 60_000 }, running: null });
  });
});

describe('other ends', () => {
  test('seats are kept for as long as was said', () => {
    const open = stateAfter(created({ seats: seatsOf('token', 'open'), expiresInSeconds: 600 }));
    expect(expiryOf(open)).toEqual({ at: START + 600_000, result: { winner: null, reason: 'aborted' } });
  });

  test('each side’s first ply may be due soon, whatever the clock says', () => {
    const begun = beginGame({ clock, firstPlySeconds: 30 }, START);
    expect(expiryOf(begun)).toEqual({ at: START + 30_000, result: { winner: null, reason: 'aborted' } });
    const first = step(begun, move('white', 'a7'), START + 20_000);
    expect(expiryOf(first)).toEqual({ at: START + 50_000, result: { winner: null, reason: 'aborted' } });
    const second = step(first, move('black', 'd7'), START + 30_000);
    expect(expiryOf(second)?.result.reason).toBe('timeout');
  });

  test('a game whose seats waited long is not aborted for its age when it starts', () => {
    const open = created({ seats: seatsOf('token', 'open'), expiresInSeconds: 14 * 86_400 });
    const begun = stateAfter(open, joined('black'), { type: 'game.started', data: {} });
    expect(expiryOf(begun)?.at).toBe(begun.updatedAt + 7 * DAY_MS);
  });
});
