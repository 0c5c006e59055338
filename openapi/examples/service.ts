/** Health and readiness. */
import { showFailures } from './failures.ts';
import type { Recorder } from './recorder.ts';

export async function showService(recorder: Recorder): Promise<void> {
  await recorder.show('alive', 'The process lives', { operation: 'getHealth' });
  const getReadiness = { operation: 'getReadiness' };
  await recorder.show('ready', 'The service is ready', getReadiness);
  await showFailures(recorder, getReadiness);
}
