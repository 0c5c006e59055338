/**
 * Who calls: a request may carry the token of a seat or of an account. One that
 * is not genuine is refused everywhere, also where none is needed, so that a
 * broken client notices at once. Whether it is still live, the store says later.
 */
import type { MiddlewareHandler } from 'hono';
import { type Claim, isOfAccount } from '../../game/admission.ts';
import { parseAccountToken } from '../account-token.ts';
import { callerOf } from '../caller.ts';
import type { AppEnv, TokenKind } from '../endpoint.ts';
import type { Keyring } from '../keyring.ts';
import { problem } from '../problem.ts';
import { parseSeatToken } from '../seat-token.ts';

const MISSING: Readonly<Record<TokenKind, string>> = {
  player: 'The request needs the token of a seat, or of the account that holds it.',
  account: 'The request needs the token of an account.',
};

const BEARER = /^Bearer +(\S+)$/i;

/** Reads the token, and tells by it and the address whom the request counts for; refuses nothing. */
export const identification: MiddlewareHandler<AppEnv> = async (c, next) => {
  const header = c.req.header('Authorization');
  const token = header === undefined ? null : (BEARER.exec(header)?.[1] ?? '');
  const claim = token === null ? null : parseToken(c.env.services.keyring, token);
  c.set('claim', claim);
  c.set('caller', callerOf(claim, c.env.address));
  return next();
};

/** Refuses a request whose token is not genuine, and one that has none of the kind that it needs. */
export const authentication = (needsToken: TokenKind | null): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const { claim } = c.var;
    const hasToken = c.req.header('Authorization') !== undefined;
    if (claim === null && (needsToken !== null || hasToken)) {
      const detail = hasToken ? 'The token is not genuine.' : MISSING[needsToken ?? 'player'];
      return problem(c, 'unauthenticated', { detail });
    }
    if (needsToken === 'account' && claim !== null && !isOfAccount(claim)) return problem(c, 'account-required');
    return next();
  };
};

function parseToken(keyring: Keyring, token: string): Claim | null {
  return parseSeatToken(keyring, token) ?? parseAccountToken(keyring, token);
}
