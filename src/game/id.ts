/**
 * A game's id as clients see it: a TypeID, `game_` and 26 lower-case base-32
 * characters of a UUIDv7, so that ids sort by the time of creation. The
 * database keeps the uuid.
 */
import { TypeID } from 'typeid-js';

export type GameId = string & { readonly brand: 'GameId' };

const GAME_ID = /^game_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** The id in a text from outside, or null where the text is not of an id's form. */
export function parseGameId(text: string): GameId | null {
  return GAME_ID.test(text) ? (text as GameId) : null;
}

/** The id of a uuid from the database. */
export function gameIdOf(uuid: string): GameId {
  return TypeID.fromUUID('game', uuid).toString() as GameId;
}

/** The uuid that the database keeps for an id. */
export function uuidOf(id: GameId): string {
  return TypeID.fromString(id, 'game').toUUID();
}
