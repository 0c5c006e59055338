/**
 * What opens a seat of an unlisted game: 16 base-32 characters (Crockford's) of
 * a MAC of the game's id. Nothing is stored; whoever created the game can pass
 * the code on, and the game's link alone lets people watch.
 */
import type { GameId } from '../game/id.ts';
import { type KeyId, type Keyring, sameMac } from './keyring.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Letters of ASCII only: others have lower-case forms there too. */
const CODE = /^[0-9a-zA-Z]{16}$/;
const CODE_BYTES = 10;
const BITS_PER_CHARACTER = 5;

/** The code of a game under the key `keyId`, by default the newest. */
export function formatJoinCode(keyring: Keyring, id: GameId, keyId: KeyId = keyring.keyIds[0]): string {
  const mac = keyring.mac(keyId, 'join', id);
  if (mac === null) throw new Error('a join code cannot be made again: its key is no longer in use');
  return toBase32(mac.subarray(0, CODE_BYTES));
}

/** Whether `code`, in any case, is the game's under a key in use. */
export function isJoinCode(keyring: Keyring, id: GameId, code: string): boolean {
  if (!CODE.test(code)) return false;
  const given = Buffer.from(code.toLowerCase());
  return keyring.keyIds.some((keyId) => sameMac(Buffer.from(formatJoinCode(keyring, id, keyId)), given));
}

function toBase32(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  const length = (bytes.length * 8) / BITS_PER_CHARACTER;
  return Array.from({ length }, (_, index) => {
    const shift = BigInt((length - 1 - index) * BITS_PER_CHARACTER);
    return ALPHABET.charAt(Number((bits >> shift) & 31n));
  }).join('');
}
