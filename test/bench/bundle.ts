/** What the Worker weighs. */
import { MOST_GZIPPED_KB, weighWorker } from '../../src/node/worker-bundle.ts';
import type { Row } from './table.ts';

export async function bundleRows(): Promise<Row[]> {
  const { kB, gzippedKB } = await weighWorker();
  return [
    {
      what: "the Worker's bundle, without the assets",
      figure: `${gzippedKB} kB gzipped`,
      yardstick: `${kB} kB as it is`,
      ratio: '',
      goal: `<= ${MOST_GZIPPED_KB} kB`,
      met: gzippedKB <= MOST_GZIPPED_KB,
    },
  ];
}
