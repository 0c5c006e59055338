/** Who may act for a seat: whoever holds its newest token. */
import { err, ok, type Result } from '../result.ts';
import type { Color } from '../rules/color.ts';
import type { GameError } from './errors.ts';
import type { LoadedGame } from './event-store.ts';
import type { GameId } from './id.ts';

/** What a genuine token says. */
export interface SeatClaim {
  readonly gameId: GameId;
  readonly color: Color;
  readonly generation: number;
}

/** Whether the claim rests on a token of this game that another one took the place of. */
export function isDead(claim: SeatClaim, { state, seating }: LoadedGame): boolean {
  return claim.gameId === state.id && claim.generation !== seating[claim.color].generation;
}

/** The colour that the claim's holder plays in this game. A token of another game is foreign, whatever its generation. */
export function admit(claim: SeatClaim, game: LoadedGame): Result<Color, GameError> {
  if (claim.gameId !== game.state.id) return err({ code: 'wrong-seat' });
  if (isDead(claim, game)) return err({ code: 'unauthenticated' });
  return game.state.seats[claim.color].kind === 'token' ? ok(claim.color) : err({ code: 'wrong-seat' });
}
