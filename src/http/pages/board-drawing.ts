/** A position as an SVG drawing, made from the same graph that the rules play on. */
import { html } from 'hono/html';
import { type Board, boardOf, coordinatesOf, type Line } from '../../rules/board.ts';
import { COLORS } from '../../rules/color.ts';
import { type Point, pointsOf } from '../../rules/point-set.ts';
import { type Position, standingMills } from '../../rules/position.ts';
import type { Rules } from '../../rules/rule-set.ts';
import type { Html } from './page.ts';

/** Units of the drawing between two neighbouring files or ranks. */
const STEP = 10;
const MARGIN = 7;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The board with its pieces; mills that stand are drawn stronger. `label` says to those who do not see it what it shows. */
export function drawPosition(rules: Rules, position: Position, label: string): Html {
  const board = boardOf(rules.board);
  const spots = spotsOf(board);
  const at = (point: Point): Spot => spots[point] ?? { x: 0, y: 0 };
  const side = Math.max(...spots.map(({ x }) => x)) + MARGIN;
  const mills = standingMills(rules, position);
  return html`<svg class="board" viewBox="0 0 ${side} ${side}" role="img" aria-label="${label}">
${board.lines.map((_, line) => html`<path class="line" d="${pathOf(board, line, at)}"/>`)}
${mills.map(({ line }) => html`<path class="mill" d="${pathOf(board, line, at)}"/>`)}
${spots.map(({ x, y }) => html`<circle class="point" cx="${x}" cy="${y}" r="1"/>`)}
${COLORS.flatMap((color) =>
  pointsOf(position.pieces[color])
    .map(at)
    .map(({ x, y }) => html`<circle class="${color} piece" cx="${x}" cy="${y}" r="3.6"/>`),
)}
</svg>`;
}

function spotsOf(board: Board): readonly Spot[] {
  const coordinates = board.points.map((_, point) => coordinatesOf(board, point));
  const top = Math.max(...coordinates.map(({ y }) => y));
  return coordinates.map(({ x, y }) => ({ x: MARGIN + STEP * x, y: MARGIN + STEP * (top - y) }));
}

function pathOf(board: Board, line: Line, at: (point: Point) => Spot): string {
  const ends = board.linePoints[line] ?? [];
  return ends.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point).x} ${at(point).y}`).join('');
}
