/** What is agreed on when a game is created, beyond its rules. */
import type { ClockSetting } from './clock.ts';
import type { GameId } from './id.ts';

export interface Terms {
  readonly clock: ClockSetting | null;
  /** Whether moves can be taken back where both sides agree. */
  readonly takebacks: boolean;
  /** The game that this one is a rematch of. */
  readonly rematchOf: GameId | null;
  /** How long seats wait for their players, from the creation on; null: 7 days. */
  readonly expiresInSeconds: number | null;
  /** How long each side may take for its first ply; null: as long as for any other. */
  readonly firstPlySeconds: number | null;
}

/** A game without a clock, of which nothing special was said. */
export const PLAIN_TERMS: Terms = {
  clock: null,
  takebacks: false,
  rematchOf: null,
  expiresInSeconds: null,
  firstPlySeconds: null,
};
