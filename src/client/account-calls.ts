/** Accounts: making and finding them, and what one does with one's own. */
import { readPages } from './pages.ts';
import type { Transport } from './transport.ts';
import type {
  Account,
  AccountEvent,
  AccountTokenInfo,
  BodyOf,
  CreateAccount,
  CreatedAccount,
  CreatedAccountToken,
  Game,
  OwnAccount,
  QueryOf,
} from './types.ts';

/** A page of what an account is told. */
export interface AccountEventPage {
  readonly data: readonly AccountEvent[];
  /** The `after` of the next page. */
  readonly next: number;
}

/** Everybody's accounts. */
export class AccountsCalls {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Makes an account. Its token is shown this once: keep it, and use it with `Client.withToken`. */
  create(body: CreateAccount): Promise<CreatedAccount> {
    const header = this.#transport.newKey();
    return this.#transport.call((api, init) => api.POST('/v1/accounts', { ...init, params: { header }, body }));
  }

  get(id: string): Promise<Account> {
    return this.#transport.call((api, init) => api.GET('/v1/accounts/{id}', { ...init, params: { path: { id } } }));
  }

  /** The account of that name, in whatever case. */
  find(name: string): Promise<Account> {
    return this.#transport.call((api, init) => api.GET('/v1/accounts', { ...init, params: { query: { name } } }));
  }

  /** Public games of an account, the newest first. */
  games(id: string, query: Omit<QueryOf<'listAccountGames'>, 'cursor'> = {}): AsyncGenerator<Game, void, undefined> {
    return readPages((cursor) =>
      this.#transport.call((api, init) =>
        api.GET('/v1/accounts/{id}/games', { ...init, params: { path: { id }, query: { ...query, ...cursor } } }),
      ),
    );
  }
}

/** The account whose token the client has. */
export class AccountCalls {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  get(): Promise<OwnAccount> {
    return this.#transport.call((api, init) => api.GET('/v1/account', init));
  }

  change(body: BodyOf<'changeAccount'>): Promise<OwnAccount> {
    return this.#transport.call((api, init) => api.PATCH('/v1/account', { ...init, body }));
  }

  /** All of one's games, the newest first: what a program asks for first when it starts again. */
  games(query: Omit<QueryOf<'listOwnGames'>, 'cursor'> = {}): AsyncGenerator<Game, void, undefined> {
    return readPages((cursor) =>
      this.#transport.call((api, init) =>
        api.GET('/v1/account/games', { ...init, params: { query: { ...query, ...cursor } } }),
      ),
    );
  }

  /** A page of what the account is told; with `wait` as soon as there is any, or after so many seconds. `Client.followAccount` does this for you. */
  events(query: QueryOf<'listAccountEvents'> = {}): Promise<AccountEventPage> {
    return this.#transport.call((api, init) => api.GET('/v1/account/events', { ...init, params: { query } }), {
      waitSeconds: query.wait,
    });
  }

  /**
   * Deletes the account: its name and tokens go, games that go on are resigned. Sent once: a second time the token is
   * gone already.
   */
  async delete(): Promise<void> {
    await this.#transport.call((api, init) => api.DELETE('/v1/account', init), { isRepeatable: false });
  }

  async tokens(): Promise<readonly AccountTokenInfo[]> {
    const { data } = await this.#transport.call((api, init) => api.GET('/v1/account/tokens', init));
    return data;
  }

  /** Makes a further token, shown this once. */
  createToken(label: string | null = null): Promise<CreatedAccountToken> {
    const header = this.#transport.newKey();
    return this.#transport.call((api, init) =>
      api.POST('/v1/account/tokens', { ...init, params: { header }, body: { label } }),
    );
  }

  /** Makes a token worthless. Sent once: a second time it is gone already, and perhaps the token of the request with it. */
  async deleteToken(tokenId: string): Promise<void> {
    await this.#transport.call(
      (api, init) => api.DELETE('/v1/account/tokens/{tokenId}', { ...init, params: { path: { tokenId } } }),
      { isRepeatable: false },
    );
  }
}
