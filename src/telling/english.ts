/** English; the presets bring their own names and summaries in it. */

import { presetOf } from '../rules/presets.ts';
import { type Language, numeralsFrom, pluralOf } from './language.ts';
import type { QuietLimit } from './statements.ts';

const plural = pluralOf('en');
const numeral = numeralsFrom(1, 'one two three four five six seven eight nine ten eleven twelve');
const ordinal = numeralsFrom(2, 'second third fourth fifth');

const piecesOf = (n: number) => `${numeral(n)} ${plural(n, 'piece', 'pieces')}`;
const movesOf = ({ moves, isEach }: QuietLimit) =>
  `${moves} ${plural(moves, 'move', 'moves')} ${isEach ? 'by each player' : 'in all'}`;

const BOARDS = { nine: 'three squares', twelve: 'three squares with diagonals', six: 'two squares' };

export const english: Language = {
  preset: presetOf,
  customName: (pieces) => `Morris with ${piecesOf(pieces)}, custom rules`,
  opening: (board, pieces) => `Each side has ${piecesOf(pieces)}, on ${BOARDS[board]}`,
  sentences: {
    board: ({ board }) =>
      ({
        nine: 'The board is three squares, one inside another, with the middles of their sides joined by lines. Its 24 points are the corners of the squares and the middles of their sides.',
        twelve:
          'The board is three squares, one inside another, with their corners and the middles of their sides joined by lines. Its 24 points are the corners of the squares and the middles of their sides.',
        six: 'The board is two squares, one inside the other, with the middles of their sides joined by lines. Its 16 points are the corners of the squares and the middles of their sides.',
      })[board],
    mill: ({ board }) =>
      `Three pieces of one colour on the three points of a straight line are a mill. ${
        {
          nine: 'There are 16 such lines. Three pieces round a corner are not a mill.',
          twelve: 'There are 20 such lines, the four diagonals among them. Three pieces round a corner are not a mill.',
          six: 'There are 8 such lines, the sides of the squares: the short links between the squares hold only two points each. Three pieces round a corner are not a mill.',
        }[board]
      }`,
    pieces: ({ pieces }) =>
      `White and Black have ${piecesOf(pieces)} each. White begins, then the players take turns; nobody may choose to miss a turn.`,
    goal: ({ byBlocking }) =>
      `The aim is to leave the opponent with fewer than three pieces${byBlocking ? ', or unable to move' : ''}.`,
    placing: ({ mayMove }) =>
      `The board is empty at first. ${
        mayMove
          ? 'As long as you have pieces in hand, you use your turn either to place one of them on any free point, or to slide a piece of yours that is on the board along a line to a free adjacent point.'
          : 'The players take turns to place one piece from hand on any free point. As long as you have pieces in hand, you may not move those on the board.'
      }`,
    moving: () =>
      'Once you have placed all your pieces, you use each turn to slide one of them along a line to a free adjacent point.',
    flying: ({ at }) =>
      `When your hand is empty and you have ${at === 3 ? 'only' : 'at most'} ${piecesOf(at)} on the board, you may fly: move a piece to any free point.`,
    noFlying: () => 'Nobody may fly: even a player with only three pieces left just slides them along the lines.',
    capture: () =>
      'If the piece that you place or move completes a mill, you must at once capture: take one of your opponent’s pieces off the board. It never comes back. A mill counts only at the moment when it is closed, and if there is no piece that may be taken, the capture lapses.',
    protection: ({ rule }) =>
      ({
        'unless-all-in-mills':
          'A piece in a mill may be taken only if all of the opponent’s pieces on the board stand in mills.',
        never: 'Any piece may be taken, even one in a mill.',
        always:
          'A piece in a mill may never be taken; if all of the opponent’s pieces on the board stand in mills, you take none.',
      })[rule],
    doubleMill: ({ captures, most, isJudgedAnew }) =>
      `If you close two${most > 2 ? ' or three' : ''} mills at once, you ${
        captures === 1
          ? 'still take only one piece'
          : `take two pieces, one after the other${isJudgedAnew ? '; whether the second may be taken is judged once the first is gone' : ''}`
      }.`,
    repeatedMill: ({ rule, countsSingly }) =>
      ({
        allowed:
          'You may open a mill by moving a piece out of it and close it again by moving the piece back: you capture every time.',
        'once-per-line': `Each line lets each player capture only once in a game: if you close a mill on a line on which you have closed one before, even with other pieces or without taking any, you take nothing for it.${
          countsSingly ? ' Of mills closed at once, only the new ones count.' : ''
        }`,
        'not-on-return':
          'If you moved a piece in your last turn and now move the same piece straight back, you take nothing, even if that closes a mill. Every other closing captures, that of the same mill included.',
      })[rule],
    defeat: () => 'A player with fewer than three pieces left, on the board and in hand together, has lost.',
    blocked: ({ rule }) =>
      ({
        loses: 'A player who is blocked, that is, whose turn it is but who has no legal move, has lost too.',
        draws: 'If the player to move is blocked, that is, has no legal move, the game is a draw.',
        passes:
          'If the player to move is blocked, that is, has no legal move, the turn is missed; if neither player has a move, the game is a draw.',
      })[rule],
    fullBoard: ({ isDraw }) =>
      `If every point is taken and both hands are empty, ${isDraw ? 'the game is a draw' : 'the player to move has lost'}.`,
    repetition: ({ times }) =>
      `If the same position, with the same player to move, occurs for the ${ordinal(times)} time, the game is a draw.`,
    noRepetition: () => 'The repetition of a position does not end the game.',
    quiet: ({ limit }) => `The game is a draw after a run of ${movesOf(limit)} in which no piece is placed or taken.`,
    noQuietLimit: () => 'The number of moves without a capture is not limited.',
    endgame: ({ limit }) =>
      `While a player has exactly three pieces and both hands are empty, a run of ${movesOf(limit)} without a capture is enough for a draw.`,
  },
  clauses: {
    movingWhilePlacing: () => 'pieces may move while others are still in hand',
    flying: ({ at }) => `a player with ${piecesOf(at)} may already fly`,
    noFlying: () => 'nobody may fly',
    protection: ({ rule }) =>
      ({ never: 'mills do not protect their pieces', always: 'pieces in mills are never taken' })[rule],
    twoCaptures: () => 'two mills at once take two pieces',
    repeatedMill: ({ rule }) =>
      ({
        'once-per-line': 'each line captures only once in a game',
        'not-on-return': 'moving a piece straight back captures nothing',
      })[rule],
    blocked: ({ rule }) =>
      ({ draws: 'a player without a move makes it a draw', passes: 'a player without a move misses the turn' })[rule],
    fullBoardLost: () => 'on a full board the player to move loses',
    repetition: ({ times }) => `a draw when a position occurs for the ${ordinal(times)} time`,
    noRepetition: () => 'no draw by repetition',
    quiet: ({ limit }) => `a draw after ${movesOf(limit)} without a capture`,
    noQuietLimit: () => 'no limit to moves without a capture',
    endgame: ({ limit }) => `with three pieces left, a draw after ${movesOf(limit)} without a capture`,
  },
};
