/** The colours of the pages, by day and by night. */
export interface Palette {
  readonly paper: string;
  readonly raised: string;
  readonly rule: string;
  readonly ink: string;
  readonly soft: string;
  readonly link: string;
  /** Pieces, what is drawn around them, and mills. */
  readonly white: string;
  readonly black: string;
  readonly edge: string;
  readonly mill: string;
}

export const LIGHT: Palette = {
  paper: '#fbf8f2',
  raised: '#f3ede1',
  rule: '#dfd5c3',
  ink: '#221d16',
  soft: '#655b4c',
  link: '#8a3d12',
  white: '#fffdf8',
  black: '#2b251d',
  edge: '#2b251d',
  mill: '#c2571a',
};

export const DARK: Palette = {
  paper: '#17140f',
  raised: '#221e17',
  rule: '#3a3327',
  ink: '#f0e9dc',
  soft: '#b3a895',
  link: '#f0a36b',
  white: '#f3ecdf',
  black: '#4b4336',
  edge: '#b3a895',
  mill: '#e2803f',
};
