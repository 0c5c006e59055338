/**
 * A bot: an account that seeks games and accepts invitations, plays, and plays
 * again. All that it has to know is with the service, so that the bot can stop,
 * or the service can, at any moment.
 */
import {
  type ChooseMove,
  type Client,
  type Color,
  type Game,
  type GameInPlay,
  problemOf,
  type SeekRequest,
} from '../client/index.ts';

export interface BotOptions {
  /** With the token of the bot's account. */
  readonly client: Client;
  /** The id of the account. */
  readonly id: string;
  readonly chooseMove: ChooseMove;
  /** Hears of every game once it is over. */
  readonly onGame: (game: Game, color: Color) => void;
}

/** Games at once. Who invites to more is told to come later. */
const MOST_GAMES = 8;
/** How long an opponent may think about another game. */
const REMATCH_SECONDS = 20;

export class Bot {
  readonly #options: BotOptions;
  /** Every game that this bot has taken up, with its end. */
  readonly #games = new Map<string, Promise<Game>>();
  readonly #failed = Promise.withResolvers<never>();
  #playing = 0;
  #seekId: string | null = null;

  constructor(options: BotOptions) {
    this.#options = options;
    this.#failed.promise.catch(() => {});
  }

  /** Fails once a game cannot be played on. */
  get failed(): Promise<never> {
    return this.#failed.promise;
  }

  /** Plays on in every game that has begun; gives them once they are over. */
  async resume(): Promise<readonly Game[]> {
    const games: Promise<Game>[] = [];
    const { account } = this.#options.client;
    for await (const { id } of account.games({ status: ['active'] })) games.push(this.play(id));
    return Promise.all(games);
  }

  /** Plays so many games, one after the other: with the opponent of `last` if that wants to, else with whoever fits. */
  async seek(request: SeekRequest, games: number, last: string | null): Promise<void> {
    for (let left = games, previous = last; left > 0; left--) {
      const next: string | null = previous === null ? null : await this.#playAgain(previous);
      previous = next ?? (await this.#findOpponent(request));
      await this.play(previous);
    }
  }

  /** Takes a seek back that still waits, with a client that has not been stopped. */
  async stopSeeking(client: Client): Promise<void> {
    if (this.#seekId !== null) await client.seeks.cancel(this.#seekId);
  }

  /** Looks after its games as soon as the service tells of a new one, for ever. */
  async listen(): Promise<never> {
    for (;;) {
      for await (const { type } of this.#options.client.followAccount()) {
        if (type === 'game.invited' || type === 'game.started') await this.lookAfterGames();
      }
    }
  }

  /** Accepts the invitations that there are, and begins to play in every game that has begun. */
  async lookAfterGames(): Promise<void> {
    const { account } = this.#options.client;
    for await (const game of account.games({ status: ['open', 'active'] })) {
      if (game.status === 'active') this.play(game.id);
      else if (this.#isInvited(game)) await this.#answerInvitation(game.id);
    }
  }

  /** Plays a game to its end, once, however often it is asked to. */
  play(gameId: string): Promise<Game> {
    const known = this.#games.get(gameId);
    if (known !== undefined) return known;
    const game = this.#playOut(gameId);
    game.catch(this.#failed.reject);
    this.#games.set(gameId, game);
    return game;
  }

  async #playOut(gameId: string): Promise<Game> {
    const { client, id, chooseMove, onGame } = this.#options;
    this.#playing++;
    try {
      const { seats } = await client.games.get(gameId);
      const color = seats.white.accountId === id ? 'white' : 'black';
      const onDrawOffer = (game: Game) => !isAhead(game, color);
      const game = await client.play({ gameId, color }, chooseMove, { onDrawOffer });
      onGame(game, color);
      return game;
    } finally {
      this.#playing--;
    }
  }

  async #findOpponent(request: SeekRequest): Promise<string> {
    const { seeks } = this.#options.client;
    const { gameId } = await seeks.match(request, ({ id }) => {
      this.#seekId = id;
    });
    this.#seekId = null;
    return gameId;
  }

  /** The game after a finished one, once both sides have taken it up; null where the other side does not. */
  async #playAgain(gameId: string): Promise<string | null> {
    const { games } = this.#options.client;
    try {
      const { gameId: next } = await games.rematch(gameId);
      let game = await games.get(next);
      if (game.status === 'open') {
        await games.events(next, { after: game.version, wait: REMATCH_SECONDS });
        game = await games.get(next);
      }
      if (game.status === 'open') game = await games.abort(next);
      return game.status === 'active' ? next : null;
    } catch (error) {
      // What speaks against this game does not speak against others.
      if (problemOf(error) === null) throw error;
      return null;
    }
  }

  async #answerInvitation(gameId: string): Promise<void> {
    const { games } = this.#options.client;
    try {
      if (this.#playing >= MOST_GAMES) return void (await games.decline(gameId, 'later'));
      await games.join(gameId);
    } catch (error) {
      // It was withdrawn meanwhile.
      if (problemOf(error) === null) throw error;
    }
  }

  #isInvited({ seats: { white, black } }: Game): boolean {
    const { id } = this.#options;
    return [white, black].some(({ kind, accountId }) => kind === 'invited' && accountId === id);
  }
}

/** Whether a side has more pieces than the other. */
function isAhead({ position }: Game, color: Color): boolean {
  const piecesOf = ({ onBoard, inHand }: GameInPlay['position']['white']) => onBoard.length + inHand;
  const lead = piecesOf(position.white) - piecesOf(position.black);
  return color === 'white' ? lead > 0 : lead < 0;
}
