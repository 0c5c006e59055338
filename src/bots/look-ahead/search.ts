/** Negamax with alpha-beta pruning, one ply deeper each time, until so many positions were looked at. */
import { countOf, pointsIn } from './geometry.ts';
import { after, type Force, type Outlook, piecesOf, type Step, stepsFrom, type World } from './outlook.ts';

/** What counts in a position, in hundredths of a piece. */
const PIECE = 100;
const MILL = 12;
/** A line with two pieces and an empty point: the threat of a mill. */
const THREAT = 15;
const WAY = 3;
const WIN = 100_000;
const FEWEST_PIECES = 3;

const DEEPEST = 12;

interface Budget {
  left: number;
}

/** Thrown where the budget is spent, to leave the depth that was begun. */
class BudgetSpent extends Error {}

/** The value of each root step for the side that makes it, from the deepest search that `positions` allow. */
export function valuesOf(outlook: Outlook, roots: readonly Step[], world: World, positions: number): readonly number[] {
  const budget: Budget = { left: positions };
  let values = roots.map((step) => -evaluate(after(outlook, step), world));
  for (let depth = 1; depth <= DEEPEST; depth++) {
    try {
      values = roots.map((step) => -search(after(outlook, step), depth, -WIN * 2, WIN * 2, world, budget));
    } catch (error) {
      if (error instanceof BudgetSpent) break;
      throw error;
    }
  }
  return values;
}

/** The value for the side to move. An end is worth the more the sooner it comes. */
function search(outlook: Outlook, depth: number, alpha: number, beta: number, world: World, budget: Budget): number {
  if (budget.left-- <= 0) throw new BudgetSpent();
  if (piecesOf(outlook.own) < FEWEST_PIECES) return -WIN - depth;
  if (depth === 0) return evaluate(outlook, world);
  const steps = stepsFrom(outlook, world);
  if (steps.length === 0) return world.rules.blockedPlayer === 'loses' ? -WIN - depth : 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    best = Math.max(best, -search(after(outlook, step), depth - 1, -beta, -Math.max(alpha, best), world, budget));
    if (best >= beta) break;
  }
  return best;
}

/** The position as it looks to the side to move. */
function evaluate({ own, other }: Outlook, world: World): number {
  if (piecesOf(own) < FEWEST_PIECES) return -WIN;
  return strength(own, other, world) - strength(other, own, world);
}

function strength(force: Force, against: Force, { geometry }: World): number {
  const { onBoard } = force;
  const empty = geometry.points & ~onBoard & ~against.onBoard;
  let value = piecesOf(force) * PIECE;
  for (const line of geometry.lines) {
    const held = countOf(line & onBoard);
    if (held === 3) value += MILL;
    else if (held === 2 && (line & empty) !== 0) value += THREAT;
  }
  for (const point of pointsIn(onBoard)) value += WAY * countOf(empty & (geometry.neighbours[point] ?? 0));
  return value;
}
