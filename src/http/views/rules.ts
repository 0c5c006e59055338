/** Rules, presets and boards in the shape that clients see. */
import type * as z from 'zod';
import { type Board, coordinatesOf, nameOf } from '../../rules/board.ts';
import { pointsOf } from '../../rules/point-set.ts';
import type { NamedRules, Preset } from '../../rules/presets.ts';
import { type LanguageId, tellRules } from '../../telling/tell-rules.ts';
import type { BoardSchema, PresetSchema, RulesDescriptionSchema, RulesSchema } from '../schemas/rules.ts';

export type RulesView = z.infer<typeof RulesSchema>;
export type PresetView = z.infer<typeof PresetSchema>;
export type RulesDescriptionView = z.infer<typeof RulesDescriptionSchema>;
export type BoardView = z.infer<typeof BoardSchema>;

export function viewRules(rules: NamedRules): RulesView {
  return {
    preset: rules.preset,
    board: rules.board,
    pieces: rules.pieces,
    movesWhilePlacing: rules.movesWhilePlacing,
    flyingAt: rules.flyingAt,
    protectedMills: rules.protectedMills,
    doubleMillCaptures: rules.doubleMillCaptures,
    repeatedMillCapture: rules.repeatedMillCapture,
    blockedPlayer: rules.blockedPlayer,
    fullBoard: rules.fullBoard,
    repetitionDraw: rules.repetitionDraw,
    quietMovesDraw: rules.quietMovesDraw,
    endgameQuietMovesDraw: rules.endgameQuietMovesDraw,
  };
}

export function viewPreset(preset: Preset, language: LanguageId): PresetView {
  const rules = { preset: preset.id, ...preset.rules };
  const { name, summary, text } = tellRules(rules, language);
  return {
    id: preset.id,
    name,
    nativeName: preset.nativeName,
    language: preset.language,
    summary,
    text: [...text],
    rules: viewRules(rules),
    source: preset.source,
    provenance: preset.provenance,
  };
}

export function viewDescription(rules: NamedRules, language: LanguageId): RulesDescriptionView {
  const { name, summary, text } = tellRules(rules, language);
  return { name, summary, text: [...text], rules: viewRules(rules) };
}

export function viewBoard(board: Board): BoardView {
  return {
    id: board.id,
    points: board.points.map((name, index) => ({
      name,
      index,
      ...coordinatesOf(board, index),
      adjacent: pointsOf(board.adjacent[index] ?? 0).map((point) => nameOf(board, point)),
    })),
    lines: board.linePoints.map((points) => points.map((point) => nameOf(board, point))),
  };
}
