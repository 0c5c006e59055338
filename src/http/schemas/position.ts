/**
 * Positions, moves and results as clients see them (docs/rules.md, sections 3, 6
 * and 7). Lists of moves and of lines keep the orders given there.
 */
import * as z from 'zod';
import '../openapi.ts';
import { RESULT_REASONS } from '../../game/events.ts';
import { MOVE_KINDS } from '../../rules/legal-moves.ts';
import { PHASES } from '../../rules/position.ts';
import { ColorSchema, omittable, TimeSchema } from './common.ts';
import { LineSchema, PointNameSchema, RulesRequestSchema, RulesSchema } from './rules.ts';

const MOVE_TEXT = 'As text: `d6` places, `a1-a4` slides or flies; captures follow, each behind an `x`: `a1-a4xd7`.';

export const SideSchema = z
  .object({
    onBoard: z.array(PointNameSchema).openapi({ description: 'Points that its pieces stand on, in index order.' }),
    inHand: z.int().openapi({ description: 'Pieces still to be placed.' }),
    lost: z.int().openapi({ description: 'Pieces that are neither on the board nor in hand.' }),
  })
  .openapi('Side', { description: 'What one side has.' });

export const PositionTextSchema = z.string().openapi('PositionText', {
  description:
    'A position as text, six fields with a space between: the points in index order (`W`, `B` or `.`), the side to ' +
    'move (`w` or `b`), the pieces in hand, quiet plies, used lines, last slides. The last three may be left out in a ' +
    'request, from the end.',
  example: '....W......B............ w 8,8 0 - -',
});

export const PositionSchema = z
  .object({
    text: PositionTextSchema,
    toMove: ColorSchema,
    phase: z.enum(PHASES).openapi({ description: 'What the side to move does; the two sides may differ.' }),
    white: SideSchema,
    black: SideSchema,
    mills: z
      .array(z.object({ color: ColorSchema, points: LineSchema }))
      .openapi({ description: 'The mills that stand on the board, White’s first.' }),
    quietPlies: z.int().openapi({ description: 'Slides and flights since the last placement or capture.' }),
    repetitions: z.int().nullable().openapi({
      description:
        'How often the position has occurred, this time included; `null` where the rules do not count repetitions.',
    }),
    usedLines: z
      .object({ white: z.array(LineSchema), black: z.array(LineSchema) })
      .openapi({ description: 'Lines that earn no more captures, under `once-per-line` only.' }),
  })
  .openapi('Position', {
    description: 'The board and all that counts. After the end, `toMove` and `phase` are what they would have been.',
  });

const move = {
  move: z.string().openapi({ description: MOVE_TEXT, example: 'a1-a4xd7' }),
  kind: z.enum(MOVE_KINDS).openapi({ description: 'Onto the board, to an adjacent point, or to any free one.' }),
  from: z.union([PointNameSchema, z.null()]).openapi({ description: 'The point left; `null` for a placement.' }),
  to: PointNameSchema,
  mills: z.array(LineSchema).openapi({ description: 'The lines that it closes, whether they earn a capture or not.' }),
  captures: z.array(PointNameSchema).openapi({ description: 'The pieces that it takes, in a playable order.' }),
};

export const MoveSchema = z.object(move).openapi('Move', {
  description: 'One player’s whole turn: a placement or a move, with the captures that it earns.',
});

export const PlayedMoveSchema = z
  .object({
    ...move,
    color: ColorSchema,
    ply: z.int().openapi({ description: 'The number of the ply that it was, from 1.' }),
    at: TimeSchema,
  })
  .openapi('PlayedMove', { description: 'A move that was played, by whom, as which ply and when.' });

export const ResultSchema = z
  .object({
    winner: z
      .union([ColorSchema, z.null()])
      .openapi({ description: '`null`: nobody; a draw, or a game without a result.' }),
    reason: z.enum(RESULT_REASONS).openapi({ description: 'Clients accept reasons that they do not know.' }),
  })
  .openapi('Result', { description: 'How a game ended.' });

/** The most moves that one request may send. */
export const MOST_MOVES = 2000;

export const PositionRequestSchema = z
  .strictObject({
    rules: omittable(RulesRequestSchema).openapi({ description: 'Left out: `standard`.' }),
    position: omittable(PositionTextSchema).openapi({ description: 'Where to begin; left out: the start of a game.' }),
    moves: omittable(z.array(z.string()).max(MOST_MOVES)).openapi({
      description: 'Moves to play from there, in turn.',
      example: ['d6', 'f4'],
    }),
  })
  .openapi('PositionRequest', { description: 'Moves to be played, and from where.' });

export const PositionAnswerSchema = z
  .object({
    rules: RulesSchema,
    position: PositionSchema,
    result: z.union([ResultSchema, z.null()]).openapi({ description: '`null` while the game goes on.' }),
    legalMoves: z.array(MoveSchema).openapi({ description: 'None after the end.' }),
  })
  .openapi('PositionAnswer', { description: 'The position that the moves lead to, and what can follow.' });
