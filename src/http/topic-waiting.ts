/** Waiting for what is no game: looks again whenever there may be news of a topic. */
import type { Context } from 'hono';
import type { Topic } from '../game/followers.ts';
import { ok, type Result } from '../result.ts';
import type { AppEnv } from './endpoint.ts';
import type { ProblemAnswer } from './problem.ts';
import { endOfWait, takePlaces } from './waiting.ts';

/**
 * What `look` finds as soon as that is `worthIt`; as it then is once `waitMs` have passed, the client has left, the
 * service stops, or too many wait already.
 */
export async function awaitTopic<Found>(
  c: Context<AppEnv>,
  topic: Topic,
  waitMs: number,
  look: () => Promise<Found>,
  worthIt: (found: Found) => boolean,
): Promise<Result<Found, Response & ProblemAnswer>> {
  if (waitMs === 0) return ok(await look());
  const places = takePlaces(c);
  if (!places.ok) return places;
  const { followers, now } = c.env.services;
  const until = now() + (places.value === null ? 0 : waitMs);
  // Made before the first look, so that nothing gets lost in between.
  const watch = followers.watch(topic);
  const signal = endOfWait(c);
  try {
    for (;;) {
      const found = await look();
      const left = until - now();
      if (worthIt(found) || left <= 0 || signal.aborted) return ok(found);
      await c.var.idle(() => watch.next(left, signal));
    }
  } finally {
    watch.close();
    places.value?.();
  }
}
