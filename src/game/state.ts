/**
 * A game as its events left it. Nothing here depends on who looks at it or
 * when: the state is a function of the log, and the row that caches it can be
 * made anew at any time.
 */
import type { BySide, Color } from '../rules/color.ts';
import type { Position } from '../rules/position.ts';
import type { NamedRules } from '../rules/presets.ts';
import type { Clock } from './clock.ts';
import type { EpochMs } from './event-record.ts';
import type { GameResult, Visibility } from './events.ts';
import type { GameId } from './id.ts';
import type { Seat } from './seats.ts';
import type { Terms } from './terms.ts';

export const GAME_STATUSES = ['open', 'active', 'finished'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

export interface PlayedMove {
  readonly color: Color;
  /** The ply that the move was, from 1. */
  readonly ply: number;
  /** The move's text, as docs/rules.md, section 7, writes it. */
  readonly move: string;
  readonly at: EpochMs;
}

/** What the sides may offer each other. */
export const OFFERS = ['draw', 'takeback'] as const;
export type Offer = (typeof OFFERS)[number];

/** At which ply each side last made an offer anew; null: never. */
export type LastOffers = Readonly<Record<Offer, BySide<number | null>>>;

const NEVER: BySide<null> = { white: null, black: null };
export const NO_OFFERS: LastOffers = { draw: NEVER, takeback: NEVER };

interface GameFacts extends Omit<Terms, 'clock'> {
  readonly id: GameId;
  /** The `seq` of the last event. */
  readonly version: number;
  /** The hash of the last event. */
  readonly hash: string;
  readonly rules: NamedRules;
  readonly visibility: Visibility;
  readonly seats: BySide<Seat>;
  readonly position: Position;
  /** Plies that each side has played. */
  readonly plies: BySide<number>;
  readonly lastMove: PlayedMove | null;
  readonly clock: Clock | null;
  /** Who offers a draw; in a game that ended by agreement, whose offer it was. */
  readonly drawOffer: Color | null;
  /** Who would like to take its last ply back. */
  readonly takebackOffer: Color | null;
  readonly lastOffers: LastOffers;
  readonly createdAt: EpochMs;
  /** The last event's time. */
  readonly updatedAt: EpochMs;
}

export type GameState =
  | (GameFacts & { readonly status: 'open'; readonly result: null })
  | (GameFacts & { readonly status: 'active'; readonly result: null })
  | (GameFacts & { readonly status: 'finished'; readonly result: GameResult });

/** Plies played: the last move's number, 0 before the first. */
export function plyOf(game: GameState): number {
  return game.plies.white + game.plies.black;
}
