/**
 * Ids as clients see them: TypeIDs, a prefix that says what they name (`game_`,
 * `acct_` …) and 26 lower-case base-32 characters of a UUIDv7, so that ids sort
 * by the time of creation. The database keeps the uuid.
 */
import { TypeID } from 'typeid-js';
import type { EpochMs } from './event-record.ts';

export type GameId = string & { readonly brand: 'GameId' };
export type AccountId = string & { readonly brand: 'AccountId' };
/** Names a token of an account; it is not the token. */
export type TokenId = string & { readonly brand: 'TokenId' };
export type SeekId = string & { readonly brand: 'SeekId' };

type Id = GameId | AccountId | TokenId | SeekId;

/** How the ids of one kind are read and made. */
export interface IdKind<Kind extends Id> {
  /** The id in a text from outside, or null where the text is not of an id's form. */
  parse(text: string): Kind | null;
  /** A new id: a UUIDv7 (RFC 9562) of the moment `at` and ten random bytes. */
  create(at: EpochMs, random: Uint8Array): Kind;
  /** The id of a uuid from the database. */
  ofUuid(uuid: string): Kind;
  /** The id of a uuid as its 16 bytes. */
  ofBytes(uuid: Uint8Array): Kind;
}

export const GAME_IDS = kindOf<GameId>('game');
export const ACCOUNT_IDS = kindOf<AccountId>('acct');
export const TOKEN_IDS = kindOf<TokenId>('tok');
export const SEEK_IDS = kindOf<SeekId>('seek');

export const { parse: parseGameId, create: newGameId, ofUuid: gameIdOf, ofBytes: gameIdOfBytes } = GAME_IDS;

/** The uuid that the database keeps for an id. */
export function uuidOf(id: Id): string {
  return TypeID.fromString(id).toUUID();
}

/** The 16 bytes of an id's uuid. */
export function bytesOf(id: Id): Uint8Array {
  return TypeID.fromString(id).toUUIDBytes();
}

function kindOf<Kind extends Id>(prefix: string): IdKind<Kind> {
  const form = new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`);
  return {
    parse: (text) => (form.test(text) ? (text as Kind) : null),
    create: (at, random) => TypeID.fromUUIDBytes(prefix, uuidBytes(at, random)).toString() as Kind,
    ofUuid: (uuid) => TypeID.fromUUID(prefix, uuid).toString() as Kind,
    ofBytes: (uuid) => TypeID.fromUUIDBytes(prefix, uuid).toString() as Kind,
  };
}

function uuidBytes(at: EpochMs, random: Uint8Array): Uint8Array {
  const bytes = Buffer.concat([Buffer.alloc(6), random], 16);
  bytes.writeUIntBE(at, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes;
}
