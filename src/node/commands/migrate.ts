/** npm run migrate: brings the Postgres at DATABASE_URL to the state that this version expects. */
import { migrateServer } from '../database.ts';
import { settingsOfProcess } from '../settings.ts';
import { runCommand, StartFailure } from '../start-failure.ts';

await runCommand(async () => {
  const { databaseUrl } = settingsOfProcess();
  if (databaseUrl === null) {
    throw new StartFailure('DATABASE_URL is not set. The embedded database needs no migrating: npm start does it.');
  }
  await migrateServer(databaseUrl);
  console.log('The database is up to date.');
});
