/**
 * The clock of a game. A side's time runs from the event that gave it the turn
 * to its own move. What is remembered is what each side has left as of the last
 * event, so that the clock, like all of a game, is a function of the log.
 */
import { type BySide, type Color, withSide } from '../rules/color.ts';
import type { EpochMs } from './event-record.ts';
import type { ClockReading } from './events.ts';

/** Time for all moves and more with each move, or so many days for every move. */
export type ClockSetting =
  | { readonly initialSeconds: number; readonly incrementSeconds: number }
  | { readonly daysPerMove: number };

export interface Clock {
  readonly setting: ClockSetting;
  /** Milliseconds that each side has left, as of the last event. */
  readonly remaining: BySide<number>;
  /** Whose time runs; null before the start and after the end. */
  readonly running: Color | null;
}

/** How long after the deadline a move that came in time may still be on its way into the log. */
export const GRACE_MS = 2_000;

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** What a side begins with. */
function allowanceOf(setting: ClockSetting): number {
  return 'daysPerMove' in setting ? setting.daysPerMove * DAY_MS : setting.initialSeconds * SECOND_MS;
}

/** A clock that nobody has started. */
export function stoppedClock(setting: ClockSetting): Clock {
  const allowance = allowanceOf(setting);
  return { setting, remaining: { white: allowance, black: allowance }, running: null };
}

/** The clock once `ms` have passed on it. */
export function passTime(clock: Clock, ms: number): Clock {
  const { running, remaining } = clock;
  if (running === null || ms === 0) return clock;
  return { ...clock, remaining: withSide(remaining, running, Math.max(0, remaining[running] - ms)) };
}

/** What the clock reads after a move by `color` that took `ms`. */
export function readingAfterMove(clock: Clock, color: Color, ms: number): ClockReading {
  const { setting } = clock;
  if ('daysPerMove' in setting) return readingOf(stoppedClock(setting));
  const { remaining } = passTime(clock, ms);
  return readingOf({ remaining: withSide(remaining, color, remaining[color] + setting.incrementSeconds * SECOND_MS) });
}

export function readingOf({ remaining: { white, black } }: Pick<Clock, 'remaining'>): ClockReading {
  return { whiteMs: white, blackMs: black };
}

/** The clock as an event read it, with the time of `running` running from there. */
export function setClock({ setting }: Clock, { whiteMs, blackMs }: ClockReading, running: Color | null): Clock {
  return { setting, remaining: { white: whiteMs, black: blackMs }, running };
}

/** When the running time is over, on a clock that was last looked at in the moment `at`; null where none runs. */
export function deadlineOf({ remaining, running }: Clock, at: EpochMs): EpochMs | null {
  return running === null ? null : at + remaining[running];
}
