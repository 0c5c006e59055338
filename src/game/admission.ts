/** Who may act for a seat: whoever holds its newest token, or a token of the account that holds it. */
import { err, ok, type Result } from '../result.ts';
import type { Color } from '../rules/color.ts';
import type { GameError } from './errors.ts';
import type { LoadedGame } from './event-store.ts';
import type { AccountId, GameId, TokenId } from './id.ts';

/** What a seat's genuine token says. */
export interface SeatClaim {
  readonly gameId: GameId;
  readonly color: Color;
  readonly generation: number;
}

/** What an account's genuine token says. */
export interface AccountClaim {
  readonly accountId: AccountId;
  readonly tokenId: TokenId;
}

/** What a genuine token says. */
export type Claim = SeatClaim | AccountClaim;

export const isOfAccount = (claim: Claim): claim is AccountClaim => 'accountId' in claim;

/** Whether the claim rests on a token of this game that another one took the place of. */
export function isDead(claim: Claim, { state, seating }: LoadedGame): boolean {
  if (isOfAccount(claim)) return false;
  return claim.gameId === state.id && claim.generation !== seating[claim.color].generation;
}

/** The colour that the claim's holder plays in this game. A token of another game is foreign, whatever its generation. */
export function admit(claim: Claim, game: LoadedGame): Result<Color, GameError> {
  if (isOfAccount(claim) || claim.gameId !== game.state.id) return err({ code: 'wrong-seat' });
  if (isDead(claim, game)) return err({ code: 'unauthenticated' });
  return game.state.seats[claim.color].kind === 'token' ? ok(claim.color) : err({ code: 'wrong-seat' });
}
