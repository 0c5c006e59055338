/**
 * Versions of games in HTTP: the entity tag is the version, and conditions
 * compare it as a number, since proxies weaken tags. Where accounts have seats,
 * their names are looked up, and the tag also counts how often those changed:
 * `"12.1"`; conditions on moves are about the version alone.
 */
import type { VersionCondition } from '../game/commands.ts';
import type { LoadedGame } from '../game/event-store.ts';
import { accountOf } from '../game/seats.ts';
import type { GameState } from '../game/state.ts';
import { COLORS } from '../rules/color.ts';

/** A game may change at any time: caches ask each time, and hear 304 where it did not. */
export const REVALIDATED = 'no-cache';
/** A game as it once was stays so. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Answers with a token are nobody else's. */
export const NOT_STORED = 'no-store';

const TAG = /^(?:W\/)?"(\d{1,9})(?:\.\d{1,9})?"$/;

type GameHeaders = Readonly<Record<'ETag' | 'Cache-Control', string>>;

/** The headers of an answer about a game. */
export function gameHeaders({ state, seating }: LoadedGame, cacheControl = REVALIDATED): GameHeaders {
  const changes = COLORS.flatMap((color) =>
    accountOf(state.seats[color]) === null ? [] : (seating[color].changes ?? 0),
  );
  if (changes.length === 0) return pastHeaders(state, cacheControl);
  const sum = changes.reduce((total, count) => total + count, 0);
  return { ETag: `"${state.version}.${sum}"`, 'Cache-Control': cacheControl };
}

/** Those of an answer about a game as it once was, without names. */
export function pastHeaders({ version }: GameState, cacheControl: string): GameHeaders {
  return { ETag: `"${version}"`, 'Cache-Control': cacheControl };
}

/** Reads `If-Match`: `"12"`, `W/"12"`, a list of them, or `*`; null where it is none of these. */
export function parseIfMatch(header: string): VersionCondition | null {
  if (header.trim() === '*') return 'any';
  const versions = header.split(',').map((tag) => TAG.exec(tag.trim())?.[1]);
  return versions.every((version) => version !== undefined) ? versions.map(Number) : null;
}
