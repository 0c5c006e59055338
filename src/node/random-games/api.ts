/**
 * As much of a client of the HTTP interface as it takes to play and read games.
 * It knows only what it needs of an answer, and waits where it is told to.
 */
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

const color = z.enum(['white', 'black']);
const result = z.object({ winner: color.nullable(), reason: z.string() }).nullable();
const position = z.object({ text: z.string(), toMove: color });
const moves = z.array(z.object({ move: z.string() }));
const rules = z.looseObject({ preset: z.string().nullable() });

const game = z.object({ id: z.string(), version: z.number(), ply: z.number(), rules, position, result });
const gameInPlay = game.extend({ legalMoves: moves });
const event = z.object({
  seq: z.number(),
  type: z.string(),
  v: z.number(),
  at: z.string(),
  data: z.record(z.string(), z.unknown()),
  hash: z.string(),
});

const answers = {
  presets: z.object({ data: z.array(z.object({ id: z.string() })) }),
  created: z.object({ game, tokens: z.object({ white: z.string(), black: z.string() }) }),
  game,
  gameInPlay,
  played: z.object({ game: gameInPlay }),
  events: z.object({ data: z.array(event), next: z.number(), done: z.boolean() }),
  exported: z.object({ rules, position: z.string(), moves: z.array(z.string()), result }),
  replayed: z.object({ position, result, legalMoves: moves }),
};

export type Game = z.infer<typeof game>;
export type GameInPlay = z.infer<typeof gameInPlay>;
export type Event = z.infer<typeof event>;
export type Exported = z.infer<typeof answers.exported>;
export type Replayed = z.infer<typeof answers.replayed>;

export interface PositionRequest {
  readonly rules: unknown;
  readonly position: string;
  readonly moves: readonly string[];
}

const EVENTS_A_PAGE = 500;
const LONGEST_WAIT_SECONDS = 60;

/** The service at `origin`; every call fails once `deadline` has aborted. `onWait` hears of rate limits that are waited out. */
export class Api {
  readonly #origin: string;
  readonly #deadline: AbortSignal;
  readonly #onWait: (seconds: number) => void;

  constructor(origin: string, deadline: AbortSignal, onWait: (seconds: number) => void) {
    this.#origin = origin;
    this.#deadline = deadline;
    this.#onWait = onWait;
  }

  async presets(): Promise<readonly string[]> {
    const { data } = await this.#ask(answers.presets, 'GET', '/v1/rules');
    return data.map(({ id }) => id);
  }

  createGame(preset: string): Promise<z.infer<typeof answers.created>> {
    return this.#ask(answers.created, 'POST', '/v1/games', { rules: preset });
  }

  gameInPlay(id: string): Promise<GameInPlay> {
    return this.#ask(answers.gameInPlay, 'GET', `/v1/games/${id}?include=legalMoves`);
  }

  game(id: string): Promise<Game> {
    return this.#ask(answers.game, 'GET', `/v1/games/${id}`);
  }

  /** Plays a move as the seat that `token` opens; gives the game after it. */
  async play(id: string, token: string, move: string, ply: number): Promise<GameInPlay> {
    const path = `/v1/games/${id}/moves?include=legalMoves`;
    const { game } = await this.#ask(answers.played, 'POST', path, { move, ply }, token);
    return game;
  }

  /** All events of a finished game. */
  async events(id: string): Promise<readonly Event[]> {
    const events: Event[] = [];
    for (let after = 0, done = false; !done; ) {
      const page = await this.#ask(
        answers.events,
        'GET',
        `/v1/games/${id}/events?after=${after}&limit=${EVENTS_A_PAGE}`,
      );
      if (page.data.length === 0 && !page.done) throw new Error(`${id} is finished, but its events never end`);
      events.push(...page.data);
      ({ next: after, done } = page);
    }
    return events;
  }

  exported(id: string): Promise<Exported> {
    return this.#ask(answers.exported, 'GET', `/v1/games/${id}/export`);
  }

  replay(request: PositionRequest): Promise<Replayed> {
    return this.#ask(answers.replayed, 'POST', '/v1/positions', request);
  }

  async #ask<Answer extends z.ZodType>(
    answer: Answer,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    token?: string,
  ): Promise<z.infer<Answer>> {
    const headers = new Headers();
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    for (;;) {
      const response = await fetch(`${this.#origin}${path}`, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        signal: this.#deadline,
      });
      if (response.status === 429) {
        await response.body?.cancel();
        await this.#wait(Number(response.headers.get('Retry-After')));
        continue;
      }
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return answer.parse(await response.json());
    }
  }

  /** Waits as long as the service asks for, within reason. */
  async #wait(seconds: number): Promise<void> {
    const bounded = Math.min(Math.max(seconds || 1, 1), LONGEST_WAIT_SECONDS);
    this.#onWait(bounded);
    await pause(bounded * 1000, null, { signal: this.#deadline });
  }
}
