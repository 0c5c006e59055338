/** A game that goes on for ever: both sides move one piece to and fro, and nothing ever comes of it. */
import type { CreateGame } from '../../src/game/commands.ts';
import type { Color } from '../../src/rules/color.ts';
import { rulesOf } from './given.ts';

const CHANGES = { repetitionDraw: null, quietMovesDraw: null, flyingAt: null } as const;
const POSITION = 'W..W.....W....W.B..B...B w 0,0 0 - -';
const CYCLE = ['a7-d7', 'd3-e3', 'd7-a7', 'e3-d3'];

export const ENDLESS: Partial<CreateGame> = { rules: rulesOf('standard', CHANGES), position: POSITION };

/** The same as the body of a request. */
export const ENDLESS_REQUEST = { rules: { preset: 'standard', ...CHANGES }, position: POSITION } as const;

/** The move that follows `ply` plies, and whose it is. */
export function nextMove(ply: number): { readonly color: Color; readonly move: string } {
  return { color: ply % 2 === 0 ? 'white' : 'black', move: CYCLE[ply % CYCLE.length] ?? '' };
}
