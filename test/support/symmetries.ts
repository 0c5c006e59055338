/** The symmetries of a board: every way to exchange its points that keeps lines and ways. */

import { type BoardId, boardOf, type LineSet } from '../../src/rules/board.ts';
import { has, type Point, type PointSet, pointsOf, setOf } from '../../src/rules/point-set.ts';
import type { Position, Slide } from '../../src/rules/position.ts';

/** By point: the point that takes its place. */
export type Symmetry = readonly Point[];

const imageOf = (symmetry: Symmetry, point: Point): Point => {
  const image = symmetry[point];
  if (image === undefined) throw new RangeError(`the symmetry says nothing of ${point}`);
  return image;
};

const imageOfSet = (symmetry: Symmetry, set: PointSet): PointSet =>
  setOf(pointsOf(set).map((point) => imageOf(symmetry, point)));

/** All symmetries, found by trying each image for each point and giving up where two points stop being neighbours. */
export const symmetriesOf = (id: BoardId): readonly Symmetry[] => {
  const board = boardOf(id);
  const areAdjacent = (a: Point, b: Point) => has(board.adjacent[a] ?? 0, b);
  const extend = (symmetry: Symmetry): Symmetry[] => {
    const point = symmetry.length;
    if (point === board.points.length) return [symmetry];
    return board.points.flatMap((_, image) => {
      const fits =
        !symmetry.includes(image) &&
        symmetry.every((earlierImage, earlier) => areAdjacent(earlier, point) === areAdjacent(earlierImage, image));
      return fits ? extend([...symmetry, image]) : [];
    });
  };
  const keepsLines = (symmetry: Symmetry) =>
    board.lines.every((line) => board.lines.includes(imageOfSet(symmetry, line)));
  return extend([]).filter(keepsLines);
};

/** The position with every point exchanged, in what stands, what is used and what moved last. */
export const mirrored = (id: BoardId, symmetry: Symmetry, position: Position): Position => {
  const { lines } = boardOf(id);
  const { pieces, usedLines, lastSlides } = position;
  const linesOf = (used: LineSet): LineSet =>
    setOf(pointsOf(used).map((line) => lines.indexOf(imageOfSet(symmetry, lines[line] ?? 0))));
  const slideOf = (slide: Slide | null): Slide | null =>
    slide && { from: imageOf(symmetry, slide.from), to: imageOf(symmetry, slide.to) };
  return {
    ...position,
    pieces: { white: imageOfSet(symmetry, pieces.white), black: imageOfSet(symmetry, pieces.black) },
    usedLines: { white: linesOf(usedLines.white), black: linesOf(usedLines.black) },
    lastSlides: { white: slideOf(lastSlides.white), black: slideOf(lastSlides.black) },
    history: [],
  };
};
