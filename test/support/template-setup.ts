/** Makes the dump that embedded databases start from before any test does: several at once would do it several times. */
import { migratedDataDir, serverUrl } from './database.ts';

export async function setup(): Promise<void> {
  if (serverUrl === null) await migratedDataDir();
}
