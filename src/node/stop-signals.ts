/**
 * How a host is told to stop. The first signal asks for it; a second one, of
 * somebody who does not want to wait, ends the process at once.
 */
import { constants } from 'node:os';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm hands on the signal that the terminal already sent to all: one Ctrl-C comes twice within this time. */
const ECHO_MS = 250;

/** Aborts at the first signal. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let stoppedAt = 0;
  for (const name of STOP_SIGNALS) {
    process.on(name, () => {
      if (!stop.signal.aborted) {
        stoppedAt = performance.now();
        stop.abort();
      } else if (performance.now() - stoppedAt > ECHO_MS) {
        process.exit(128 + constants.signals[name]);
      }
    });
  }
  return stop.signal;
}
