/** How a query asks for a game as it was: at a version, or after a ply. */
import type * as z from 'zod';
import '../openapi.ts';
import type { FaultParams } from '../faults.ts';
import { LARGEST_INTEGER, queryInteger } from './common.ts';

export const PAST_PARAMETERS = {
  version: queryInteger(1, LARGEST_INTEGER).optional().openapi({
    description: 'The game as its events up to this one left it, which never changes. Names are left out.',
  }),
  ply: queryInteger(0, LARGEST_INTEGER).optional().openapi({
    description: 'The game as it stood after this ply, with an end that the ply itself brought. Names are left out.',
  }),
};

/** What is asked for; the game as it is where both are undefined. */
export interface PastQuery {
  readonly version?: number | undefined;
  readonly ply?: number | undefined;
}

/** For `superRefine`: a game is asked for in one way at a time. */
export function checkPast({ version, ply }: PastQuery, context: z.core.$RefinementCtx): void {
  if (version === undefined || ply === undefined) return;
  const params = { fault: 'format' } satisfies FaultParams;
  context.addIssue({ code: 'custom', path: ['ply'], message: 'Give version or ply, not both.', params });
}
