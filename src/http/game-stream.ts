/**
 * A game as a stream: what a client does not have of it yet, then every event as
 * it happens. A stream is only as fast as its reader: nothing is made before it
 * can be sent, so nothing piles up. It ends after a while also where all is well,
 * and its client comes again with the seq of the last event.
 */
import type { Context } from 'hono';
import type { LoadedGame } from '../game/event-store.ts';
import { StoreUnavailable } from '../game/event-store.ts';
import type { GameFollower } from '../game/followers.ts';
import type { GameId } from '../game/id.ts';
import { err, ok, type Result } from '../result.ts';
import type { AppEnv } from './endpoint.ts';
import { readGame } from './game-reading.ts';
import { type ProblemAnswer, problem } from './problem.ts';
import type { Services } from './services.ts';
import { jsonOf, type StreamFormat } from './stream-format.ts';
import { viewSnapshot } from './views/event.ts';
import { endOfWait, type Leave, takePlaces } from './waiting.ts';

/** Neither caches nor proxies may keep anything of a stream back. */
export const UNBUFFERED = { 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' } as const;

/** What is followed, from where, and how. */
interface Subscription {
  readonly follower: GameFollower;
  readonly game: LoadedGame;
  /** The seq that the client has already; null: nothing. */
  readonly after: number | null;
  readonly format: StreamFormat;
  readonly signal: AbortSignal;
}

/** The stream of the game behind `after`; null: from the game as it now is. */
export async function streamGame(c: Context<AppEnv>, id: GameId, after: number | null, format: StreamFormat) {
  const places = takePlaces(c);
  if (!places.ok) return places.error;
  if (places.value === null) return problem(c, 'unavailable', { detail: 'There are as many streams as can be.' });
  const follower = c.env.services.followers.follow(id);
  const leave = leaveOnce(follower, places.value);
  try {
    const found = await findGame(c, id, follower);
    if (!found.ok || isAtEnd(found.value, after) || c.req.method === 'HEAD') {
      leave();
      if (!found.ok) return found.error;
      return isAtEnd(found.value, after)
        ? c.body(null, 204, UNBUFFERED)
        : c.body('', 200, { ...UNBUFFERED, 'Content-Type': format.contentType });
    }
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, endOfWait(c)]);
    const texts = writeGame(c.env.services, { follower, game: found.value, after, format, signal });
    const body = streamOf(texts, () => {
      ended.abort();
      leave();
    });
    return c.body(body, 200, { ...UNBUFFERED, 'Content-Type': format.contentType });
  } catch (error) {
    leave();
    throw error;
  }
}

export function leaveOnce(follower: { close(): void }, places: Leave): Leave {
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    follower.close();
    places();
  };
}

async function findGame(
  c: Context<AppEnv>,
  id: GameId,
  follower: GameFollower,
): Promise<Result<LoadedGame, Response & ProblemAnswer>> {
  if (c.var.claim === null) {
    const game = await follower.read();
    return game === null ? err(problem(c, 'not-found')) : ok(game);
  }
  // Whether a token is the newest only the store knows.
  const found = await readGame(c, (store) => store.load(id));
  if (found.ok) follower.begin(found.value);
  return found;
}

function isAtEnd({ state }: LoadedGame, after: number | null): boolean {
  return state.status === 'finished' && after !== null && after >= state.version;
}

/** The texts of a stream, each as soon as it is asked for and there is something to say. */
async function* writeGame(services: Services, subscription: Subscription): AsyncGenerator<string, void> {
  const { now, log } = services;
  const { lengthMs, pingMs } = services.streams;
  const { follower, game, format, signal } = subscription;
  const until = now() + lengthMs;
  const { opening, seq: first } = open(subscription);
  let seq = first;
  if (opening !== '') yield opening;
  if (isAtEnd(game, seq)) return;
  try {
    while (!signal.aborted && now() < until) {
      const { game: latest, events } = await follower.next(seq, Math.min(pingMs, until - now()), signal);
      if (signal.aborted || latest === null) return;
      seq = events.at(-1)?.record.seq ?? seq;
      if (events.length > 0) yield events.map(({ record }) => format.item(record.seq, jsonOf(record))).join('');
      if (isAtEnd(latest, seq)) return;
      if (events.length === 0 && now() < until) yield format.ping(seq);
    }
  } catch (error) {
    const isLostStore = error instanceof StoreUnavailable;
    if (!isLostStore) log({ level: 'error', message: 'a stream failed', error: `${error}` });
    if (format.unavailable !== '') yield format.unavailable;
  }
}

/** How a stream begins, and behind which seq it then goes on. */
function open({ game, after, format }: Subscription): { readonly opening: string; readonly seq: number } {
  if (after !== null) return { opening: format.opening, seq: after };
  const { version } = game.state;
  return { opening: format.opening + format.item(version, JSON.stringify(viewSnapshot(game))), seq: version };
}

const encoder = new TextEncoder();

/** A body of `texts`, each made when it is wanted; `close` is called once nothing is wanted any more. */
export function streamOf(
  texts: AsyncGenerator<string, void>,
  close: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await texts.next();
        if (done !== true) {
          controller.enqueue(encoder.encode(value));
          return;
        }
        close();
        controller.close();
      },
      async cancel() {
        close();
        await texts.return();
      },
    },
    { highWaterMark: 0 },
  );
}
