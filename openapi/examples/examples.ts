/** Every example of the document, in the order in which the world gives them. */
import { showAccounts } from './accounts.ts';
import { showGames } from './games.ts';
import { showOffers } from './offers.ts';
import { showPlay } from './play.ts';
import { createRecorder, type Example } from './recorder.ts';
import { showRematch } from './rematch.ts';
import { showRules } from './rules.ts';
import { showSeeks } from './seeks.ts';
import { showService } from './service.ts';
import { openWorld } from './world.ts';

export async function recordExamples(): Promise<readonly Example[]> {
  const world = await openWorld();
  try {
    const recorder = createRecorder(world);
    await showRules(recorder);
    await showGames(recorder, world);
    await showPlay(recorder, world);
    await showAccounts(recorder, world);
    await showSeeks(recorder, world);
    await showOffers(recorder, world);
    await showRematch(recorder, world);
    await showService(recorder);
    return recorder.examples;
  } finally {
    await world.close();
  }
}
