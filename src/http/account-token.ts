/**
 * Tokens of accounts: `tok_` and base64url of the key's id (4 bytes), the
 * account's uuid (16), the token's uuid (16) and a MAC over all of it (21). A
 * token is genuine by its MAC, and live while the database knows its id: so it
 * can be deleted, and the account is known without asking the database.
 */
import type { AccountClaim } from '../game/admission.ts';
import { ACCOUNT_IDS, bytesOf, TOKEN_IDS } from '../game/id.ts';
import { type KeyId, type Keyring, sameMac } from './keyring.ts';

const PREFIX = 'tok_';
const KEY_ID_END = 4;
const ACCOUNT_END = 20;
const CLAIM_BYTES = 36;
const MAC_BYTES = 21;
/** 57 bytes fill 76 characters to the last bit, so that a token has one spelling. */
const TOKEN = /^tok_[A-Za-z0-9_-]{76}$/;

/** The token that carries a claim, signed with the key `keyId`, by default the newest. */
export function formatAccountToken(keyring: Keyring, claim: AccountClaim, keyId: KeyId = keyring.keyIds[0]): string {
  const bytes = Buffer.concat([Buffer.from(keyId, 'hex'), bytesOf(claim.accountId), bytesOf(claim.tokenId)]);
  const mac = keyring.mac(keyId, 'account', bytes);
  if (mac === null) throw new Error('a token cannot be made again: its key is no longer in use');
  return PREFIX + Buffer.concat([bytes, mac.subarray(0, MAC_BYTES)]).toString('base64url');
}

/** The claim of a genuine token; null for any other text. */
export function parseAccountToken(keyring: Keyring, text: string): AccountClaim | null {
  if (!TOKEN.test(text)) return null;
  const bytes = Buffer.from(text.slice(PREFIX.length), 'base64url');
  const claim = bytes.subarray(0, CLAIM_BYTES);
  const mac = keyring.mac(claim.toString('hex', 0, KEY_ID_END), 'account', claim);
  if (mac === null || !sameMac(mac.subarray(0, MAC_BYTES), bytes.subarray(CLAIM_BYTES))) return null;
  return {
    accountId: ACCOUNT_IDS.ofBytes(claim.subarray(KEY_ID_END, ACCOUNT_END)),
    tokenId: TOKEN_IDS.ofBytes(claim.subarray(ACCOUNT_END)),
  };
}
