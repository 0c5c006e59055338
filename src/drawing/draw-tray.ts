/**
 * A side's tray: one place for each of its pieces. Those in hand lie at the
 * left, those that were lost at the right, crossed out, and a dot stands for
 * each that is on the board; so the tray says whose it is even when all are. In
 * front a pointer for the side to move, or the result. It needs no words, so the
 * picture is the same in every language.
 */
import type { GameResult } from '../game/events.ts';
import type { Color } from '../rules/color.ts';
import { lostBy } from '../rules/position.ts';
import type { BoardColors } from './board-colors.ts';
import type { BoardPicture } from './board-picture.ts';
import type { Spot } from './layout.ts';
import { circles, group, type Markup, path, segment, texts } from './svg.ts';

const MARK_X = 24;
const NUMBER_X = 52;
const FIRST_X = 80;
const STEP = 25;
const RADIUS = 9.5;

export function drawTray(picture: BoardPicture, color: Color, y: number, colors: BoardColors): readonly Markup[] {
  const { rules, position } = picture;
  const inHand = position.inHand[color];
  const lost = lostBy(rules, position, color);
  const places = Array.from({ length: rules.pieces }, (_, index) => ({ x: FIRST_X + STEP * index, y }));
  const [waiting, onBoard, gone] = [
    places.slice(0, inHand),
    places.slice(inHand, rules.pieces - lost),
    places.slice(rules.pieces - lost),
  ];
  const piece = { fill: colors[color], stroke: colors.edge, 'stroke-width': 1.5 };
  const groove = color === 'white' ? colors.whiteGroove : colors.blackGroove;
  const numbers = [
    ...(inHand === 0 ? [] : [{ name: `${inHand}`, x: NUMBER_X, y }]),
    ...(lost === 0 ? [] : [{ name: `−${lost}`, x: FIRST_X + STEP * rules.pieces + 8, y }]),
  ];
  return [
    group(`tray ${color}`, {}, [
      mark(picture, color, { x: MARK_X, y }, colors),
      group('in-hand', piece, circles(waiting, RADIUS)),
      group('grooves', { fill: 'none', stroke: groove, 'stroke-width': 1.2 }, circles(waiting, RADIUS * 0.55)),
      group('on-board', piece, circles(onBoard, 2.5)),
      group('lost', { ...piece, opacity: 0.45 }, circles(gone, RADIUS)),
      gone.length === 0
        ? ''
        : path('crosses', gone.map(crossAt).join(''), {
            stroke: colors.ink,
            'stroke-width': 2.2,
            'stroke-linecap': 'round',
          }),
      texts('numbers', { fill: colors.ink }, numbers),
    ]),
  ];
}

function crossAt({ x, y }: Spot): string {
  const reach = RADIUS + 1;
  return segment({ x: x - reach, y: y + reach }, { x: x + reach, y: y - reach });
}

/** A pointer where the side is to move; after the end a crown for the winner, ½ for a draw. */
function mark({ position, result }: BoardPicture, color: Color, at: Spot, colors: BoardColors): Markup {
  if (result !== null) return resultMark(result, color, at, colors);
  if (position.toMove !== color) return '';
  const { x, y } = at;
  return `<path class="to-move" d="M${x - 6} ${y - 9}L${x + 9} ${y}L${x - 6} ${y + 9}Z" fill="${colors.lastMove}"/>`;
}

function resultMark({ winner, reason }: GameResult, color: Color, at: Spot, colors: BoardColors): Markup {
  const { x, y } = at;
  if (winner === color) {
    const crown = `M${x - 11} ${y - 7}L${x - 5} ${y - 1}L${x} ${y - 10}L${x + 5} ${y - 1}L${x + 11} ${y - 7}L${x + 8} ${y + 8}H${x - 8}Z`;
    return `<path class="winner" d="${crown}" fill="${colors.mill}"/>`;
  }
  if (winner !== null || reason === 'aborted' || reason === 'abandoned') return '';
  return texts('draw', { fill: colors.ink }, [{ name: '½', ...at }]);
}
