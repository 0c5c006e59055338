/**
 * Versions of games in HTTP: the entity tag is the version, and conditions
 * compare it as a number, since proxies weaken tags.
 */
import type { VersionCondition } from '../game/commands.ts';
import type { GameState } from '../game/state.ts';

/** A game may change at any time: caches ask each time, and hear 304 where it did not. */
export const REVALIDATED = 'no-cache';
/** A game as it once was stays so. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Answers with a token are nobody else's. */
export const NOT_STORED = 'no-store';

const TAG = /^(?:W\/)?"(\d{1,9})"$/;

/** The headers of an answer about a game. */
export function gameHeaders(
  { version }: GameState,
  cacheControl = REVALIDATED,
): { readonly ETag: string; readonly 'Cache-Control': string } {
  return { ETag: `"${version}"`, 'Cache-Control': cacheControl };
}

/** Reads `If-Match`: `"12"`, `W/"12"`, a list of them, or `*`; null where it is none of these. */
export function parseIfMatch(header: string): VersionCondition | null {
  if (header.trim() === '*') return 'any';
  const versions = header.split(',').map((tag) => TAG.exec(tag.trim())?.[1]);
  return versions.every((version) => version !== undefined) ? versions.map(Number) : null;
}
