/**
 * The Cloudflare Worker: the app behind Hyperdrive. A database client may not
 * outlive its request, so every request gets one; the settings are read once.
 */
import { clientAddress } from './client-address.ts';
import { readBindings, readSettings, type WrongSetting } from './env.ts';
import { pollingFollowers } from './game/polling-followers.ts';
import { createApp } from './http/app.ts';
import { createClosedApp } from './http/closed-app.ts';
import { createKeyring } from './http/keyring.ts';
import { createOpenWaits } from './http/open-waits.ts';
import type { Services } from './http/services.ts';
import { createWorkersAssets } from './http/workers-assets.ts';
import { createWorkersRateLimiter } from './http/workers-rate-limiter.ts';
import type { LogLine } from './log-line.ts';
import { sweepAndLog } from './logged-sweep.ts';
import { createRecentGames } from './recent-games.ts';
import { err, ok, type Result } from './result.ts';
import { createServices } from './services.ts';
import { openWorkerPostgres } from './store/client.ts';

type Environment = Readonly<Record<string, unknown>>;

interface Host {
  /** Where Cloudflare, or who is configured instead, writes the client's address to. */
  readonly addressHeader: string;
  /** Services for one request. */
  services(): Services;
}

const CLOUDFLARE_HEADER = 'CF-Connecting-IP';
const STREAM_SECONDS = 60;
/** The runtime may end a request without a word: what waits longer than this, and some more, does not wait any longer. */
const LONGEST_WAIT_MS = 25_000;
const MARGIN_MS = 5_000;
/** Of one sweep: the time of a Worker is short. */
const GAMES_AT_MOST = 200;

/**
 * Without a gate: the runtime gives each isolate no more than it can carry, and
 * may end a request without a word, which would count as being at work for ever.
 */
const app = createApp({ mostAtWork: Number.POSITIVE_INFINITY, mostWaiting: Number.POSITIVE_INFINITY });
let host: Result<Host, readonly WrongSetting[]> | undefined;

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    host ??= openHost(environment);
    // Names of settings are for everybody to read, and there are no values with them.
    if (!host.ok) return createClosedApp(describe(host.error)).fetch(request);
    const { addressHeader, services } = host.value;
    const address = clientAddress(request.headers, addressHeader, null);
    return app.fetch(request, { services: services(), address });
  },

  async scheduled(_event: unknown, environment: Environment): Promise<void> {
    host ??= openHost(environment);
    if (!host.ok) throw new Error(describe(host.error));
    await sweepAndLog(host.value.services(), GAMES_AT_MOST);
  },
};

function openHost(environment: Environment): Result<Host, readonly WrongSetting[]> {
  const settings = readSettings(environment);
  const bindings = readBindings(environment);
  if (!settings.ok || !bindings.ok) {
    return err([...(settings.ok ? [] : settings.error), ...(bindings.ok ? [] : bindings.error)]);
  }
  const { tokenSecret, rateLimits, clientAddressHeader, databasePrepare: prepare, publicUrl } = settings.value;
  const { streamSeconds, pingSeconds } = settings.value;
  if (tokenSecret === null) {
    return err([{ name: 'TOKEN_SECRET', message: 'is not set; npx wrangler secret put TOKEN_SECRET sets it' }]);
  }
  const { hyperdrive, assets, limits } = bindings.value;
  const findAsset = createWorkersAssets(assets);
  const keyring = createKeyring(tokenSecret);
  const limiter = createWorkersRateLimiter(rateLimits, limits);
  const streams = { lengthMs: (streamSeconds ?? STREAM_SECONDS) * 1000, pingMs: pingSeconds * 1000 };
  const waits = createOpenWaits(rateLimits?.waits ?? null, {
    afterMs: Math.max(streams.lengthMs, LONGEST_WAIT_MS) + MARGIN_MS,
    now: Date.now,
  });
  const recent = createRecentGames();
  return ok({
    addressHeader: clientAddressHeader ?? CLOUDFLARE_HEADER,
    services() {
      const { db } = openWorkerPostgres(hyperdrive.connectionString, { prepare });
      const stopping = new AbortController().signal;
      return createServices(db, {
        keyring,
        findAsset,
        limiter,
        waits,
        log: writeLog,
        publicUrl,
        recent,
        stopping,
        streams,
        follow: pollingFollowers,
      });
    },
  });
}

function describe(wrong: readonly WrongSetting[]): string {
  return wrong.map(({ name, message }) => `${name} ${message}.`).join(' ');
}

function writeLog(line: LogLine): void {
  console.log(JSON.stringify(line));
}
