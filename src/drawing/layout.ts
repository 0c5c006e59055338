/**
 * Where things are in a picture: the board in the middle, above and below it a
 * tray for each side, the nearer one for the side that looks at the board. All
 * lengths are units of the picture, which scales to any size.
 */
import { type Board, coordinatesOf } from '../rules/board.ts';
import { type Color, opponentOf } from '../rules/color.ts';
import type { Point } from '../rules/point-set.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 432;
export const HEIGHT = 516;

/** The board's surface: its left upper corner and its side. */
export const SURFACE = { x: 8, y: 50, side: 416 } as const;

/** Between the surface's edge and the outermost lines. */
const MARGIN = 52;
const SPAN = SURFACE.side - 2 * MARGIN;
/** From the surface's edge to the middle of a coordinate. */
const COORDINATE_INSET = 15;
/** From the picture's edge to the middle of a tray. */
const TRAY_INSET = 26;

/** A wider board has more room than its pieces need. */
const LARGEST_RADIUS = 23;

/** How one board is laid out for whoever sits at the side of `orientation`. */
export interface Layout {
  readonly spotOf: (point: Point) => Spot;
  readonly pieceRadius: number;
  /** Names of files and ranks, each where it stands beside the board. */
  readonly coordinates: readonly (Spot & { readonly name: string })[];
  /** The middle line of a side's tray. */
  readonly trayY: (color: Color) => number;
}

export function layOut(board: Board, orientation: Color): Layout {
  const coordinates = board.points.map((_, point) => coordinatesOf(board, point));
  const last = Math.max(...coordinates.map(({ x }) => x));
  const step = SPAN / last;
  const seen = (count: number) => (orientation === 'white' ? count : last - count);
  const across = (file: number) => SURFACE.x + MARGIN + step * seen(file);
  const down = (rank: number) => SURFACE.y + MARGIN + step * (last - seen(rank));
  const spots = coordinates.map(({ x, y }) => ({ x: across(x), y: down(y) }));
  const counts = Array.from({ length: last + 1 }, (_, count) => count);
  return {
    spotOf: (point) => spots[point] ?? { x: 0, y: 0 },
    pieceRadius: Math.min(LARGEST_RADIUS, 0.365 * step),
    coordinates: [
      ...counts.map((file) => ({
        name: fileName(file),
        x: across(file),
        y: SURFACE.y + SURFACE.side - COORDINATE_INSET,
      })),
      ...counts.map((rank) => ({ name: `${rank + 1}`, x: SURFACE.x + COORDINATE_INSET, y: down(rank) })),
    ],
    trayY: (color) => (color === opponentOf(orientation) ? TRAY_INSET : HEIGHT - TRAY_INSET),
  };
}

function fileName(file: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + file);
}
