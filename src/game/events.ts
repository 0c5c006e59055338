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
import type { Player, Seat } from './seats.ts';
import type { Terms } from './terms.ts';

export const VISIBILITIES = ['public', 'unlisted'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

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
  readonly data: Terms & {
    readonly rules: NamedRules;
    readonly position: string;
    readonly visibility: Visibility;
    readonly seats: BySide<Seat>;
    readonly engine: number;
  };
}

export interface PlayerJoined {
  readonly type: 'player.joined';
  readonly data: { readonly color: Color } & Player;
}

/** Why an invitation was not taken up. */
export const DECLINE_REASONS = ['later', 'rules', 'clock', 'no-bots', 'generic'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export interface InviteDeclined {
  readonly type: 'invite.declined';
  readonly data: { readonly color: Color; readonly reason: DeclineReason };
}

export interface GameStarted {
  readonly type: 'game.started';
  readonly data: Readonly<Record<string, never>>;
}

export interface MovePlayed {
  readonly type: 'move.played';
  /** `ply` counts from 1; `position` is the text after the move; `clock` is there where the game has one. */
  readonly data: {
    readonly ply: number;
    readonly color: Color;
    readonly move: string;
    readonly position: string;
    readonly clock?: ClockReading | undefined;
  };
}

/** What each side has left, in milliseconds. */
export interface ClockReading {
  readonly whiteMs: number;
  readonly blackMs: number;
}

/** What may be done with an offer by somebody: the side named made it, took it back, or said no to it. */
export const OFFER_EVENT_TYPES = [
  'draw.offered',
  'draw.withdrawn',
  'draw.declined',
  'takeback.offered',
  'takeback.withdrawn',
  'takeback.declined',
] as const;

export interface OfferEvent {
  readonly type: (typeof OFFER_EVENT_TYPES)[number];
  readonly data: { readonly color: Color };
}

/** The game stands again as at the version `toVersion`, right before the last own ply of `color`. */
export interface MovesTakenBack {
  readonly type: 'moves.taken-back';
  readonly data: {
    readonly color: Color;
    /** How many plies no longer stand. */
    readonly plies: number;
    readonly toPly: number;
    readonly toVersion: number;
    readonly position: string;
    readonly clock: ClockReading | null;
  };
}

export interface GameFinished {
  readonly type: 'game.finished';
  readonly data: GameResult;
}

export type GameEvent =
  | GameCreated
  | PlayerJoined
  | InviteDeclined
  | GameStarted
  | MovePlayed
  | OfferEvent
  | MovesTakenBack
  | GameFinished;

/** Every event but the one that begins a game. */
export type LaterEvent = Exclude<GameEvent, GameCreated>;

export const EVENT_TYPES = [
  'game.created',
  'player.joined',
  'invite.declined',
  'game.started',
  'move.played',
  ...OFFER_EVENT_TYPES,
  'moves.taken-back',
  'game.finished',
] as const satisfies readonly GameEvent['type'][];
export type EventType = (typeof EVENT_TYPES)[number];

/** The shape that events of a type are written in today; 1 where nothing is said. */
export const SHAPE_VERSIONS: Partial<Readonly<Record<EventType, number>>> = { 'game.created': 2 };
