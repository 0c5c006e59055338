/**
 * How a board is served as a picture. Its ETag is that of its content, for one
 * game has as many pictures as there are ways to look at it, and a new version of
 * the service may draw it better. Any page may embed it.
 */
import type { Context } from 'hono';
import { BOARD_COLORS } from '../drawing/board-colors.ts';
import type { BoardPicture } from '../drawing/board-picture.ts';
import { drawBoard } from '../drawing/draw-board.ts';
import type { AppEnv } from './endpoint.ts';
import { contentTag } from './middleware/revalidation.ts';
import type { Look } from './schemas/picture.ts';

/** Opened by itself, the picture is a document: one that loads nothing, runs nothing and belongs to no origin. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; sandbox";

export const SVG = 'image/svg+xml';

export function servePicture(c: Context<AppEnv>, picture: BoardPicture, look: Look, cacheControl: string) {
  const { theme = 'light', orientation = 'white', coordinates } = look;
  const svg = drawBoard(picture, { colors: BOARD_COLORS[theme], orientation, coordinates: coordinates !== 'false' });
  return c.body(svg, 200, {
    'Content-Type': SVG,
    'Cache-Control': cacheControl,
    ETag: contentTag(new TextEncoder().encode(svg)),
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}
