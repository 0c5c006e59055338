/** The sweep on a timer, as long as the Node host runs. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../http/services.ts';
import { sweepAndLog } from '../logged-sweep.ts';

/** A side whose time is over has lost soon, though nobody looks. */
const ENDS_EVERY_MS = 1_000;
const ALL_EVERY_MS = 60_000;
/** While the database cannot be asked, so that the log is not full of it. */
const AFTER_FAILURE_MS = 15_000;
/** Of one sweep, so that a long absence is made up for in pieces. */
const GAMES_AT_MOST = 10_000;

/** Sweeps at once and then again and again; resolves when the host is stopping and no sweep runs any more. */
export async function keepSweeping(services: Services): Promise<void> {
  const { stopping } = services;
  let allDueAt = 0;
  while (!stopping.aborted) {
    const isAllDue = performance.now() >= allDueAt;
    if (isAllDue) allDueAt = performance.now() + ALL_EVERY_MS;
    const swept = await sweepAndLog(services, GAMES_AT_MOST, isAllDue ? 'all' : 'ends');
    await pause(swept ? ENDS_EVERY_MS : AFTER_FAILURE_MS, null, { signal: stopping }).catch(() => null);
  }
}
