/** Finding somebody to play with. */
import { readPages } from './pages.ts';
import type { Transport } from './transport.ts';
import type { BodyOf, Color, QueryOf, Seek } from './types.ts';

/** What one wants to play; two seeks that fit become a game. */
export type SeekRequest = BodyOf<'createSeek'>;

export type MatchedSeek = Seek & { readonly gameId: string; readonly color: Color };

const WAIT_SECONDS = 25;

export class SeekCalls {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Looks for an opponent; where the same wish waits already, gives that. It lives ten minutes, and needs no connection. */
  create(body: SeekRequest = {}): Promise<Seek> {
    const header = this.#transport.newKey();
    return this.#transport.call((api, init) => api.POST('/v1/seeks', { ...init, params: { header }, body }));
  }

  /** How a seek stands; with `wait` once it no longer waits, or after so many seconds. */
  get(id: string, wait = 0): Promise<Seek> {
    return this.#transport.call(
      (api, init) => api.GET('/v1/seeks/{id}', { ...init, params: { path: { id }, query: { wait } } }),
      { waitSeconds: wait },
    );
  }

  /** The seeks that wait, everybody's, the newest first. */
  list(query: Omit<QueryOf<'listSeeks'>, 'cursor'> = {}): AsyncGenerator<Seek, void, undefined> {
    return readPages((cursor) =>
      this.#transport.call((api, init) =>
        api.GET('/v1/seeks', { ...init, params: { query: { ...query, ...cursor } } }),
      ),
    );
  }

  /** Takes a seek back; one that has become a game stays as it is. */
  cancel(id: string): Promise<Seek> {
    return this.#transport.call((api, init) => api.DELETE('/v1/seeks/{id}', { ...init, params: { path: { id } } }));
  }

  /** Seeks until there is an opponent, however long that takes. `onSeek` hears of each seek that waits. */
  async match(body: SeekRequest = {}, onSeek: (seek: Seek) => void = () => {}): Promise<MatchedSeek> {
    for (;;) {
      let seek = await this.create(body);
      onSeek(seek);
      while (seek.status === 'waiting') seek = await this.get(seek.id, WAIT_SECONDS);
      const { gameId, color } = seek;
      if (gameId !== null && color !== null) return { ...seek, gameId, color };
    }
  }
}
