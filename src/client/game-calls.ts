/** Everything that is done with games: creating, reading, playing and ending them. */
import { readPages } from './pages.ts';
import type { Transport } from './transport.ts';
import type {
  BodyOf,
  CreatedGame,
  CreateGame,
  Game,
  GameEvent,
  GameExport,
  GameInPlay,
  JoinedGame,
  JoinGame,
  Move,
  Played,
  QueryOf,
  RematchSeat,
} from './types.ts';

/** A page of a game's events. */
export interface EventPage {
  readonly data: readonly GameEvent[];
  /** The `after` of the next page. */
  readonly next: number;
  /** Whether the game is finished and nothing is left. */
  readonly done: boolean;
}

/**
 * A move on the game as it stood after `ply` plies. With that, sending it again
 * is safe: a move is never played twice. Only where moves can be taken back it
 * takes the game's `version` too, for the same ply may then come again.
 */
export type MoveToPlay = BodyOf<'playMove'> & {
  readonly ply: number;
  /** The move counts only while the game is still at this version. */
  readonly version?: number | undefined;
  /** Seconds, up to 25, to wait for the player's next turn, an offer or the end: the answer then has the game as of then. */
  readonly wait?: number | undefined;
};

export class GameCalls {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Creates a game; without a body one that can be played at once, with the tokens of both seats. */
  create(body: CreateGame = {}): Promise<CreatedGame> {
    const header = this.#transport.newKey();
    return this.#transport.call((api, init) => api.POST('/v1/games', { ...init, params: { header }, body }));
  }

  /** Takes a seat of a game that is open. */
  join(id: string, body: JoinGame = {}): Promise<JoinedGame> {
    const header = this.#transport.newKey();
    return this.#transport.call((api, init) =>
      api.POST('/v1/games/{id}/join', { ...init, params: { path: { id }, header }, body }),
    );
  }

  /** Declines an invitation. */
  decline(id: string, reason: NonNullable<BodyOf<'declineGame'>['reason']> = 'generic'): Promise<Game> {
    return this.#transport.call((api, init) =>
      api.POST('/v1/games/{id}/decline', { ...init, params: { path: { id } }, body: { reason } }),
    );
  }

  /** The game as it stands, or as it stood at `version` or `ply`. */
  get(id: string, query: QueryOf<'getGame'> = {}): Promise<Game> {
    return this.#transport.call((api, init) => api.GET('/v1/games/{id}', { ...init, params: { path: { id }, query } }));
  }

  /** The game as it stands, with the moves that can be played. */
  async getInPlay(id: string): Promise<GameInPlay> {
    return inPlay(await this.get(id, { include: ['legalMoves'] }));
  }

  /** Public games, the newest first; asks for further ones as they are read. */
  list(query: Omit<QueryOf<'listGames'>, 'cursor'> = {}): AsyncGenerator<Game, void, undefined> {
    return readPages((cursor) =>
      this.#transport.call((api, init) =>
        api.GET('/v1/games', { ...init, params: { query: { ...query, ...cursor } } }),
      ),
    );
  }

  /** Plays a move with the token of the seat. */
  async move(id: string, { version, wait, ...body }: MoveToPlay): Promise<Played & { readonly game: GameInPlay }> {
    const query: QueryOf<'playMove'> = { include: ['legalMoves'], ...(wait === undefined ? {} : { wait }) };
    const header = version === undefined ? {} : { 'If-Match': `"${version}"` };
    const { played, game } = await this.#transport.call(
      (api, init) => api.POST('/v1/games/{id}/moves', { ...init, params: { path: { id }, query, header }, body }),
      { waitSeconds: wait },
    );
    return { played, game: inPlay(game) };
  }

  /** The moves that can be played now. */
  async legalMoves(id: string): Promise<readonly Move[]> {
    const { moves } = await this.#transport.call((api, init) =>
      api.GET('/v1/games/{id}/legal-moves', { ...init, params: { path: { id } } }),
    );
    return moves;
  }

  /** The moves that were played. */
  async moves(id: string) {
    const { data } = await this.#transport.call((api, init) =>
      api.GET('/v1/games/{id}/moves', { ...init, params: { path: { id } } }),
    );
    return data;
  }

  /** A page of events; with `wait` as soon as there are any, or after so many seconds. `Client.follow` does this for you. */
  events(id: string, query: QueryOf<'listEvents'> = {}): Promise<EventPage> {
    return this.#transport.call(
      (api, init) => api.GET('/v1/games/{id}/events', { ...init, params: { path: { id }, query } }),
      { waitSeconds: query.wait },
    );
  }

  /** Gives the game up. */
  resign(id: string): Promise<Game> {
    return this.#transport.call((api, init) =>
      api.POST('/v1/games/{id}/resign', { ...init, params: { path: { id } } }),
    );
  }

  /** Ends a game that has hardly begun, without a winner. */
  abort(id: string): Promise<Game> {
    return this.#transport.call((api, init) => api.POST('/v1/games/{id}/abort', { ...init, params: { path: { id } } }));
  }

  /** Offers a draw; the other side's next move lets the offer lapse. */
  offerDraw(id: string): Promise<Game> {
    return this.#transport.call((api, init) =>
      api.POST('/v1/games/{id}/draw-offer', { ...init, params: { path: { id } } }),
    );
  }

  /** Accepts the draw that the other side offers. */
  acceptDraw(id: string): Promise<Game> {
    return this.#transport.call((api, init) =>
      api.POST('/v1/games/{id}/draw-offer/accept', { ...init, params: { path: { id } } }),
    );
  }

  /** Withdraws one's own offer of a draw, or declines the other side's. */
  dropDrawOffer(id: string): Promise<Game> {
    return this.#transport.call((api, init) =>
      api.DELETE('/v1/games/{id}/draw-offer', { ...init, params: { path: { id } } }),
    );
  }

  /** Asks to take one's last move back, in a game with takebacks. */
  offerTakeback(id: string): Promise<Game> {
    return this.#transport.call((api, init) =>
      api.POST('/v1/games/{id}/takeback-offer', { ...init, params: { path: { id } } }),
    );
  }

  /** Lets the other side take its move back. Sent once: a repeat might accept the next offer. */
  acceptTakeback(id: string): Promise<Game> {
    return this.#transport.call(
      (api, init) => api.POST('/v1/games/{id}/takeback-offer/accept', { ...init, params: { path: { id } } }),
      { isRepeatable: false },
    );
  }

  /** Withdraws one's own wish to take a move back, or declines the other side's. */
  dropTakebackOffer(id: string): Promise<Game> {
    return this.#transport.call((api, init) =>
      api.DELETE('/v1/games/{id}/takeback-offer', { ...init, params: { path: { id } } }),
    );
  }

  /** Asks for another game with colours swapped, or takes one's seat in it where the other side asked already. */
  rematch(id: string): Promise<RematchSeat> {
    return this.#transport.call((api, init) =>
      api.POST('/v1/games/{id}/rematch', { ...init, params: { path: { id } } }),
    );
  }

  /** The game that follows this one; with `wait` as soon as somebody asks for it, null where nobody did. */
  async nextGame(id: string, wait = 0): Promise<string | null> {
    const { gameId } = await this.#transport.call(
      (api, init) => api.GET('/v1/games/{id}/rematch', { ...init, params: { path: { id }, query: { wait } } }),
      { waitSeconds: wait },
    );
    return gameId;
  }

  /** A new token for the seat; the old one no longer counts. */
  async renewToken(id: string): Promise<string> {
    const header = this.#transport.newKey();
    const { token } = await this.#transport.call((api, init) =>
      api.POST('/v1/games/{id}/token', { ...init, params: { path: { id }, header } }),
    );
    return token;
  }

  /** The whole game in the form in which `RuleCalls.position` takes it. */
  export(id: string): Promise<GameExport> {
    return this.#transport.call((api, init) => api.GET('/v1/games/{id}/export', { ...init, params: { path: { id } } }));
  }
}

/** Asked for with its legal moves, a game has them. */
function inPlay(game: Game): GameInPlay {
  return { ...game, legalMoves: game.legalMoves ?? [] };
}
