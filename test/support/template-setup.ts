/** Makes the database that the tests copy before any of them needs it, instead of once in each of their processes. */
import { makeTemplate } from './embedded-postgres.ts';

export async function setup(): Promise<void> {
  await makeTemplate();
}
