/**
 * A game on the page: its state, kept up to date by following its events, and
 * what a player can do. Every change is told to `onChange`, which draws.
 */
import { type Client, type Color, type Game, type GameInPlay, problemOf, wasOvertaken } from '../client/index.ts';
import { opponentOf } from '../rules/color.ts';
import { choose, type HalfTurn, isBegun, NO_TURN, undoStep } from './half-turn.ts';
import { type GameRecord, NO_RECORD, record } from './record.ts';
import { colorsOf, type HeldSeats, keepSeats } from './seats.ts';
import type { Sound } from './sounds.ts';

const WAIT_SECONDS = 25;

export interface TableListener {
  readonly onChange: () => void;
  readonly onSound: (sound: Sound) => void;
}

export class Table {
  game: GameInPlay;
  seats: HeldSeats;
  record: GameRecord = NO_RECORD;
  turn: HalfTurn = NO_TURN;
  /** The ply that is looked at; null: the game as it stands. */
  shownPly: number | null = null;
  orientation: Color;
  /** What went wrong last. */
  notice: string | null = null;
  isSending = false;
  /** The rematch that somebody asked for. */
  nextGame: string | null = null;
  readonly #client: Client;
  readonly #listener: TableListener;
  #isRefreshing = false;

  constructor(client: Client, game: GameInPlay, seats: HeldSeats, listener: TableListener) {
    this.#client = client;
    this.#listener = listener;
    this.game = game;
    this.seats = seats;
    this.orientation = this.own.length === 1 ? (this.own[0] ?? 'white') : 'white';
  }

  /** The colours that are played here. */
  get own(): readonly Color[] {
    return colorsOf(this.seats);
  }

  /** Whether a point can be chosen now. */
  get isTurn(): boolean {
    const { status, position } = this.game;
    return status === 'active' && this.shownPly === null && !this.isSending && this.own.includes(position.toMove);
  }

  /** Follows the game to its end, however often the connection breaks. */
  async follow(signal: AbortSignal): Promise<void> {
    for await (const event of this.#client.follow(this.game.id, { after: 0, signal })) {
      if (event.type === 'snapshot' || event.seq <= this.record.seq) continue;
      this.record = record(this.record, event);
      if (event.seq > this.game.version && !this.isSending) await this.#refresh();
      this.#listener.onChange();
    }
    if (this.own.length > 0) await this.#awaitRematch(signal);
  }

  choosePoint(point: string): void {
    if (!this.isTurn) return;
    const before = this.turn;
    const { turn, move } = choose(before, point, this.game.legalMoves);
    this.turn = turn;
    this.notice = null;
    if (move !== null) void this.#play(move.move);
    else if (turn.to !== null && before.to === null) this.#listener.onSound('mill');
    this.#listener.onChange();
  }

  undo(): void {
    if (!isBegun(this.turn) || this.isSending) return;
    this.turn = undoStep(this.turn);
    this.#listener.onChange();
  }

  /** Looks at the game after `ply` plies; at or beyond the last one, at the game as it stands. */
  show(ply: number): void {
    this.shownPly = ply >= this.record.plies.length ? null : Math.max(0, ply);
    this.#listener.onChange();
  }

  /** One ply back (-1) or forth (1). */
  step(by: number): void {
    this.show((this.shownPly ?? this.record.plies.length) + by);
  }

  flip(): void {
    this.orientation = opponentOf(this.orientation);
    this.#listener.onChange();
  }

  /** Takes an open seat. */
  join(color: Color, joinCode: string | null, name: string | null): Promise<void> {
    return this.#do(async () => {
      const body = { color, ...(joinCode === null ? {} : { joinCode }), ...(name === null ? {} : { name }) };
      const joined = await this.#client.games.join(this.game.id, body);
      this.seats = keepSeats(this.game.id, { [color]: joined.token });
      this.orientation = color;
    });
  }

  /** Does something with the seat of `color`. */
  command(color: Color, send: (games: Client['games'], id: string) => Promise<unknown>): Promise<void> {
    return this.#do(() => send(this.#as(color).games, this.game.id));
  }

  /** A draw that both sides at this screen agree on. */
  agreeOnDraw(): Promise<void> {
    const { id, drawOffer } = this.game;
    const [toMove] = this.#bothSides();
    return this.#do(async () => {
      if (drawOffer === null) await this.#as(toMove).games.offerDraw(id);
      await this.#as(opponentOf(drawOffer ?? toMove)).games.acceptDraw(id);
    });
  }

  /** Takes the last ply back, where both sides are at this screen. */
  takeBack(): Promise<void> {
    const [toMove, mover] = this.#bothSides();
    return this.#do(async () => {
      await this.#as(mover).games.offerTakeback(this.game.id);
      await this.#as(toMove).games.acceptTakeback(this.game.id);
    });
  }

  /** Another game with colours swapped; gives its id once its seats are kept. */
  async rematch(): Promise<string | null> {
    let next: string | null = null;
    await this.#do(async () => {
      for (const color of this.own) {
        const { gameId, token } = await this.#as(color).games.rematch(this.game.id);
        if (token !== undefined) keepSeats(gameId, { [opponentOf(color)]: token });
        next = gameId;
      }
    });
    return next;
  }

  async #play(move: string): Promise<void> {
    const { id, ply, version, takebacks, position } = this.game;
    await this.#do(async () => {
      const played = { move, ply, version: takebacks ? version : undefined };
      const { game } = await this.#as(position.toMove).games.move(id, played);
      this.#take(game);
    });
  }

  /** Carries out what a player wants; what it changed is there afterwards. */
  async #do(send: () => Promise<unknown>): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.notice = null;
    this.#listener.onChange();
    const { version } = this.game;
    try {
      await send().catch((error: unknown) => this.#complain(error));
      this.isSending = false;
      // A move's answer has the game; other commands tell less.
      if (this.game.version === version || this.record.seq > this.game.version) await this.#refresh();
    } catch (error) {
      this.#complain(error);
    } finally {
      this.isSending = false;
      this.#listener.onChange();
    }
  }

  /** Where the game only went on meanwhile, that is shown and needs no words. */
  #complain(error: unknown): void {
    if (wasOvertaken(error)) return;
    this.notice = problemOf(error)?.detail ?? 'The service did not answer. Please try again.';
  }

  async #refresh(): Promise<void> {
    if (this.#isRefreshing) return;
    this.#isRefreshing = true;
    try {
      do this.#take(await this.#client.games.getInPlay(this.game.id));
      while (this.record.seq > this.game.version);
    } finally {
      this.#isRefreshing = false;
    }
  }

  #take(game: GameInPlay): void {
    const before = this.game;
    if (game.version < before.version) return;
    this.game = game;
    if (game.ply !== before.ply || game.status !== before.status) this.turn = NO_TURN;
    const sound = soundOf(before, game);
    if (sound !== null) this.#listener.onSound(sound);
  }

  async #awaitRematch(signal: AbortSignal): Promise<void> {
    const client = this.#client.withSignal(signal);
    while (this.nextGame === null) this.nextGame = await client.games.nextGame(this.game.id, WAIT_SECONDS);
    this.#listener.onChange();
  }

  #as(color: Color): Client {
    const token = this.seats[color];
    return token === undefined ? this.#client : this.#client.withToken(token);
  }

  /** The side to move, and the one that moved last. */
  #bothSides(): readonly [Color, Color] {
    const { toMove } = this.game.position;
    return [toMove, opponentOf(toMove)];
  }
}

function soundOf(before: Game, now: Game): Sound | null {
  if (now.status === 'finished' && before.status !== 'finished') return 'end';
  if (now.ply <= before.ply || now.lastMove === null) return null;
  return now.lastMove.captures.length > 0 ? 'capture' : 'move';
}
