/** What players and the service may ask of a game, in the imperative. */
import type { BySide, Color } from '../rules/color.ts';
import type { NamedRules } from '../rules/presets.ts';
import type { DeclineReason, Visibility } from './events.ts';
import type { Player, Seat } from './seats.ts';
import type { Offer } from './state.ts';
import type { Terms } from './terms.ts';

export interface CreateGame extends Terms {
  readonly rules: NamedRules;
  /** Where play begins, as text; null for the start. */
  readonly position: string | null;
  readonly visibility: Visibility;
  /** As after the draw of who is white. */
  readonly seats: BySide<Seat>;
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
  /** Whether a draw is offered along with the move; dropped where it cannot be. */
  readonly offersDraw: boolean;
}

export type Command =
  /** `color` null: the first seat that the player may take, white before black. */
  | { readonly type: 'join'; readonly color: Color | null; readonly player: Player }
  /** Takes the seat that a rematch keeps for whoever played the other side. */
  | { readonly type: 'take-up'; readonly color: Color; readonly player: Player }
  | { readonly type: 'decline-invite'; readonly color: Color; readonly reason: DeclineReason }
  | PlayMove
  /** Where the other side's offer stands, this accepts it. */
  | { readonly type: 'offer'; readonly what: Offer; readonly color: Color }
  | { readonly type: 'accept'; readonly what: Offer; readonly color: Color }
  /** Takes one's own offer back, or says no to the other side's. */
  | { readonly type: 'drop-offer'; readonly what: Offer; readonly color: Color }
  | { readonly type: 'resign'; readonly color: Color }
  | { readonly type: 'abort' };
