/**
 * Idempotency keys: a request that comes again under the same key gets the
 * answer of the first. The key is the caller's secret; only a MAC of it is kept,
 * and it is looked up under every secret in use, so that rotation breaks no
 * retry.
 */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { type Claim, isOfAccount } from '../game/admission.ts';
import type { EpochMs } from '../game/event-record.ts';
import type { AnswerToKeep, RequestKey } from '../game/event-store.ts';
import { ANSWER_KEPT_MS } from '../game/sweep.ts';
import { type Color, withSide } from '../rules/color.ts';
import type { Keyring } from './keyring.ts';

/** What makes two requests the same. */
export interface RequestIdentity {
  readonly method: string;
  readonly path: string;
  /** All else that the request asks for once defaults are filled in, its members always in one order. */
  readonly input: object;
}

export function identify(c: Context, input: object): RequestIdentity {
  return { method: c.req.method, path: c.req.path, input };
}

/** What tells a client that it hears an earlier answer again. */
export function replayHeaders(isReplayed: boolean): { readonly 'Idempotent-Replayed'?: 'true' } {
  return isReplayed ? { 'Idempotent-Replayed': 'true' } : {};
}

/**
 * The key under which a request's answer is kept; null where the client sent none. It is bound to the account that
 * the request's token is of; without one it is itself the secret.
 */
export function requestKey(
  keyring: Keyring,
  key: string | undefined,
  claim: Claim | null,
  identity: RequestIdentity,
  now: EpochMs,
): RequestKey | null {
  if (key === undefined) return null;
  const [signing, ...others] = keyring.keyIds;
  // No key has a space in it.
  const bound = claim !== null && isOfAccount(claim) ? `${claim.accountId} ${key}` : key;
  const macUnder = (keyId: string) => Buffer.from(keyring.mac(keyId, 'request', bound) ?? []).toString('hex');
  return {
    macs: [macUnder(signing), ...others.map(macUnder)],
    fingerprint: fingerprintOf(identity),
    keyId: signing,
    keptSince: now - ANSWER_KEPT_MS,
  };
}

/** What to keep of an answer with the token of one seat; null where the client sent no key. */
export function answerWithToken(
  key: RequestKey | null,
  color: Color,
  generation: number,
  at: EpochMs,
): AnswerToKeep | null {
  return key === null ? null : { key, tokens: withSide({ white: null, black: null }, color, generation), at };
}

function fingerprintOf({ method, path, input }: RequestIdentity): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, input]), 'utf8')
    .digest('hex');
}
