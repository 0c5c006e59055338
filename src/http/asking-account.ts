/** How the routes know which account asks. */
import type { Context } from 'hono';
import { type Asker, isOfAccount } from '../game/admission.ts';
import type { AppEnv } from './endpoint.ts';

/** The account whose token the request has; null where it has none. Whether the token is live the store says. */
export function askingAccount(c: Context<AppEnv>): Asker | null {
  const { claim } = c.var;
  return claim !== null && isOfAccount(claim) ? { claim, at: c.env.services.now() } : null;
}
