/** Programs beside Node that some samples are written for. */
import { spawnSync } from 'node:child_process';

/**
 * Whether tests that need a program are to be left out: where it is missing, but never in CI, which says whether a
 * change may land.
 */
export function lacks(...programs: readonly string[]): boolean {
  return process.env.CI === undefined && programs.some((program) => spawnSync(program, ['--version']).status !== 0);
}
