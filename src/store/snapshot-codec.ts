/**
 * A game and its row. The row holds nothing that the state and the seating do
 * not give, so it can be made anew from the events and must then be the same.
 */
import type { LoadedGame } from '../game/event-store.ts';
import { expiryOf } from '../game/expiry.ts';
import type { GameState, PlayedMove } from '../game/state.ts';
import { formatPosition, readPosition } from '../rules/notation.ts';
import type { GameRow } from './schema.ts';
import { storedRules } from './stored-rules.ts';

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
    version: state.version,
    headHash: state.hash,
    updatedAt: state.updatedAt,
    status: state.status,
    whiteKind: seats.white,
    blackKind: seats.black,
    whiteName: seating.white.name,
    blackName: seating.black.name,
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
    expiresAt,
    expiresHour: expiresAt === null ? null : expiresAt - (expiresAt % HOUR_MS),
  };
}

export function parseGame(row: GameRow): LoadedGame {
  return { state: parseState(row), seating: parseSeating(row) };
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
  const facts = {
    id: row.id,
    version: row.version,
    hash: row.headHash,
    rules,
    visibility: row.visibility,
    seats: { white: row.whiteKind, black: row.blackKind },
    position: { ...readPosition(rules, row.position), history: row.history },
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
