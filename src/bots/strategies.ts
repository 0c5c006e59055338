/** How a bot chooses among the moves that the service lets it play. */
import type { ChooseMove, Client, GameInPlay, Move } from '../client/index.ts';
import { type Geometry, geometryOf } from './look-ahead/geometry.ts';
import { outlookOf, stepOf } from './look-ahead/outlook.ts';
import { valuesOf } from './look-ahead/search.ts';

export const STRATEGY_NAMES = ['random', 'greedy', 'minimax'] as const;
export type StrategyName = (typeof STRATEGY_NAMES)[number];

/** From 0 up to, but without, 1. */
export type Random = () => number;

/** Positions that minimax looks at for a move: some hundredths of a second. */
const POSITIONS = 15_000;

export function createStrategy(name: StrategyName, client: Client, random: Random): ChooseMove {
  switch (name) {
    case 'random':
      return ({ legalMoves }) => oneOf(legalMoves, random).move;
    case 'greedy':
      return lookAhead(client, random, 0);
    case 'minimax':
      return lookAhead(client, random, POSITIONS);
  }
}

/** Takes the move that is worth most after a look at so many positions; with none, what the move itself changes counts. */
function lookAhead(client: Client, random: Random, positions: number): ChooseMove {
  const geometries = new Map<string, Promise<Geometry>>();
  const geometryFor = (board: GameInPlay['rules']['board']) => {
    const geometry = geometries.get(board) ?? client.rules.board(board).then(geometryOf);
    geometries.set(board, geometry);
    // A board that could not be had now may be had later.
    geometry.catch(() => geometries.delete(board));
    return geometry;
  };
  return async (game) => {
    const { legalMoves, rules } = game;
    if (legalMoves.length === 1) return oneOf(legalMoves, random).move;
    const world = { rules, geometry: await geometryFor(rules.board) };
    const steps = legalMoves.map((move) => stepOf(move, world));
    const values = valuesOf(outlookOf(game, world), steps, world, positions);
    const best = Math.max(...values);
    return oneOf(
      legalMoves.filter((_, index) => values[index] === best),
      random,
    ).move;
  };
}

function oneOf(moves: readonly Move[], random: Random): Move {
  const move = moves[Math.floor(random() * moves.length)];
  if (move === undefined) throw new Error('It is this side’s turn, and it has no move');
  return move;
}
