/** The benchmark's rows: a figure, what it is measured against in the same run, and the goal. */

export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly yardstick: string;
  readonly ratio: string;
  readonly goal: string;
  /** Null where no goal is set. */
  readonly met: boolean | null;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** `1,234` */
export const count = (value: number): string => Math.round(value).toLocaleString('en');

/** The rows as a Markdown table. */
export function formatTable(rows: readonly Row[]): string {
  const head = ['what', 'figure', 'yardstick', 'ratio', 'goal', 'met'];
  const cells = rows.map(({ what, figure, yardstick, ratio, goal, met }) => [
    what,
    figure,
    yardstick,
    ratio,
    goal,
    met === null ? '' : met ? 'yes' : 'no',
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}
