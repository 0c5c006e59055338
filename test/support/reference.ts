/**
 * The rules once more, written straight from docs/rules.md for the tests and from
 * nothing in src: names and sets of strings in place of masks, lines and ways from
 * the geometry of the board in place of lists, every order of captures tried in
 * place of counting. Slow, and as plain as the text.
 */

import { byIndex, referenceAdjacent, referenceLines, referencePoints } from './reference-board.ts';

export type Side = 'white' | 'black';

/** The parameters of section 2, as the reference reads them. */
export interface ReferenceRules {
  readonly board: string;
  readonly pieces: number;
  readonly movesWhilePlacing: boolean;
  readonly flyingAt: number | null;
  readonly protectedMills: string;
  readonly doubleMillCaptures: number;
  readonly repeatedMillCapture: string;
  readonly blockedPlayer: string;
  readonly fullBoard: string;
  readonly repetitionDraw: number | null;
  readonly quietMovesDraw: number | null;
  readonly endgameQuietMovesDraw: number | null;
}

export interface ReferencePosition {
  readonly holders: ReadonlyMap<string, Side>;
  readonly toMove: Side;
  readonly inHand: Readonly<Record<Side, number>>;
  readonly quiet: number;
  readonly used: Readonly<Record<Side, ReadonlySet<string>>>;
  readonly last: Readonly<Record<Side, readonly [from: string, to: string] | null>>;
  /** Positions since the last placement or capture, as text. */
  readonly seen: readonly string[];
}

export interface ReferencePly {
  /** The text that is listed. */
  readonly text: string;
  /** All texts that mean this ply, the listed one among them. */
  readonly accepted: readonly string[];
  readonly from: string | null;
  readonly to: string;
  readonly captures: readonly string[];
  /** Captures earned, those that lapse included. */
  readonly earned: number;
  /** Lines closed, by name. */
  readonly closed: readonly string[];
}

export type ReferenceOutcome = readonly [winner: Side | null, reason: string] | null;

const otherSide = (side: Side): Side => (side === 'white' ? 'black' : 'white');

export const standing = (holders: ReadonlyMap<string, Side>, side: Side): string[] =>
  [...holders].filter(([, holder]) => holder === side).map(([name]) => name);

const millsOf = (board: string, holders: ReadonlyMap<string, Side>, side: Side): string[][] =>
  referenceLines(board).filter((line) => line.every((name) => holders.get(name) === side));

// Section 3: placements, slides and flights.

export const mayFly = (rules: ReferenceRules, position: ReferencePosition, side: Side): boolean =>
  rules.flyingAt !== null && position.inHand[side] === 0 && standing(position.holders, side).length <= rules.flyingAt;

const stepsOf = (rules: ReferenceRules, position: ReferencePosition): (readonly [string | null, string])[] => {
  const { toMove, holders, inHand } = position;
  const free = referencePoints(rules.board).filter((name) => !holders.has(name));
  const steps: (readonly [string | null, string])[] = [];
  if (inHand[toMove] > 0) for (const to of free) steps.push([null, to]);
  if (inHand[toMove] === 0 || rules.movesWhilePlacing) {
    const goalsOf = (from: string) =>
      mayFly(rules, position, toMove) ? free : free.filter((to) => referenceAdjacent(rules.board, from).includes(to));
    for (const from of standing(holders, toMove)) for (const to of goalsOf(from)) steps.push([from, to]);
  }
  return steps;
};

export const moved = (
  holders: ReadonlyMap<string, Side>,
  side: Side,
  from: string | null,
  to: string,
): Map<string, Side> => {
  const after = new Map(holders);
  if (from !== null) after.delete(from);
  return after.set(to, side);
};

// Sections 4 and 5: captures, one after the other.

/** What may be captured from `victim` just now. */
export const mayBeCaptured = (rules: ReferenceRules, holders: ReadonlyMap<string, Side>, victim: Side): string[] => {
  const all = standing(holders, victim);
  const inMills = new Set(millsOf(rules.board, holders, victim).flat());
  const outside = all.filter((name) => !inMills.has(name));
  switch (rules.protectedMills) {
    case 'never':
      return all;
    case 'always':
      return outside;
    default:
      return outside.length === 0 ? all : outside;
  }
};

/** Every order of captures that runs to its end, from `holders` on. */
const captureOrders = (
  rules: ReferenceRules,
  holders: ReadonlyMap<string, Side>,
  victim: Side,
  victimHand: number,
  left: number,
): string[][] => {
  const isOver = standing(holders, victim).length + victimHand < 3;
  const possible = left === 0 || isOver ? [] : mayBeCaptured(rules, holders, victim);
  if (possible.length === 0) return [[]];
  return possible.flatMap((name) => {
    const after = new Map(holders);
    after.delete(name);
    return captureOrders(rules, after, victim, victimHand, left - 1).map((rest) => [name, ...rest]);
  });
};

const earned = (
  rules: ReferenceRules,
  position: ReferencePosition,
  from: string | null,
  to: string,
  closed: readonly string[],
): number => {
  const { toMove } = position;
  const last = position.last[toMove];
  const counting = closed.filter((line) => {
    switch (rules.repeatedMillCapture) {
      case 'once-per-line':
        return !position.used[toMove].has(line);
      case 'not-on-return':
        return !(last !== null && last[0] === to && last[1] === from);
      default:
        return true;
    }
  });
  if (counting.length === 0) return 0;
  return rules.doubleMillCaptures === 2 ? Math.min(2, counting.length) : 1;
};

const textOf = (from: string | null, to: string, captures: readonly string[]): string =>
  [from === null ? to : `${from}-${to}`, ...captures].join('x');

/** All legal plies, in no order. */
export const referencePlies = (rules: ReferenceRules, position: ReferencePosition): ReferencePly[] => {
  const { toMove, holders, inHand } = position;
  const victim = otherSide(toMove);
  const compare = byIndex(rules.board);
  const compareOrders = (a: readonly string[], b: readonly string[]): number =>
    a.map((name, index) => compare(name, b[index] ?? name)).find((order) => order !== 0) ?? a.length - b.length;

  return stepsOf(rules, position).flatMap(([from, to]) => {
    const after = moved(holders, toMove, from, to);
    const closed = millsOf(rules.board, after, toMove)
      .filter((line) => line.includes(to))
      .map((line) => line.join(''));
    const count = earned(rules, position, from, to, closed);
    const bySet = new Map<string, string[][]>();
    for (const order of captureOrders(rules, after, victim, inHand[victim], count)) {
      const set = order.toSorted().join();
      bySet.set(set, [...(bySet.get(set) ?? []), order]);
    }
    return [...bySet.values()].map((orders) => {
      const [captures = []] = orders.toSorted(compareOrders);
      const accepted = orders.map((order) => textOf(from, to, order));
      return { text: textOf(from, to, captures), accepted, from, to, captures, earned: count, closed };
    });
  });
};

// Section 6: the position after a ply, and the end.

const identity = (position: ReferencePosition): string =>
  [[...position.holders].map(String).sort(), position.toMove, position.inHand.white, position.inHand.black].join(' ');

const withSeen = (rules: ReferenceRules, position: ReferencePosition): ReferencePosition => {
  if (rules.repetitionDraw === null) return { ...position, seen: [] };
  return { ...position, seen: [...(position.quiet === 0 ? [] : position.seen), identity(position)] };
};

/** What becomes of a position when a ply led to it, or when it is given: a pass, an end, or neither. */
export const referenceSettle = (
  rules: ReferenceRules,
  reached: ReferencePosition,
): readonly [ReferencePosition, ReferenceOutcome] => {
  const left = (side: Side) => standing(reached.holders, side).length + reached.inHand[side];
  const blocked = reached.toMove;
  const opponent = otherSide(blocked);
  const stays = withSeen(rules, reached);

  if (left('white') < 3 && left('black') < 3) return [stays, [null, 'fewer-than-three']];
  if (left('white') < 3) return [stays, ['black', 'fewer-than-three']];
  if (left('black') < 3) return [stays, ['white', 'fewer-than-three']];

  const handsEmpty = reached.inHand.white === 0 && reached.inHand.black === 0;
  const isFull = reached.holders.size === referencePoints(rules.board).length;
  if (isFull && handsEmpty && rules.fullBoard === 'draws') return [stays, [null, 'full-board']];

  let goesOn = stays;
  if (stepsOf(rules, reached).length === 0) {
    const passed = { ...reached, toMove: opponent };
    if (rules.blockedPlayer === 'loses') return [stays, [opponent, 'no-moves']];
    if (rules.blockedPlayer === 'draws') return [stays, [null, 'no-moves']];
    if (stepsOf(rules, passed).length === 0) return [stays, [null, 'no-moves']];
    goesOn = withSeen(rules, passed);
  }

  const times = goesOn.seen.filter((earlier) => earlier === identity(goesOn)).length;
  if (rules.repetitionDraw !== null && times >= rules.repetitionDraw) return [goesOn, [null, 'repetition']];

  const { quiet } = goesOn;
  if (rules.quietMovesDraw !== null && quiet >= 2 * rules.quietMovesDraw) return [goesOn, [null, 'quiet-limit']];
  const isEndgame = handsEmpty && (left('white') === 3 || left('black') === 3);
  if (rules.endgameQuietMovesDraw !== null && isEndgame && quiet >= 2 * rules.endgameQuietMovesDraw) {
    return [goesOn, [null, 'quiet-limit']];
  }
  return [goesOn, null];
};

export const referencePlay = (
  rules: ReferenceRules,
  position: ReferencePosition,
  ply: ReferencePly,
): readonly [ReferencePosition, ReferenceOutcome] => {
  const mover = position.toMove;
  const opponent = otherSide(mover);
  const holders = moved(position.holders, mover, ply.from, ply.to);
  for (const captured of ply.captures) holders.delete(captured);

  const lines = new Set([...position.used[mover], ...ply.closed]);
  const used = rules.repeatedMillCapture === 'once-per-line' ? { ...position.used, [mover]: lines } : position.used;

  const step = ply.from === null ? null : ([ply.from, ply.to] as const);
  const theirs = position.last[opponent];
  const forgotten = theirs !== null && ply.captures.includes(theirs[1]) ? null : theirs;
  const last =
    rules.repeatedMillCapture === 'not-on-return'
      ? { white: null, black: null, [mover]: step, [opponent]: forgotten }
      : position.last;

  return referenceSettle(rules, {
    holders,
    toMove: opponent,
    inHand: { ...position.inHand, [mover]: position.inHand[mover] - (ply.from === null ? 1 : 0) },
    quiet: ply.from === null || ply.captures.length > 0 ? 0 : position.quiet + 1,
    used,
    last,
    seen: position.seen,
  });
};
