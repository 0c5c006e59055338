/** The sweep on a timer, as long as the Node host runs. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../http/services.ts';
import { sweepAndLog } from '../logged-sweep.ts';

const EVERY_MS = 60_000;
/** Of one sweep, so that a long absence is made up for in pieces. */
const GAMES_AT_MOST = 10_000;

/** Sweeps at once and then every minute; resolves when the host is stopping and no sweep runs any more. */
export async function keepSweeping(services: Services): Promise<void> {
  const { stopping } = services;
  while (!stopping.aborted) {
    await sweepAndLog(services, GAMES_AT_MOST);
    await pause(EVERY_MS, null, { signal: stopping }).catch(() => null);
  }
}
