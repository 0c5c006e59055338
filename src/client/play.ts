/** Playing a game to its end, one decision after the other, whatever happens to the connection in between. */
import type { GameCalls } from './game-calls.ts';
import { wasOvertaken } from './problem.ts';
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
  /** Whether to accept a draw that the other side offers; without it offers are left to lapse. */
  readonly onDrawOffer?: ((game: Game) => boolean | Promise<boolean>) | undefined;
  /** Whether to accept that the other side takes its move back; without it such offers stay unanswered. */
  readonly onTakebackOffer?: ((game: Game) => boolean | Promise<boolean>) | undefined;
}

interface Seat extends PlayOptions {
  readonly opponent: Color;
  readonly games: GameCalls;
  readonly chooseMove: ChooseMove;
}

const WAIT_SECONDS = 25;

/** Plays until the game is over; gives it as it ended. */
export async function play(
  { gameId, color }: SeatToPlay,
  chooseMove: ChooseMove,
  games: GameCalls,
  options: PlayOptions = {},
): Promise<Game> {
  const seat: Seat = { ...options, opponent: color === 'white' ? 'black' : 'white', games, chooseMove };
  let game = await games.getInPlay(gameId);
  while (game.status !== 'finished') {
    const isTurn = game.status === 'active' && game.position.toMove === color;
    game = (await answerOffer(game, seat)) ?? (isTurn ? await playMove(game, seat) : await awaitNews(game, games));
  }
  return game;
}

async function playMove(game: GameInPlay, { games, chooseMove, onPlayed }: Seat): Promise<GameInPlay> {
  const { id, ply, takebacks, version } = game;
  const move = await chooseMove(game);
  return unlessOvertaken(game, games, async () => {
    const guard = takebacks ? version : undefined;
    const answer = await games.move(id, { move, ply, version: guard, wait: WAIT_SECONDS });
    onPlayed?.(answer.played);
    return answer.game;
  });
}

/** The game after an answer to what the other side offers; null where there is nothing to answer. */
async function answerOffer(game: GameInPlay, seat: Seat): Promise<GameInPlay | null> {
  const { games, opponent, onDrawOffer, onTakebackOffer } = seat;
  const { id, drawOffer, takebackOffer } = game;
  if (drawOffer === opponent && onDrawOffer !== undefined) {
    const accepts = await onDrawOffer(game);
    return answer(game, games, () => (accepts ? games.acceptDraw(id) : games.dropDrawOffer(id)));
  }
  if (takebackOffer === opponent && onTakebackOffer !== undefined) {
    const accepts = await onTakebackOffer(game);
    return answer(game, games, () => (accepts ? games.acceptTakeback(id) : games.dropTakebackOffer(id)));
  }
  return null;
}

function answer(game: GameInPlay, games: GameCalls, send: () => Promise<Game>): Promise<GameInPlay> {
  return unlessOvertaken(game, games, async () => {
    await send();
    return games.getInPlay(game.id);
  });
}

/** What `send` gives, or the game as it stands where it went on meanwhile: a takeback, an end, the same seat played elsewhere. */
async function unlessOvertaken(
  { id }: GameInPlay,
  games: GameCalls,
  send: () => Promise<GameInPlay>,
): Promise<GameInPlay> {
  try {
    return await send();
  } catch (error) {
    if (wasOvertaken(error)) return games.getInPlay(id);
    throw error;
  }
}

/** The game once anything has happened since. */
async function awaitNews(game: GameInPlay, games: GameCalls): Promise<GameInPlay> {
  for (;;) {
    const { data } = await games.events(game.id, { after: game.version, limit: 1, wait: WAIT_SECONDS });
    if (data.length > 0) return games.getInPlay(game.id);
  }
}
