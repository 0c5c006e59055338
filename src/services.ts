/** The services that the app works with, put together: what both hosts give it alike, and what is a host's own. */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newGameId } from './game/id.ts';
import type { Services } from './http/services.ts';
import type { Database } from './store/client.ts';
import { createEventStore } from './store/postgres-event-store.ts';
import { createGameQueries } from './store/queries.ts';
import { countRoundTrips } from './store/round-trips.ts';
import { VERSION } from './version.ts';

export type OwnServices = Pick<
  Services,
  'keyring' | 'findAsset' | 'limiter' | 'waits' | 'log' | 'publicUrl' | 'recent' | 'stopping'
>;

export function createServices(db: Database, own: OwnServices): Services {
  return {
    ...own,
    store: createEventStore(db),
    queries: createGameQueries(db),
    now: Date.now,
    newGameId: () => newGameId(Date.now(), randomBytes(10)),
    coin: () => randomInt(2) === 1,
    async sleep(ms, signal) {
      await pause(ms, null, signal === undefined ? {} : { signal }).catch(() => null);
    },
    countRoundTrips,
    version: VERSION,
  };
}
