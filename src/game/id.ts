/**
 * A game's id as clients see it: a TypeID, `game_` and 26 lower-case base-32
 * characters of a UUIDv7, so that ids sort by the time of creation. The
 * database keeps the uuid.
 */
import { TypeID } from 'typeid-js';
import type { EpochMs } from './event-record.ts';

export type GameId = string & { readonly brand: 'GameId' };

const GAME_ID = /^game_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** The id in a text from outside, or null where the text is not of an id's form. */
export function parseGameId(text: string): GameId | null {
  return GAME_ID.test(text) ? (text as GameId) : null;
}

/** A new id: a UUIDv7 (RFC 9562) of the moment `at` and ten random bytes. */
export function newGameId(at: EpochMs, random: Uint8Array): GameId {
  const bytes = Buffer.concat([Buffer.alloc(6), random], 16);
  bytes.writeUIntBE(at, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return gameIdOfBytes(bytes);
}

/** The id of a uuid from the database. */
export function gameIdOf(uuid: string): GameId {
  return TypeID.fromUUID('game', uuid).toString() as GameId;
}

/** The uuid that the database keeps for an id. */
export function uuidOf(id: GameId): string {
  return TypeID.fromString(id, 'game').toUUID();
}

/** The id of a uuid as its 16 bytes. */
export function gameIdOfBytes(uuid: Uint8Array): GameId {
  return TypeID.fromUUIDBytes('game', uuid).toString() as GameId;
}

/** The 16 bytes of an id's uuid. */
export function bytesOf(id: GameId): Uint8Array {
  return TypeID.fromString(id, 'game').toUUIDBytes();
}
