/**
 * npm run verify-log: proves that every game's events are whole and give its row,
 * in the database at DATABASE_URL, or else in the embedded one, which no other
 * process may be using. Prints a line for each game that differs and ends with 1
 * where there is one.
 */
import type { Settings } from '../../env.ts';
import { type Database, openPostgres } from '../../store/client.ts';
import { verifyLogs } from '../../store/verify-log.ts';
import { openDatabase } from '../database.ts';
import { settingsOfProcess } from '../settings.ts';
import { runCommand } from '../start-failure.ts';

await runCommand(async () => {
  const { db, close } = await open(settingsOfProcess());
  try {
    let differing = 0;
    const { games, events } = await verifyLogs(db, ({ id, problem }) => {
      differing++;
      console.log(`${id}  ${problem}`);
    });
    console.log(`${games} games with ${events} events verified; ${differing || 'none'} with a difference.`);
    if (differing > 0) process.exitCode = 1;
  } finally {
    await close();
  }
});

/** A server's database is only read, so it needs neither a secret nor a migration. */
async function open(settings: Settings): Promise<{ readonly db: Database; close(): Promise<void> }> {
  const { databaseUrl: url, databasePrepare: prepare } = settings;
  return url === null ? openDatabase(settings) : openPostgres(url, { max: 1, prepare, statementTimeoutMs: 0 });
}
