/** What can be done besides moving: undoing a half-made turn, offers, giving up, joining, playing again. */
import type { Color } from '../client/index.ts';
import { SIDES } from '../drawing/words.ts';
import { button, element } from './elements.ts';
import { isBegun } from './half-turn.ts';
import type { Table } from './table.ts';

export interface ActionListener {
  /** The code that the link carried, which opens the seat of an unlisted game. */
  readonly joinCode: string | null;
  readonly onOpenGame: (gameId: string) => void;
  readonly onNewGame: () => void;
}

/** An action that is offered: its text tells it from others. */
interface Action {
  readonly text: string;
  readonly run: () => void;
  readonly isMain?: boolean;
}

export class ActionBar {
  readonly #table: Table;
  readonly #listener: ActionListener;
  readonly root = element('div', { className: 'buttons' });
  #shown = '';
  #isSure = false;

  constructor(table: Table, listener: ActionListener) {
    this.#table = table;
    this.#listener = listener;
  }

  show(): void {
    const actions = this.#main();
    const key = actions.map(({ text }) => text).join('\n');
    // Buttons that stay the same keep the focus.
    if (key === this.#shown) return;
    this.#shown = key;
    const buttons = actions.map(({ text, run, isMain }) => button(text, run, isMain ? 'button primary' : 'button'));
    const before: readonly (Element | null)[] = [...this.root.children];
    const place = before.indexOf(document.activeElement);
    const focused = before[place]?.textContent;
    this.root.replaceChildren(...buttons);
    if (place !== -1) (buttons.find(({ textContent }) => textContent === focused) ?? buttons[place])?.focus();
  }

  #main(): readonly Action[] {
    const { game, own } = this.#table;
    if (game.status === 'finished') return this.#afterwards(own);
    if (game.status === 'open') return this.#before(own);
    if (own.length === 0) return [];
    // Between a mill and its capture nothing else is asked.
    if (this.#table.turn.to !== null) return this.#turn();
    return [...this.#turn(), ...(own.length === 2 ? this.#forBoth() : this.#forOne(own[0] ?? 'white'))];
  }

  #turn(): readonly Action[] {
    const { turn } = this.#table;
    const text = turn.to === null ? 'Put the piece down' : 'Undo this step';
    return isBegun(turn) ? [{ text, run: () => this.#table.undo(), isMain: true }] : [];
  }

  #forBoth(): readonly Action[] {
    const table = this.#table;
    const { toMove } = table.game.position;
    return [
      ...(table.game.takebacks && table.game.ply > 0
        ? [{ text: 'Take the last move back', run: () => void table.takeBack() }]
        : []),
      { text: 'Agree on a draw', run: () => void table.agreeOnDraw() },
      this.#resignation(toMove, `${SIDES[toMove]} resigns`),
    ];
  }

  #forOne(color: Color): readonly Action[] {
    return [...this.#draw(color), ...this.#takeback(color), this.#resignation(color, 'Resign')];
  }

  #draw(color: Color): readonly Action[] {
    const table = this.#table;
    const { drawOffer } = table.game;
    const drop = () => void table.command(color, (games, id) => games.dropDrawOffer(id));
    if (drawOffer === color) return [{ text: 'Withdraw the offer', run: drop }];
    if (drawOffer === null) {
      return [{ text: 'Offer a draw', run: () => void table.command(color, (games, id) => games.offerDraw(id)) }];
    }
    const accept = () => void table.command(color, (games, id) => games.acceptDraw(id));
    return [
      { text: 'Accept the draw', run: accept, isMain: true },
      { text: 'Decline the draw', run: drop },
    ];
  }

  #takeback(color: Color): readonly Action[] {
    const table = this.#table;
    const { takebacks, takebackOffer, ply } = table.game;
    if (!takebacks || ply === 0) return [];
    const drop = () => void table.command(color, (games, id) => games.dropTakebackOffer(id));
    if (takebackOffer === color) return [{ text: 'Do not take back', run: drop }];
    if (takebackOffer === null) {
      const ask = () => void table.command(color, (games, id) => games.offerTakeback(id));
      return table.record.plies.some((played) => played.color === color)
        ? [{ text: 'Ask to take back', run: ask }]
        : [];
    }
    const accept = () => void table.command(color, (games, id) => games.acceptTakeback(id));
    return [
      { text: 'Let them take back', run: accept, isMain: true },
      { text: 'Let the move stand', run: drop },
    ];
  }

  /** Asked for twice: it cannot be undone. */
  #resignation(color: Color, text: string): Action {
    const table = this.#table;
    if (!this.#isSure) return { text, run: () => this.#ask(true) };
    const resign = () => {
      this.#isSure = false;
      void table.command(color, (games, id) => games.resign(id));
    };
    return { text: 'Really resign', run: resign };
  }

  #ask(isSure: boolean): void {
    this.#isSure = isSure;
    this.show();
    setTimeout(() => {
      this.#isSure = false;
      this.show();
    }, 5000);
  }

  #before(own: readonly Color[]): readonly Action[] {
    const table = this.#table;
    const { seats } = table.game;
    const [color] = own;
    if (color !== undefined) {
      return [{ text: 'Call the game off', run: () => void table.command(color, (games, id) => games.abort(id)) }];
    }
    const { joinCode } = this.#listener;
    if (joinCode === null && table.game.visibility === 'unlisted') return [];
    const open = (['white', 'black'] as const).filter((side) => seats[side].kind === 'open');
    return open.map((side) => ({
      text: `Play ${SIDES[side]}`,
      run: () => void table.join(side, joinCode, null),
      isMain: true,
    }));
  }

  #afterwards(own: readonly Color[]): readonly Action[] {
    const { nextGame } = this.#table;
    const { onOpenGame, onNewGame } = this.#listener;
    const again = async () => {
      const next = await this.#table.rematch();
      if (next !== null) onOpenGame(next);
    };
    const text = nextGame === null || own.length !== 1 ? 'Play again, colours swapped' : 'Accept the rematch';
    return [
      ...(own.length === 0 || this.#table.game.result?.reason === 'aborted'
        ? []
        : [{ text, run: () => void again(), isMain: true }]),
      { text: 'New game', run: onNewGame },
    ];
  }
}
