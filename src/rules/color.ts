/** The two sides. White moves first (docs/rules.md, section 3). */

export const COLORS = ['white', 'black'] as const;

export type Color = (typeof COLORS)[number];

/** One value for each side. */
export interface BySide<T> {
  readonly white: T;
  readonly black: T;
}

export const opponentOf = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/** `sides` with the value of one side replaced. */
export const withSide = <T>(sides: BySide<T>, color: Color, value: T): BySide<T> => ({ ...sides, [color]: value });
