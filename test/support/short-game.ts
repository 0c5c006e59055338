/** A game that is soon won, to be played to its end through an interface: the shortest of many, always the same. */
import { legalMoves } from '../../src/rules/legal-moves.ts';
import type { Move } from '../../src/rules/move.ts';
import { playMove } from '../../src/rules/play.ts';
import { type Position, startPosition } from '../../src/rules/position.ts';
import type { Rules } from '../../src/rules/rule-set.ts';

const GAMES = 40;
const LONGEST = 80;

export function shortGame(rules: Rules): readonly Move[] {
  const games = Array.from({ length: GAMES }, (_, seed) => wonGame(rules, seed + 1)).filter((game) => game !== null);
  const [shortest] = games.toSorted((a, b) => a.length - b.length);
  if (shortest === undefined) throw new Error('no game was won');
  return shortest;
}

/** White captures where it can, and so does Black; everything else is left to chance. */
function wonGame(rules: Rules, seed: number): readonly Move[] | null {
  let position: Position = startPosition(rules);
  let chance = seed;
  const moves: Move[] = [];
  while (moves.length < LONGEST) {
    const legal = legalMoves(rules, position);
    const capturing = legal.filter(({ captures }) => captures.length > 0);
    const among = capturing.length > 0 ? capturing : legal;
    chance = (chance * 48271) % 2147483647;
    const move = among[chance % among.length];
    if (move === undefined) return null;
    const { position: next, outcome } = playMove(rules, position, move);
    moves.push(move);
    position = next;
    if (outcome !== null) return outcome.winner === null ? null : moves;
  }
  return null;
}
