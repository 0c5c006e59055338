/** Positions to draw, which between them show everything that a picture can. */
import type { BoardPicture } from '../../src/drawing/board-picture.ts';
import type { PresetId } from '../../src/rules/presets.ts';
import { playAll, positionOf, rulesOf } from '../support/given.ts';

/** What is seen after `moves` from the position written as `text`, or from the start. */
export function sceneOf(preset: PresetId, text: string | null, moves: readonly string[]): BoardPicture {
  const rules = rulesOf(preset);
  const start = positionOf(rules, text);
  if (moves.length === 0) return { rules, position: start, lastMove: null, result: null };
  const before = moves.length === 1 ? start : playAll(rules, start, moves.slice(0, -1)).position;
  const { move, position, outcome } = playAll(rules, before, moves.slice(-1));
  return { rules, position, lastMove: { ...move, color: before.toMove }, result: outcome };
}

export const SCENES = {
  'nine-start': sceneOf('standard', null, []),
  'nine-opening': sceneOf('polish', null, ['d6', 'f4', 'd2', 'b4', 'f2', 'd5', 'b2xd5']),
  'nine-two-captures': sceneOf('russian', 'W.W.W..W..B..B....B.B... w 5,5', ['d7xb4xf4']),
  'nine-flight': sceneOf('finnish', '..B...B.B.W.......W.WWW. b 0,0', ['g7-d5xb4']),
  'nine-won': sceneOf('standard', 'WW...B........W.B.W..B.. w 0,0 4', ['g4-g7xd3']),
  'twelve-diagonal': sceneOf('morabaraba', 'WB.WB.....W.B.BW.WB.BB.. w 4,4', ['c5xg4']),
  'twelve-full': sceneOf('twelve', 'WBWBWBWBWBWBWBWBBWBWBW.B w 1,0', ['d1']),
  'six-slide': sceneOf('six', 'W.BBWW.B.WB..W.B w 0,0', ['c4-c5']),
  'six-mill': sceneOf('six', 'W.WB..B.W..B.B.W w 0,0', ['d3-e3xb4']),
} as const satisfies Readonly<Record<string, BoardPicture>>;
