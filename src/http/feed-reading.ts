/** How the routes read the feed of the account that asks. */
import type { Context } from 'hono';
import type * as z from 'zod';
import type { FeedPage, NumberedEntry } from '../accounts/feed-store.ts';
import type { AppEnv } from './endpoint.ts';
import { problem } from './problem.ts';
import type { FeedEntrySchema } from './schemas/feed.ts';

/** Why the feed cannot be read behind `after`, as an answer; null where it can. */
export function feedProblem(c: Context<AppEnv>, page: FeedPage | null, after: number) {
  if (page === null) return problem(c, 'unauthenticated');
  return after < page.floor ? problem(c, 'cursor-expired', { oldest: page.floor }) : null;
}

export function viewEntry({ seq, type, at, data }: NumberedEntry): z.infer<typeof FeedEntrySchema> {
  return { seq, type, at: new Date(at).toISOString(), data: { ...data } };
}
