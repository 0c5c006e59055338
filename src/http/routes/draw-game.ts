/** GET /v1/games/{id}/board.svg: a game's board as a picture, as it is or as it was. */
import * as z from 'zod';
import type { BoardPicture } from '../../drawing/board-picture.ts';
import type { GameState } from '../../game/state.ts';
import { endpoint } from '../endpoint.ts';
import { REVALIDATED } from '../game-headers.ts';
import { loadGame, pastOf, readGame } from '../game-reading.ts';
import { createRoute } from '../openapi.ts';
import { SVG, servePicture } from '../picture.ts';
import { GamePathSchema } from '../schemas/game.ts';
import { IfNoneMatchHeadersSchema } from '../schemas/headers.ts';
import { checkPast, PAST_PARAMETERS } from '../schemas/past.ts';
import { LOOK_PARAMETERS, PictureSchema } from '../schemas/picture.ts';
import { readPlayedMove } from '../views/position.ts';

const route = createRoute({
  method: 'get',
  path: '/v1/games/{id}/board.svg',
  operationId: 'drawGame',
  tags: ['Games'],
  summary: 'Draw a game',
  description:
    'The board as a picture, with what each side has in hand and has lost, the last move (a ring where the piece stands, ' +
    'a dashed ring where it came from, a cross where it captured), the mills, and whose turn it is or who has won. For ' +
    'pages, chats and print: `<img src="…/board.svg">`.\n\nWith `version` it may be kept for ever. Else its ETag, which ' +
    'is that of the picture and not the game’s, tells whether there is a new one.',
  request: {
    params: GamePathSchema,
    query: z.strictObject({ ...PAST_PARAMETERS, ...LOOK_PARAMETERS }).superRefine(checkPast),
    headers: IfNoneMatchHeadersSchema,
  },
  responses: {
    200: { description: 'The picture.', content: { [SVG]: { schema: PictureSchema } } },
    304: { description: 'It still looks as you have it.' },
  },
});

export const drawGame = endpoint(route, { limit: 'reads' }, async (c) => {
  const { id } = c.req.valid('param');
  const { version, ply, ...look } = c.req.valid('query');
  const isPast = version !== undefined || ply !== undefined;
  const found = await readGame(c, loadGame(id, isPast));
  if (!found.ok) return found.error;
  const { state, events } = found.value;
  if (!isPast) return servePicture(c, pictureOf(state), look, REVALIDATED);
  const past = pastOf(c, id, events, { version, ply });
  return past.ok ? servePicture(c, pictureOf(past.value.state), look, past.value.cacheControl) : past.error;
});

function pictureOf({ rules, position, lastMove, result }: GameState): BoardPicture {
  return {
    rules,
    position,
    lastMove: lastMove === null ? null : { ...readPlayedMove(rules, position, lastMove), color: lastMove.color },
    result,
  };
}
