/**
 * Sets of points as one 32-bit integer: bit i = point i, by the index of
 * docs/rules.md, section 1. No board has more than 24 points, so every set is a
 * small non-negative integer, and the questions that the rules ask (is this
 * line full? what is free around this point?) are one machine operation each.
 */

/** A point, by its index on the board. */
export type Point = number;

export type PointSet = number;

export const NO_POINTS: PointSet = 0;

export const singleton = (point: Point): PointSet => 1 << point;

export const setOf = (points: Iterable<Point>): PointSet => {
  let set = NO_POINTS;
  for (const point of points) set |= singleton(point);
  return set;
};

export const has = (set: PointSet, point: Point): boolean => (set & singleton(point)) !== 0;

export const withPoint = (set: PointSet, point: Point): PointSet => set | singleton(point);

export const without = (set: PointSet, point: Point): PointSet => set & ~singleton(point);

export const includesAll = (set: PointSet, subset: PointSet): boolean => (set & subset) === subset;

/** The number of points in `set`: its bits added up in pairs, fours and eights. */
export const sizeOf = (set: PointSet): number => {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The point of the lowest index. `set` is not empty. */
export const firstOf = (set: PointSet): Point => 31 - Math.clz32(set & -set);

/** `set` without its point of the lowest index. */
export const withoutFirst = (set: PointSet): PointSet => set & (set - 1);

/** The points of `set`, ascending. */
export const pointsOf = (set: PointSet): Point[] => {
  const points: Point[] = [];
  for (let rest = set; rest !== NO_POINTS; rest = withoutFirst(rest)) points.push(firstOf(rest));
  return points;
};
