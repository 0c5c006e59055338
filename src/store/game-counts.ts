/** How an account has done, counted from its games: an index has all that it takes. */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { GameCounts } from '../accounts/account.ts';
import { games } from './schema.ts';

/** Ends that count for nobody. */
const UNCOUNTED = sql`('aborted', 'abandoned')`;

/** The counts of the account in `account`, as JSON. */
export function countGames(account: PgColumn): SQL.Aliased<GameCounts> {
  const finished = (seat: PgColumn, color: 'white' | 'black') => sql`
    select case ${games.winner} when ${sql.raw(`'${color}'`)} then 'won' else case when ${games.winner} is null then 'drawn' else 'lost' end end as how
    from ${games} where ${seat} = ${account} and ${games.status} = 'finished' and ${games.reason} not in ${UNCOUNTED}`;
  return sql<GameCounts>`(
    select json_build_object('played', count(*), 'won', count(*) filter (where how = 'won'),
      'drawn', count(*) filter (where how = 'drawn'), 'lost', count(*) filter (where how = 'lost'))
    from (${finished(games.whiteAccount, 'white')} union all ${finished(games.blackAccount, 'black')}) as game)`.as(
    'games',
  );
}
