/**
 * The app on a database of its own, with all that a test may want to
 * hold in hand: the clock, the coin, the limits, the log.
 */
import { expect } from 'vitest';
import { pollingFollowers } from '../../src/game/polling-followers.ts';
import { type AppOptions, createApp } from '../../src/http/app.ts';
import type { App } from '../../src/http/endpoint.ts';
import { createKeyring } from '../../src/http/keyring.ts';
import { createOpenWaits } from '../../src/http/open-waits.ts';
import { DEFAULT_LIMITS, type RateLimiter } from '../../src/http/rate-limits.ts';
import type { Services } from '../../src/http/services.ts';
import type { LogLine } from '../../src/log-line.ts';
import { openAssets } from '../../src/node/static-assets.ts';
import { createRecentGames } from '../../src/recent-games.ts';
import { createServices } from '../../src/services.ts';
import type { Database } from '../../src/store/client.ts';
import type { Send } from './api.ts';
import { openTestDatabase } from './database.ts';

export const SECRET = 'a secret for tests that opens nothing else';
export const ORIGIN = 'http://merels.test';
const ADDRESS = '192.0.2.1';

const findAsset = await openAssets();

/** Tells of limits, and lets everybody in. */
const BOUNDLESS: RateLimiter = { limits: DEFAULT_LIMITS, admit: () => ({ admitted: true }) };

/** What a test changes of the world that the app sees. */
export interface Changes extends Partial<Services> {
  readonly address?: string | null;
}

export interface TestApp {
  readonly app: App;
  readonly db: Database;
  readonly services: Services;
  /** Everything logged so far. */
  readonly log: readonly LogLine[];
  /** Sends to the app as it is, or in a changed world. */
  readonly sendWith: (changes: Changes) => Send;
  readonly send: Send;
  /** Sends to an app with other options on the same database, in a changed world. */
  readonly sendTo: (options: AppOptions, changes?: Changes) => Send;
  /** Lets time pass. */
  readonly pass: (ms: number) => void;
  readonly close: () => Promise<void>;
}

export async function openTestApp(options: AppOptions = {}, changes: Partial<Services> = {}): Promise<TestApp> {
  const { db, close } = await openTestDatabase();
  const log: LogLine[] = [];
  let now = Date.UTC(2026, 10, 30, 12);
  const services: Services = {
    ...createServices(db, {
      keyring: createKeyring(SECRET),
      findAsset,
      limiter: BOUNDLESS,
      waits: createOpenWaits(null),
      log: (line) => log.push(line),
      publicUrl: null,
      recent: createRecentGames(),
      stopping: new AbortController().signal,
      streams: { lengthMs: 60_000, pingMs: 10_000 },
      follow: pollingFollowers,
    }),
    now: () => now,
    ...changes,
  };
  const app = createApp(options);
  const sendBy = (to: App, { address = ADDRESS, ...changed }: Changes): Send => {
    const world = { ...services, ...changed };
    // Who follows lives in the changed world too.
    const scope = { services: { ...world, followers: changed.followers ?? pollingFollowers(world) }, address };
    return async (path, init) => {
      const answer = await to.fetch(new Request(new URL(path, ORIGIN), init), scope);
      expect(answer.headers.has('RateLimit-Policy')).toBe(scope.services.limiter.limits !== null);
      return answer;
    };
  };
  const sendWith = (changes: Changes) => sendBy(app, changes);
  return {
    app,
    db,
    services,
    log,
    sendWith,
    send: sendWith({}),
    sendTo: (others, changes = {}) => sendBy(createApp(others), changes),
    pass(ms) {
      now += ms;
    },
    close,
  };
}
