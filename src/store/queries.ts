/**
 * Reads across games, on Postgres. A filtered list takes the newest of each
 * wanted status, and of each wanted preset, from an index and merges them, so
 * that a page costs as little where few games fit as where many do.
 */
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { GameQueries, ListFilter } from '../game/game-queries.ts';
import { type GameId, uuidOf } from '../game/id.ts';
import { GAME_STATUSES } from '../game/state.ts';
import { answered } from './availability.ts';
import type { Database } from './client.ts';
import { once } from './prepared.ts';
import { games } from './schema.ts';
import { parseGame } from './snapshot-codec.ts';

/** Above every game's id. */
const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export function createGameQueries(db: Database): GameQueries {
  const statements = listStatements(db);
  return {
    async listGames({ status, preset }: ListFilter, before: GameId | null, limit: number) {
      const range = { before: before === null ? LAST_UUID : uuidOf(before), limit };
      const statuses = formatWords(status.length > 0 ? status : GAME_STATUSES);
      const rows =
        preset.length > 0
          ? await answered(statements.byPreset().execute({ ...range, statuses, presets: formatWords(preset) }))
          : status.length > 0
            ? await answered(statements.byStatus().execute({ ...range, statuses }))
            : await answered(statements.all().execute(range));
      return rows.map(parseGame);
    },

    async ping() {
      await answered(statements.ping().execute());
    },
  };
}

/** All take `before` and `limit`. */
function listStatements(db: Database) {
  const wantedStatus = unnest('statuses', 'wanted_status');
  const wantedPreset = unnest('presets', 'wanted_preset');
  const hasStatus = eq(games.status, sql`wanted_status`);
  const hasPreset = eq(games.preset, sql`wanted_preset`);
  const limit = sql.placeholder('limit');

  return {
    all: once(() => publicGames(db).prepare('list')),

    byStatus: once(() => {
      const game = publicGames(db, hasStatus).as('game');
      const merged = db.select(game._.selectedFields).from(wantedStatus).crossJoinLateral(game);
      return merged.orderBy(desc(game.id)).limit(limit).prepare('list_by_status');
    }),

    byPreset: once(() => {
      const game = publicGames(db, hasStatus, hasPreset).as('game');
      const merged = db.select(game._.selectedFields).from(wantedStatus).crossJoin(wantedPreset).crossJoinLateral(game);
      return merged.orderBy(desc(game.id)).limit(limit).prepare('list_by_preset');
    }),

    ping: once(() => db.select({ one: sql`1` }).from(sql`(values (1)) as answer`).prepare('ping')),
  };
}

/** Public games older than `before`, newest first, of which `conditions` hold. */
function publicGames(db: Database, ...conditions: readonly SQL[]) {
  // The word stands in the statement, so that the server sees that an index of public games will do.
  const isPublic = eq(games.visibility, sql`'public'`);
  return db
    .select()
    .from(games)
    .where(and(isPublic, lt(games.id, sql`${sql.placeholder('before')}::uuid`), ...conditions))
    .orderBy(desc(games.id))
    .limit(sql.placeholder('limit'));
}

const unnest = (name: string, alias: string): SQL =>
  sql`unnest(${sql.placeholder(name)}::text::text[]) as ${sql.identifier(alias)}`;

/** Words of ours, without anything to quote, as an array in Postgres's own writing. */
const formatWords = (words: readonly string[]): string => `{${words.join(',')}}`;
