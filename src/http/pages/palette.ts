/** The colours of the pages, by day and by night, those of a board drawn on them among them. */
import { BOARD_COLORS, type BoardColors } from '../../drawing/board-colors.ts';

export interface Palette {
  readonly paper: string;
  readonly raised: string;
  readonly rule: string;
  readonly ink: string;
  readonly soft: string;
  readonly link: string;
  readonly board: BoardColors;
}

export const LIGHT: Palette = {
  paper: '#fbf8f2',
  raised: '#f3ede1',
  rule: '#dfd5c3',
  ink: '#221d16',
  soft: '#655b4c',
  link: '#8a3d12',
  board: BOARD_COLORS.light,
};

export const DARK: Palette = {
  paper: '#17140f',
  raised: '#221e17',
  rule: '#3a3327',
  ink: '#f0e9dc',
  soft: '#b3a895',
  link: '#f0a36b',
  board: BOARD_COLORS.dark,
};

/** The properties of a style sheet that hold the palette. */
export function propertiesOf({ board, ...page }: Palette): string {
  const named = [...Object.entries(page), ...Object.entries(board).map(([name, color]) => [`board-${name}`, color])];
  return named.map(([name, color]) => `--${name}: ${color};`).join(' ');
}
