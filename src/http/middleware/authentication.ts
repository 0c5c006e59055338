/**
 * Who calls: a request may carry the token of a seat. One that is not genuine is
 * refused everywhere, also where none is needed, so that a broken client notices
 * at once. Whether it is the seat's newest token, the game says later.
 */
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../endpoint.ts';
import { problem } from '../problem.ts';
import { parseSeatToken } from '../seat-token.ts';

const BEARER = /^Bearer +(\S+)$/i;

export const authentication = (needsToken: boolean): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const header = c.req.header('Authorization');
    const token = header === undefined ? undefined : (BEARER.exec(header)?.[1] ?? '');
    const claim = token === undefined ? null : parseSeatToken(c.env.services.keyring, token);
    if (claim === null && (needsToken || token !== undefined)) {
      const detail = token === undefined ? 'The request needs the token of a seat.' : 'The token is not genuine.';
      return problem(c, 'unauthenticated', { detail });
    }
    c.set('claim', claim);
    return next();
  };
};
