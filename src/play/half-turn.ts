/**
 * A turn while it is being made, point by point: which piece, where to, and
 * what it captures. Which points can come next follows from the legal moves
 * alone, so that the page knows no rules of its own. Pure.
 */
import type { Move } from '../client/index.ts';

export interface HalfTurn {
  /** The piece that was picked up; null where one is placed, or none is picked yet. */
  readonly from: string | null;
  /** Where it goes; null: not chosen yet. */
  readonly to: string | null;
  /** What it captures, as far as chosen. */
  readonly captures: readonly string[];
}

export const NO_TURN: HalfTurn = { from: null, to: null, captures: [] };

/** What choosing a point does. */
export type Step = 'place' | 'pick' | 'put' | 'capture';

/** A turn after a point was chosen: still half made, or the whole move. */
export type Chosen = { readonly turn: HalfTurn; readonly move: Move | null };

/** Whether anything is chosen that can be undone. */
export const isBegun = ({ from, to }: HalfTurn): boolean => from !== null || to !== null;

/** The points that can be chosen next, each with what choosing it does. */
export function stepsFrom(turn: HalfTurn, moves: readonly Move[]): ReadonlyMap<string, Step> {
  const fitting = moves.filter((move) => fits(turn, move));
  if (turn.to !== null) {
    const left = fitting.flatMap(({ captures }) => captures.filter((point) => !turn.captures.includes(point)));
    return new Map(left.map((point) => [point, 'capture']));
  }
  // Another piece may be picked in place of the one in hand.
  const picks = moves.flatMap(({ from }) => (from === null || from === turn.from ? [] : [[from, 'pick'] as const]));
  const puts = fitting.flatMap(({ from, to }) =>
    from === turn.from ? [[to, from === null ? 'place' : 'put'] as const] : [],
  );
  return new Map<string, Step>([...picks, ...puts]);
}

/** The turn once `point` is chosen; as it was, where nothing comes of it. A picked piece that is chosen again is let go. */
export function choose(turn: HalfTurn, point: string, moves: readonly Move[]): Chosen {
  const step = stepsFrom(turn, moves).get(point);
  switch (step) {
    case 'pick':
      return { turn: { ...NO_TURN, from: point }, move: null };
    case 'place':
    case 'put':
      return finish({ ...turn, to: point }, moves);
    case 'capture':
      return finish({ ...turn, captures: [...turn.captures, point] }, moves);
    case undefined:
      return { turn: turn.to === null && point === turn.from ? NO_TURN : turn, move: null };
  }
}

/** The turn without its last step. */
export function undoStep({ from, to, captures }: HalfTurn): HalfTurn {
  if (captures.length > 0) return { from, to, captures: captures.slice(0, -1) };
  return to === null ? NO_TURN : { from, to: null, captures };
}

/** How many pieces are still to be captured. */
export function capturesDue(turn: HalfTurn, moves: readonly Move[]): number {
  if (turn.to === null) return 0;
  const most = Math.max(0, ...moves.filter((move) => fits(turn, move)).map(({ captures }) => captures.length));
  return most - turn.captures.length;
}

/** The whole move, once nothing is left to choose. */
function finish(turn: HalfTurn, moves: readonly Move[]): Chosen {
  const fitting = moves.filter((move) => fits(turn, move));
  const whole = fitting.find(({ captures }) => captures.length === turn.captures.length);
  return whole !== undefined && capturesDue(turn, moves) === 0 ? { turn: NO_TURN, move: whole } : { turn, move: null };
}

/** Whether `move` begins like this. Captures are a set: they can be chosen in any order. */
function fits({ from, to, captures }: HalfTurn, move: Move): boolean {
  if (to !== null) return move.from === from && move.to === to && captures.every((c) => move.captures.includes(c));
  return from === null || move.from === from;
}
