/** How a request gets to the service, and what comes of its answer. */
import createFetchClient from 'openapi-fetch';
import type { paths } from './api-types.ts';
import { ApiError, ConnectionError, parseProblem } from './problem.ts';
import { FailedTry, parseRetryAfter, type Surroundings, tryAgain } from './retries.ts';

export interface TransportOptions {
  readonly url: string;
  readonly token: string | null;
  readonly patienceMs: number;
  readonly signal: AbortSignal;
  readonly onRetry?: ((error: Error, waitMs: number) => void) | undefined;
}

interface CallOptions {
  /** Whether sending it twice does what sending it once does; so it is unless said otherwise. */
  readonly isRepeatable?: boolean;
  /** For how long the service itself may wait. */
  readonly waitSeconds?: number | undefined;
}

interface FetchAnswer<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

type Api = ReturnType<typeof createFetchClient<paths>>;

/** A connection that says nothing for longer is taken for lost. */
const SILENCE_MS = 20_000;

export class Transport {
  readonly options: TransportOptions;
  readonly surroundings: Surroundings;
  readonly #api: Api;

  constructor(options: TransportOptions, surroundings: Surroundings) {
    this.options = options;
    this.surroundings = surroundings;
    this.#api = createFetchClient<paths>({
      baseUrl: options.url,
      headers: this.#headers(),
      // Lists are comma-separated, given once.
      querySerializer: { array: { style: 'form', explode: false } },
      fetch: (request) => surroundings.fetch(request),
    });
  }

  /** The same, but for some options. */
  with(changes: Partial<TransportOptions>): Transport {
    return new Transport({ ...this.options, ...changes }, this.surroundings);
  }

  /** Sends a request, more than once where that does no harm; gives the body of its answer. */
  call<Data>(
    send: (api: Api, init: { readonly signal: AbortSignal }) => Promise<FetchAnswer<Data>>,
    { isRepeatable = true, waitSeconds = 0 }: CallOptions = {},
  ): Promise<Data> {
    const retrying = { ...this.options, isRepeatable };
    return tryAgain(() => this.#try(send, SILENCE_MS + waitSeconds * 1000), retrying, this.surroundings);
  }

  /** The header under which a request that creates something can be sent again. */
  newKey(): { readonly 'Idempotency-Key': string } {
    return { 'Idempotency-Key': this.surroundings.newKey() };
  }

  /** Opens a stream, without a second try; fails like `fetch`, where nothing answers. */
  async open(path: string, signal: AbortSignal): Promise<Response | FailedTry> {
    const url = `${this.options.url}${path}`;
    const response = await this.surroundings.fetch(url, { headers: this.#headers(), signal });
    return response.ok ? response : this.#failure(response, parseJson(await response.text()));
  }

  async #try<Data>(
    send: (api: Api, init: { readonly signal: AbortSignal }) => Promise<FetchAnswer<Data>>,
    silenceMs: number,
  ): Promise<Data | FailedTry> {
    const { signal } = this.options;
    signal.throwIfAborted();
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(silenceMs)]);
      const { data, error, response } = await send(this.#api, { signal: limit });
      // A body there is none of leaves `data` undefined, as the types say.
      return response.ok ? (data as Data) : this.#failure(response, error);
    } catch (cause) {
      signal.throwIfAborted();
      return new FailedTry(new ConnectionError(`No answer from ${this.options.url}`, { cause }));
    }
  }

  #failure(response: Response, body: unknown): FailedTry {
    const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), this.surroundings.now());
    const problem = parseProblem(body);
    if (problem !== null) return new FailedTry(new ApiError(problem), retryAfterMs);
    const message = `${response.url} answered ${response.status}, and not as the service does`;
    // A proxy may get better; who answers like this without a fault of his own is not the service.
    return new FailedTry(new ConnectionError(message), retryAfterMs, response.status < 500);
  }

  #headers(): Readonly<Record<string, string>> {
    const { token } = this.options;
    return token === null ? {} : { Authorization: `Bearer ${token}` };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
