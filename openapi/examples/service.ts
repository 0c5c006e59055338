/** Limits, health and readiness. */
import { showFailures } from './failures.ts';
import type { Recorder } from './recorder.ts';
import { showFixed } from './rules.ts';

export async function showService(recorder: Recorder): Promise<void> {
  await showFixed(recorder, 'limits', 'The limits of a service with the usual settings', { operation: 'listLimits' });
  await recorder.show('alive', 'The process lives', { operation: 'getHealth' });
  const getReadiness = { operation: 'getReadiness' };
  await recorder.show('ready', 'The service is ready', getReadiness);
  await showFailures(recorder, getReadiness);
}
