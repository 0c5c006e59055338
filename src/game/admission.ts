/** Who may act for a seat: whoever holds its newest token, or a token of the account that holds it. */
import { err, ok, type Result } from '../result.ts';
import { COLORS, type Color } from '../rules/color.ts';
import type { GameError } from './errors.ts';
import type { EpochMs } from './event-record.ts';
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

/** An account that asks for something, by one of its tokens, and when. */
export interface Asker {
  readonly claim: AccountClaim;
  readonly at: EpochMs;
}

export const isOfAccount = (claim: Claim): claim is AccountClaim => 'accountId' in claim;

/** Whether the claim rests on a token of this game that another one took the place of, or on one of an account that was deleted. */
export function isDead(claim: Claim, { state, seating, asker }: LoadedGame): boolean {
  if (isOfAccount(claim)) return asker === null;
  return claim.gameId === state.id && claim.generation !== seating[claim.color].generation;
}

/** The colour that the claim's holder plays in this game. A token of another game is foreign, whatever its generation. */
export function admit(claim: Claim, game: LoadedGame): Result<Color, GameError> {
  if (isOfAccount(claim)) return admitAccount(claim, game);
  if (claim.gameId !== game.state.id) return err({ code: 'wrong-seat' });
  if (isDead(claim, game)) return err({ code: 'unauthenticated' });
  return game.state.seats[claim.color].kind === 'token' ? ok(claim.color) : err({ code: 'wrong-seat' });
}

function admitAccount({ accountId }: AccountClaim, { state: { seats } }: LoadedGame): Result<Color, GameError> {
  const held = COLORS.find((color) => {
    const seat = seats[color];
    return seat.kind === 'account' && seat.accountId === accountId;
  });
  return held === undefined ? err({ code: 'wrong-seat' }) : ok(held);
}
