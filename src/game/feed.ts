/**
 * What accounts are told of their games, in feeds of their own: that a game
 * began or ended, that a move is theirs, that they are invited. It follows from
 * the events of the game, and is stored in one step with them.
 */
import { COLORS, type Color } from '../rules/color.ts';
import type { LoggedEvent } from './event-record.ts';
import type { GameEvent } from './events.ts';
import type { AccountId, GameId, SeekId } from './id.ts';
import { accountOf } from './seats.ts';
import { type GameState, plyOf } from './state.ts';

export const FEED_TYPES = ['game.invited', 'game.started', 'game.turn', 'game.finished', 'seek.matched'] as const;
export type FeedType = (typeof FEED_TYPES)[number];

/** Something to tell an account; no account is told twice of one thing. */
export interface FeedEntry {
  readonly accountId: AccountId;
  /** What it came from: a game and its event, or a seek, with 0. */
  readonly source: GameId | SeekId;
  readonly sourceSeq: number;
  readonly type: FeedType;
  /** RFC 3339, UTC, milliseconds. */
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the accounts of a game are told of `events`, which led to `game`; `by` is the account that did it. */
export function feedOf(game: GameState, events: readonly LoggedEvent[], by: AccountId | null): readonly FeedEntry[] {
  if (COLORS.every((color) => accountOf(game.seats[color]) === null)) return [];
  return [...events.flatMap((event) => told(game, event, by)), ...turnOf(game, events)];
}

function told(game: GameState, { event, record }: LoggedEvent, by: AccountId | null): readonly FeedEntry[] {
  const { id: gameId } = game;
  const tell = (color: Color, type: FeedType, data: FeedEntry['data']) => entry(game, color, record, type, data);
  switch (event.type) {
    case 'game.created': {
      const rematch = event.data.rematchOf === null ? {} : { rematchOf: event.data.rematchOf };
      const invited = COLORS.filter((color) => event.data.seats[color].kind === 'invited');
      return invited.flatMap((color) => tell(color, 'game.invited', { gameId, by, ...rematch }));
    }
    case 'game.started':
      return COLORS.flatMap((color) => tell(color, 'game.started', { gameId, color }));
    case 'game.finished':
      return COLORS.flatMap((color) => tell(color, 'game.finished', { gameId, ...event.data }));
    default:
      return [];
  }
}

/** Events that give somebody the move. */
const GIVES_TURN: readonly string[] = [
  'game.started',
  'move.played',
  'moves.taken-back',
] satisfies readonly GameEvent['type'][];

function turnOf(game: GameState, events: readonly LoggedEvent[]): readonly FeedEntry[] {
  const given = events.findLast(({ event }) => GIVES_TURN.includes(event.type));
  if (given === undefined || game.status !== 'active') return [];
  const { toMove } = game.position;
  return entry(game, toMove, given.record, 'game.turn', { gameId: game.id, ply: plyOf(game) });
}

function entry(
  game: GameState,
  color: Color,
  { seq, at }: LoggedEvent['record'],
  type: FeedType,
  data: FeedEntry['data'],
): readonly FeedEntry[] {
  const accountId = accountOf(game.seats[color]);
  return accountId === null ? [] : [{ accountId, source: game.id, sourceSeq: seq, type, at, data }];
}
