/** The Node host's database: the Postgres at DATABASE_URL, or else the embedded one. Both are migrated when they are opened. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Settings } from '../env.ts';
import { type Database, openPostgres } from '../store/client.ts';
import { migrate, migratePostgres, UnknownMigration } from '../store/migrate.ts';
import { roundTripLogger } from '../store/round-trips.ts';
import { type DataFolder, openDataFolder, reasonOf } from './data-folder.ts';
import { newerFolder, openEmbeddedPostgres } from './embedded-postgres.ts';
import { StartFailure } from './start-failure.ts';

export interface NodeDatabase {
  readonly db: Database;
  /** Which one it is, for people. */
  readonly label: string;
  readonly tokenSecret: string;
  close(): Promise<void>;
}

/** Opens and migrates the database that the settings name. Throws a `StartFailure` where that cannot be. */
export function openDatabase(settings: Settings): Promise<NodeDatabase> {
  return settings.databaseUrl === null ? openEmbedded(settings) : openServer(settings, settings.databaseUrl);
}

async function openServer(settings: Settings, url: string): Promise<NodeDatabase> {
  const { tokenSecret } = settings;
  if (tokenSecret === null) throw missingSecret();
  await migrateServer(url);
  const { databasePool: max, databasePrepare: prepare, statementTimeoutMs } = settings;
  const { db, close } = openPostgres(url, { max, prepare, statementTimeoutMs });
  return { db, label: `Postgres, ${nameOf(url)}`, tokenSecret, close };
}

/** Migrates the Postgres at `url`. Throws a `StartFailure` where that cannot be. */
export async function migrateServer(url: string): Promise<void> {
  try {
    await migratePostgres(url);
  } catch (error) {
    if (error instanceof UnknownMigration) {
      throw new StartFailure(`The database ${nameOf(url)} is of a newer version of Merels. Use that one.`);
    }
    throw new StartFailure(`The database ${nameOf(url)} cannot be used: ${reasonOf(causeOf(error))}.`);
  }
}

async function openEmbedded(settings: Settings): Promise<NodeDatabase> {
  const folder = await openDataFolder(settings.dataDir);
  try {
    const postgres = await openMigrated(folder, (path) => new PGlite(path));
    return {
      db: drizzle(postgres, { logger: roundTripLogger }),
      label: `embedded Postgres, in ${folder.path}`,
      tokenSecret: settings.tokenSecret ?? (await folder.tokenSecret()),
      async close() {
        await postgres.close();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}

/** The folder's database as `open` says, migrated. Throws a `StartFailure` where that cannot be. */
export async function openMigrated<Postgres extends PGlite>(
  folder: DataFolder,
  open: (path: string) => Postgres,
): Promise<Postgres> {
  const postgres = await openEmbeddedPostgres(folder, open);
  try {
    await migrate(drizzle(postgres));
    return postgres;
  } catch (error) {
    await postgres.close();
    throw error instanceof UnknownMigration ? newerFolder(folder) : error;
  }
}

function missingSecret(): StartFailure {
  return new StartFailure(
    [
      'TOKEN_SECRET is not set. With DATABASE_URL it has to be, the same for all processes of one database.',
      'This prints a good one:  openssl rand -base64 32',
    ].join('\n'),
  );
}

/** Where a database is, without its user and password. */
export function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1))} at ${hostname}:${port || 5432}`;
}

/** Drizzle wraps what the database said. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}
