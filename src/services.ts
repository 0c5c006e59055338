/** The services that the app works with, put together: what both hosts give it alike, and what is a host's own. */
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Followers } from './game/followers.ts';
import { ACCOUNT_IDS, GAME_IDS, SEEK_IDS, TOKEN_IDS } from './game/id.ts';
import type { PollingContext } from './game/polling-followers.ts';
import type { Services } from './http/services.ts';
import type { Database } from './store/client.ts';
import { createAccountCounts } from './store/postgres-account-counts.ts';
import { createAccountStore } from './store/postgres-account-store.ts';
import { createEventStore } from './store/postgres-event-store.ts';
import { createFeedStore } from './store/postgres-feed-store.ts';
import { createSeekStore } from './store/postgres-seek-store.ts';
import { createGameQueries } from './store/queries.ts';
import { countRoundTrips } from './store/round-trips.ts';
import { VERSION } from './version.ts';

export interface OwnServices
  extends Pick<
    Services,
    'keyring' | 'findAsset' | 'limiter' | 'waits' | 'log' | 'publicUrl' | 'recent' | 'stopping' | 'streams'
  > {
  /** How games are followed on this host. */
  readonly follow: (context: PollingContext) => Followers;
}

export function createServices(db: Database, { follow, ...own }: OwnServices): Services {
  const world = {
    store: createEventStore(db),
    now: Date.now,
    async sleep(ms: number, signal?: AbortSignal) {
      await pause(ms, null, signal === undefined ? {} : { signal }).catch(() => null);
    },
  };
  return {
    ...own,
    ...world,
    followers: follow(world),
    queries: createGameQueries(db),
    accounts: createAccountStore(db),
    seeks: createSeekStore(db),
    feeds: createFeedStore(db),
    accountCounts: createAccountCounts(db),
    newGameId: () => GAME_IDS.create(Date.now(), randomBytes(10)),
    newAccountId: () => ACCOUNT_IDS.create(Date.now(), randomBytes(10)),
    newSeekId: () => SEEK_IDS.create(Date.now(), randomBytes(10)),
    newTokenId: () => TOKEN_IDS.create(Date.now(), randomBytes(10)),
    coin: () => randomInt(2) === 1,
    countRoundTrips,
    version: VERSION,
  };
}
