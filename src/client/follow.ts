/**
 * Following a log of numbered items without losing one: over a stream, which is
 * resumed after the last item whenever it ends or breaks, or, where streams do
 * not get through, page by page.
 */
import { readJsonLines, SilenceError, within } from './json-lines.ts';
import { ConnectionError } from './problem.ts';
import { FailedTry, mayPass, type Surroundings, waitBefore } from './retries.ts';

export interface Numbered {
  readonly type: string;
  readonly seq: number;
}

export interface Page<Item> {
  readonly data: readonly Item[];
  /** The `after` of the next page. */
  readonly next: number;
  /** Whether nothing can come after it. */
  readonly done: boolean;
}

/** What there is to follow. */
export interface Feed<Item extends Numbered> {
  /** Opens the stream of what comes after `after`; null asks for the present first. */
  open(after: number | null, signal: AbortSignal): Promise<Response | FailedTry>;
  /** What comes after `after` as soon as there is any, after some seconds at the latest; null asks for the present. */
  page(after: number | null, patienceMs: number): Promise<Page<Item>>;
  isItem(value: Numbered): value is Item;
  /** Whether nothing can come after the item. */
  isLast(item: Item): boolean;
}

export interface Following {
  /** The `seq` that the follower has already; null: none, it wants the present first. */
  readonly after: number | null;
  /** How long to try for a first answer; what breaks later is resumed, however long that takes. */
  readonly patienceMs: number;
  readonly signal: AbortSignal;
  readonly onRetry?: ((error: Error, waitMs: number) => void) | undefined;
}

/** How one stream, or one page, came to its end. */
type End = 'finished' | 'ended' | FailedTry;

/** A stream gives a sign of life every ten seconds. */
const SILENCE_MS = 25_000;
/** What these mean for a stream: the service has none here. Pages tell whether it has the rest. */
const NO_STREAM: readonly string[] = ['not-found', 'method-not-allowed'];

export class Follower<Item extends Numbered> {
  readonly #feed: Feed<Item>;
  readonly #following: Following;
  readonly #surroundings: Surroundings;
  #last: number | null;
  #streams = true;
  #hasBegun = false;
  /** Failures since something last came. */
  #failures = 0;

  constructor(feed: Feed<Item>, following: Following, surroundings: Surroundings) {
    this.#feed = feed;
    this.#following = following;
    this.#surroundings = surroundings;
    this.#last = following.after;
  }

  async *items(): AsyncGenerator<Item, void, undefined> {
    const start = this.#surroundings.now();
    for (;;) {
      const end = yield* this.#streams ? this.#fromStream() : this.#fromPages();
      if (end === 'finished') return;
      await this.#beforeNext(end, start);
    }
  }

  async *#fromStream(): AsyncGenerator<Item, End, undefined> {
    const connection = new AbortController();
    const signal = AbortSignal.any([this.#following.signal, connection.signal]);
    try {
      const response = await within(SILENCE_MS, this.#feed.open(this.#last, signal));
      if (response instanceof FailedTry) return this.#refused(response);
      if (response.body === null || response.status === 204) return 'finished';
      for await (const line of readJsonLines(response.body, SILENCE_MS)) {
        const item = this.#accept(line);
        if (item === null) continue;
        yield item;
        if (this.#feed.isLast(item)) return 'finished';
      }
      return 'ended';
    } catch (cause) {
      this.#following.signal.throwIfAborted();
      // Something on the way keeps streams back until they end.
      if (cause instanceof SilenceError && !this.#hasBegun) this.#streams = false;
      return new FailedTry(new ConnectionError('The stream broke off', { cause }));
    } finally {
      connection.abort();
    }
  }

  async *#fromPages(): AsyncGenerator<Item, End, undefined> {
    for (;;) {
      const patienceMs = this.#hasBegun ? Number.POSITIVE_INFINITY : this.#following.patienceMs;
      const { data, next, done } = await this.#feed.page(this.#last, patienceMs);
      this.#hasBegun = true;
      for (const line of data) {
        const item = this.#accept(line);
        if (item !== null) yield item;
      }
      this.#last ??= next;
      if (done) return 'finished';
    }
  }

  /** The item in a line, where it is the next one; null for a sign of life and for what came before. */
  #accept(line: unknown): Item | null {
    if (!isNumbered(line)) throw new Error(`Not an item: ${JSON.stringify(line)}`);
    this.#hasBegun = true;
    this.#failures = 0;
    const isItem = this.#feed.isItem(line);
    // Where nothing is asked for, the first line tells where the stream begins.
    if (this.#last === null && !isItem) this.#last = line.seq;
    const next = this.#last === null ? line.seq : this.#last + 1;
    if (line.seq > (isItem ? next : next - 1)) throw new Error(`${line.type} ${line.seq} came in place of ${next}`);
    if (!isItem || line.seq < next) return null;
    this.#last = line.seq;
    return line;
  }

  #refused(failed: FailedTry): End {
    const { error } = failed;
    if (error instanceof ConnectionError || !NO_STREAM.includes(error.problem.code)) return failed;
    this.#streams = false;
    return 'ended';
  }

  async #beforeNext(end: 'ended' | FailedTry, start: number): Promise<void> {
    const { patienceMs, signal, onRetry } = this.#following;
    const { now, random, pause } = this.#surroundings;
    if (end === 'ended') return pause(waitBefore(1, null, random), signal);
    const waitMs = waitBefore(++this.#failures, end.retryAfterMs, random);
    const isPatient = this.#hasBegun || now() - start + waitMs <= patienceMs;
    if (!isPatient || !mayPass(end, true, this.#failures)) throw end.error;
    onRetry?.(end.error, waitMs);
    await pause(waitMs, signal);
  }
}

function isNumbered(value: unknown): value is Numbered {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'seq' in value &&
    typeof value.seq === 'number'
  );
}
