/**
 * The tables. `game_events` is the truth, append-only; the rows of `games` are
 * what the events fold to, kept so that a move costs the same at ply 5 and at
 * ply 500. Keys and unique indexes of game data lead with the game's id, so that
 * the tables can be spread over several servers. There are no foreign keys: an
 * event and its game are written by one statement, and a check of every insert
 * would only slow it down.
 */
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { RESULT_REASONS, VISIBILITIES } from '../game/events.ts';
import { SEAT_KINDS } from '../game/seats.ts';
import { GAME_STATUSES } from '../game/state.ts';
import { COLORS } from '../rules/color.ts';
import { PRESET_IDS } from '../rules/presets.ts';
import {
  accountId,
  eventHash,
  gameId,
  hexBytes,
  instant,
  KEY_BYTES,
  positionKeys,
  seekId,
  tokenId,
} from './columns.ts';

export const among = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/** Accounts play and are invited; a seat may also be kept for whoever held another game's token. */
const accountFits = (kind: AnyPgColumn, account: AnyPgColumn): SQL =>
  sql`(${kind} = 'invited' or (${kind} = 'account') = (${account} is not null))`;

/** The fold of a game's events, and of each seat what is no event: the player's name and the token's generation. */
export const games = pgTable(
  'games',
  {
    id: gameId().primaryKey(),
    /** All parameters and the preset's name. */
    rules: jsonb().notNull(),
    preset: text({ enum: PRESET_IDS }),
    visibility: text({ enum: VISIBILITIES }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** What was agreed on at the creation beyond the rules; null for a game without a clock, of which nothing was said. */
    terms: jsonb(),

    /** The `seq`, the hash and the time of the last event. */
    version: integer().notNull(),
    headHash: eventHash('head_hash').notNull(),
    updatedAt: instant('updated_at').notNull(),
    status: text({ enum: GAME_STATUSES }).notNull(),
    whiteKind: text('white_kind', { enum: SEAT_KINDS }).notNull(),
    blackKind: text('black_kind', { enum: SEAT_KINDS }).notNull(),
    /** Of an account that plays, or that the seat is kept for. */
    whiteAccount: accountId('white_account'),
    blackAccount: accountId('black_account'),
    whiteName: text('white_name'),
    blackName: text('black_name'),
    whiteGeneration: integer('white_generation').notNull(),
    blackGeneration: integer('black_generation').notNull(),
    position: text().notNull(),
    history: positionKeys().notNull(),
    whitePlies: integer('white_plies').notNull(),
    blackPlies: integer('black_plies').notNull(),
    lastColor: text('last_color', { enum: COLORS }),
    lastPly: integer('last_ply'),
    lastMove: text('last_move'),
    lastMoveAt: instant('last_move_at'),
    winner: text({ enum: COLORS }),
    reason: text({ enum: RESULT_REASONS }),
    /** What the clock reads as of the last event, and offers; null in a game that has no clock and had no offers. */
    live: jsonb(),
    /** When the game ends if nothing more happens; null for a finished one. */
    expiresAt: instant('expires_at'),
    /** `expires_at` to the hour below: an index on it seldom changes with a move, so that most updates touch no index. */
    expiresHour: instant('expires_hour'),
  },
  (game) => [
    index('games_public').on(game.id).where(sql`${game.visibility} = 'public'`),
    index('games_public_by_status').on(game.status, game.id).where(sql`${game.visibility} = 'public'`),
    index('games_public_by_preset').on(game.preset, game.status, game.id).where(sql`${game.visibility} = 'public'`),
    index('games_of_white')
      .on(game.whiteAccount, game.status, game.id, game.winner, game.reason)
      .where(sql`${game.whiteAccount} is not null`),
    index('games_of_black')
      .on(game.blackAccount, game.status, game.id, game.winner, game.reason)
      .where(sql`${game.blackAccount} is not null`),
    index('games_expiring').on(game.expiresHour).where(sql`${game.expiresHour} is not null`),
    check('games_version', sql`${game.version} > 0`),
    check('games_head_hash', sql`length(${game.headHash}) = 32`),
    check('games_status', among(game.status, GAME_STATUSES)),
    check('games_rules', sql`jsonb_typeof(${game.rules}) = 'object'`),
    check('games_visibility', among(game.visibility, VISIBILITIES)),
    check('games_kinds', sql`${among(game.whiteKind, SEAT_KINDS)} and ${among(game.blackKind, SEAT_KINDS)}`),
    check(
      'games_accounts',
      sql`${accountFits(game.whiteKind, game.whiteAccount)} and ${accountFits(game.blackKind, game.blackAccount)}`,
    ),
    check('games_generations', sql`${game.whiteGeneration} >= 0 and ${game.blackGeneration} >= 0`),
    check('games_history', sql`length(${game.history}) % ${sql.raw(String(KEY_BYTES))} = 0`),
    check('games_plies', sql`${game.whitePlies} >= 0 and ${game.blackPlies} >= 0`),
    check(
      'games_last_move',
      sql`num_nulls(${game.lastColor}, ${game.lastPly}, ${game.lastMove}, ${game.lastMoveAt}) in (0, 4)`,
    ),
    check('games_result', sql`(${game.status} = 'finished') = (${game.reason} is not null)`),
    check('games_winner', sql`${game.winner} is null or ${game.reason} is not null`),
    check('games_expiry', sql`(${game.status} = 'finished') = (${game.expiresAt} is null)`),
  ],
);

/** What happened, for ever: a trigger refuses every update, deletion and truncation. */
export const gameEvents = pgTable(
  'game_events',
  {
    gameId: gameId('game_id').notNull(),
    /** 1, 2, 3 … within the game, without gaps. */
    seq: integer().notNull(),
    type: text().notNull(),
    /** The version of the shape of `data`. */
    v: smallint().notNull(),
    at: instant().notNull(),
    data: jsonb().notNull(),
    hash: eventHash().notNull(),
  },
  (event) => [
    primaryKey({ name: 'game_events_pkey', columns: [event.gameId, event.seq] }),
    check('game_events_seq', sql`${event.seq} > 0`),
    check('game_events_v', sql`${event.v} > 0`),
    check('game_events_data', sql`jsonb_typeof(${event.data}) = 'object'`),
    check('game_events_hash', sql`length(${event.hash}) = 32`),
  ],
);

/** What it takes to answer a repeated request like the first one, under a MAC of the key that the client chose. */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    mac: hexBytes().primaryKey(),
    /** Tells one request from another that was sent with the same key. */
    fingerprint: hexBytes().notNull(),
    /** The secret that made the answer's tokens. */
    keyId: text('key_id').notNull(),
    /** What the answer was about: a game, or something of an account. */
    gameId: gameId('game_id'),
    accountId: accountId('account_id'),
    /** Of a game: the generations of the tokens that the answer held; null for a seat whose token it did not hold. */
    whiteGeneration: integer('white_generation'),
    blackGeneration: integer('black_generation'),
    /** Of an account: the token that the answer held, or the seek that it was about. */
    tokenId: tokenId('token_id'),
    seekId: seekId('seek_id'),
    createdAt: instant('created_at').notNull(),
  },
  (answer) => [
    index('kept_answers_created_at').on(answer.createdAt),
    check('kept_answers_subject', sql`num_nonnulls(${answer.gameId}, ${answer.accountId}) = 1`),
  ],
);

/** The game that is played again, and the game in which it is. */
export const rematches = pgTable('rematches', {
  gameId: gameId('game_id').primaryKey(),
  rematchId: gameId('rematch_id').notNull(),
  /** The secret that makes the tokens of the rematch's seats. */
  keyId: text('key_id').notNull(),
});

export type GameRow = typeof games.$inferSelect;
export type AnswerRow = typeof keptAnswers.$inferSelect;
