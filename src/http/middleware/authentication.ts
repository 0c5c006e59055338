/**
 * Who calls: a request may carry the token of a seat or of an account. One that
 * is not genuine is refused everywhere, also where none is needed, so that a
 * broken client notices at once. Whether it is still live, the store says later.
 */
import type { MiddlewareHandler } from 'hono';
import { type Claim, isOfAccount } from '../../game/admission.ts';
import { parseAccountToken } from '../account-token.ts';
import type { AppEnv, TokenKind } from '../endpoint.ts';
import type { Keyring } from '../keyring.ts';
import { problem } from '../problem.ts';
import { parseSeatToken } from '../seat-token.ts';

const MISSING: Readonly<Record<TokenKind, string>> = {
  player: 'The request needs the token of a seat, or of the account that holds it.',
  account: 'The request needs the token of an account.',
};

const BEARER = /^Bearer +(\S+)$/i;

export const authentication = (needsToken: TokenKind | null): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const header = c.req.header('Authorization');
    const token = header === undefined ? undefined : (BEARER.exec(header)?.[1] ?? '');
    const claim = token === undefined ? null : parseToken(c.env.services.keyring, token);
    if (claim === null && (needsToken !== null || token !== undefined)) {
      const detail = token === undefined ? MISSING[needsToken ?? 'player'] : 'The token is not genuine.';
      return problem(c, 'unauthenticated', { detail });
    }
    if (needsToken === 'account' && claim !== null && !isOfAccount(claim)) return problem(c, 'account-required');
    c.set('claim', claim);
    return next();
  };
};

function parseToken(keyring: Keyring, token: string): Claim | null {
  return parseSeatToken(keyring, token) ?? parseAccountToken(keyring, token);
}
