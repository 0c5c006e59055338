/**
 * Seeks: what an account wants to play, against whoever wants the same. It waits
 * without any connection, and two that fit become one game.
 */
import type { ClockSetting } from '../game/clock.ts';
import type { EpochMs } from '../game/event-record.ts';
import type { AccountId, GameId, SeekId } from '../game/id.ts';
import { type Color, opponentOf } from '../rules/color.ts';
import type { NamedRules } from '../rules/presets.ts';
import { PARAMETERS } from '../rules/rule-set.ts';

export const COLOR_WISHES = ['white', 'black', 'random'] as const;
export type ColorWish = (typeof COLOR_WISHES)[number];

export const SEEK_STATUSES = ['waiting', 'matched', 'cancelled', 'expired'] as const;
export type SeekStatus = (typeof SEEK_STATUSES)[number];

/** A seek that has found nobody by then is over. */
export const SEEK_LIFE_MS = 10 * 60 * 1000;
/** How long one can be looked up. */
export const SEEK_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** In a game from a seek each side's first ply has to come this soon. */
export const FIRST_PLY_SECONDS = 60;

export interface Seek {
  readonly id: SeekId;
  readonly accountId: AccountId;
  readonly rules: NamedRules;
  readonly clock: ClockSetting | null;
  readonly wish: ColorWish;
  readonly status: SeekStatus;
  readonly gameId: GameId | null;
  /** What its account plays; null until it is matched. */
  readonly color: Color | null;
  readonly createdAt: EpochMs;
  readonly expiresAt: EpochMs;
}

/** The text that is the same for seeks by the same rules with the same clock, whatever the rules are called. */
export function poolOf({ rules, clock }: Pick<Seek, 'rules' | 'clock'>): string {
  const setting =
    clock && ('daysPerMove' in clock ? [clock.daysPerMove] : [clock.initialSeconds, clock.incrementSeconds]);
  return JSON.stringify([...PARAMETERS.map((parameter) => rules[parameter]), setting]);
}

/** The wishes that go together with one. */
export function fittingWishes(wish: ColorWish): readonly ColorWish[] {
  return wish === 'random' ? COLOR_WISHES : ['random', opponentOf(wish)];
}

/** What the account of `wish` plays against that of `other`; a coin decides where both leave it open. */
export function colorOf(wish: ColorWish, other: ColorWish, coin: () => boolean): Color {
  if (wish !== 'random') return wish;
  if (other !== 'random') return opponentOf(other);
  return coin() ? 'white' : 'black';
}

/** The seek as it is at `now`: one that waits after its time is over. */
export function seekAt(seek: Seek, now: EpochMs): Seek {
  return seek.status === 'waiting' && seek.expiresAt <= now ? { ...seek, status: 'expired' } : seek;
}
