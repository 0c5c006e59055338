/** POST /v1/seeks: looks for somebody who wants to play the same. */
import { placeSeek } from '../../accounts/seeking.ts';
import { askingAccount } from '../asking-account.ts';
import { endpoint } from '../endpoint.ts';
import { NOT_STORED } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { problem } from '../problem.ts';
import { identify, replayHeaders, requestKey } from '../request-key.ts';
import { readRules } from '../rules-reading.ts';
import { IdempotencyHeadersSchema } from '../schemas/headers.ts';
import { CreateSeekSchema, SeekSchema } from '../schemas/seek.ts';
import { viewSeek } from '../views/seek.ts';

const content = { 'application/json': { schema: SeekSchema } };

const route = createRoute({
  method: 'post',
  path: '/v1/seeks',
  operationId: 'createSeek',
  tags: ['Seeks'],
  summary: 'Seek a game',
  description:
    'Two seeks that fit become one public game at once: the same rules and clock, colours that go together, two accounts. ' +
    'Else the seek waits for ten minutes, without any connection. In a game from a seek each side has a minute for its ' +
    'first ply, or the game is aborted.',
  request: {
    headers: IdempotencyHeadersSchema,
    body: { required: false, content: { 'application/json': { schema: CreateSeekSchema } } },
  },
  responses: {
    201: { description: 'The seek, matched already or waiting.', content },
    200: { description: 'You seek the very same already, and this is the seek that waits.', content },
  },
});

export const createSeek = endpoint(
  route,
  { limit: 'create', needsToken: 'account', problems: ['rules-invalid', 'idempotency-key-reused'] },
  async (c) => {
    const { services } = c.env;
    const asker = askingAccount(c);
    if (asker === null) return problem(c, 'unauthenticated');
    const { clock = null, color: wish = 'random', ...json } = c.req.valid('json');
    const rules = readRules(c, json.rules);
    if (!rules.ok) return rules.error;
    const wanted = { rules: rules.value, clock, wish };
    const idempotencyKey = c.req.valid('header')['Idempotency-Key'];
    const key = requestKey(services.keyring, idempotencyKey, asker.claim, identify(c, wanted), asker.at);
    const placed = await placeSeek(services, asker, wanted, key);
    if (!placed.ok) return problem(c, placed.error.code);
    const { seek, isNew, isRepeat } = placed.value;
    const headers = { 'Cache-Control': NOT_STORED, ...replayHeaders(isRepeat), Location: `/v1/seeks/${seek.id}` };
    return c.json(viewSeek(seek), isNew || isRepeat ? 201 : 200, headers);
  },
);
