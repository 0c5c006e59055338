/** POST /v1/games/{id}/moves: plays a move. */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { gameHeaders } from '../game-headers.ts';
import { createRoute } from '../openapi.ts';
import { refuse } from '../refusal.ts';
import { replayHeaders } from '../request-key.ts';
import { WaitSchema } from '../schemas/common.ts';
import { GamePathSchema, IncludeSchema, PlayedSchema, PlayMoveSchema } from '../schemas/game.ts';
import { IfMatchHeadersSchema } from '../schemas/headers.ts';
import { handleForSeat } from '../seat-command.ts';
import { openTurnWait } from '../turn-waiting.ts';
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
    'a retry cannot be told from a new move, and may play twice. Where `takebacks` is on, a late retry by `ply` alone may ' +
    'play anew a move that was taken back: there only one version in `If-Match` is always safe.\n\n' +
    'With `wait` the answer comes once it is your turn again, the opponent has made an offer, the game is over, or the ' +
    'time is; it has the game as of then. With `include=legalMoves` a bot is one call in a loop. Where the answer comes ' +
    'and it is not your turn yet, send the same request again.',
  request: {
    params: GamePathSchema,
    query: z.strictObject({ include: IncludeSchema, wait: WaitSchema }),
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
    const { include = [], wait = 0 } = c.req.valid('query');
    const turn = openTurnWait(c, id, wait * 1000);
    if (!turn.ok) return turn.error;
    try {
      const handled = await handleForSeat(
        c,
        id,
        (color) => ({ command: { type: 'play-move', color, move, ply, ifVersion, offersDraw } }),
        { withLog: include.includes('moves') },
      );
      if (!handled.ok) return refuse(c, handled.error);

      const { log, replayed } = handled.value;
      const played = viewReceipt(handled.value.events);
      const { game, events } = await turn.value.after(handled.value.game, played);
      const since = events.filter(({ record }) => record.seq > handled.value.game.state.version);
      const moves = log === null ? null : moveTexts([...log, ...since]);
      const answer = { played, game: viewGame(game, { moves, legalMoves: include.includes('legalMoves') }) };
      return c.json(answer, replayed ? 200 : 201, { ...gameHeaders(game), ...replayHeaders(replayed) });
    } finally {
      turn.value.close();
    }
  },
);
