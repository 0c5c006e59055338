/** Why a move is refused, once more: each reason as the plain question that it asks, the first yes being the answer. */

import {
  mayBeCaptured,
  mayFly,
  moved,
  type ReferencePly,
  type ReferencePosition,
  type ReferenceRules,
  type Side,
  standing,
} from './reference.ts';
import { referenceAdjacent, referencePoints } from './reference-board.ts';

/** A move as written in lower case: `a1-a4xd7`. */
interface Parts {
  readonly from: string | null;
  readonly to: string;
  readonly captures: readonly string[];
}

const partsOf = (text: string): Parts => {
  const [step = '', ...captures] = text.split('x');
  const [first = '', second] = step.split('-');
  return second === undefined ? { from: null, to: first, captures } : { from: first, to: second, captures };
};

/** The reason against `text`, which has the form of a move; null where it is one of `plies`, all that are legal. */
export const referenceFault = (
  rules: ReferenceRules,
  position: ReferencePosition,
  plies: readonly ReferencePly[],
  text: string,
): string | null => {
  const { from, to, captures } = partsOf(text);
  const { toMove, holders, inHand } = position;
  const isSlide = from !== null;
  const names = [...(isSlide ? [from] : []), to, ...captures];
  const ways = isSlide ? referenceAdjacent(rules.board, from) : [];

  if (from === to || new Set(captures).size < captures.length) return 'malformed-move';
  if (names.some((name) => !referencePoints(rules.board).includes(name))) return 'unknown-point';
  if (isSlide && inHand[toMove] > 0 && !rules.movesWhilePlacing) return 'must-place';
  if (!isSlide && inHand[toMove] === 0) return 'nothing-in-hand';
  if (isSlide && !holders.has(from)) return 'no-piece-there';
  if (isSlide && holders.get(from) !== toMove) return 'not-your-piece';
  if (holders.has(to)) return 'point-occupied';
  if (isSlide && !ways.includes(to) && !mayFly(rules, position, toMove)) return 'not-adjacent';
  const ply = plies.find((legal) => legal.from === from && legal.to === to);
  if (ply === undefined) throw new Error('a legal step without a ply');
  return captureFault(rules, position, ply, captures);
};

/** What is wrong with `captures` behind the step of `ply`. */
const captureFault = (
  rules: ReferenceRules,
  { toMove, holders }: ReferencePosition,
  ply: ReferencePly,
  captures: readonly string[],
): string | null => {
  const opponent: Side = toMove === 'white' ? 'black' : 'white';
  const due = ply.captures.length;

  if (captures.length === 0) return due > 0 ? 'capture-required' : null;
  if (ply.earned === 0) return 'capture-not-earned';
  if (due === 0) return 'capture-protected';
  if (captures.length < due) return 'too-few-captures';
  if (captures.length > due) return 'too-many-captures';

  const board = moved(holders, toMove, ply.from, ply.to);
  for (const captured of captures) {
    if (!board.has(captured)) return 'capture-empty-point';
    if (!standing(board, opponent).includes(captured)) return 'capture-own-piece';
    if (!mayBeCaptured(rules, board, opponent).includes(captured)) return 'capture-protected';
    board.delete(captured);
  }
  return null;
};
