/** The statements that read; each names the values that it takes. */
import { and, asc, desc, eq, gt, lte, or, type SQL, sql, type WithSubquery } from 'drizzle-orm';
import { isKept, keptAnswer } from './answer-statements.ts';
import type { Database } from './client.ts';
import type { StoredEvent } from './event-codec.ts';
import { gameFields } from './game-fields.ts';
import { once, placeholder } from './prepared.ts';
import { gameEvents, games, keptAnswers, rematches } from './schema.ts';
import { askingAccount, NOBODY, tokenUse } from './token-use.ts';

/** The game `id`. */
const isAsked = eq(games.id, placeholder(games.id, 'id'));

/** The statements of a reader; those of an account also take its token (token-use.ts), and tell whether it is live. */
export function readStatements(db: Database, isOfAccount: boolean) {
  const uses = isOfAccount ? [tokenUse(db)] : [];
  const asker = { asker: isOfAccount ? askingAccount(db) : NOBODY };
  return {
    /** `id` */
    load: once(() =>
      db
        .with(...uses)
        .select({ ...gameFields, ...asker })
        .from(games)
        .where(isAsked)
        .prepare('load'),
    ),

    /** `id`, `macs`, `keptSince` */
    loadWithAnswer: once(() => {
      const answer = keptAnswer(db);
      return db
        .with(...uses)
        .select({ game: gameFields, answer: answer._.selectedFields, ...asker })
        .from(games)
        .leftJoinLateral(answer, sql`true`)
        .where(isAsked)
        .prepare('load_with_answer');
    }),

    /** `macs`, `keptSince`, `fingerprint` */
    loadAnswered: once(() => {
      const isSame = eq(keptAnswers.fingerprint, placeholder(keptAnswers.fingerprint, 'fingerprint'));
      const answer = keptAnswer(db, and(isKept, isSame));
      return db
        .with(...uses)
        .select({ game: gameFields, answer: answer._.selectedFields, ...asker })
        .from(answer)
        .innerJoin(games, eq(games.id, answer.gameId))
        .prepare('load_answered');
    }),

    /** `id`, `after`, `limit` */
    loadWithEvents: once(() =>
      gameWithEvents(db, uses, asker, sql`${sql.placeholder('after')}::integer`).prepare('load_with_events'),
    ),

    /** `id`, `ply`, `limit` */
    loadWithEventsAfterPly: once(() =>
      gameWithEvents(db, uses, asker, sql`${endOfPly(db)}`).prepare('load_with_events_after_ply'),
    ),

    /** `ids`: an array as Postgres writes it */
    heads: once(() =>
      db
        .select({ id: games.id, version: games.version, expiresAt: games.expiresAt })
        .from(games)
        .where(sql`${games.id} = any(${sql.placeholder('ids')}::text::uuid[])`)
        .prepare('heads'),
    ),

    /** `id` */
    rematch: once(() =>
      db
        .select({ id: rematches.rematchId, keyId: rematches.keyId })
        .from(rematches)
        .where(eq(rematches.gameId, placeholder(rematches.gameId, 'id')))
        .prepare('rematch'),
    ),

    /** `now`, `limit` */
    expired: once(() =>
      db
        .select({ id: games.id })
        .from(games)
        .where(
          and(
            lte(games.expiresHour, placeholder(games.expiresHour, 'now')),
            lte(games.expiresAt, placeholder(games.expiresAt, 'now')),
          ),
        )
        .orderBy(asc(games.expiresHour), asc(games.expiresAt))
        .limit(sql.placeholder('limit'))
        .prepare('expired'),
    ),
  };
}

/** The seq of the event that ended `ply`: the last one, since a ply that is taken back is played anew. */
function endOfPly(db: Database) {
  const ply = sql`${sql.placeholder('ply')}::integer`;
  const endsPly = or(
    and(eq(gameEvents.type, 'move.played'), sql`(${gameEvents.data} -> 'ply') = to_jsonb(${ply})`),
    and(eq(gameEvents.type, 'game.started'), sql`${ply} = 0`),
  );
  return db
    .select({ seq: gameEvents.seq })
    .from(gameEvents)
    .where(and(eq(gameEvents.gameId, games.id), endsPly))
    .orderBy(desc(gameEvents.seq))
    .limit(1);
}

/** A game with its events behind the seq `after`, collected into JSON so that the game comes once and not with every event. */
function gameWithEvents(
  db: Database,
  uses: readonly WithSubquery[],
  asker: { readonly asker: typeof NOBODY },
  after: SQL,
) {
  const event = db
    .select()
    .from(gameEvents)
    .where(and(eq(gameEvents.gameId, games.id), gt(gameEvents.seq, sql`(${after})`)))
    .orderBy(asc(gameEvents.seq))
    .limit(sql.placeholder('limit'))
    .as('event');
  const collected = sql<readonly StoredEvent[]>`coalesce(json_agg(json_build_object(
    'seq', ${event.seq}, 'type', ${event.type}, 'v', ${event.v}, 'at', (extract(epoch from ${event.at}) * 1000)::bigint,
    'data', ${event.data}, 'hash', encode(${event.hash}, 'hex')) order by ${event.seq}), '[]')`;
  const log = db
    .select({ events: collected.as('events') })
    .from(event)
    .as('log');
  return db
    .with(...uses)
    .select({ game: gameFields, events: log.events, ...asker })
    .from(games)
    .crossJoinLateral(log)
    .where(isAsked);
}
