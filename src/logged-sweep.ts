/** The sweep as both hosts run it: what came of it is in the log, and no failure gets further. */
import { FEED_KEPT_MS } from './accounts/feed-store.ts';
import { finishLeaving } from './accounts/leaving.ts';
import { SEEK_KEPT_MS } from './accounts/seek.ts';
import { endOverdue, sweep } from './game/sweep.ts';
import { ACCOUNTS_WINDOW_SECONDS } from './http/rate-limits.ts';
import type { Services } from './http/services.ts';

const ACCOUNTS_WINDOW_MS = ACCOUNTS_WINDOW_SECONDS * 1000;

/** Whose feeds one sweep shortens. */
const ACCOUNTS_AT_MOST = 1_000;

/** Which of the sweep's work to do: all of it, or only to end the games whose time is over. */
type Work = 'all' | 'ends';

/** Whether the database could be asked. */
export async function sweepAndLog(services: Services, gamesAtMost: number, work: Work = 'all'): Promise<boolean> {
  const { accountCounts, feeds, log, now, seeks, stopping } = services;
  try {
    const swept = [await (work === 'all' ? sweep : endOverdue)(services, gamesAtMost, stopping)];
    if (work === 'all') {
      await accountCounts.forget(now() - ACCOUNTS_WINDOW_MS);
      await seeks.forget(now() - SEEK_KEPT_MS);
      swept.push(await finishLeaving(services));
      await feeds.prune(now() - FEED_KEPT_MS, ACCOUNTS_AT_MOST);
    }
    const ended = swept.reduce((sum, { ended: games }) => sum + games, 0);
    if (ended > 0) log({ level: 'info', message: 'games ended by the sweep', games: ended });
    for (const { id, error } of swept.flatMap(({ failed }) => failed)) {
      log({ level: 'error', message: 'a game could not be ended', game: id, error: `${error}` });
    }
    return true;
  } catch (error) {
    log({ level: 'error', message: 'the sweep failed', error: `${error}` });
    return false;
  }
}
