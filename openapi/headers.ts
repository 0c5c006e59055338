/** The headers of answers that clients can use, as the document describes them. */

const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example }) as const;

export const HEADERS = {
  'X-Request-Id': text(
    'Names the request, in the service’s log too; the one that you sent, if you sent one.',
    'b5f7a1de-5c0e-4c0a-8c55-2f3f1d1b8a11',
  ),
  'RateLimit-Policy': text(
    'The limit that the request counted for: its name, the requests that it lets through (`q`) and the seconds of a window (`w`).',
    '"reads";q=1200;w=60',
  ),
  RateLimit: text(
    'What is left of that limit: so many requests (`r`) in the next `t` seconds. On Cloudflare Workers it is not known.',
    '"reads";r=1199;t=42',
  ),
  'Retry-After': {
    description: 'Seconds to wait before the same request is sent again.',
    schema: { type: 'integer' },
    example: 21,
  },
  'WWW-Authenticate': text('How to authenticate: with a token as `Authorization: Bearer …`.', 'Bearer'),
  ETag: text('Names this state of the resource; for a game its version. For `If-None-Match` and `If-Match`.', '"12"'),
  'Cache-Control': text('Whether the answer may be kept, and for how long.', 'no-cache'),
  'Content-Language': text('The language of the texts for players, as BCP 47.', 'pl'),
  Location: text('The path of what was created.', '/v1/games/game_01kbadpg00fcrt2r6n4dp06z1v'),
  Link: text('The next page, where there is one.', '</v1/games?cursor=…>; rel="next"'),
  'Idempotent-Replayed': text('`true` where the answer repeats that of an earlier request.', 'true'),
} as const;
