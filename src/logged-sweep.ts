/** The sweep as both hosts run it: what came of it is in the log, and no failure gets further. */
import { sweep } from './game/sweep.ts';
import type { Services } from './http/services.ts';

export async function sweepAndLog(services: Services, gamesAtMost: number): Promise<void> {
  const { log, stopping } = services;
  try {
    const { ended, failed } = await sweep(services, gamesAtMost, stopping);
    if (ended > 0) log({ level: 'info', message: 'games ended by the sweep', games: ended });
    for (const { id, error } of failed) {
      log({ level: 'error', message: 'a game could not be ended', game: id, error: `${error}` });
    }
  } catch (error) {
    log({ level: 'error', message: 'the sweep failed', error: `${error}` });
  }
}
