/** One player beside the board: who it is, whether it is their turn, and their clock. */
import type { Color, Game } from '../client/index.ts';
import { SIDES } from '../drawing/words.ts';
import { element } from './elements.ts';
import { clockWords, seatWords } from './words.ts';

const LITTLE_TIME_MS = 20_000;

export class PlayerStrip {
  readonly root = element('div', { className: 'player' });
  readonly #piece = element('span', { className: 'piece', also: { 'aria-hidden': 'true' } });
  readonly #name = element('span', { className: 'player-name' });
  readonly #who = element('span', { className: 'soft' });
  readonly #offer = element('span', { className: 'offer' });
  readonly #clock = element('span', { className: 'clock', also: { role: 'timer' } });

  constructor() {
    this.root.append(this.#piece, this.#name, this.#who, this.#offer, this.#clock);
  }

  show(game: Game, color: Color, own: readonly Color[]): void {
    const isTurn = game.status === 'active' && game.position.toMove === color;
    this.root.className = `player ${color}${isTurn ? ' to-move' : ''}`;
    this.#name.textContent = SIDES[color];
    this.#who.textContent = seatWords(game, color, own);
    this.#offer.textContent =
      game.drawOffer === color ? 'offers a draw' : game.takebackOffer === color ? 'asks to take back' : '';
    this.#clock.hidden = game.clock === null;
    this.#clock.setAttribute('aria-label', `${SIDES[color]}’s clock`);
  }

  tick({ clock }: Game, color: Color, now: number): void {
    if (clock === null) return;
    const isRunning = clock.running === color && clock.deadline !== null;
    const ms = isRunning ? Date.parse(clock.deadline ?? '') - now : clock[color].remainingMs;
    const text = clockWords(ms);
    if (this.#clock.textContent !== text) this.#clock.textContent = text;
    this.#clock.classList.toggle('running', isRunning);
    this.#clock.classList.toggle('little', isRunning && ms < LITTLE_TIME_MS);
  }
}
