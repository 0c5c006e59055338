/**
 * Counts the round trips to the database that a piece of work makes, through
 * Drizzle's logger: it is told of every statement, whatever the driver. The
 * count follows the work through its awaits, so that requests that run at the
 * same time do not mix.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm/logger';

interface Count {
  roundTrips: number;
}

const counts = new AsyncLocalStorage<Count>();

/** To be given to every Drizzle database whose round trips are to be counted. */
export const roundTripLogger: Logger = {
  logQuery() {
    const count = counts.getStore();
    if (count !== undefined) count.roundTrips++;
  },
};

/** What `run` gives, and the round trips that it made. */
export async function countRoundTrips<Value>(
  run: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly roundTrips: number }> {
  const count: Count = { roundTrips: 0 };
  const value = await counts.run(count, run);
  return { value, roundTrips: count.roundTrips };
}
