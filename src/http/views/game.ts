/** Games in the shape that clients see. */
import type * as z from 'zod';
import type { Clock } from '../../game/clock.ts';
import type { LoggedEvent } from '../../game/event-record.ts';
import type { LoadedGame } from '../../game/event-store.ts';
import { deadline, seatsKeptUntil } from '../../game/expiry.ts';
import { standingMoves } from '../../game/past.ts';
import type { Seat } from '../../game/seats.ts';
import { type GameState, plyOf } from '../../game/state.ts';
import { boardOf } from '../../rules/board.ts';
import type { BySide } from '../../rules/color.ts';
import { legalMoves, type Move } from '../../rules/legal-moves.ts';
import { formatMove } from '../../rules/notation.ts';
import { phaseOf } from '../../rules/position.ts';
import type { GameSchema, LegalMovesSchema, MoveListSchema } from '../schemas/game.ts';
import { viewMove, viewPlayedMove, viewPosition, viewResult } from './position.ts';
import { viewRules } from './rules.ts';

export type GameView = z.infer<typeof GameSchema>;

/** What a view of a game holds beyond what it always does. */
export interface GameParts {
  readonly moves?: readonly string[] | null;
  readonly legalMoves?: boolean;
}

const NOBODY: BySide<{ readonly name: null }> = { white: { name: null }, black: { name: null } };

export function viewGame({ state, seating }: LoadedGame, parts: GameParts = {}): GameView {
  return view(state, seating, parts);
}

/** As `viewGame`, of a game as it once was: names are of today and belong to no past. */
export function viewPastGame(state: GameState, parts: GameParts): GameView {
  return view(state, NOBODY, parts);
}

function view(
  state: GameState,
  players: BySide<{ readonly name: string | null }>,
  { moves = null, legalMoves: withLegalMoves = false }: GameParts,
): GameView {
  const { rules, seats, position, lastMove, result } = state;
  return {
    id: state.id,
    status: state.status,
    version: state.version,
    ply: plyOf(state),
    rules: viewRules(rules),
    visibility: state.visibility,
    seats: {
      white: viewSeat(seats.white, players.white.name),
      black: viewSeat(seats.black, players.black.name),
    },
    position: viewPosition(rules, position),
    lastMove: lastMove === null ? null : viewPlayedMove(rules, position, lastMove),
    result: result === null ? null : viewResult(result),
    clock: state.clock && viewClock(state.clock, deadline(state)),
    drawOffer: state.status === 'finished' ? null : state.drawOffer,
    takebacks: state.takebacks,
    takebackOffer: state.takebackOffer,
    rematchOf: state.rematchOf,
    createdAt: formatTime(state.createdAt),
    expiresAt: state.status === 'open' ? formatTime(seatsKeptUntil(state)) : null,
    updatedAt: formatTime(state.updatedAt),
    ...(moves === null ? {} : { moves: [...moves] }),
    ...(withLegalMoves ? { legalMoves: viewLegalMoves(state) } : {}),
  };
}

function viewSeat(seat: Seat, name: string | null): GameView['seats']['white'] {
  return 'accountId' in seat ? { kind: seat.kind, accountId: seat.accountId, name } : { kind: seat.kind, name };
}

function viewClock({ setting, remaining, running }: Clock, end: number | null): GameView['clock'] {
  return {
    ...setting,
    white: { remainingMs: remaining.white },
    black: { remainingMs: remaining.black },
    running,
    deadline: end === null ? null : formatTime(end),
  };
}

function viewLegalMoves(state: GameState): z.infer<typeof LegalMovesSchema>['moves'] {
  return legalMovesOf(state).map((move) => viewMove(boardOf(state.rules.board), move));
}

export function viewTurn(state: GameState): z.infer<typeof LegalMovesSchema> {
  const { id, rules, position } = state;
  return {
    gameId: id,
    ply: plyOf(state),
    toMove: position.toMove,
    phase: phaseOf(rules, position),
    moves: viewLegalMoves(state),
  };
}

export function legalMoveTexts(state: GameState): string[] {
  return legalMovesOf(state).map((move) => formatMove(boardOf(state.rules.board), move));
}

export function viewMoveList(log: readonly LoggedEvent[]): z.infer<typeof MoveListSchema>['data'] {
  return standingMoves(log).map(({ event, record: { at } }) => {
    const { ply, color, move } = event.data;
    return { ply, color, move, at };
  });
}

/** The texts of the moves of a log that were not taken back. */
export function moveTexts(log: readonly LoggedEvent[]): string[] {
  return standingMoves(log).map(({ event }) => event.data.move);
}

function formatTime(at: number): string {
  return new Date(at).toISOString();
}

/** Those of the start while the game is open, none after its end. */
function legalMovesOf({ status, rules, position }: GameState): readonly Move[] {
  return status === 'finished' ? [] : legalMoves(rules, position);
}
