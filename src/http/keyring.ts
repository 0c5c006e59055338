/**
 * The secrets of the service. The first signs, all verify, so that secrets can
 * be rotated without locking anybody out. Each use has a context of its own:
 * a MAC made for one purpose is worthless for another.
 */
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** What MACs are made for: tokens of seats and of accounts, join codes, idempotency keys, cursors of lists, addresses. */
type MacContext = 'seat' | 'account' | 'join' | 'request' | 'cursor' | 'address';

/** 8 hex digits that follow from the secret, so that every process names it alike. */
export type KeyId = string;

export interface Keyring {
  /** The ids of the keys in use, the signing one first. */
  readonly keyIds: readonly [KeyId, ...KeyId[]];
  /** 32 bytes; null where the key is no longer in use. */
  mac(keyId: KeyId, context: MacContext, message: string | Uint8Array): Uint8Array | null;
}

const KEY_ID_BYTES = 4;

/** Secrets shorter than this are refused: they can be guessed. */
export const SHORTEST_SECRET = 16;

/** The keyring of the setting `TOKEN_SECRET`: secrets separated by commas, the signing one first. */
export function createKeyring(setting: string): Keyring {
  const secrets = setting.split(',').map((secret) => secret.trim());
  if (secrets.some((secret) => secret.length < SHORTEST_SECRET)) {
    throw new RangeError(`TOKEN_SECRET: every secret needs at least ${SHORTEST_SECRET} characters`);
  }
  const keys = new Map(secrets.map((secret) => [keyIdOf(secret), deriveKeys(secret)]));
  const [first, ...others] = keys.keys();
  if (first === undefined) throw new RangeError('TOKEN_SECRET is empty');
  return {
    keyIds: [first, ...others],
    mac(keyId, context, message) {
      const key = keys.get(keyId);
      return key === undefined ? null : createHmac('sha256', key[context]).update(message).digest();
    },
  };
}

/** Compares without telling by time how far two MACs agree. */
export function sameMac(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

function keyIdOf(secret: string): KeyId {
  return derive(secret, 'key id').toString('hex', 0, KEY_ID_BYTES);
}

function deriveKeys(secret: string): Readonly<Record<MacContext, KeyObject>> {
  const keyFor = (context: MacContext) => createSecretKey(derive(secret, context));
  return {
    seat: keyFor('seat'),
    account: keyFor('account'),
    join: keyFor('join'),
    request: keyFor('request'),
    cursor: keyFor('cursor'),
    address: keyFor('address'),
  };
}

function derive(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`merels ${purpose}`).digest();
}
