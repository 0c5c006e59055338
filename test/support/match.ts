/** Games on a store, under a clock that stands until it is moved: short ways to create them and to ask things of them. */
import { createHash, randomBytes } from 'node:crypto';
import type { Command, CreateGame, PlayMove } from '../../src/game/commands.ts';
import { type Created, type CreationError, createGame } from '../../src/game/create-game.ts';
import { type EpochMs, recordEvents } from '../../src/game/event-record.ts';
import type { AnswerToKeep, Append, EventStore, LoadedGame, RequestKey, Seating } from '../../src/game/event-store.ts';
import type { LaterEvent } from '../../src/game/events.ts';
import { evolve } from '../../src/game/evolve.ts';
import type { Followers } from '../../src/game/followers.ts';
import {
  type CommandContext,
  type Handled,
  handle,
  handleForSeat,
  type Order,
  type Refusal,
  type Sender,
} from '../../src/game/handle.ts';
import { type GameId, newGameId } from '../../src/game/id.ts';
import type { RecentGames } from '../../src/game/recent-games.ts';
import type { Seat } from '../../src/game/seats.ts';
import { ANSWER_KEPT_MS } from '../../src/game/sweep.ts';
import { ok, type Result } from '../../src/result.ts';
import type { BySide, Color } from '../../src/rules/color.ts';
import { creation, move as moveOf, START } from './decider.ts';
import { unwrap } from './given.ts';

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Nobody sits on an open seat, and the first token of another has been given out. */
const seated = ({ kind }: Seat): Seating =>
  kind === 'token' ? { name: 'Ann', generation: 1 } : { name: null, generation: 0 };

/** What is asked of a game, by whom, and what goes with it; nobody in particular, and nothing, by default. */
export type Request = Omit<Order, 'command'> & Partial<Sender>;

/** A key that a client chose, for a request at `now` that is told from others by `content`. */
export const keyOf = (now: EpochMs, name: string, content = 'the same', older: readonly string[] = []): RequestKey => ({
  macs: [hex(name), ...older.map(hex)],
  fingerprint: hex(content),
  keyId: 'k1',
  keptSince: now - ANSWER_KEPT_MS,
});

/** A match in a process that remembers the games it changed, and tells followers of them, where it is given with what. */
export function createMatch(
  store: EventStore,
  start = START,
  recent?: RecentGames,
  followers?: Pick<Followers, 'announce' | 'announceTopic'>,
) {
  let now = start;
  const context: CommandContext = {
    store,
    now: () => now,
    sleep: async (ms) => pass(ms),
    ...(recent && { recent }),
    ...(followers && { followers }),
  };

  function create(command: CreateGame, answer: AnswerToKeep | null = null): Promise<Result<Created, CreationError>> {
    const { white, black } = command.seats;
    return createGame(context, newId(), command, { white: seated(white), black: seated(black) }, answer);
  }

  const pass = (ms: number): void => {
    now += ms;
  };

  const newId = (): GameId => newGameId(now, randomBytes(10));

  /** Asks for a command, or for what `request` says beside one. */
  function ask(id: GameId, command: Command | null, request: Request = {}): Promise<Result<Handled, Refusal>> {
    const { seating, answer = null, claim = null, ...sender } = request;
    const order: Order = { ...(command && { command }), ...(seating && { seating }), answer };
    return claim === null
      ? handle(context, id, { ...sender, claim }, () => ok(order))
      : handleForSeat(context, id, { ...sender, claim }, () => order);
  }

  return {
    context,
    newId,
    request: creation,
    create,
    ask,
    /** Lets time pass. */
    pass,

    /** A key that a client chose, for a request that is told from others by `content`. */
    key: (name: string, content?: string, older?: readonly string[]): RequestKey => keyOf(now, name, content, older),

    /** The answer to keep under a key, with those tokens. */
    answer: (key: RequestKey, tokens: BySide<number | null> = { white: 1, black: 1 }): AnswerToKeep => ({
      key,
      tokens,
      at: now,
    }),

    /** A new game: standard, unlisted, with both seats taken, or as `changes` say. */
    async newGame(changes: Partial<CreateGame> = {}): Promise<LoadedGame> {
      return unwrap(await create(creation(changes))).game;
    },

    /** Asks for a move by the holder of the seat's first token. */
    move(id: GameId, color: Color, text: string, changes: Partial<PlayMove> = {}): Promise<Result<Handled, Refusal>> {
      return ask(id, moveOf(color, text, changes), { claim: { gameId: id, color, generation: 1 } });
    },

    /** Plays moves in turn, White's first; gives the game after the last. */
    async play(id: GameId, ...moves: readonly string[]): Promise<LoadedGame> {
      let game: LoadedGame | undefined;
      for (const [index, text] of moves.entries()) {
        game = unwrap(await this.move(id, index % 2 === 0 ? 'white' : 'black', text)).game;
      }
      if (game === undefined) throw new Error('no move to play');
      return game;
    },
  };
}

/** What appends `events` to the game as it is, all at the moment `at`. */
export function appendTo(before: LoadedGame, at: EpochMs, events: readonly LaterEvent[]): Append {
  const log = recordEvents(before.state, events, at);
  const state = log.reduce((game, event) => evolve(game, event), before.state);
  return { before, after: { ...before, state }, records: log.map(({ record }) => record), answer: null };
}
