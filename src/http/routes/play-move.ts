/** POST /v1/games/{id}/moves: plays a move. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { gameHeaders } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { refuse } from '../refusal.ts';
import { replayHeaders } from '../request-key.ts';
import { GamePathSchema, IncludeSchema, PlayedSchema, PlayMoveSchema } from '../schemas/game.ts';
import { IfMatchHeadersSchema } from '../schemas/headers.ts';
import { handleForSeat } from '../seat-command.ts';
import { viewReceipt } from '../views/event.ts';
import { moveTexts, viewGame } from '../views/game.ts';

const content = { 'application/json': { schema: PlayedSchema } };

const route = createRoute({
  method: 'post',
  path: '/v1/games/{id}/moves',
  operationId: 'playMove',
  tags: ['Moves'],
  summary: 'Play a move',
  description:
    'Of moves that race exactly one is accepted.\n\n' +
    'Say where you stood, by `ply` or by `If-Match` with one version, and a retry is always safe: a move that was played ' +
    'already is answered 200 with `Idempotent-Replayed: true`, also long after. Given both, both must fit. With neither, ' +
    'a retry cannot be told from a new move, and may play twice.',
  request: {
    params: GamePathSchema,
    query: z.strictObject({ include: IncludeSchema }),
    headers: IfMatchHeadersSchema,
    body: { required: true, content: { 'application/json': { schema: PlayMoveSchema } } },
  },
  responses: {
    201: { description: 'The move is played.', content },
    200: {
      description: 'You played this move before; the game is as it now stands.',
      content,
    },
  },
});

export const playMove = endpoint(
  route,
  {
    limit: 'moves',
    needsToken: 'player',
    problems: [
      'wrong-seat',
      'game-not-started',
      'game-over',
      'version-mismatch',
      'stale-ply',
      'not-your-turn',
      'illegal-move',
    ],
  },
  async (c) => {
    const { id } = c.req.valid('param');
    const { move, ply = null, offerDraw: offersDraw = false } = c.req.valid('json');
    const ifVersion = c.req.valid('header')['If-Match'] ?? null;
    const { include = [] } = c.req.valid('query');
    const handled = await handleForSeat(
      c,
      id,
      (color) => ({ command: { type: 'play-move', color, move, ply, ifVersion, offersDraw } }),
      { withLog: include.includes('moves') },
    );
    if (!handled.ok) return refuse(c, handled.error);

    const { game, events, log, replayed } = handled.value;
    const parts = { moves: log === null ? null : moveTexts(log), legalMoves: include.includes('legalMoves') };
    const answer = { played: viewReceipt(events), game: viewGame(game, parts) };
    return c.json(answer, replayed ? 200 : 201, { ...gameHeaders(game.state), ...replayHeaders(replayed) });
  },
);
