/**
 * The colours of a drawn board. Nothing is told by colour alone: a mill is a
 * broad line, the last move a set of rings, dashes and crosses, so that the
 * picture also works on paper and for whoever sees few colours. Mills and the
 * last move are orange and blue, which nearly everybody can tell apart.
 */

export const THEMES = ['light', 'dark', 'print'] as const;

export type Theme = (typeof THEMES)[number];

/** Values for `fill` and `stroke`: any CSS colour, custom properties included. */
export interface BoardColors {
  /** Around the board. */
  readonly paper: string;
  /** The board itself. */
  readonly board: string;
  /** The board's lines and points. */
  readonly line: string;
  /** Coordinates and numbers. */
  readonly ink: string;
  readonly white: string;
  readonly black: string;
  /** Around every piece. */
  readonly edge: string;
  /** The groove on a piece of either side. */
  readonly whiteGroove: string;
  readonly blackGroove: string;
  readonly mill: string;
  readonly lastMove: string;
}

export const BOARD_COLORS: Readonly<Record<Theme, BoardColors>> = {
  light: {
    paper: '#fbf8f2',
    board: '#efe2c8',
    line: '#7a6448',
    ink: '#4a3d2d',
    white: '#fffdf8',
    black: '#2b251d',
    edge: '#2b251d',
    whiteGroove: '#d8cbb2',
    blackGroove: '#5d5142',
    mill: '#c2571a',
    lastMove: '#0a63a5',
  },
  dark: {
    paper: '#30281d',
    board: '#43392a',
    line: '#ae9c80',
    ink: '#d8cbb5',
    white: '#f3ecdf',
    black: '#0d0b08',
    edge: '#c9bba3',
    whiteGroove: '#c3b69f',
    blackGroove: '#4f4638',
    mill: '#f08a3c',
    lastMove: '#6cbcf5',
  },
  print: {
    paper: '#fff',
    board: '#fff',
    line: '#000',
    ink: '#000',
    white: '#fff',
    black: '#000',
    edge: '#000',
    whiteGroove: '#aaa',
    blackGroove: '#888',
    mill: '#000',
    lastMove: '#000',
  },
};

/** Colours as the properties of a page's style sheet, so that a board turns dark with its page. */
export const BOARD_ON_PAGE: BoardColors = {
  paper: 'var(--board-paper)',
  board: 'var(--board-board)',
  line: 'var(--board-line)',
  ink: 'var(--board-ink)',
  white: 'var(--board-white)',
  black: 'var(--board-black)',
  edge: 'var(--board-edge)',
  whiteGroove: 'var(--board-whiteGroove)',
  blackGroove: 'var(--board-blackGroove)',
  mill: 'var(--board-mill)',
  lastMove: 'var(--board-lastMove)',
};
