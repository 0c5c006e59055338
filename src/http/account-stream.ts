/** The feed of an account as lines of JSON: what it does not have yet, then everything as it is told. */
import type { Context } from 'hono';
import type { FeedPage } from '../accounts/feed-store.ts';
import type { Asker } from '../game/admission.ts';
import { StoreUnavailable } from '../game/event-store.ts';
import type { Watch } from '../game/followers.ts';
import type { AppEnv } from './endpoint.ts';
import { feedProblem, viewEntry } from './feed-reading.ts';
import { leaveOnce, streamOf, UNBUFFERED } from './game-stream.ts';
import { problem } from './problem.ts';
import { MOST_EVENTS } from './schemas/common.ts';
import type { Services } from './services.ts';
import { JSON_LINES } from './stream-format.ts';
import { endOfWait, takePlaces } from './waiting.ts';

const HEADERS = { ...UNBUFFERED, 'Content-Type': JSON_LINES.contentType };

/** The stream behind `after`; null: of what is told from now on. */
export async function streamFeed(c: Context<AppEnv>, asker: Asker, after: number | null) {
  const places = takePlaces(c);
  if (!places.ok) return places.error;
  if (places.value === null) return problem(c, 'unavailable', { detail: 'There are as many streams as can be.' });
  const { services } = c.env;
  // Made before the first look, so that nothing gets lost in between.
  const watch = services.followers.watch(`account:${asker.claim.accountId}`);
  const leave = leaveOnce(watch, places.value);
  try {
    const page = await services.feeds.read(asker, after ?? 0, MOST_EVENTS);
    const refused = feedProblem(c, page, after ?? page?.floor ?? 0);
    if (refused !== null || page === null || c.req.method === 'HEAD') {
      leave();
      return refused ?? c.body('', 200, HEADERS);
    }
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, endOfWait(c)]);
    const seq = after ?? page.head;
    const begun = after === null ? { ...page, entries: [] } : page;
    const texts = writeFeed(services, { asker, watch, seq, page: begun, signal });
    const body = streamOf(texts, () => {
      ended.abort();
      leave();
    });
    return c.body(body, 200, HEADERS);
  } catch (error) {
    leave();
    throw error;
  }
}

interface Subscription {
  readonly asker: Asker;
  readonly watch: Watch;
  readonly seq: number;
  readonly page: FeedPage;
  readonly signal: AbortSignal;
}

/** The texts of a stream. The first line tells where it begins: a ping, where there is nothing to tell. */
async function* writeFeed(
  { feeds, now, log, streams: { lengthMs, pingMs } }: Services,
  { asker, watch, seq: first, page: begun, signal }: Subscription,
): AsyncGenerator<string, void> {
  const until = now() + lengthMs;
  let seq = first;
  let page: FeedPage | null = begun;
  try {
    for (;;) {
      // Its token is dead, or it was away for too long.
      if (page === null || seq < page.floor) return;
      seq = page.entries.at(-1)?.seq ?? seq;
      const lines = page.entries.map((entry) => JSON_LINES.item(entry.seq, JSON.stringify(viewEntry(entry))));
      yield lines.length === 0 ? JSON_LINES.ping(seq) : lines.join('');
      const silentUntil = now() + pingMs;
      do {
        const left = Math.min(silentUntil, until) - now();
        if (page.entries.length < MOST_EVENTS && left > 0) await watch.next(left, signal);
        if (signal.aborted) return;
        page = await feeds.read(asker, seq, MOST_EVENTS);
      } while (page !== null && page.entries.length === 0 && now() < Math.min(silentUntil, until));
      if (now() >= until && page !== null && page.entries.length === 0) return;
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) log({ level: 'error', message: 'a stream failed', error: `${error}` });
  }
}
