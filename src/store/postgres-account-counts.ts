/** The counts of new accounts on Postgres. The statement that counts is the one that refuses. */
import { lt, sql } from 'drizzle-orm';
import type { AccountCounts } from '../accounts/account-counts.ts';
import { newAccountCounts } from './account-schema.ts';
import { askOf, type Database } from './client.ts';
import { once, placeholder } from './prepared.ts';

/** The counts on a database that has been migrated. */
export function createAccountCounts(db: Database): AccountCounts {
  const ask = askOf(db);
  const { address, window, count } = newAccountCounts;

  const counting = once(() =>
    db
      .insert(newAccountCounts)
      .values({ address: placeholder(address, 'address'), window: placeholder(window, 'window'), count: 1 })
      .onConflictDoUpdate({
        target: [address, window],
        set: { count: sql`${count} + 1` },
        setWhere: lt(count, placeholder(count, 'most')),
      })
      .returning({ count })
      .prepare('count_new_account'),
  );
  const forgetting = once(() =>
    db
      .delete(newAccountCounts)
      .where(lt(window, placeholder(window, 'before')))
      .prepare('forget_account_counts'),
  );

  return {
    async count(of, since, most) {
      const rows = await ask(() => counting().execute({ address: of, window: since, most }));
      return rows.length > 0;
    },
    async forget(before) {
      await ask(() => forgetting().execute({ before }));
    },
  };
}
