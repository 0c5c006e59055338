/** The colours of a board are far enough apart for whoever sees little, and for small pictures. */
import { describe, expect, it } from 'vitest';
import { BOARD_COLORS, THEMES } from '../../src/drawing/board-colors.ts';
import { contrast } from './contrast.ts';

/** What WCAG 2.2 asks of graphics and of text (success criteria 1.4.11 and 1.4.3). */
const GRAPHICS = 3;
const TEXT = 4.5;

describe.each(THEMES)('%s', (theme) => {
  const colors = BOARD_COLORS[theme];

  it.each(['line', 'mill', 'lastMove', 'edge'] as const)('%s stands out from the board', (name) => {
    expect(contrast(colors[name], colors.board)).toBeGreaterThanOrEqual(GRAPHICS);
  });

  it('coordinates and numbers can be read', () => {
    expect(contrast(colors.ink, colors.board)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(colors.ink, colors.paper)).toBeGreaterThanOrEqual(TEXT);
  });

  it('white and black are far apart', () => {
    expect(contrast(colors.white, colors.black)).toBeGreaterThanOrEqual(2 * TEXT);
  });

  it('a piece of either side stands out from tray and board by itself or by its edge', () => {
    for (const ground of [colors.board, colors.paper]) {
      for (const side of ['white', 'black'] as const) {
        const best = Math.max(contrast(colors[side], ground), contrast(colors.edge, ground));
        expect(best, `${side} on ${ground}`).toBeGreaterThanOrEqual(GRAPHICS);
      }
    }
  });
});
