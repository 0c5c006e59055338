/**
 * The decisions: a state and a command give the events that follow, or the
 * reason why not, in the order in which reasons count. No events means that
 * the command is already fulfilled.
 */

import { err, ok, type Result } from '../result.ts';
import { boardOf } from '../rules/board.ts';
import { type Color, opponentOf } from '../rules/color.ts';
import { formatMove, formatPosition, type PositionInvalid, takeOverPosition } from '../rules/notation.ts';
import { play } from '../rules/play.ts';
import { startPosition } from '../rules/position.ts';
import type { Command, CreateGame, PlayMove, VersionCondition } from './commands.ts';
import type { GameError } from './errors.ts';
import { ENGINE_VERSION, type GameCreated, type GameEvent, type GameResult, type LaterEvent } from './events.ts';
import { firstOpenSeat, type GameState, plyOf } from './state.ts';

/** A stored game is drawn at this ply. */
export const PLY_LIMIT = 2000;

type Decision = Result<readonly LaterEvent[], GameError>;

const NOTHING: Decision = ok([]);
const started: LaterEvent = { type: 'game.started', data: {} };
const finished = (result: GameResult): LaterEvent => ({ type: 'game.finished', data: result });

/** The first events of a game. A position that is decided already begins no game. */
export function decideCreation(command: CreateGame): Result<readonly [GameCreated, ...LaterEvent[]], PositionInvalid> {
  const { rules, visibility, seats } = command;
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
      seats: { white: { kind: seats.white }, black: { kind: seats.black } },
      engine: ENGINE_VERSION,
    },
  };
  return ok(firstOpenSeat(seats) === null ? [created, started] : [created]);
}

/** What follows from a command. */
export function decide(game: GameState, command: Command): Decision {
  switch (command.type) {
    case 'join':
      return decideJoin(game, command.color);
    case 'play-move':
      return decideMove(game, command);
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

function decideJoin(game: GameState, wanted: Color | null): Decision {
  if (game.status === 'finished') return err({ code: 'game-over' });
  const color = wanted ?? firstOpenSeat(game.seats);
  if (color === null || game.seats[color] !== 'open') return err({ code: 'seat-taken' });
  const joined: LaterEvent = { type: 'player.joined', data: { color, kind: 'token' } };
  const isLast = game.seats[opponentOf(color)] !== 'open';
  return ok(isLast ? [joined, started] : [joined]);
}

function decideMove(game: GameState, command: PlayMove): Decision {
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
  const event: GameEvent = {
    type: 'move.played',
    data: {
      ply,
      color,
      move: formatMove(boardOf(game.rules.board), move),
      position: formatPosition(game.rules, position),
    },
  };
  const result: GameResult | null = outcome ?? (ply >= PLY_LIMIT ? { winner: null, reason: 'ply-limit' } : null);
  return ok(result === null ? [event] : [event, finished(result)]);
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
