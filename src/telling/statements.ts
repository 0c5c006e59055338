/**
 * What is to be told of a rule set (docs/rules.md, sections 1 to 6), and in which
 * order: statements, not yet in any language. What cannot happen under the rules
 * is left out, so two rule sets have the same statements exactly where they play
 * alike.
 */

import { type BoardId, boardOf } from '../rules/board.ts';
import type { Rules } from '../rules/rule-set.ts';

/** Moves in a row without a placement or a capture: of each player, or where turns may be missed, in all. */
export interface QuietLimit {
  readonly moves: number;
  readonly isEach: boolean;
}

/** What each statement says, by its kind. */
interface Stated {
  readonly board: { readonly board: BoardId };
  readonly mill: { readonly board: BoardId };
  readonly pieces: { readonly pieces: number };
  readonly goal: { readonly byBlocking: boolean };
  readonly placing: { readonly mayMove: boolean };
  readonly moving: object;
  /** With an empty hand and at most `at` pieces on the board. */
  readonly flying: { readonly at: number };
  readonly noFlying: object;
  readonly capture: object;
  readonly protection: { readonly rule: Rules['protectedMills'] };
  /** `most`: mills that one turn can close. `isJudgedAnew`: whether the second capture may differ from the first. */
  readonly doubleMill: {
    readonly captures: Rules['doubleMillCaptures'];
    readonly most: number;
    readonly isJudgedAnew: boolean;
  };
  /** `countsSingly`: of mills closed at once some may earn and others not. */
  readonly repeatedMill: { readonly rule: Rules['repeatedMillCapture']; readonly countsSingly: boolean };
  readonly defeat: object;
  readonly blocked: { readonly rule: Rules['blockedPlayer'] };
  readonly fullBoard: { readonly isDraw: boolean };
  readonly repetition: { readonly times: number };
  readonly noRepetition: object;
  readonly quiet: { readonly limit: QuietLimit };
  readonly noQuietLimit: object;
  /** While a player has exactly three pieces and both hands are empty. */
  readonly endgame: { readonly limit: QuietLimit };
}

/** What sets rules apart from the standard ones, by its kind. */
interface Differing {
  readonly movingWhilePlacing: object;
  readonly flying: { readonly at: number };
  readonly noFlying: object;
  readonly protection: { readonly rule: 'never' | 'always' };
  readonly twoCaptures: object;
  readonly repeatedMill: { readonly rule: 'once-per-line' | 'not-on-return' };
  readonly blocked: { readonly rule: 'draws' | 'passes' };
  readonly fullBoardLost: object;
  readonly repetition: { readonly times: number };
  readonly noRepetition: object;
  readonly quiet: { readonly limit: QuietLimit };
  readonly noQuietLimit: object;
  readonly endgame: { readonly limit: QuietLimit };
}

type Said<Content, Kind extends keyof Content = keyof Content> = {
  [K in Kind]: { readonly kind: K } & Content[K];
}[Kind];

export type Statement = Said<Stated>;
export type Difference = Said<Differing>;

/** Words for everything that can be said: a language that misses one does not compile. */
type Words<Content> = { readonly [Kind in keyof Content]: (said: Content[Kind]) => string };

export type Sentences = Words<Stated>;
export type Clauses = Words<Differing>;

const say = <Content, Kind extends keyof Content>(words: Words<Content>, said: Said<Content, Kind>): string =>
  words[said.kind](said);

export const sayStatement = (sentences: Sentences, statement: Statement): string =>
  say<Stated, keyof Stated>(sentences, statement);

export const sayDifference = (clauses: Clauses, difference: Difference): string =>
  say<Differing, keyof Differing>(clauses, difference);

/** The whole game, paragraph by paragraph. */
export function statementsOf(rules: Rules): readonly (readonly Statement[])[] {
  const { board } = rules;
  return [
    [
      { kind: 'board', board },
      { kind: 'mill', board },
    ],
    [
      { kind: 'pieces', pieces: rules.pieces },
      { kind: 'goal', byBlocking: rules.blockedPlayer === 'loses' },
    ],
    [{ kind: 'placing', mayMove: rules.movesWhilePlacing }, { kind: 'moving' }, flying(rules)],
    captures(rules),
    [{ kind: 'defeat' }, { kind: 'blocked', rule: rules.blockedPlayer }, ...fullBoard(rules)],
    [repetition(rules), ...quiet(rules)],
  ];
}

const flying = ({ flyingAt }: Rules) =>
  flyingAt === null ? ({ kind: 'noFlying' } as const) : ({ kind: 'flying', at: flyingAt } as const);

function captures(rules: Rules): readonly Statement[] {
  const most = mostMillsAtOnce(rules);
  const earnsTwo = rules.doubleMillCaptures === 2 && most > 1;
  const isJudgedAnew = earnsTwo && rules.protectedMills !== 'never';
  return [
    { kind: 'capture' },
    { kind: 'protection', rule: rules.protectedMills },
    ...(most > 1 ? [{ kind: 'doubleMill', captures: rules.doubleMillCaptures, most, isJudgedAnew } as const] : []),
    {
      kind: 'repeatedMill',
      rule: rules.repeatedMillCapture,
      countsSingly: earnsTwo && rules.repeatedMillCapture === 'once-per-line',
    },
  ];
}

/** One piece that closes n mills at once stands on n lines, with two more pieces on each. */
function mostMillsAtOnce({ board, pieces }: Rules): number {
  const lines = boardOf(board).linesThrough.map((through) => through.length);
  return Math.min(Math.max(...lines), Math.floor((pieces - 1) / 2));
}

const canFill = ({ board, pieces }: Rules): boolean => 2 * pieces === boardOf(board).points.length;

/** A player who is blocked on a full board, and misses the turn, leaves it to one who is blocked too. */
const isFullBoardDraw = ({ fullBoard, blockedPlayer }: Rules): boolean =>
  fullBoard === 'draws' || blockedPlayer !== 'loses';

const fullBoard = (rules: Rules) =>
  canFill(rules) ? [{ kind: 'fullBoard', isDraw: isFullBoardDraw(rules) } as const] : [];

const repetition = ({ repetitionDraw: times }: Rules) =>
  times === null ? ({ kind: 'noRepetition' } as const) : ({ kind: 'repetition', times } as const);

function quiet(rules: Rules) {
  const limit = rules.quietMovesDraw;
  const endgame = endgameLimit(rules);
  if (limit === null && endgame.length === 0) return [{ kind: 'noQuietLimit' } as const];
  return [...(limit === null ? [] : [{ kind: 'quiet', limit: quietLimit(rules, limit) } as const]), ...endgame];
}

/** The limit of the endgame, where it comes before the one that always applies. */
function endgameLimit(rules: Rules) {
  const { quietMovesDraw, endgameQuietMovesDraw: limit } = rules;
  const isLower = limit !== null && limit < (quietMovesDraw ?? Number.POSITIVE_INFINITY);
  return isLower ? [{ kind: 'endgame', limit: quietLimit(rules, limit) } as const] : [];
}

const quietLimit = ({ blockedPlayer }: Rules, moves: number): QuietLimit =>
  blockedPlayer === 'passes' ? { moves: 2 * moves, isEach: false } : { moves, isEach: true };

/** In which ways, other than board and pieces, the rules are not the standard ones. */
export function differencesOf(rules: Rules): readonly Difference[] {
  const { protectedMills, repeatedMillCapture, blockedPlayer } = rules;
  const all: readonly (Difference | false)[] = [
    rules.movesWhilePlacing && { kind: 'movingWhilePlacing' },
    rules.flyingAt !== 3 && flying(rules),
    protectedMills !== 'unless-all-in-mills' && { kind: 'protection', rule: protectedMills },
    rules.doubleMillCaptures === 2 && mostMillsAtOnce(rules) > 1 && { kind: 'twoCaptures' },
    repeatedMillCapture !== 'allowed' && { kind: 'repeatedMill', rule: repeatedMillCapture },
    blockedPlayer !== 'loses' && { kind: 'blocked', rule: blockedPlayer },
    canFill(rules) && !isFullBoardDraw(rules) && { kind: 'fullBoardLost' },
    rules.repetitionDraw !== 3 && repetition(rules),
    ...(rules.quietMovesDraw === 50 ? endgameLimit(rules) : quiet(rules)),
  ];
  return all.filter((difference) => difference !== false);
}
