/**
 * The game as a bot imagines it while it looks ahead. The service is the judge
 * of what can be played now; how things go on from there the bot works out for
 * itself, for asking about thousands of positions would take too long. It leaves
 * out what seldom decides: draws, and lines that capture once only.
 */
import type { Game, Move } from '../../client/index.ts';
import { countOf, type Geometry, pointSet, pointsIn } from './geometry.ts';

/** One side's pieces on the board, as a set of points, and how many are in hand. */
export interface Force {
  readonly onBoard: number;
  readonly inHand: number;
}

/** A position, seen by the side to move. */
export interface Outlook {
  readonly own: Force;
  readonly other: Force;
}

export interface World {
  readonly geometry: Geometry;
  readonly rules: Game['rules'];
}

/** A move with what it captures; `from` is null where a piece comes from the hand. */
export interface Step {
  readonly from: number | null;
  readonly to: number;
  readonly captures: number;
}

export function outlookOf({ position }: Game, { geometry }: World): Outlook {
  const forceOf = ({ onBoard, inHand }: Game['position']['white']): Force => ({
    onBoard: pointSet(onBoard, geometry.indexOf),
    inHand,
  });
  const [white, black] = [forceOf(position.white), forceOf(position.black)];
  return position.toMove === 'white' ? { own: white, other: black } : { own: black, other: white };
}

export function stepOf({ from, to, captures }: Move, { geometry }: World): Step {
  const indexOf = (name: string) => geometry.indexOf.get(name) ?? 0;
  const captured = pointSet(captures, geometry.indexOf);
  return { from: from === null ? null : indexOf(from), to: indexOf(to), captures: captured };
}

/** The position after a step, seen by the other side, whose turn it is then. */
export function after({ own, other }: Outlook, { from, to, captures }: Step): Outlook {
  const left = from === null ? own.onBoard : own.onBoard & ~(1 << from);
  return {
    own: { onBoard: other.onBoard & ~captures, inHand: other.inHand },
    other: { onBoard: left | (1 << to), inHand: own.inHand - (from === null ? 1 : 0) },
  };
}

export function piecesOf({ onBoard, inHand }: Force): number {
  return countOf(onBoard) + inHand;
}

/** Every step of the side to move, those that capture first. */
export function stepsFrom(outlook: Outlook, world: World): readonly Step[] {
  const quiet: Step[] = [];
  const capturing: Step[] = [];
  for (const [from, to] of waysFrom(outlook, world)) {
    const rest = from === null ? outlook.own.onBoard : outlook.own.onBoard & ~(1 << from);
    const closed = closedLines(to, rest | (1 << to), world.geometry);
    if (closed === 0) quiet.push({ from, to, captures: 0 });
    else capturing.push(...captureChoices(outlook, closed, world).map((captures) => ({ from, to, captures })));
  }
  return [...capturing, ...quiet];
}

function* waysFrom({ own, other }: Outlook, { geometry, rules }: World): Generator<readonly [number | null, number]> {
  const empty = geometry.points & ~own.onBoard & ~other.onBoard;
  if (own.inHand > 0) for (const to of pointsIn(empty)) yield [null, to];
  if (own.inHand > 0 && !rules.movesWhilePlacing) return;
  const flies = rules.flyingAt !== null && own.inHand === 0 && countOf(own.onBoard) <= rules.flyingAt;
  for (const from of pointsIn(own.onBoard)) {
    const targets = flies ? empty : empty & (geometry.neighbours[from] ?? 0);
    for (const to of pointsIn(targets)) yield [from, to];
  }
}

function closedLines(to: number, pieces: number, { linesThrough }: Geometry): number {
  return (linesThrough[to] ?? []).filter((line) => (line & pieces) === line).length;
}

/** The sets of pieces that can be captured for so many closed lines; one empty set where none can. */
function captureChoices({ other }: Outlook, closed: number, { geometry, rules }: World): readonly number[] {
  const free = other.onBoard & ~millPoints(other.onBoard, geometry);
  const protects = rules.protectedMills === 'always' || (rules.protectedMills === 'unless-all-in-mills' && free !== 0);
  const targets = [...pointsIn(protects ? free : other.onBoard)].map((point) => 1 << point);
  if (targets.length === 0) return [0];
  if (Math.min(closed, rules.doubleMillCaptures) < 2 || targets.length < 2) return targets;
  return targets.flatMap((first, index) => targets.slice(index + 1).map((second) => first | second));
}

function millPoints(pieces: number, { lines }: Geometry): number {
  return lines.reduce((points, line) => ((line & pieces) === line ? points | line : points), 0);
}
