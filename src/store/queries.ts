/**
 * Reads across games, on Postgres. A filtered list takes the newest games of
 * each wanted status, and of each wanted preset, from an index and merges them,
 * so that a page costs little where few games fit and where many do.
 */
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { GameQueries, ListFilter, ListScope } from '../game/game-queries.ts';
import type { GameId } from '../game/id.ts';
import { GAME_STATUSES } from '../game/state.ts';
import { COLORS, type Color } from '../rules/color.ts';
import { askOf, type Database } from './client.ts';
import { gameFields } from './game-fields.ts';
import { games } from './schema.ts';
import { parseGame } from './snapshot-codec.ts';

/** However often somebody asks whether the database is there, it is asked about once a second. */
const PING_SHARED_MS = 1_000;

export function createGameQueries(db: Database): GameQueries {
  const ask = askOf(db);
  return {
    async listGames(filter: ListFilter, before: GameId | null, limit: number) {
      const [first, second, ...others] = partsOf(filter).map((part) =>
        db
          .select(gameFields)
          .from(games)
          .where(and(is(games.visibility, 'public'), before === null ? undefined : lt(games.id, before), ...part))
          .orderBy(desc(games.id))
          .limit(limit),
      );
      if (first === undefined) return [];
      const newest =
        second === undefined
          ? first
          : unionAll(first, second, ...others)
              .orderBy(desc(games.id))
              .limit(limit);
      return (await ask(() => newest)).map(parseGame);
    },

    async listGamesOf(scope: ListScope, { status, preset }: ListFilter, before: GameId | null, limit: number) {
      const narrowed = and(
        before === null ? undefined : lt(games.id, before),
        scope.visibility === null ? undefined : is(games.visibility, scope.visibility),
        status.length === 0 ? undefined : inArray(games.status, [...status]),
        preset.length === 0 ? undefined : inArray(games.preset, [...preset]),
      );
      const [white, black] = COLORS.map((color) => {
        const turn = scope.visibility === null && scope.isTurn ? hasMove(color) : undefined;
        return db
          .select(gameFields)
          .from(games)
          .where(and(eq(color === 'white' ? games.whiteAccount : games.blackAccount, scope.of), narrowed, turn))
          .orderBy(desc(games.id))
          .limit(limit);
      });
      if (white === undefined || black === undefined) return [];
      const newest = unionAll(white, black).orderBy(desc(games.id)).limit(limit);
      return (await ask(() => newest)).map(parseGame);
    },

    ping: shared(async () => {
      await ask(() => db.execute(sql`select 1`));
    }, PING_SHARED_MS),
  };
}

/** The side plays and has the move, which the second word of the position tells. */
function hasMove(color: Color): SQL | undefined {
  const kind = color === 'white' ? games.whiteKind : games.blackKind;
  const isToMove = sql`split_part(${games.position}, ' ', 2) = ${color.charAt(0)}`;
  return and(is(games.status, 'active'), is(kind, 'account'), isToMove);
}

/** `ask`, whose answer all share who ask while it is awaited, and for `ms` after it came. */
function shared(ask: () => Promise<void>, ms: number): () => Promise<void> {
  let answer: Promise<void> | null = null;
  let until = 0;
  return () => {
    if (answer === null || performance.now() >= until) {
      until = Number.POSITIVE_INFINITY;
      answer = ask().finally(() => {
        until = performance.now() + ms;
      });
    }
    return answer;
  };
}

/** Conditions that no game meets two of, and that together let pass what the filter does. */
function partsOf({ status, preset }: ListFilter): readonly (readonly SQL[])[] {
  if (preset.length === 0 && (status.length === 0 || GAME_STATUSES.every((word) => status.includes(word)))) return [[]];
  const statuses = [...new Set(status.length > 0 ? status : GAME_STATUSES)].map((word) => is(games.status, word));
  if (preset.length === 0) return statuses.map((hasStatus) => [hasStatus]);
  const presets = [...new Set(preset)].map((word) => is(games.preset, word));
  return presets.flatMap((hasPreset) => statuses.map((hasStatus) => [hasPreset, hasStatus]));
}

/** The word stands in the statement itself, so that the server knows how many rows bear it, and which indexes will do. */
function is(column: PgColumn, word: string): SQL {
  return eq(column, sql`${word}`.inlineParams());
}
