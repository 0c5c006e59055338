/** The moves so far, two plies a line, and the way through them. */

import { SIDES } from '../drawing/words.ts';
import { button, element } from './elements.ts';
import type { PlayedPly } from './record.ts';
import type { Table } from './table.ts';

export class MoveList {
  readonly root: HTMLElement;
  readonly #table: Table;
  readonly #list = element('ol', { className: 'moves', tabIndex: 0, also: { 'aria-label': 'Moves' } });
  readonly #ways: readonly HTMLButtonElement[];
  #drawn: readonly PlayedPly[] = [];
  #plies: readonly HTMLButtonElement[] = [];

  constructor(table: Table) {
    this.#table = table;
    this.#ways = [
      way('«', 'To the start', () => table.show(0)),
      way('‹', 'One ply back (left arrow)', () => table.step(-1)),
      way('›', 'One ply on (right arrow)', () => table.step(1)),
      way('»', 'To the end', () => table.show(Number.POSITIVE_INFINITY)),
    ];
    this.root = element('section', { className: 'record', also: { 'aria-label': 'Moves and replay' } }, [
      this.#list,
      element('div', { className: 'ways' }, this.#ways),
    ]);
  }

  show(): void {
    const { record, shownPly } = this.#table;
    if (record.plies !== this.#drawn) this.#draw(record.plies);
    const shown = shownPly ?? record.plies.length;
    this.#plies.forEach((ply, index) => {
      if (index + 1 === shown) ply.setAttribute('aria-current', 'step');
      else ply.removeAttribute('aria-current');
    });
    const current = this.#plies[shown - 1];
    if (current !== undefined) scrollInto(this.#list, current);
    const [first, back, on, last] = this.#ways;
    for (const button of [first, back]) disable(button, shown === 0);
    for (const button of [on, last]) disable(button, shownPly === null);
  }

  #draw(plies: readonly PlayedPly[]): void {
    this.#drawn = plies;
    this.#plies = plies.map(({ ply, color, move }) => {
      const made = button(move, () => this.#table.show(ply), 'ply');
      made.setAttribute('aria-label', `${ply}. ${SIDES[color]}: ${move}`);
      return made;
    });
    const lines = Math.ceil(plies.length / 2);
    this.#list.replaceChildren(
      ...Array.from({ length: lines }, (_, line) => element('li', {}, this.#plies.slice(2 * line, 2 * line + 2))),
    );
    this.#list.hidden = plies.length === 0;
  }
}

function way(sign: string, label: string, onclick: () => void): HTMLButtonElement {
  const made = button(sign, onclick, 'button way');
  made.setAttribute('aria-label', label);
  made.title = label;
  return made;
}

/** A button that has just done its last work keeps the focus. */
function disable(button: HTMLButtonElement | undefined, isDisabled: boolean): void {
  button?.setAttribute('aria-disabled', String(isDisabled));
}

/** Within the list only, so that the page stays where it is. */
function scrollInto(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement): void {
  if (offsetTop < list.scrollTop) list.scrollTop = offsetTop;
  const bottom = offsetTop + offsetHeight;
  if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
