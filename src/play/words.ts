/** What the page says: names of points for those who hear them, whose turn it is, how a game ended. Pure. */
import type { Color, Game, GameInPlay, Result } from '../client/index.ts';
import { ENDINGS, SIDES } from '../drawing/words.ts';
import { opponentOf } from '../rules/color.ts';
import type { HalfTurn, Step } from './half-turn.ts';
import { capturesDue } from './half-turn.ts';

const PLACES = { board: 'empty', white: 'white piece', black: 'black piece' } as const;

const STEPS = {
  place: 'a piece can be placed here',
  pick: 'can be moved',
  put: 'can be moved to',
  capture: 'may be captured',
} as const satisfies Record<Step, string>;

/** A service may know more ends than this page. */
const KNOWN_ENDINGS: Readonly<Record<string, string>> = ENDINGS;

export interface PointSeen {
  readonly name: string;
  readonly piece: Color | null;
  readonly step: Step | null;
  readonly isPicked: boolean;
}

/** `d6, white piece, may be captured`. */
export function pointWords({ name, piece, step, isPicked }: PointSeen): string {
  const state = isPicked ? 'picked up' : step === null ? null : STEPS[step];
  return [name, PLACES[piece ?? 'board'], ...(state === null ? [] : [state])].join(', ');
}

/** What the side to move is to do now, a half-made turn included. */
export function turnWords(game: GameInPlay, turn: HalfTurn, own: readonly Color[]): string {
  const { toMove, phase } = game.position;
  const side = SIDES[toMove];
  if (!own.includes(toMove)) return own.length === 0 ? `${side} is to move.` : `Waiting for ${side}.`;
  const due = capturesDue(turn, game.legalMoves);
  if (due > 0) return captureWords(game, turn, due);
  if (turn.from !== null) return `${turn.from} is picked up. Choose where it goes.`;
  if (phase === 'placing') {
    const hand = game.position[toMove].inHand;
    const also = game.rules.movesWhilePlacing ? ', or move one' : '';
    return `${side} to move: place a piece${also}. ${hand} in hand.`;
  }
  return `${side} to move: pick a piece${phase === 'flying' ? '; it may fly to any free point' : ''}.`;
}

/** A mill is one step, what it captures the next. */
function captureWords({ position, legalMoves }: GameInPlay, { from, to, captures }: HalfTurn, due: number): string {
  const { toMove } = position;
  const victim = SIDES[opponentOf(toMove)];
  if (captures.length > 0) return `Now capture ${due === 1 ? 'one more piece' : `${due} more pieces`} of ${victim}.`;
  const mills = legalMoves.find((move) => move.from === from && move.to === to)?.mills.length ?? 1;
  const closed = mills === 1 ? 'a mill' : mills === 2 ? 'two mills' : `${mills} mills`;
  return `${SIDES[toMove]} has closed ${closed}. Now capture ${due === 1 ? 'a piece' : `${due} pieces`} of ${victim}.`;
}

export function resultWords({ winner, reason }: Result): string {
  const why = KNOWN_ENDINGS[reason] ?? reason;
  const how = why.startsWith('by ') ? ` ${why}` : `: ${why}`;
  if (winner !== null) return `${SIDES[winner]} has won${how}.`;
  return reason === 'aborted' || reason === 'abandoned' ? `No result: ${why}.` : `A draw${how}.`;
}

/** Who sits there, as far as it is known. */
export function seatWords({ seats }: Game, color: Color, own: readonly Color[]): string {
  const { kind, name } = seats[color];
  if (name !== null && name !== undefined) return own.length === 1 && own[0] === color ? `${name} (you)` : name;
  if (kind === 'open' || kind === 'invited') return 'nobody yet';
  if (own.length === 2) return 'at this screen';
  return own[0] === color ? 'you' : '';
}

/** `4:59`, or in the last ten seconds `9.8`; `1 d 3 h` where days are counted. */
export function clockWords(ms: number): string {
  const left = Math.max(0, ms);
  const minutes = Math.floor(left / 60_000);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  if (minutes < 60) return `${minutes}:${two(Math.floor(left / 1000) % 60)}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours}:${two(minutes % 60)}:${two(Math.floor(left / 1000) % 60)}`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

const two = (count: number): string => String(count).padStart(2, '0');
