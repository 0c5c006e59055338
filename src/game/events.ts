/**
 * What happened in a game, in the past tense: the only truth that is kept.
 * Events hold names (points, moves, positions as text), never indices or bit
 * masks, and never names of people. A type's shape is fixed for ever once it
 * was stored; a new shape gets the next version and the old one is upcast when
 * read.
 */
import type { BySide, Color } from '../rules/color.ts';
import { OUTCOME_REASONS, type OutcomeReason } from '../rules/outcome.ts';
import type { NamedRules } from '../rules/presets.ts';

export const VISIBILITIES = ['public', 'unlisted'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** `token`: whoever holds the seat's token plays it. `open`: nobody yet. */
export const SEAT_KINDS = ['open', 'token'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** Ends that the rules of the board do not know (docs/rules.md, section 6, has the others). */
export const ADMINISTRATIVE_REASONS = [
  'resignation',
  'agreement',
  'timeout',
  'abandoned',
  'aborted',
  'ply-limit',
] as const;
export const RESULT_REASONS = [...OUTCOME_REASONS, ...ADMINISTRATIVE_REASONS] as const;
export type ResultReason = OutcomeReason | (typeof ADMINISTRATIVE_REASONS)[number];

/** How a game ended: who won, or null for a draw and for a game that was aborted or abandoned. */
export interface GameResult {
  readonly winner: Color | null;
  readonly reason: ResultReason;
}

/** The version of the rules code that judged a game's moves. */
export const ENGINE_VERSION = 1;

export interface GameCreated {
  readonly type: 'game.created';
  readonly data: {
    readonly rules: NamedRules;
    readonly position: string;
    readonly visibility: Visibility;
    readonly seats: BySide<{ readonly kind: SeatKind }>;
    readonly engine: number;
  };
}

export interface PlayerJoined {
  readonly type: 'player.joined';
  readonly data: { readonly color: Color; readonly kind: 'token' };
}

export interface GameStarted {
  readonly type: 'game.started';
  readonly data: Readonly<Record<string, never>>;
}

export interface MovePlayed {
  readonly type: 'move.played';
  /** `ply` counts from 1; `position` is the text after the move. */
  readonly data: { readonly ply: number; readonly color: Color; readonly move: string; readonly position: string };
}

export interface GameFinished {
  readonly type: 'game.finished';
  readonly data: GameResult;
}

export type GameEvent = GameCreated | PlayerJoined | GameStarted | MovePlayed | GameFinished;

/** Every event but the one that begins a game. */
export type LaterEvent = Exclude<GameEvent, GameCreated>;

export const EVENT_TYPES = [
  'game.created',
  'player.joined',
  'game.started',
  'move.played',
  'game.finished',
] as const satisfies readonly GameEvent['type'][];
export type EventType = (typeof EVENT_TYPES)[number];
