/**
 * A game and its row. The row holds nothing that the state and the seating do
 * not give, so it can be made anew from the events and must then be the same.
 */
import { stoppedClock } from '../game/clock.ts';
import type { LoadedGame, Seating } from '../game/event-store.ts';
import { expiryOf } from '../game/expiry.ts';
import { type AccountId, uuidOf } from '../game/id.ts';
import { accountOf, type Seat, type SeatKind } from '../game/seats.ts';
import { type GameState, NO_OFFERS, type PlayedMove } from '../game/state.ts';
import { PLAIN_TERMS, type Terms } from '../game/terms.ts';
import { formatPosition, readPosition } from '../rules/notation.ts';
import type { ReadGameRow } from './game-fields.ts';
import type { GameRow } from './schema.ts';
import { storedRules } from './stored-rules.ts';
import { type StoredLive, storedLive, storedTerms } from './stored-terms.ts';

const HOUR_MS = 60 * 60 * 1000;

export function formatGame({ state, seating }: LoadedGame): GameRow {
  const { rules, position, seats, plies, lastMove, result } = state;
  const expiresAt = expiryOf(state)?.at ?? null;
  return {
    id: state.id,
    rules,
    preset: rules.preset,
    visibility: state.visibility,
    createdAt: state.createdAt,
    terms: formatTerms(state),
    version: state.version,
    headHash: state.hash,
    updatedAt: state.updatedAt,
    status: state.status,
    whiteKind: seats.white.kind,
    blackKind: seats.black.kind,
    whiteAccount: accountOf(seats.white),
    blackAccount: accountOf(seats.black),
    whiteName: nameOf(seats.white, seating.white),
    blackName: nameOf(seats.black, seating.black),
    whiteGeneration: seating.white.generation,
    blackGeneration: seating.black.generation,
    position: formatPosition(rules, position),
    history: position.history,
    whitePlies: plies.white,
    blackPlies: plies.black,
    lastColor: lastMove?.color ?? null,
    lastPly: lastMove?.ply ?? null,
    lastMove: lastMove?.move ?? null,
    lastMoveAt: lastMove?.at ?? null,
    winner: result?.winner ?? null,
    reason: result?.reason ?? null,
    live: formatLive(state),
    expiresAt,
    expiresHour: expiresAt === null ? null : expiresAt - (expiresAt % HOUR_MS),
  };
}

export function parseGame(row: ReadGameRow): LoadedGame {
  return { state: parseState(row), seating: named(parseSeating(row), row) };
}

/** The part of a row that no event tells. */
export function parseSeating(row: GameRow): LoadedGame['seating'] {
  return {
    white: { name: row.whiteName, generation: row.whiteGeneration },
    black: { name: row.blackName, generation: row.blackGeneration },
  };
}

function parseState(row: GameRow): GameState {
  const rules = storedRules.parse(row.rules);
  const { clock: setting, ...terms } = row.terms === null ? PLAIN_TERMS : storedTerms.parse(row.terms);
  const { remaining, drawOffer, takebackOffer, lastOffers } = row.live === null ? NOT_LIVE : storedLive.parse(row.live);
  const position = { ...readPosition(rules, row.position), history: row.history };
  const running = row.status === 'active' ? position.toMove : null;
  const facts = {
    ...terms,
    clock: setting && { ...stoppedClock(setting), ...(remaining && { remaining }), running },
    drawOffer,
    takebackOffer,
    lastOffers: lastOffers ?? NO_OFFERS,
    id: row.id,
    version: row.version,
    hash: row.headHash,
    rules,
    visibility: row.visibility,
    seats: {
      white: parseSeat(row.whiteKind, row.whiteAccount, row),
      black: parseSeat(row.blackKind, row.blackAccount, row),
    },
    position,
    plies: { white: row.whitePlies, black: row.blackPlies },
    lastMove: parseLastMove(row),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
  if (row.status !== 'finished') return { ...facts, status: row.status, result: null };
  if (row.reason === null) throw new Error(`${row.id} is finished without a reason`);
  return { ...facts, status: row.status, result: { winner: row.winner, reason: row.reason } };
}

function parseLastMove({ lastColor, lastPly, lastMove, lastMoveAt }: GameRow): PlayedMove | null {
  if (lastColor === null || lastPly === null || lastMove === null || lastMoveAt === null) return null;
  return { color: lastColor, ply: lastPly, move: lastMove, at: lastMoveAt };
}

function parseSeat(kind: SeatKind, accountId: AccountId | null, { id }: GameRow): Seat {
  if (kind === 'invited') return { kind, accountId };
  if (kind !== 'account') return { kind };
  if (accountId === null) throw new Error(`an account plays ${id} without an id`);
  return { kind, accountId };
}

/** The name that is the seat's own: an account's is kept with the account. */
function nameOf(seat: Seat, { name }: Seating): string | null {
  return accountOf(seat) === null ? name : null;
}

/** The seats with the names of the accounts that have them. */
function named(seating: LoadedGame['seating'], row: ReadGameRow): LoadedGame['seating'] {
  const { seatAccounts = null } = row;
  if (seatAccounts === null) return seating;
  const ofAccount = (seat: Seating, id: AccountId | null): Seating => {
    const account = id === null ? undefined : seatAccounts.find((other) => other.id === uuidOf(id));
    return account === undefined ? seat : { ...seat, name: account.name, changes: account.changes };
  };
  return { white: ofAccount(seating.white, row.whiteAccount), black: ofAccount(seating.black, row.blackAccount) };
}

function formatTerms({ clock, takebacks, rematchOf, expiresInSeconds, firstPlySeconds }: GameState): Terms | null {
  const isPlain =
    clock === null && !takebacks && rematchOf === null && expiresInSeconds === null && firstPlySeconds === null;
  return isPlain ? null : { clock: clock?.setting ?? null, takebacks, rematchOf, expiresInSeconds, firstPlySeconds };
}

const NOT_LIVE: StoredLive = { remaining: null, drawOffer: null, takebackOffer: null, lastOffers: null };

function formatLive({ clock, drawOffer, takebackOffer, lastOffers }: GameState): StoredLive | null {
  const hadOffers = lastOffers !== NO_OFFERS;
  if (clock === null && !hadOffers) return null;
  return { remaining: clock?.remaining ?? null, drawOffer, takebackOffer, lastOffers: hadOffers ? lastOffers : null };
}
