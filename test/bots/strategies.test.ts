/** What the bots play: always something legal, a capture where there is one, and the deeper they look the better. */
import { describe, expect, it } from 'vitest';
import { createStrategy, STRATEGY_NAMES, type StrategyName } from '../../src/bots/strategies.ts';
import type { GameInPlay } from '../../src/client/index.ts';
import { seededRandom } from '../../src/node/random-games/play.ts';
import { openClient } from '../support/clients.ts';

const client = openClient();

async function inPlay(rules: string, moves: readonly string[] = [], position: string | null = null) {
  const { game } = await client.games.create({ rules: rules as 'six', position });
  const answer = await client.rules.position({ rules: rules as 'six', moves: [...moves], position });
  return { ...game, ...answer } satisfies GameInPlay;
}

/** Plays a game of the two without storing it; gives who won, and after how many plies. */
async function contest(rules: string, white: StrategyName, black: StrategyName, seed: number) {
  const random = seededRandom(seed);
  const [first, second] = [createStrategy(white, client, random), createStrategy(black, client, random)];
  let game = await inPlay(rules);
  for (let ply = 0; ; ply++) {
    if (game.result !== null) return { winner: game.result.winner, ply };
    const choose = game.position.toMove === 'white' ? first : second;
    const move = await choose(game);
    expect(game.legalMoves.map((legal) => legal.move)).toContain(move);
    const { rules, ...answer } = await client.rules.position({
      rules: game.rules,
      position: game.position.text,
      moves: [move],
    });
    game = { ...game, ...answer };
    if (ply > 150) return { winner: null, ply };
  }
}

describe.each(STRATEGY_NAMES)('%s', (name) => {
  it.each(['russian', 'lasker', 'morabaraba'])('plays legal moves of %s, to the end', async (rules) => {
    expect((await contest(rules, name, 'greedy', 1)).ply).toBeGreaterThan(5);
  });
});

describe.each(['greedy', 'minimax'] as const)('%s', (name) => {
  it('closes a mill and captures', async () => {
    const game = await inPlay('standard', ['d6', 'a1', 'b6', 'g1']);
    expect(await createStrategy(name, client, () => 0)(game)).toMatch(/^f6x/);
  });
});

describe('minimax', () => {
  it('keeps the other side from closing a mill', async () => {
    const game = await inPlay('standard', ['d6', 'a1', 'b6']);
    expect(await createStrategy('minimax', client, () => 0)(game)).toBe('f6');
  });

  it('beats random play', async () => {
    const results = await Promise.all([1, 2, 3].map((seed) => contest('six', 'minimax', 'random', seed)));
    expect(results.map(({ winner }) => winner)).toEqual(['white', 'white', 'white']);
  });
});
