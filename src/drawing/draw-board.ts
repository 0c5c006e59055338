/**
 * A board as a picture in SVG, made from the same graph that the rules play on:
 * small, without script or style sheet, complete in itself. What stands below
 * comes first: the surface, its lines, mills, the marks of the last move, the
 * pieces, and around all of it the coordinates and the trays.
 */
import { type Board, boardOf } from '../rules/board.ts';
import { COLORS, type Color } from '../rules/color.ts';
import { has, type Point, pointsOf } from '../rules/point-set.ts';
import { freePoints, standingMills } from '../rules/position.ts';
import type { BoardColors } from './board-colors.ts';
import type { BoardPicture, DrawingOptions, LastMove } from './board-picture.ts';
import { drawTray } from './draw-tray.ts';
import { HEIGHT, type Layout, layOut, type Spot, SURFACE, WIDTH } from './layout.ts';
import { pictureDescription, pictureTitle } from './picture-words.ts';
import { circles, group, type Markup, path, segment, texts } from './svg.ts';

/** From a piece's edge to the ring around it. */
const RING_GAP = 5;

export function drawBoard(picture: BoardPicture, options: DrawingOptions): string {
  const layout = layOut(boardOf(picture.rules.board), options.orientation);
  const { colors } = options;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="board" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" lang="en" role="img" aria-labelledby="board-title board-description">`,
    `<title id="board-title">${pictureTitle(picture)}</title>`,
    `<desc id="board-description">${pictureDescription(picture)}</desc>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="14" fill="${colors.paper}"/>`,
    `<rect x="${SURFACE.x}" y="${SURFACE.y}" width="${SURFACE.side}" height="${SURFACE.side}" rx="10" fill="${colors.board}"/>`,
    ...drawLines(picture, layout, options),
    ...drawMills(picture, layout, options),
    ...(picture.lastMove === null ? [] : drawTraces(picture.lastMove, layout, options)),
    ...COLORS.flatMap((color) => drawPieces(picture, color, layout, options)),
    ...(picture.lastMove === null ? [] : drawArrival(picture.lastMove, layout, options)),
    ...(options.coordinates ? drawCoordinates(layout, options) : []),
    ...COLORS.flatMap((color) => drawTray(picture, color, layout.trayY(color), colors)),
    '</svg>\n',
  ].join('\n');
}

function drawLines(
  { rules, position }: BoardPicture,
  { spotOf }: Layout,
  { colors }: DrawingOptions,
): readonly Markup[] {
  const board = boardOf(rules.board);
  const ends = [...board.linePoints.map(([first = 0, , last = 0]) => [first, last] as const), ...linksOf(board)];
  const free = pointsOf(freePoints(board, position));
  return [
    path('lines', ends.map(([a, b]) => segment(spotOf(a), spotOf(b))).join(''), {
      stroke: colors.line,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    group('points', { fill: colors.line }, circles(free.map(spotOf), 5)),
  ];
}

/** The ways to slide that belong to no line. */
function linksOf(board: Board): readonly (readonly [Point, Point])[] {
  const share = (a: Point, b: Point) => board.lines.some((line) => has(line, a) && has(line, b));
  return board.adjacent.flatMap((neighbours, point) =>
    pointsOf(neighbours).flatMap((other) => (point < other && !share(point, other) ? [[point, other] as const] : [])),
  );
}

function drawMills(
  { rules, position }: BoardPicture,
  { spotOf }: Layout,
  { colors }: DrawingOptions,
): readonly Markup[] {
  const mills = standingMills(rules, position).map(({ line }) => {
    const [first = 0, , last = 0] = boardOf(rules.board).linePoints[line] ?? [];
    return segment(spotOf(first), spotOf(last));
  });
  const look = { stroke: colors.mill, 'stroke-width': 10, 'stroke-linecap': 'round' };
  return mills.length === 0 ? [] : [path('mills', mills.join(''), look)];
}

/** What the last move left behind: its way, the point that it came from, and the points where it captured. */
function drawTraces({ from, to, captures }: LastMove, layout: Layout, { colors }: DrawingOptions): readonly Markup[] {
  const { spotOf, pieceRadius } = layout;
  const radius = pieceRadius * 0.72;
  const taken = captures.map(spotOf);
  const crosses = taken.map((spot) => cross(spot, radius * 0.6)).join('');
  // What the marks stand on is cleared of lines, which would make a star of every cross.
  const look = { fill: colors.board, stroke: colors.lastMove, 'stroke-width': 3.5, 'stroke-linecap': 'round' };
  return [
    ...(from === null ? [] : drawWay(spotOf(from), spotOf(to), radius, layout, colors)),
    group('last-move', look, [
      ...(from === null ? [] : circles([spotOf(from)], radius, { class: 'from', 'stroke-dasharray': '5.5 6.5' })),
      ...circles(taken, radius, { class: 'captured' }),
      ...(crosses === '' ? [] : [path('crosses', crosses)]),
    ]),
  ];
}

/** Dots from the mark of the point that was left to the ring around the piece. */
function drawWay(from: Spot, to: Spot, start: number, { pieceRadius }: Layout, colors: BoardColors): readonly Markup[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = (distance: number): Spot => ({
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  });
  const way = segment(along(start + 4), along(length - pieceRadius - RING_GAP - 4));
  const round = { 'stroke-linecap': 'round' } as const;
  return [
    path('way', way, { stroke: colors.board, 'stroke-width': 8, ...round }),
    path('way', way, { stroke: colors.lastMove, 'stroke-width': 4.5, 'stroke-dasharray': '0.1 9', ...round }),
  ];
}

function cross({ x, y }: Spot, arm: number): string {
  const at = (dx: number, dy: number) => ({ x: x + dx, y: y + dy });
  return segment(at(-arm, -arm), at(arm, arm)) + segment(at(-arm, arm), at(arm, -arm));
}

function drawPieces(
  { position }: BoardPicture,
  color: Color,
  layout: Layout,
  { colors }: DrawingOptions,
): readonly Markup[] {
  const spots = pointsOf(position.pieces[color]).map(layout.spotOf);
  if (spots.length === 0) return [];
  const groove = color === 'white' ? colors.whiteGroove : colors.blackGroove;
  return [
    group(`pieces ${color}`, { fill: colors[color], stroke: colors.edge, 'stroke-width': 2.5 }, [
      ...circles(spots, layout.pieceRadius),
    ]),
    group('grooves', { fill: 'none', stroke: groove, 'stroke-width': 2 }, circles(spots, layout.pieceRadius * 0.6)),
  ];
}

/** A ring around the piece that moved. */
function drawArrival({ to }: LastMove, { spotOf, pieceRadius }: Layout, { colors }: DrawingOptions): readonly Markup[] {
  const look = { class: 'to', fill: 'none', stroke: colors.lastMove, 'stroke-width': 3.5 };
  return circles([spotOf(to)], pieceRadius + RING_GAP, look);
}

function drawCoordinates({ coordinates }: Layout, { colors }: DrawingOptions): readonly Markup[] {
  return [texts('coordinates', { fill: colors.ink }, coordinates)];
}
