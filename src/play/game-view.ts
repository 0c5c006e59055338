/** The page during a game: the board, both players with their clocks, what can be done, and the moves so far. */
import type { Color } from '../client/index.ts';
import { SIDES } from '../drawing/words.ts';
import { opponentOf } from '../rules/color.ts';
import { ActionBar, type ActionListener } from './action-bar.ts';
import { BoardView } from './board-view.ts';
import { button, element } from './elements.ts';
import { type Step, stepsFrom } from './half-turn.ts';
import { MoveList } from './move-list.ts';
import { currentPicture, pastPicture } from './picture.ts';
import { PlayerStrip } from './player-strip.ts';
import { ShareLink } from './share-link.ts';
import type { Table } from './table.ts';
import { resultWords, turnWords } from './words.ts';

const NO_STEPS: ReadonlyMap<string, Step> = new Map();

export class GameView {
  readonly root = element('section', { className: 'table' });
  readonly #table: Table;
  readonly #board: BoardView;
  readonly #upper = new PlayerStrip();
  readonly #lower = new PlayerStrip();
  readonly #status = element('p', { className: 'status', also: { role: 'status' } });
  readonly #notice = element('p', { className: 'notice', also: { role: 'alert' } });
  readonly #actions: ActionBar;
  readonly #moves: MoveList;
  readonly #share: ShareLink;
  readonly #invitation = element('div');
  readonly #tools: HTMLElement;

  /** `tools`: what else the table has, besides turning the board. */
  constructor(table: Table, title: string, tools: readonly HTMLElement[], listener: ActionListener) {
    this.#table = table;
    this.#board = new BoardView((point) => table.choosePoint(point));
    this.#moves = new MoveList(table);
    this.#actions = new ActionBar(table, listener);
    this.#share = new ShareLink(table);
    this.#tools = element('div', { className: 'tools' }, [button('Turn the board', () => table.flip()), ...tools]);
    this.root.append(
      element('div', { className: 'board-column' }, [this.#upper.root, this.#board.root, this.#lower.root]),
      element('div', { className: 'side-column' }, [
        element('h1', { className: 'game-title', textContent: title }),
        this.#status,
        this.#notice,
        this.#invitation,
        this.#actions.root,
        this.#moves.root,
        this.#tools,
      ]),
    );
  }

  show(now: number): void {
    const { game, record, turn, shownPly, orientation, own, isTurn, notice } = this.#table;
    const past = shownPly === null ? null : pastPicture(game, record, shownPly);
    const steps = isTurn ? stepsFrom(turn, game.legalMoves) : NO_STEPS;
    const picture = past ?? currentPicture(game, turn);
    this.#board.show({
      picture,
      orientation,
      steps,
      picked: past === null ? (turn.to === null ? turn.from : null) : null,
    });
    this.#upper.show(game, opponentOf(orientation), own);
    this.#lower.show(game, orientation, own);
    setText(this.#status, this.#statusText());
    setText(this.#notice, notice ?? '');
    this.#actions.show();
    this.#moves.show();
    this.#status.classList.toggle('ended', game.result !== null && past === null);
    this.tick(now);
    this.#share.show();
    if (this.#share.isInvitation) this.#invitation.append(this.#share.root);
    else this.#tools.after(this.#share.root);
  }

  /** Lets the clocks go on. */
  tick(now: number): void {
    const { game, orientation } = this.#table;
    this.#upper.tick(game, opponentOf(orientation), now);
    this.#lower.tick(game, orientation, now);
  }

  #statusText(): string {
    const { game, shownPly, record, turn, own } = this.#table;
    if (shownPly !== null) return `After ${shownPly} of ${record.plies.length} plies. Go to the end to play on.`;
    if (game.result !== null) return resultWords(game.result);
    if (game.status === 'open') return waiting(own);
    const { lastMove } = game;
    const before = lastMove === null || turn.to !== null ? '' : `${SIDES[lastMove.color]} played ${lastMove.move}. `;
    return before + turnWords(game, turn, own);
  }
}

function waiting(own: readonly Color[]): string {
  return own.length === 0 ? 'A seat is free. Take it, or watch.' : 'Waiting for the other player. Send them the link.';
}

/** A screen reader says what changes: what is the same stays untouched. */
function setText(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}
