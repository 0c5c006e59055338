/**
 * The world that the examples come from: the real app on the real store, with a
 * clock, ids and secrets that are always the same, so that every run gives the
 * same examples.
 */
import { createHash } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { ACCOUNT_IDS, GAME_IDS, SEEK_IDS, TOKEN_IDS } from '../../src/game/id.ts';
import { pollingFollowers } from '../../src/game/polling-followers.ts';
import { createApp } from '../../src/http/app.ts';
import type { App } from '../../src/http/endpoint.ts';
import { createKeyring } from '../../src/http/keyring.ts';
import { createOpenWaits } from '../../src/http/open-waits.ts';
import { DEFAULT_LIMITS } from '../../src/http/rate-limits.ts';
import type { Services } from '../../src/http/services.ts';
import { createRecentGames } from '../../src/recent-games.ts';
import { createServices } from '../../src/services.ts';
import { migrate } from '../../src/store/migrate.ts';
import { roundTripLogger } from '../../src/store/round-trips.ts';

export const ORIGIN = 'https://merels.example';

export interface World {
  readonly app: App;
  readonly services: Services;
  /** Lets time pass. */
  wait(seconds: number): void;
  close(): Promise<void>;
}

/** Sixteen bytes that look drawn by lot and are always the same for `name`. */
export function drawn(name: string): Buffer {
  return createHash('sha256').update(name).digest().subarray(0, 16);
}

export async function openWorld(): Promise<World> {
  const postgres = new PGlite();
  const db = drizzle(postgres, { logger: roundTripLogger });
  await migrate(db);
  let now = Date.UTC(2026, 10, 30, 12);
  let draws = 0;
  const draw = (what: string) => drawn(`${what} ${++draws}`).subarray(0, 10);
  const services = createServices(db, {
    keyring: createKeyring('the secret of the examples, which opens no real seat'),
    limiter: {
      limits: DEFAULT_LIMITS,
      admit: (limit) => ({ admitted: true, left: { requests: DEFAULT_LIMITS[limit] - 1, seconds: 42 } }),
    },
    waits: createOpenWaits(null),
    findAsset: () => null,
    log: () => {},
    publicUrl: ORIGIN,
    recent: createRecentGames(),
    stopping: new AbortController().signal,
    streams: { lengthMs: 25_000, pingMs: 10_000 },
    follow: pollingFollowers,
  });
  const time = {
    now: () => now,
    async sleep(ms: number) {
      now += ms;
    },
  };
  return {
    app: createApp(),
    services: {
      ...services,
      ...time,
      followers: pollingFollowers({ store: services.store, ...time }),
      newGameId: () => GAME_IDS.create(now, draw('game')),
      newAccountId: () => ACCOUNT_IDS.create(now, draw('account')),
      newSeekId: () => SEEK_IDS.create(now, draw('seek')),
      newTokenId: () => TOKEN_IDS.create(now, draw('token')),
      coin: () => false,
      version: '1.0.0',
    },
    wait(seconds) {
      now += seconds * 1000;
    },
    close: () => postgres.close(),
  };
}
