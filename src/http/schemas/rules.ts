/**
 * Rules, presets and boards as clients see them, and rules as clients ask for
 * them: a preset's name, or a preset with changes (docs/rules.md, sections 1, 2
 * and 8). Which parameters go together is the domain's to say.
 */
import * as z from 'zod';
import '../openapi.ts';
import { BOARD_IDS } from '../../rules/board.ts';
import { DEFAULT_PRESET, PRESET_IDS, PROVENANCES } from '../../rules/presets.ts';
import {
  BLOCKED_PLAYER,
  DOUBLE_MILL_CAPTURES,
  FULL_BOARD,
  PARAMETERS,
  PROTECTED_MILLS,
  RANGES,
  REPEATED_MILL_CAPTURE,
} from '../../rules/rule-set.ts';
import type { FaultParams } from '../faults.ts';
import { omittable } from './common.ts';

export const PresetIdSchema = z
  .enum(PRESET_IDS)
  .openapi('PresetId', { description: 'A named rule set, see `GET /v1/rules`.', example: 'russian' });

export const BoardIdSchema = z.enum(BOARD_IDS).openapi('BoardId', {
  description: 'A board: `nine` (24 points), `twelve` (the same with diagonals) or `six` (16 points).',
  example: 'nine',
});

export const PointNameSchema = z.string().openapi('PointName', {
  description: 'A point of the board: the letter of its file, then the number of its rank, from White’s side.',
  example: 'd6',
});

export const LineSchema = z.array(PointNameSchema).openapi('Line', {
  description: 'A line of the board: its three points, from the left or from the top.',
  example: ['a7', 'd7', 'g7'],
});

const wholeNumber = ([least, most]: readonly [number, number]) => z.int().min(least).max(most);

const parameters = {
  board: z.enum(BOARD_IDS).openapi({ description: 'The board, see `GET /v1/boards/{board}`.' }),
  pieces: wholeNumber(RANGES.pieces).openapi({
    description: 'Pieces that each player places. All of them must fit on the board: `six` takes at most 7.',
  }),
  movesWhilePlacing: z.boolean().openapi({
    description: 'Whether a player with pieces in hand may also move a piece on the board.',
  }),
  flyingAt: wholeNumber(RANGES.flyingAt).nullable().openapi({
    description:
      'With an empty hand and at most this many pieces a player may fly to any free point; `null`: nobody flies.',
  }),
  protectedMills: z.enum(PROTECTED_MILLS).openapi({
    description:
      'Which pieces in a mill are safe from capture: all, unless every piece on the board stands in one ' +
      '(`unless-all-in-mills`); none (`never`); all, and a mill that finds no free piece earns nothing (`always`).',
  }),
  doubleMillCaptures: z.literal(DOUBLE_MILL_CAPTURES).openapi({
    type: 'integer',
    enum: [...DOUBLE_MILL_CAPTURES],
    description: 'Captures earned by a ply that closes two mills or more.',
  }),
  repeatedMillCapture: z.enum(REPEATED_MILL_CAPTURE).openapi({
    description:
      'Whether a mill earns again: always (`allowed`), only the first time that a player closes that line ' +
      '(`once-per-line`), or unless a piece goes straight back (`not-on-return`).',
  }),
  blockedPlayer: z.enum(BLOCKED_PLAYER).openapi({
    description: 'What happens to a player to move who has no legal move.',
  }),
  fullBoard: z.enum(FULL_BOARD).openapi({
    description: 'With every point taken and both hands empty: a draw at once, or the player to move is blocked.',
  }),
  repetitionDraw: wholeNumber(RANGES.repetitionDraw)
    .nullable()
    .openapi({ description: 'A draw when a position occurs this often; `null`: never.' }),
  quietMovesDraw: wholeNumber(RANGES.quietMovesDraw)
    .nullable()
    .openapi({ description: 'A draw after this many moves of each side without a capture; `null`: never.' }),
  endgameQuietMovesDraw: wholeNumber(RANGES.endgameQuietMovesDraw).nullable().openapi({
    description: 'The same, while either side has exactly three pieces and both hands are empty; `null`: never.',
  }),
};

export const RulesSchema = z
  .object({
    preset: z.enum(PRESET_IDS).nullable().openapi({
      description: 'The preset that these rules are, or `null` where a parameter was changed from it.',
    }),
    ...parameters,
  })
  .openapi('Rules', { description: 'The rules of a game, every parameter of them. They never change within a game.' });

/** A field of which `null` is no value: there it says no more than leaving the field out. */
const change = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

const RulesChangeSchema = z
  .strictObject({
    preset: change(z.enum(PRESET_IDS)).openapi({
      description: `The preset that the other fields change; left out: \`${DEFAULT_PRESET}\`.`,
    }),
    board: change(parameters.board),
    pieces: change(parameters.pieces),
    movesWhilePlacing: change(parameters.movesWhilePlacing),
    flyingAt: parameters.flyingAt.optional(),
    protectedMills: change(parameters.protectedMills),
    doubleMillCaptures: change(parameters.doubleMillCaptures).openapi({
      type: ['integer', 'null'],
      enum: [...DOUBLE_MILL_CAPTURES, null],
    }),
    repeatedMillCapture: change(parameters.repeatedMillCapture),
    blockedPlayer: change(parameters.blockedPlayer),
    fullBoard: change(parameters.fullBoard),
    repetitionDraw: parameters.repetitionDraw.optional(),
    quietMovesDraw: parameters.quietMovesDraw.optional(),
    endgameQuietMovesDraw: parameters.endgameQuietMovesDraw.optional(),
  })
  .openapi('RulesChange', {
    description:
      'A preset with changes. What is left out is as the preset has it; so is a field that is `null`, except where ' +
      '`null` is a value of its own. `Rules` taken from an answer can be sent back as they are.',
  });

/** A string first, so that a wrong name is told from a wrong type. */
const presetName = z
  .string()
  .pipe(z.enum(PRESET_IDS))
  .openapi({ type: 'string', enum: [...PRESET_IDS] });

/** A name alone is that preset without changes. */
export const RulesRequestSchema = z
  .union([presetName, RulesChangeSchema])
  .transform((rules) => (typeof rules === 'string' ? { preset: rules } : rules))
  .openapi('RulesRequest', {
    description: 'Rules to play by: a preset’s name, or a preset with changes.',
    example: { preset: 'russian', doubleMillCaptures: 1 },
  });

/** In a query: a preset's name, or the JSON text of a preset with changes. */
export const RulesQuerySchema = z
  .string()
  .transform((text, context) => {
    const read = RulesRequestSchema.safeParse(text.startsWith('{') ? parseJson(text) : text);
    if (read.success) return read.data;
    const params = { fault: text.startsWith('{') ? 'format' : 'enum' } satisfies FaultParams;
    const message = `Must be ${PRESET_IDS.join(', ')}, or the JSON text of a preset with changes.`;
    context.addIssue({ code: 'custom', message, params });
    return z.NEVER;
  })
  .openapi({
    type: 'string',
    description:
      'The rules: a preset’s name, or, as JSON, a preset with changes, such as the `rules` of a game. Left out: ' +
      `\`${DEFAULT_PRESET}\`.`,
    example: 'polish',
  });

/** Undefined, which is no rules either, where the text is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type RulesRequest = z.infer<typeof RulesRequestSchema>;

const texts = {
  name: z.string().openapi({ description: 'The name, in the answer’s language.' }),
  summary: z.string().openapi({
    description: 'What sets these rules apart, in a sentence or two, in the answer’s language.',
  }),
  text: z.array(z.string()).openapi({
    description: 'The whole game as a player has to know it, in paragraphs, in the answer’s language.',
  }),
};

export const RulesDescriptionRequestSchema = z
  .strictObject({ rules: omittable(RulesRequestSchema) })
  .openapi('RulesDescriptionRequest');

export const RulesDescriptionSchema = z
  .object({ ...texts, rules: RulesSchema })
  .openapi('RulesDescription', { description: 'Rules told to a player; a preset under its name.' });

export const PresetSchema = z
  .object({
    id: PresetIdSchema,
    name: texts.name,
    nativeName: z.string().openapi({ description: 'What its players call the game, in `language`.' }),
    language: z.string().openapi({ description: 'Of `nativeName`, as BCP 47.', example: 'pl' }),
    summary: texts.summary,
    text: texts.text,
    rules: RulesSchema,
    source: z
      .object({
        title: z.string().openapi({ description: 'In the source’s own language.' }),
        author: z.string().nullable(),
        language: z.string().openapi({ description: 'Of the source, as BCP 47.', example: 'pl' }),
      })
      .nullable()
      .openapi({ description: 'The text that the rules were taken from; `null` where there is none.' }),
    provenance: z.record(z.enum(PARAMETERS), z.enum(PROVENANCES)).openapi({
      description: 'For each parameter, whether the source states it or the service assumes it.',
      required: [...PARAMETERS],
    }),
  })
  .openapi('Preset', { description: 'A named rule set, and where it comes from.' });

export const PresetListSchema = z
  .object({ data: z.array(PresetSchema) })
  .openapi('PresetList', { description: 'Every preset.' });

export const BoardSchema = z
  .object({
    id: BoardIdSchema,
    points: z
      .array(
        z.object({
          name: PointNameSchema,
          index: z.int().openapi({ description: 'The place in the order that texts and lists keep, from 0.' }),
          x: z.int().openapi({ description: 'The file, from 0 at the left.' }),
          y: z.int().openapi({ description: 'The rank, from 0 at the bottom.' }),
          adjacent: z.array(PointNameSchema).openapi({ description: 'The points to which a piece can slide.' }),
        }),
      )
      .openapi({ description: 'In the order of their indices: row by row from the top, left to right.' }),
    lines: z.array(LineSchema).openapi({ description: 'The lines that are mills when one side holds all of them.' }),
  })
  .openapi('Board', { description: 'A board as a graph, with all that it takes to draw it.' });
