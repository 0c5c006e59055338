/** What a picture of a board shows, and what it can be asked for. */
import type { GameResult } from '../game/events.ts';
import type { Color } from '../rules/color.ts';
import type { Move } from '../rules/legal-moves.ts';
import type { Position } from '../rules/position.ts';
import type { NamedRules } from '../rules/presets.ts';
import type { BoardColors } from './board-colors.ts';

export interface BoardPicture {
  readonly rules: NamedRules;
  readonly position: Position;
  /** The move that led to the position; null where none is to be marked. */
  readonly lastMove: LastMove | null;
  /** null while the game goes on. */
  readonly result: GameResult | null;
}

export interface LastMove extends Move {
  readonly color: Color;
}

export interface DrawingOptions {
  readonly colors: BoardColors;
  /** Whether files and ranks are named beside the board. */
  readonly coordinates: boolean;
  /** The side that looks at the board. */
  readonly orientation: Color;
}
