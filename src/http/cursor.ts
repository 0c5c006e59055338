/**
 * Cursors of lists: where the next page begins, bound by a MAC to the filters
 * that the list was asked for with. Clients pass them on and need not read them.
 */
import { bytesOf, type GameId, type IdKind, type SeekId } from '../game/id.ts';
import { type Keyring, sameMac } from './keyring.ts';

const UUID_BYTES = 16;
const MAC_BYTES = 8;
/** 24 bytes fill 32 characters to the last bit. */
const CURSOR = /^[A-Za-z0-9_-]{32}$/;

/** The cursor behind `last` in the list that `filters` names. */
export function formatCursor(keyring: Keyring, filters: string, last: GameId | SeekId): string {
  const uuid = bytesOf(last);
  return Buffer.concat([uuid, macOf(keyring, keyring.keyIds[0], filters, uuid)]).toString('base64url');
}

/** The id behind which the page begins; null where the cursor is not ours or belongs to other filters. */
export function parseCursor<Kind extends GameId | SeekId>(
  keyring: Keyring,
  filters: string,
  cursor: string,
  ids: IdKind<Kind>,
): Kind | null {
  if (!CURSOR.test(cursor)) return null;
  const bytes = Buffer.from(cursor, 'base64url');
  const uuid = bytes.subarray(0, UUID_BYTES);
  const mac = bytes.subarray(UUID_BYTES);
  const isOurs = keyring.keyIds.some((keyId) => sameMac(macOf(keyring, keyId, filters, uuid), mac));
  return isOurs ? ids.ofBytes(uuid) : null;
}

function macOf(keyring: Keyring, keyId: string, filters: string, uuid: Uint8Array): Uint8Array {
  const message = Buffer.concat([uuid, Buffer.from(filters)]);
  return (keyring.mac(keyId, 'cursor', message) ?? new Uint8Array()).subarray(0, MAC_BYTES);
}
