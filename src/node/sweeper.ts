/** The sweep on a timer, as long as the Node host runs. */
import { setTimeout as pause } from 'node:timers/promises';
import type { GameContext } from '../game/handle.ts';
import { sweep } from '../game/sweep.ts';
import type { RequestLine } from '../http/services.ts';

const EVERY_MS = 60_000;
/** Of one sweep, so that a long absence is made up for in pieces. */
const GAMES_AT_MOST = 10_000;

/** Sweeps at once and then every minute; resolves after `stopping` has aborted and the sweep that ran then is over. */
export async function keepSweeping(
  context: GameContext,
  log: (line: RequestLine) => void,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    await sweepOnce(context, log, stopping);
    await pause(EVERY_MS, null, { signal: stopping }).catch(() => null);
  }
}

async function sweepOnce(context: GameContext, log: (line: RequestLine) => void, stopping: AbortSignal): Promise<void> {
  try {
    const { ended, failed } = await sweep(context, GAMES_AT_MOST, stopping);
    if (ended > 0) log({ level: 'info', message: 'games ended by the sweep', games: ended });
    for (const { id, error } of failed)
      log({ level: 'error', message: 'a game could not be ended', id, error: `${error}` });
  } catch (error) {
    log({ level: 'error', message: 'the sweep failed', error: `${error}` });
  }
}
