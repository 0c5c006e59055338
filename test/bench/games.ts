/** Games to replay: random ones, the same in every run. */
import * as z from 'zod';
import { boardOf } from '../../src/rules/board.ts';
import { legalMoves, type Move } from '../../src/rules/legal-moves.ts';
import { formatMove } from '../../src/rules/notation.ts';
import { playMove } from '../../src/rules/play.ts';
import type { Position } from '../../src/rules/position.ts';
import type { Rules } from '../../src/rules/rule-set.ts';
import type { Script } from './load.ts';

/** Numbers from 0 to 1, the same ones for a seed (xorshift32). */
export function random(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** The moves of a random game from `start`, to its end or for `plies` plies; only such as `wanted` lets pass. */
export function randomGame(
  rules: Rules,
  start: Position,
  next: () => number,
  plies = Number.POSITIVE_INFINITY,
  wanted: (move: Move) => boolean = () => true,
): string[] {
  const board = boardOf(rules.board);
  const texts: string[] = [];
  let position = start;
  while (texts.length < plies) {
    const moves = legalMoves(rules, position).filter(wanted);
    const move = moves[Math.floor(next() * moves.length)];
    if (move === undefined) return texts;
    texts.push(formatMove(board, move));
    const ply = playMove(rules, position, move);
    if (ply.outcome !== null) return texts;
    position = ply.position;
  }
  return texts;
}

const created = z.object({
  game: z.object({ id: z.string() }),
  tokens: z.object({ white: z.string(), black: z.string() }),
});

/** Creates a game at `origin` and gives the requests that play `moves` in it. */
export async function createScript(origin: string, body: object, moves: readonly string[]): Promise<Script> {
  const response = await fetch(`${origin}/v1/games`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  const { game, tokens } = created.parse(await response.json());
  return {
    path: `/v1/games/${game.id}/moves`,
    tokens: [tokens.white, tokens.black],
    bodies: moves.map((move, ply) => JSON.stringify({ move, ply })),
  };
}
