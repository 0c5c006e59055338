/**
 * Column types that hold the domain's own values, so that a row is read and
 * written without a second translation: ids, moments, bytes as text, and the
 * positions that repetitions are counted by.
 */
import { customType } from 'drizzle-orm/pg-core';
import type { EpochMs } from '../game/event-record.ts';
import {
  ACCOUNT_IDS,
  type AccountId,
  GAME_IDS,
  type GameId,
  type IdKind,
  SEEK_IDS,
  type SeekId,
  TOKEN_IDS,
  type TokenId,
  uuidOf,
} from '../game/id.ts';
import type { PositionKey } from '../rules/position.ts';

/** An id, in the database its uuid. */
const id = <Kind extends GameId | AccountId | TokenId | SeekId>({ ofUuid }: IdKind<Kind>) =>
  customType<{ data: Kind; driverData: string }>({
    dataType: () => 'uuid',
    toDriver: uuidOf,
    fromDriver: ofUuid,
  });

export const gameId = id(GAME_IDS);
export const accountId = id(ACCOUNT_IDS);
export const tokenId = id(TOKEN_IDS);
export const seekId = id(SEEK_IDS);

/** A moment, to the millisecond. */
export const instant = customType<{ data: EpochMs; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (text) => Date.parse(text),
});

const bytes = (encoding: 'hex' | 'base64url') =>
  customType<{ data: string; driverData: Uint8Array }>({
    dataType: () => 'bytea',
    toDriver: (text) => Buffer.from(text, encoding),
    fromDriver: (stored) => Buffer.from(stored).toString(encoding),
  });

/** Bytes that are written as hex elsewhere. */
export const hexBytes = bytes('hex');

/** An event's hash: 32 bytes, unpadded base64url elsewhere. */
export const eventHash = bytes('base64url');

/** Positions since the last placement or capture, `KEY_BYTES` each, most significant byte first. */
export const positionKeys = customType<{ data: readonly PositionKey[]; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: formatPositionKeys,
  fromDriver: parsePositionKeys,
});

/** A key has 49 bits at most. */
export const KEY_BYTES = 7;
/** Buffers write no more than 48 bits at once. */
const LOW_BYTES = 4;
const LOW = 2 ** 32;

export function formatPositionKeys(keys: readonly PositionKey[]): Uint8Array {
  const buffer = Buffer.alloc(keys.length * KEY_BYTES);
  for (const [index, key] of keys.entries()) {
    const offset = index * KEY_BYTES;
    buffer.writeUIntBE(Math.floor(key / LOW), offset, KEY_BYTES - LOW_BYTES);
    buffer.writeUInt32BE(key % LOW, offset + KEY_BYTES - LOW_BYTES);
  }
  return buffer;
}

export function parsePositionKeys(stored: Uint8Array): readonly PositionKey[] {
  const buffer = Buffer.from(stored);
  return Array.from({ length: buffer.length / KEY_BYTES }, (_, index) => {
    const offset = index * KEY_BYTES;
    const high = buffer.readUIntBE(offset, KEY_BYTES - LOW_BYTES);
    return high * LOW + buffer.readUInt32BE(offset + KEY_BYTES - LOW_BYTES);
  });
}
