/** Holds each address to its number of new accounts an hour, whichever process it asks. */
import type { Context } from 'hono';
import { networkOf } from './caller.ts';
import type { AppEnv } from './endpoint.ts';
import { tooMany } from './middleware/rate-limit.ts';
import type { ProblemAnswer } from './problem.ts';
import { ACCOUNTS_WINDOW_SECONDS } from './rate-limits.ts';

const WINDOW_MS = ACCOUNTS_WINDOW_SECONDS * 1000;

/** Counts an account, or another name for one, that the request asks for; the answer that it has too many, or null. */
export async function refuseAccount(c: Context<AppEnv>): Promise<(Response & ProblemAnswer) | null> {
  const { accountCounts, keyring, limiter, now } = c.env.services;
  if (limiter.limits === null) return null;
  const [signing] = keyring.keyIds;
  const address = Buffer.from(keyring.mac(signing, 'address', networkOf(c.env.address)) ?? []).toString('hex');
  const at = now();
  const window = at - (at % WINDOW_MS);
  if (await accountCounts.count(address, window, limiter.limits.accounts)) return null;
  return tooMany(c, 'accounts', Math.ceil((window + WINDOW_MS - at) / 1000));
}
