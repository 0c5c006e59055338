/** A client for tests. It holds every answer against the OpenAPI document, and against what all answers promise. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type * as z from 'zod';
import type { ProblemCode } from '../../src/http/problem-table.ts';
import { CreatedAccountSchema } from '../../src/http/schemas/account.ts';
import { CreatedGameSchema, GameSchema, PlayedSchema } from '../../src/http/schemas/game.ts';
import { contradictions } from './openapi.ts';

/** Sends a request, to an app in this process or to a host. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

interface Call {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly body?: BodyInit;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON value; null where there is no body. */
  readonly body: unknown;
}

export type CreatedGame = z.infer<typeof CreatedGameSchema>;
export type GameView = z.infer<typeof GameSchema>;

export interface Api {
  call(method: string, path: string, call?: Call): Promise<Answer>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  post(path: string, json?: unknown, call?: Call): Promise<Answer>;
  /** A new game, which must come to be. */
  newGame(json?: unknown): Promise<CreatedGame & { readonly white: string; readonly black: string }>;
  /** A new account; without a name one that nobody has. */
  newAccount(name?: string): Promise<{ readonly id: string; readonly name: string; readonly token: string }>;
  /** The game as it stands. */
  game(id: string): Promise<GameView>;
  /** A move, which must be accepted. */
  play(id: string, token: string, move: string): Promise<z.infer<typeof PlayedSchema>>;
  /** Moves in turn, White's first. */
  playAll(
    game: { readonly id: string; readonly white: string; readonly black: string },
    moves: readonly string[],
  ): Promise<void>;
}

export function createApi(send: Send): Api {
  const call: Api['call'] = async (method, path, { token, headers, json, body } = {}) => {
    const all = new Headers(headers);
    if (token !== undefined) all.set('Authorization', `Bearer ${token}`);
    if (json !== undefined && !all.has('Content-Type')) all.set('Content-Type', 'application/json');
    const payload = json === undefined ? body : JSON.stringify(json);
    const init = payload === undefined ? {} : { body: payload, duplex: 'half' };
    const answer = await send(path, { method, headers: all, ...init });
    const text = await answer.text();
    const { pathname } = new URL(path, 'http://localhost');
    expect(contradictions(method, pathname, answer, text), `${method} ${path}: ${answer.status} ${text}`).toEqual([]);
    expectPromises(answer);
    return { status: answer.status, headers: answer.headers, text, body: parse(answer, text) };
  };
  return {
    call,
    get: (path, headers = {}) => call('GET', path, { headers }),
    post: (path, json, options = {}) => call('POST', path, { ...options, ...(json === undefined ? {} : { json }) }),
    async newGame(json) {
      const answer = await call('POST', '/v1/games', json === undefined ? {} : { json });
      expect(answer.status, answer.text).toBe(201);
      const created = CreatedGameSchema.parse(answer.body);
      return { ...created, white: created.tokens.white ?? '', black: created.tokens.black ?? '' };
    },
    async newAccount(name = `acct-${randomUUID().slice(0, 13)}`) {
      const answer = await call('POST', '/v1/accounts', { json: { name, kind: 'bot' } });
      expect(answer.status, answer.text).toBe(201);
      const { account, token } = CreatedAccountSchema.parse(answer.body);
      return { id: account.id, name, token };
    },
    async game(id) {
      const answer = await call('GET', `/v1/games/${id}`);
      expect(answer.status, answer.text).toBe(200);
      return GameSchema.parse(answer.body);
    },
    async play(id, token, move) {
      const answer = await call('POST', `/v1/games/${id}/moves`, { token, json: { move } });
      expect(answer.status, answer.text).toBe(201);
      return PlayedSchema.parse(answer.body);
    },
    async playAll({ id, white, black }, moves) {
      for (const [index, move] of moves.entries()) await this.play(id, index % 2 === 0 ? white : black, move);
    },
  };
}

/** The answer is this problem. */
export function expectProblem(answer: Answer, code: ProblemCode, members: object = {}): void {
  expect(answer.body, answer.text).toMatchObject({ code, status: answer.status, ...members });
}

function parse({ headers }: Response, text: string): unknown {
  return text !== '' && /[/+]json\b/.test(headers.get('Content-Type') ?? '') ? JSON.parse(text) : null;
}

function expectPromises({ headers }: Response): void {
  expect(headers.get('X-Request-Id')).toMatch(/^[\w=-]{1,255}$/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
}
