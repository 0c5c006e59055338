/** npm run bundle-size: says what the Worker weighs; ends with 1 where that is too much. */
import { runCommand } from '../start-failure.ts';
import { MOST_GZIPPED_KB, weighWorker } from '../worker-bundle.ts';

await runCommand(async () => {
  const { kB, gzippedKB } = await weighWorker();
  console.log(`The Worker weighs ${kB} kB, ${gzippedKB} kB gzipped (at most ${MOST_GZIPPED_KB}).`);
  if (gzippedKB > MOST_GZIPPED_KB) process.exitCode = 1;
});
