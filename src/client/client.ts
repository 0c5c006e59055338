/**
 * A client of the API for programs: one call each for what is done often, and
 * every call as sure as the API lets it be. What can be repeated without harm
 * is, for a while, and what must not is not.
 */
import { AccountCalls, AccountsCalls } from './account-calls.ts';
import { accountFeed } from './account-feed.ts';
import { Follower } from './follow.ts';
import { GameCalls } from './game-calls.ts';
import { gameFeed } from './game-feed.ts';
import { type ChooseMove, type PlayOptions, play, type SeatToPlay } from './play.ts';
import { SURROUNDINGS, type Surroundings } from './retries.ts';
import { RuleCalls } from './rule-calls.ts';
import { SeekCalls } from './seek-calls.ts';
import { Transport, type TransportOptions } from './transport.ts';
import type { AccountEvent, Game, GameFeedItem } from './types.ts';

export interface ClientOptions {
  /** Where the service is: `https://merels.example`. */
  readonly url: string;
  /** The token of a seat or of an account, sent with every request. */
  readonly token?: string | undefined;
  /** How long a call tries again before it fails, in milliseconds; 60,000 unless said otherwise, `Infinity` for ever. */
  readonly patienceMs?: number | undefined;
  /** Ends every call and every iterator. */
  readonly signal?: AbortSignal | undefined;
  /** Hears of every failure that is waited out. */
  readonly onRetry?: ((error: Error, waitMs: number) => void) | undefined;
  /** In place of the platform's own. */
  readonly fetch?: typeof fetch | undefined;
}

export interface FollowOptions {
  /** The `seq` of the last event that you have; 0 for all of them. Left out, it begins with the present: of a game comes first how it stands. */
  readonly after?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const PATIENCE_MS = 60_000;

export class Client {
  readonly games: GameCalls;
  readonly rules: RuleCalls;
  readonly accounts: AccountsCalls;
  /** The account whose token the client has. */
  readonly account: AccountCalls;
  readonly seeks: SeekCalls;
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
    this.games = new GameCalls(transport);
    this.rules = new RuleCalls(transport);
    this.accounts = new AccountsCalls(transport);
    this.account = new AccountCalls(transport);
    this.seeks = new SeekCalls(transport);
  }

  /** The same client with another token: of a seat, or of an account. */
  withToken(token: string): Client {
    return new Client(this.#transport.with({ token }));
  }

  /** The same client, whose calls and iterators end with `signal` too. */
  withSignal(signal: AbortSignal): Client {
    return new Client(this.#transport.with({ signal: AbortSignal.any([this.#transport.options.signal, signal]) }));
  }

  /**
   * Every event of the game, once and in order, as it happens, until the game is over. The connection may break as often
   * as it likes: what happened meanwhile comes next.
   */
  follow(gameId: string, { after, signal }: FollowOptions = {}): AsyncGenerator<GameFeedItem, void, undefined> {
    const transport = signal === undefined ? this.#transport : this.withSignal(signal).#transport;
    const following = { ...transport.options, after: after ?? null };
    return new Follower(gameFeed(gameId, transport), following, transport.surroundings).items();
  }

  /**
   * Everything that the account is told of its games, once and in order, from now on or behind `after`, for ever. What is
   * behind an `after` is kept for seven days: a problem `cursor-expired` says where to go on.
   */
  followAccount({ after, signal }: FollowOptions = {}): AsyncGenerator<AccountEvent, void, undefined> {
    const transport = signal === undefined ? this.#transport : this.withSignal(signal).#transport;
    const following = { ...transport.options, after: after ?? null };
    return new Follower(accountFeed(transport), following, transport.surroundings).items();
  }

  /** Plays a seat to the end of its game with the moves that `chooseMove` chooses; gives the game as it ended. */
  play(seat: SeatToPlay, chooseMove: ChooseMove, options: PlayOptions = {}): Promise<Game> {
    return play(seat, chooseMove, this.games, options);
  }
}

/** A client of the service at `url`. */
export function createClient(options: ClientOptions): Client {
  return new Client(new Transport(transportOptions(options), surroundingsWith(options.fetch)));
}

function transportOptions({ url, token, patienceMs, signal, onRetry }: ClientOptions): TransportOptions {
  return {
    url: url.replace(/\/+$/, ''),
    token: token ?? null,
    patienceMs: patienceMs ?? PATIENCE_MS,
    signal: signal ?? new AbortController().signal,
    onRetry,
  };
}

function surroundingsWith(ownFetch: typeof fetch | undefined): Surroundings {
  return ownFetch === undefined ? SURROUNDINGS : { ...SURROUNDINGS, fetch: ownFetch };
}
