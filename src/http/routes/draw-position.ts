/** GET /v1/positions/board.svg: any position as a picture, without a game. */
import * as z from 'zod';
import type { BoardPicture, LastMove } from '../../drawing/board-picture.ts';
import { boardOf } from '../../rules/board.ts';
import { COLORS } from '../../rules/color.ts';
import { describePlayed, parseMove, takeOverPosition } from '../../rules/notation.ts';
import { has } from '../../rules/point-set.ts';
import { freePoints, type Position, startPosition } from '../../rules/position.ts';
import type { Rules } from '../../rules/rule-set.ts';
import { endpoint } from '../endpoint.ts';
import { STABLE } from '../middleware/revalidation.ts';
import { createRoute } from '../openapi.ts';
import { SVG, servePicture } from '../picture.ts';
import { invalid, problem } from '../problem.ts';
import { readRules } from '../rules-reading.ts';
import { IfNoneMatchHeadersSchema } from '../schemas/headers.ts';
import { LOOK_PARAMETERS, PictureSchema } from '../schemas/picture.ts';
import { PositionTextSchema } from '../schemas/position.ts';
import { RulesQuerySchema } from '../schemas/rules.ts';

const QuerySchema = z.strictObject({
  rules: RulesQuerySchema.optional(),
  position: PositionTextSchema.optional().openapi({
    type: 'string',
    description: 'The position as text, with `%20` or `+` for its spaces; left out: the start of a game.',
    example: '....W.....B..B....WWW... b 5,6',
  }),
  lastMove: z
    .string()
    .refine(isMoveText, 'Must be a move as text.')
    .optional()
    .openapi({ description: 'The move to mark, as text: one that can have led to the position.', example: 'b2xd5' }),
  ...LOOK_PARAMETERS,
});

const route = createRoute({
  method: 'get',
  path: '/v1/positions/board.svg',
  operationId: 'drawPosition',
  tags: ['Rules'],
  summary: 'Draw a position',
  description:
    'A picture like that of a game, of a position that you give: for a guide, a puzzle or an analysis. Nothing is stored ' +
    'and no token is needed. A position that is decided shows its result.',
  request: { query: QuerySchema, headers: IfNoneMatchHeadersSchema },
  responses: {
    200: { description: 'The picture.', content: { [SVG]: { schema: PictureSchema } } },
    304: { description: 'It still looks as you have it.' },
  },
});

export const drawPosition = endpoint(
  route,
  { limit: 'reads', problems: ['rules-invalid', 'position-invalid'] },
  (c) => {
    const { rules: request, position: text, lastMove: moveText, ...look } = c.req.valid('query');
    const rules = readRules(c, request);
    if (!rules.ok) return rules.error;
    const settled = text === undefined ? null : takeOverPosition(rules.value, text);
    if (settled?.ok === false) return problem(c, 'position-invalid', { detail: settled.error.message });

    const position = settled?.value.position ?? startPosition(rules.value);
    const lastMove = moveText === undefined ? null : findLastMove(rules.value, position, moveText);
    if (lastMove === undefined) {
      const message = 'Must be a move, as text, that can have led to the position.';
      return invalid(c, [{ in: 'query', pointer: '/lastMove', code: 'format', message }]);
    }
    const picture: BoardPicture = { rules: rules.value, position, lastMove, result: settled?.value.outcome ?? null };
    return servePicture(c, picture, look, STABLE['Cache-Control']);
  },
);

/** Is it one on any board? */
function isMoveText(text: string): boolean {
  const move = parseMove(boardOf('nine'), text);
  return move.ok || move.error.reason !== 'malformed-move';
}

/** The move written as `text`: its piece stands there, and what it left or captured does not. Undefined for any other. */
function findLastMove(rules: Rules, after: Position, text: string): LastMove | undefined {
  const board = boardOf(rules.board);
  const move = parseMove(board, text);
  if (!move.ok) return undefined;
  const { from, to, captures } = move.value;
  const color = COLORS.find((side) => has(after.pieces[side], to));
  const left = from === null ? captures : [from, ...captures];
  const free = freePoints(board, after);
  if (color === undefined || !left.every((point) => has(free, point))) return undefined;
  return { ...describePlayed(board, after, color, move.value), color };
}
