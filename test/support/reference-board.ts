/**
 * The boards once more, for the tests, from geometry in place of lists
 * (docs/rules.md, sections 1 and 7): rings of eight points round a centre, joined
 * at the middles of their sides, and on `twelve` at the corners.
 */

interface Point {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const ringsOf = (board: string): readonly number[] => (board === 'six' ? [2, 1] : [3, 2, 1]);

const pointsOf = (board: string): Point[] => {
  const rings = ringsOf(board);
  const centre = Math.max(...rings);
  const steps = [-1, 0, 1];
  const points = rings.flatMap((ring) =>
    steps.flatMap((dx) =>
      steps
        .filter((dy) => dx !== 0 || dy !== 0)
        .map((dy) => {
          const [x, y] = [centre + dx * ring, centre + dy * ring];
          return { name: `${'abcdefg'.charAt(x)}${y + 1}`, x, y };
        }),
    ),
  );
  return points.sort((a, b) => b.y - a.y || a.x - b.x);
};

/** The lines in the order of section 7. */
const linesOf = (board: string): string[][] => {
  const points = pointsOf(board);
  const centre = Math.max(...ringsOf(board));
  const inRow = (a: Point, b: Point) => a.y === b.y && (a.y !== centre || a.x < centre === b.x < centre);
  const inColumn = (a: Point, b: Point) => a.x === b.x && (a.x !== centre || a.y < centre === b.y < centre);
  const gather = (together: (a: Point, b: Point) => boolean): Point[][] =>
    points
      .map((point) => points.filter((candidate) => together(point, candidate)))
      .filter((line, index) => line.length === 3 && line[0] === points[index]);
  const rows = gather(inRow);
  const columns = gather(inColumn).sort(([a], [b]) => (a?.x ?? 0) - (b?.x ?? 0) || (b?.y ?? 0) - (a?.y ?? 0));
  const lines = [...rows, ...columns].map((line) => line.map(({ name }) => name));
  const diagonals = [
    ['a7', 'b6', 'c5'],
    ['g7', 'f6', 'e5'],
    ['a1', 'b2', 'c3'],
    ['g1', 'f2', 'e3'],
  ];
  return board === 'twelve' ? [...lines, ...diagonals] : lines;
};

const adjacentOf = (board: string, name: string): string[] => {
  const points = pointsOf(board);
  const centre = Math.max(...ringsOf(board));
  const here = points.find((point) => point.name === name);
  if (here === undefined) return [];
  const ring = (p: Point) => Math.max(Math.abs(p.x - centre), Math.abs(p.y - centre));
  const distance = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  const isCorner = (p: Point) => Math.abs(p.x - centre) === Math.abs(p.y - centre);
  return points
    .filter((there) => {
      if (ring(here) === ring(there)) return distance(here, there) === ring(here);
      if (Math.abs(ring(here) - ring(there)) !== 1) return false;
      if (!isCorner(here)) return distance(here, there) === 1;
      return board === 'twelve' && isCorner(there) && distance(here, there) === 2;
    })
    .map((point) => point.name);
};

// What never changes about a board, worked out once.
const cached = <T>(work: (board: string) => T): ((board: string) => T) => {
  const known = new Map<string, T>();
  return (board) => {
    const value = known.get(board) ?? work(board);
    known.set(board, value);
    return value;
  };
};
export const referencePoints = cached((board) => pointsOf(board).map(({ name }) => name));
export const referenceLines = cached(linesOf);
const ways = cached((board) => new Map(referencePoints(board).map((name) => [name, adjacentOf(board, name)])));
export const referenceAdjacent = (board: string, name: string): readonly string[] => ways(board).get(name) ?? [];
const placeOf = cached((board) => new Map(referencePoints(board).map((name, index) => [name, index])));
/** Compares points by their index. */
export const byIndex = (board: string) => (a: string, b: string) =>
  (placeOf(board).get(a) ?? 0) - (placeOf(board).get(b) ?? 0);
