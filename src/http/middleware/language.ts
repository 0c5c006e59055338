/**
 * The language of an answer for players: the one in `?lang=`, else the best that
 * `Accept-Language` names and we have (RFC 4647, section 3.4: `pl-PL` finds `pl`).
 * An error stays as it is, in English.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { LANGUAGE_IDS, type LanguageId } from '../../telling/tell-rules.ts';
import type { AppEnv } from '../endpoint.ts';

export const chooseLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const language = languageNamed(c.req.query('lang') ?? '') ?? acceptedLanguage(c);
  c.set('language', language);
  await next();
  if (!c.res.ok) return;
  c.header('Content-Language', language);
  c.header('Vary', 'Accept-Language', { append: true });
};

function acceptedLanguage(c: Context): LanguageId {
  const tag = accepts(c, {
    header: 'Accept-Language',
    supports: [...LANGUAGE_IDS],
    default: LANGUAGE_IDS[0],
    match: (wanted, config) =>
      wanted.filter(({ q }) => q > 0).find(({ type }) => languageNamed(type) !== null)?.type ?? config.default,
  });
  return languageNamed(tag) ?? LANGUAGE_IDS[0];
}

function languageNamed(tag: string): LanguageId | null {
  const [primary] = tag.toLowerCase().split('-');
  return LANGUAGE_IDS.find((id) => id === primary) ?? null;
}
