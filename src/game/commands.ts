/** What players and the service may ask of a game, in the imperative. */
import type { BySide, Color } from '../rules/color.ts';
import type { NamedRules } from '../rules/presets.ts';
import type { SeatKind, Visibility } from './events.ts';

export interface CreateGame {
  readonly rules: NamedRules;
  /** Where play begins, as text; null for the start. */
  readonly position: string | null;
  readonly visibility: Visibility;
  /** As after the draw of who is white. */
  readonly seats: BySide<SeatKind>;
}

/** The versions that a client is content with: any, or one of those. */
export type VersionCondition = 'any' | readonly number[];

export interface PlayMove {
  readonly type: 'play-move';
  readonly color: Color;
  readonly move: string;
  /** Plies already played in the game that the client looked at; null where it did not say. */
  readonly ply: number | null;
  readonly ifVersion: VersionCondition | null;
}

export type Command =
  /** `color` null: the first open seat, white before black. */
  | { readonly type: 'join'; readonly color: Color | null }
  | PlayMove
  | { readonly type: 'resign'; readonly color: Color }
  | { readonly type: 'abort' };
