/**
 * Tokens of seats: `seat_` and base64url of the key's id (4 bytes), the game's
 * uuid (16), the colour (1), the generation (4, big-endian) and a MAC over all
 * of it (20). Nothing in the database opens a seat: a token is genuine by its
 * MAC, and the newest by its generation.
 */
import type { SeatClaim } from '../game/admission.ts';
import { bytesOf, gameIdOfBytes } from '../game/id.ts';
import { COLORS } from '../rules/color.ts';
import { type KeyId, type Keyring, sameMac } from './keyring.ts';

const PREFIX = 'seat_';
const KEY_ID_END = 4;
const UUID_END = 20;
const GENERATION_START = 21;
const CLAIM_BYTES = 25;
const MAC_BYTES = 20;
/** 45 bytes fill 60 characters to the last bit, so that a token has one spelling. */
const TOKEN = /^seat_[A-Za-z0-9_-]{60}$/;

/** Generations count from here; each new token of a seat takes the next. */
export const FIRST_GENERATION = 1;
/** A seat without a token. */
export const NO_GENERATION = 0;

/** The token that carries a claim, signed with the key `keyId`, by default the newest. */
export function formatSeatToken(keyring: Keyring, claim: SeatClaim, keyId: KeyId = keyring.keyIds[0]): string {
  const bytes = Buffer.alloc(CLAIM_BYTES);
  bytes.write(keyId, 0, 'hex');
  bytes.set(bytesOf(claim.gameId), KEY_ID_END);
  bytes.writeUInt8(COLORS.indexOf(claim.color), UUID_END);
  bytes.writeUInt32BE(claim.generation, GENERATION_START);
  const mac = keyring.mac(keyId, 'seat', bytes);
  if (mac === null) throw new Error('a token cannot be made again: its key is no longer in use');
  return PREFIX + Buffer.concat([bytes, mac.subarray(0, MAC_BYTES)]).toString('base64url');
}

/** The claim of a genuine token; null for any other text. */
export function parseSeatToken(keyring: Keyring, text: string): SeatClaim | null {
  if (!TOKEN.test(text)) return null;
  const bytes = Buffer.from(text.slice(PREFIX.length), 'base64url');
  const claim = bytes.subarray(0, CLAIM_BYTES);
  const mac = keyring.mac(claim.toString('hex', 0, KEY_ID_END), 'seat', claim);
  if (mac === null || !sameMac(mac.subarray(0, MAC_BYTES), bytes.subarray(CLAIM_BYTES))) return null;
  const color = COLORS[claim.readUInt8(UUID_END)];
  if (color === undefined) return null;
  return {
    gameId: gameIdOfBytes(claim.subarray(KEY_ID_END, UUID_END)),
    color,
    generation: claim.readUInt32BE(GENERATION_START),
  };
}
