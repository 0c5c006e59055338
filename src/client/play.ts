/** Playing a game to its end, one decision after the other, whatever happens to the connection in between. */
import type { GameCalls } from './game-calls.ts';
import { problemOf } from './problem.ts';
import type { Color, Game, GameInPlay, Played } from './types.ts';

/** The seat that is played. */
export interface SeatToPlay {
  readonly gameId: string;
  readonly color: Color;
}

/** Chooses one of `game.legalMoves`, each time that it is this side's turn. The game is over once another call resigns it. */
export type ChooseMove = (game: GameInPlay) => string | Promise<string>;

export interface PlayOptions {
  /** Hears of every move that was accepted: `seq` and `hash` of its event are a receipt. */
  readonly onPlayed?: ((played: Played['played']) => void) | undefined;
}

const WAIT_SECONDS = 25;

/** Plays until the game is over; gives it as it ended. */
export async function play(
  { gameId, color }: SeatToPlay,
  chooseMove: ChooseMove,
  games: GameCalls,
  { onPlayed }: PlayOptions = {},
): Promise<Game> {
  let game = await games.getInPlay(gameId);
  while (game.status !== 'finished') {
    const isTurn = game.status === 'active' && game.position.toMove === color;
    game = isTurn ? await playMove(game, await chooseMove(game), games, onPlayed) : await awaitNews(game, games);
  }
  return game;
}

async function playMove(
  { id, ply }: GameInPlay,
  move: string,
  games: GameCalls,
  onPlayed: PlayOptions['onPlayed'],
): Promise<GameInPlay> {
  try {
    const { played, game } = await games.move(id, { move, ply });
    onPlayed?.(played);
    return game;
  } catch (error) {
    switch (problemOf(error)?.code) {
      // The game went on without this move: a takeback, an end, the same seat played elsewhere.
      case 'stale-ply':
      case 'not-your-turn':
      case 'game-over':
        return games.getInPlay(id);
      default:
        throw error;
    }
  }
}

/** The game once anything has happened since. */
async function awaitNews(game: GameInPlay, games: GameCalls): Promise<GameInPlay> {
  for (;;) {
    const { data } = await games.events(game.id, { after: game.version, limit: 1, wait: WAIT_SECONDS });
    if (data.length > 0) return games.getInPlay(game.id);
  }
}
