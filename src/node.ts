/**
 * The Node host: the app on an HTTP server of this process, with the embedded
 * Postgres unless DATABASE_URL names one. It migrates, serves, sweeps, and when
 * it is told to stop lets running requests finish.
 */
import { once } from 'node:events';
import { clientAddress } from './client-address.ts';
import { createApp } from './http/app.ts';
import { createKeyring } from './http/keyring.ts';
import { createMemoryRateLimiter } from './http/memory-rate-limiter.ts';
import { createOpenWaits } from './http/open-waits.ts';
import { openDatabase } from './node/database.ts';
import { openFollowing } from './node/following/following.ts';
import { serve } from './node/http-server.ts';
import { writeLog } from './node/log.ts';
import { settingsOfProcess } from './node/settings.ts';
import { runCommand } from './node/start-failure.ts';
import { startText } from './node/start-text.ts';
import { openAssets } from './node/static-assets.ts';
import { stopSignal } from './node/stop-signals.ts';
import { keepSweeping } from './node/sweeper.ts';
import { createRecentGames } from './recent-games.ts';
import { createServices } from './services.ts';

/**
 * How long running requests may take once the host is told to stop: with the
 * closing of the database it stays below the 10 s after which Docker kills.
 */
const GRACE_MS = 6_000;

const STREAM_SECONDS = 300;

await runCommand(async () => {
  const settings = settingsOfProcess();
  const database = await openDatabase(settings);
  try {
    const stopping = stopSignal();
    const following = openFollowing(settings);
    const services = createServices(database.db, {
      keyring: createKeyring(database.tokenSecret),
      findAsset: await openAssets(),
      limiter: createMemoryRateLimiter(settings.rateLimits, Date.now),
      waits: createOpenWaits(settings.rateLimits?.waits ?? null),
      log: writeLog,
      publicUrl: settings.publicUrl,
      recent: createRecentGames(),
      stopping,
      streams: { lengthMs: (settings.streamSeconds ?? STREAM_SECONDS) * 1000, pingMs: settings.pingSeconds * 1000 },
      follow: following.follow,
    });
    const app = createApp();
    const server = await serve(
      (request, remote) => {
        const address = clientAddress(request.headers, settings.clientAddressHeader, remote);
        return app.fetch(request, { services, address });
      },
      settings.host,
      settings.port,
    );
    process.stdout.write(startText(server.url, database.label));
    const sweeping = keepSweeping(services);
    await aborted(stopping);
    await server.stop(GRACE_MS);
    await sweeping;
    await following.close();
  } finally {
    await database.close();
  }
});

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
