/** What a picture of a board can be asked for. */
import * as z from 'zod';
import '../openapi.ts';
import { THEMES } from '../../drawing/board-colors.ts';
import { COLORS } from '../../rules/color.ts';

/** What is left out gets its value from `lookOf`, so that the document shows it as optional. */
export const LOOK_PARAMETERS = {
  coordinates: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ description: 'Whether files and ranks are named beside the board.', default: 'true' }),
  theme: z
    .enum(THEMES)
    .optional()
    .openapi({ description: '`print` is black on white and does without colours.', default: 'light' }),
  orientation: z
    .enum(COLORS)
    .optional()
    .openapi({ description: 'The side from which the board is seen: its first rank is the lowest.', default: 'white' }),
};

const look = z.object(LOOK_PARAMETERS);

export type Look = z.infer<typeof look>;

export const PictureSchema = z.string().openapi('Picture', {
  description:
    'An SVG document of 432 × 516 units, without script or anything to load. Its `title` and `desc` tell the position in ' +
    'words, in English.',
});
