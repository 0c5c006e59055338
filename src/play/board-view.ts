/**
 * The board on the page: the picture that the service draws of it, and over
 * every point a button. Arrow keys go from point to point, Enter or the space
 * bar chooses, and what a point is and can become is in its name.
 */
import type { Color } from '../client/index.ts';
import { BOARD_ON_PAGE } from '../drawing/board-colors.ts';
import type { BoardPicture } from '../drawing/board-picture.ts';
import { drawBoard } from '../drawing/draw-board.ts';
import { HEIGHT, layOut, type Spot, WIDTH } from '../drawing/layout.ts';
import { type BoardId, boardOf, nameOf } from '../rules/board.ts';
import { COLORS } from '../rules/color.ts';
import { has } from '../rules/point-set.ts';
import { element } from './elements.ts';
import type { Step } from './half-turn.ts';
import { pointWords } from './words.ts';

export interface BoardShown {
  readonly picture: BoardPicture;
  readonly orientation: Color;
  /** What choosing each point would do. */
  readonly steps: ReadonlyMap<string, Step>;
  readonly picked: string | null;
}

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export class BoardView {
  readonly root = element('div', { className: 'board-view' });
  readonly #drawing = element('div', { className: 'drawing' });
  readonly #points = element('div', {
    className: 'points',
    also: { role: 'group', 'aria-label': 'Points of the board. Arrow keys go from point to point.' },
  });
  readonly #onChoose: (point: string) => void;
  #buttons: ReadonlyMap<string, HTMLButtonElement> = new Map();
  #spots: ReadonlyMap<string, Spot> = new Map();
  #laidOut = '';
  /** The one point that the Tab key stops at. */
  #stop = '';

  constructor(onChoose: (point: string) => void) {
    this.#onChoose = onChoose;
    this.root.append(this.#drawing, this.#points);
    this.#points.addEventListener('keydown', (event) => this.#move(event));
    // A click chooses without taking the focus, so that arrow keys go on to replay.
    this.#points.addEventListener('mousedown', (event) => event.preventDefault());
  }

  show({ picture, orientation, steps, picked }: BoardShown): void {
    this.#layOut(picture.rules.board, orientation);
    this.#drawing.innerHTML = drawBoard(picture, { colors: BOARD_ON_PAGE, coordinates: true, orientation });
    const board = boardOf(picture.rules.board);
    board.points.forEach((name, point) => {
      const piece = COLORS.find((color) => has(picture.position.pieces[color], point)) ?? null;
      const step = steps.get(name) ?? null;
      const isPicked = picked === name;
      const button = this.#buttons.get(name);
      if (button === undefined) return;
      button.setAttribute('aria-label', pointWords({ name, piece, step, isPicked }));
      button.className = ['point', ...(isPicked ? ['picked'] : step === null ? [] : [step])].join(' ');
      button.setAttribute('aria-disabled', String(step === null && !isPicked));
    });
  }

  /** Makes the buttons anew, where the board is another or is turned. */
  #layOut(id: BoardId, orientation: Color): void {
    const key = `${id} ${orientation}`;
    if (key === this.#laidOut) return;
    this.#laidOut = key;
    const board = boardOf(id);
    const { spotOf, pieceRadius } = layOut(board, orientation);
    this.#spots = new Map(board.points.map((_, point) => [nameOf(board, point), spotOf(point)]));
    this.#buttons = new Map([...this.#spots].map(([name, spot]) => [name, this.#button(name, spot, pieceRadius)]));
    this.#points.replaceChildren(...this.#buttons.values());
    if (!this.#buttons.has(this.#stop)) this.#stop = board.points[0] ?? '';
    this.#stopAt(this.#stop);
  }

  #button(name: string, { x, y }: Spot, radius: number): HTMLButtonElement {
    const button = element('button', { type: 'button', onclick: () => this.#onChoose(name), tabIndex: -1 });
    button.dataset.point = name;
    button.addEventListener('focus', () => this.#stopAt(name));
    button.style.left = `${(100 * x) / WIDTH}%`;
    button.style.top = `${(100 * y) / HEIGHT}%`;
    button.style.width = `${(100 * 2.5 * radius) / WIDTH}%`;
    return button;
  }

  #stopAt(name: string): void {
    this.#buttons.get(this.#stop)?.setAttribute('tabindex', '-1');
    this.#stop = name;
    this.#buttons.get(name)?.setAttribute('tabindex', '0');
  }

  #move(event: KeyboardEvent): void {
    const way = ARROWS[event.key];
    const from = this.#spots.get(this.#stop);
    if (way === undefined || from === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nearest(from, way, this.#spots);
    if (next !== null) this.#buttons.get(next)?.focus();
  }
}

/** The nearest point in a direction; what lies aside counts as further away. */
function nearest(from: Spot, way: Spot, spots: ReadonlyMap<string, Spot>): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [name, { x, y }] of spots) {
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    const distance = along + 3 * aside;
    if (along > 1 && distance < least) [best, least] = [name, distance];
  }
  return best;
}
