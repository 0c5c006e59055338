/**
 * The decisions: a state and a command give the events that follow, or the
 * reason why not, in the order in which reasons count. No events means that
 * the command is already fulfilled.
 */

import { err, ok, type Result } from '../result.ts';
import { boardOf } from '../rules/board.ts';
import { COLORS, type Color, opponentOf, withSide } from '../rules/color.ts';
import { formatMove, formatPosition, type PositionInvalid, takeOverPosition } from '../rules/notation.ts';
import { play } from '../rules/play.ts';
import { startPosition } from '../rules/position.ts';
import { readingAfterMove } from './clock.ts';
import type { Command, CreateGame, PlayMove, VersionCondition } from './commands.ts';
import { decideOffer, mayOfferDraw } from './decide-offer.ts';
import type { GameError } from './errors.ts';
import type { EpochMs } from './event-record.ts';
import {
  type DeclineReason,
  ENGINE_VERSION,
  type GameCreated,
  type GameResult,
  type LaterEvent,
  type MovePlayed,
} from './events.ts';
import { areTaken, isTaken, type Player } from './seats.ts';
import { type GameState, plyOf } from './state.ts';

/** A stored game is drawn at this ply. */
export const PLY_LIMIT = 2000;

export type Decision = Result<readonly LaterEvent[], GameError>;

const NOTHING: Decision = ok([]);
const started: LaterEvent = { type: 'game.started', data: {} };
const finished = (result: GameResult): LaterEvent => ({ type: 'game.finished', data: result });

/** The first events of a game. A position that is decided already begins no game. */
export function decideCreation(command: CreateGame): Result<readonly [GameCreated, ...LaterEvent[]], PositionInvalid> {
  const { rules, visibility, seats, clock, takebacks, rematchOf, expiresInSeconds, firstPlySeconds } = command;
  let position = startPosition(rules);
  if (command.position !== null) {
    const taken = takeOverPosition(rules, command.position);
    if (!taken.ok) return taken;
    if (taken.value.outcome !== null) {
      return err({
        code: 'position-invalid',
        message: `the position is decided already: ${taken.value.outcome.reason}`,
      });
    }
    position = taken.value.position;
  }
  const created: GameCreated = {
    type: 'game.created',
    data: {
      rules,
      position: formatPosition(rules, position),
      visibility,
      seats,
      engine: ENGINE_VERSION,
      clock,
      takebacks,
      rematchOf,
      expiresInSeconds,
      firstPlySeconds,
    },
  };
  return ok(areTaken(seats) ? [created, started] : [created]);
}

/**
 * What follows from a command that arrived at the moment `at`; `earlier` is the
 * state that a takeback would lead back to.
 */
export function decide(game: GameState, command: Command, at: EpochMs, earlier: GameState | null = null): Decision {
  switch (command.type) {
    case 'join':
      return decideJoin(game, command.color, command.player);
    case 'take-up':
      return decideTakingUp(game, command.color, command.player);
    case 'decline-invite':
      return decideDecline(game, command.color, command.reason);
    case 'play-move':
      return decideMove(game, command, at);
    case 'offer':
    case 'accept':
    case 'drop-offer':
      return decideOffer(game, command, earlier);
    case 'resign':
      return decideResignation(game, { winner: opponentOf(command.color), reason: 'resignation' });
    case 'abort':
      return decideAbort(game);
    default: {
      const unknown: never = command;
      throw new Error(`unknown command ${JSON.stringify(unknown)}`);
    }
  }
}

function decideJoin(game: GameState, wanted: Color | null, player: Player): Decision {
  if (game.status === 'finished') return err({ code: 'game-over' });
  const wishes = wanted === null ? COLORS : [wanted];
  const color = wishes.find((side) => mayTake(game, side, player));
  if (color !== undefined) return ok(joined(game, color, player));
  const isKept = wishes.some((side) => game.seats[side].kind === 'invited');
  return err({ code: isKept ? 'wrong-seat' : 'seat-taken' });
}

/** An account holds one seat a game at most. */
function mayTake({ seats }: GameState, color: Color, player: Player): boolean {
  const seat = seats[color];
  if (player.kind === 'token') return seat.kind === 'open';
  const { accountId } = player;
  const other = seats[opponentOf(color)];
  if (other.kind === 'account' && other.accountId === accountId) return false;
  return seat.kind === 'open' || (seat.kind === 'invited' && seat.accountId === accountId);
}

function decideTakingUp(game: GameState, color: Color, player: Player): Decision {
  if (game.status === 'finished') return err({ code: 'game-over' });
  return game.seats[color].kind === 'invited' ? ok(joined(game, color, player)) : err({ code: 'seat-taken' });
}

function joined({ seats }: GameState, color: Color, player: Player): readonly LaterEvent[] {
  const event: LaterEvent = { type: 'player.joined', data: { color, ...player } };
  return isTaken(seats[opponentOf(color)]) ? [event, started] : [event];
}

function decideDecline(game: GameState, color: Color, reason: DeclineReason): Decision {
  if (game.status === 'finished' && game.result.reason === 'aborted') return NOTHING;
  if (game.status === 'finished') return err({ code: 'game-over' });
  if (game.seats[color].kind !== 'invited') return err({ code: 'wrong-seat' });
  return ok([{ type: 'invite.declined', data: { color, reason } }, finished({ winner: null, reason: 'aborted' })]);
}

function decideMove(game: GameState, command: PlayMove, at: EpochMs): Decision {
  if (game.status === 'open') return err({ code: 'game-not-started' });
  if (game.status === 'finished') return err({ code: 'game-over' });
  if (!accepts(command.ifVersion, game.version)) return err({ code: 'version-mismatch' });
  if (command.ply !== null && command.ply !== plyOf(game)) return err({ code: 'stale-ply' });
  const { color } = command;
  if (color !== game.position.toMove) return err({ code: 'not-your-turn' });

  const played = play(game.rules, game.position, command.move);
  if (!played.ok) return played;
  const { move, position, outcome } = played.value;
  const ply = plyOf(game) + 1;
  const event: MovePlayed = {
    type: 'move.played',
    data: {
      ply,
      color,
      move: formatMove(boardOf(game.rules.board), move),
      position: formatPosition(game.rules, position),
      ...(game.clock === null ? {} : { clock: readingAfterMove(game.clock, color, at - game.updatedAt) }),
    },
  };
  const result: GameResult | null = outcome ?? (ply >= PLY_LIMIT ? { winner: null, reason: 'ply-limit' } : null);
  if (result !== null) return ok([event, finished(result)]);
  return ok(command.offersDraw ? [event, ...drawOffer(game, color)] : [event]);
}

/** The draw that is offered along with the next ply, by the side that makes it. */
function drawOffer(game: GameState, color: Color): readonly LaterEvent[] {
  const moved = { ...game, plies: withSide(game.plies, color, game.plies[color] + 1) };
  return mayOfferDraw(moved, color) ? [{ type: 'draw.offered', data: { color } }] : [];
}

function decideResignation(game: GameState, resignation: GameResult): Decision {
  if (game.status === 'open') return err({ code: 'game-not-started' });
  if (game.status === 'active') return ok([finished(resignation)]);
  const { winner, reason } = game.result;
  const isDone = reason === resignation.reason && winner === resignation.winner;
  return isDone ? NOTHING : err({ code: 'game-over' });
}

function decideAbort(game: GameState): Decision {
  if (game.status === 'finished') {
    return game.result.reason === 'aborted' ? NOTHING : err({ code: 'game-over' });
  }
  if (game.plies.white > 0 && game.plies.black > 0) return err({ code: 'too-late-to-abort' });
  return ok([finished({ winner: null, reason: 'aborted' })]);
}

function accepts(condition: VersionCondition | null, version: number): boolean {
  return condition === null || condition === 'any' || condition.includes(version);
}
