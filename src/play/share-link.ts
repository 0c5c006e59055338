/** The address to give away: for the second player, as long as there is none; else for watchers. */

import { SIDES } from '../drawing/words.ts';
import { opponentOf } from '../rules/color.ts';
import { copyButton } from './copy-button.ts';
import { element } from './elements.ts';
import type { Table } from './table.ts';

export class ShareLink {
  readonly root = element('div', { className: 'share' });
  readonly #table: Table;
  #link = '';

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether it is for the second player. */
  get isInvitation(): boolean {
    const { game, own } = this.#table;
    return game.status === 'open' && own.length === 1;
  }

  show(): void {
    const { game, seats, own } = this.#table;
    const address = `${location.origin}/play/${game.id}`;
    const { isInvitation } = this;
    // In the fragment, which is sent to no server.
    const link = isInvitation && seats.joinCode !== undefined ? `${address}#join=${seats.joinCode}` : address;
    if (this.#link === link) return;
    this.#link = link;
    const label = isInvitation ? `Link for ${SIDES[opponentOf(own[0] ?? 'white')]}` : 'Link for watching';
    const field = element('input', { type: 'text', readOnly: true, value: link, onfocus: () => field.select() });
    const copy = copyButton(link);
    this.root.className = isInvitation ? 'share invitation' : 'share';
    this.root.replaceChildren(element('label', { className: 'field' }, [label, field]), copy);
  }
}
