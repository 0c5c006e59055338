/** The decisions: the table of states in the contract, the order of refusals, and what a move brings. */
import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/game/commands.ts';
import { decideCreation, PLY_LIMIT } from '../../src/game/decide.ts';
import type { GameErrorCode } from '../../src/game/errors.ts';
import type { GameEvent, LaterEvent } from '../../src/game/events.ts';
import { TOKEN } from '../../src/game/seats.ts';
import { COLORS } from '../../src/rules/color.ts';
import { created, creation, finished, given, joined, move, played, seatsOf, started } from '../support/decider.ts';
import { failureOf, rulesOf, unwrap } from '../support/given.ts';

const openGame = created({ seats: seatsOf('token', 'open') });
const game = created();

describe('creation', () => {
  const command = { rules: rulesOf('russian'), position: null, visibility: 'public' } as const;

  test('with both seats taken the game starts', () => {
    const events = unwrap(decideCreation(creation({ ...command, seats: seatsOf('token', 'token') })));
    expect(events).toEqual([created({ ...command, seats: seatsOf('token', 'token') }), started]);
  });

  test.each([seatsOf('open', 'token'), seatsOf('token', 'open'), seatsOf('open', 'open')] as const)(
    'with seats %o it waits for players',
    (seats) => {
      expect(unwrap(decideCreation(creation({ ...command, seats })))).toEqual([created({ ...command, seats })]);
    },
  );

  test('begins where a position says, in the words in which positions are written', () => {
    const seats = seatsOf('token', 'token');
    const [first] = unwrap(decideCreation(creation({ ...command, position: '........................ b 9,9', seats })));
    expect(first.data.position).toBe('........................ b 9,9 0 - -');
  });

  test.each([
    ['that cannot be read', 'nonsense'],
    ['that is decided', 'WWW......BB............. w 0,0 0 - -'],
  ])('a position %s is refused', (_, position) => {
    const seats = seatsOf('token', 'token');
    expect(failureOf(decideCreation(creation({ ...command, position, seats }))).code).toBe('position-invalid');
  });

  test('under `passes` a blocked side to move has passed already', () => {
    const rules = rulesOf('standard', { blockedPlayer: 'passes', flyingAt: null });
    const seats = seatsOf('token', 'token');
    const position = 'BBB.W....W....W......... b 0,0 0 - -';
    const [first] = unwrap(decideCreation(creation({ rules, position, visibility: 'public', seats })));
    expect(first.data.position).toBe('BBB.W....W....W......... w 0,0 0 - -');
  });
});

type Outcome = readonly LaterEvent[] | GameErrorCode;

/** The contract's table: what follows from a command in each status. */
const byStatus: readonly (readonly [
  string,
  Command,
  { readonly open: Outcome; readonly active: Outcome; readonly finished: Outcome },
])[] = [
  [
    'join',
    { type: 'join', color: null, player: TOKEN },
    { open: [joined('black'), started], active: 'seat-taken', finished: 'game-over' },
  ],
  [
    'join as black',
    { type: 'join', color: 'black', player: TOKEN },
    { open: [joined('black'), started], active: 'seat-taken', finished: 'game-over' },
  ],
  [
    'join as white',
    { type: 'join', color: 'white', player: TOKEN },
    { open: 'seat-taken', active: 'seat-taken', finished: 'game-over' },
  ],
  ['move', move('white', 'a7'), { open: 'game-not-started', active: played(game, ['a7']), finished: 'game-over' }],
  [
    'resign',
    { type: 'resign', color: 'white' },
    { open: 'game-not-started', active: [finished('black', 'resignation')], finished: 'game-over' },
  ],
  [
    'abort',
    { type: 'abort' },
    { open: [finished(null, 'aborted')], active: [finished(null, 'aborted')], finished: 'game-over' },
  ],
];

const logs: Readonly<Record<'open' | 'active' | 'finished', readonly GameEvent[]>> = {
  open: [openGame],
  active: [game, started],
  finished: [game, started, finished(null, 'agreement')],
};

describe.each(['open', 'active', 'finished'] as const)('in a game that is %s', (status) => {
  test.each(byStatus)('%s', (_, command, outcomes) => {
    const outcome = outcomes[status];
    const asked = given(...logs[status]).when(command);
    if (typeof outcome === 'string') asked.isRefused(outcome);
    else asked.follows(...outcome);
  });
});

describe('joining', () => {
  const emptyGame = created({ seats: seatsOf('open', 'open') });

  test('takes white before black, and the last one starts the game', () => {
    given(emptyGame).when({ type: 'join', color: null, player: TOKEN }).follows(joined('white'));
    given(emptyGame, joined('white'))
      .when({ type: 'join', color: null, player: TOKEN })
      .follows(joined('black'), started);
  });

  test('takes the seat that was asked for', () => {
    given(emptyGame).when({ type: 'join', color: 'black', player: TOKEN }).follows(joined('black'));
    given(emptyGame, joined('black')).when({ type: 'join', color: 'black', player: TOKEN }).isRefused('seat-taken');
    given(emptyGame, joined('black'))
      .when({ type: 'join', color: 'white', player: TOKEN })
      .follows(joined('white'), started);
  });
});

describe('resigning', () => {
  test.each(COLORS)('%s may do so again', (color) => {
    const winner = color === 'white' ? 'black' : 'white';
    given(game, started, finished(winner, 'resignation')).when({ type: 'resign', color }).follows();
  });

  test('does not undo the other side’s resignation', () => {
    given(game, started, finished('white', 'resignation'))
      .when({ type: 'resign', color: 'white' })
      .isRefused('game-over');
  });

  test('is not to be had by losing otherwise', () => {
    given(game, started, finished('white', 'no-moves')).when({ type: 'resign', color: 'black' }).isRefused('game-over');
  });
});

describe('aborting', () => {
  test('is done once and for all', () => {
    given(game, started, finished(null, 'aborted')).when({ type: 'abort' }).follows();
  });

  test('is possible until each side has made a ply', () => {
    given(game, started, ...played(game, ['a7']))
      .when({ type: 'abort' })
      .follows(finished(null, 'aborted'));
    given(game, started, ...played(game, ['a7', 'd7']))
      .when({ type: 'abort' })
      .isRefused('too-late-to-abort');
  });

  test('counts plies of each side, whoever moves first', () => {
    const fromBlack = created({ position: '........................ b 9,9 0 - -' });
    given(fromBlack, started, ...played(fromBlack, ['a7']))
      .when({ type: 'abort' })
      .follows(finished(null, 'aborted'));
  });

  test('stays possible while the other side passes', () => {
    const passing = passingGame();
    const moves = ['b6-d6', 'd6-b6', 'd7-d6'];
    given(passing, started, ...played(passing, moves.slice(0, 2)))
      .when({ type: 'abort' })
      .follows(finished(null, 'aborted'));
    given(passing, started, ...played(passing, moves))
      .when({ type: 'abort' })
      .isRefused('too-late-to-abort');
  });
});

/** Black's three pieces in the top row; White blocks them by b6-d6. */
function passingGame() {
  const rules = rulesOf('standard', { blockedPlayer: 'passes', flyingAt: null });
  return created({ rules, position: 'BBBW.....W....W......... w 0,0 0 - -' });
}

describe('a move', () => {
  test('is refused for the first reason that applies', () => {
    const log = [game, started, ...played(game, ['a7'])];
    const wrong = move('white', 'a7', { ply: 0, ifVersion: [9] });
    given(openGame).when(wrong).isRefused('game-not-started');
    given(...log, finished('white', 'resignation'))
      .when(wrong)
      .isRefused('game-over');
    given(...log)
      .when(wrong)
      .isRefused('version-mismatch');
    given(...log)
      .when({ ...wrong, ifVersion: [3] })
      .isRefused('stale-ply');
    given(...log)
      .when({ ...wrong, ifVersion: [3], ply: 1 })
      .isRefused('not-your-turn');
    given(...log)
      .when({ ...wrong, ifVersion: [3], ply: 1, color: 'black' })
      .isRefused('illegal-move');
    given(...log)
      .when({ ...wrong, ifVersion: [3], ply: 1, color: 'black', move: 'd7' })
      .follows(...played(game, ['a7', 'd7']).slice(1));
  });

  test.each([
    ['any version', 'any'],
    ['this version', [2]],
    ['this version among others', [7, 2]],
    ['no version at all', null],
  ] as const)('goes with %s', (_, ifVersion) => {
    given(game, started)
      .when(move('white', 'a7', { ifVersion }))
      .follows(...played(game, ['a7']));
  });

  test.each([-1, 1, 2000])('with the ply %i of another position is stale', (ply) => {
    given(game, started)
      .when(move('white', 'a7', { ply }))
      .isRefused('stale-ply');
  });

  test('tells why it is illegal', () => {
    const log = [game, started, ...played(game, ['a7'])];
    given(...log)
      .when(move('black', 'a7'))
      .isRefused('illegal-move');
    given(...log)
      .when(move('black', 'a8'))
      .isRefused('illegal-move');
  });

  test('is recorded in the form in which moves are written', () => {
    const mill = created({ position: 'WW.BB................... w 7,7 0 - -' });
    given(mill, started)
      .when(move('white', ' G7:D6 '))
      .follows(...played(mill, ['g7xd6']));
  });

  test('that ends the game by the rules is followed by the end', () => {
    const flying = created({ position: 'WW.W..BBB............... w 0,0 0 - -' });
    given(flying, started)
      .when(move('white', 'b6-g7xc5'))
      .follows(...played(flying, ['b6-g7xc5']), finished('white', 'fewer-than-three'));
  });

  test('after which the other side must pass leaves the turn with the mover', () => {
    const passing = passingGame();
    const log = [passing, started, ...played(passing, ['b6-d6'])];
    given(...log)
      .when(move('black', 'a7-a4'))
      .isRefused('not-your-turn');
    given(...log)
      .when(move('white', 'a4-b4', { ply: 1 }))
      .follows(...played(passing, ['b6-d6', 'a4-b4']).slice(1));
  });
});

describe('the limit of plies', () => {
  const rules = rulesOf('standard', { repetitionDraw: null, quietMovesDraw: null, flyingAt: null });
  const endless = created({ rules, position: 'W..W.....W....W.B..B...B w 0,0 0 - -' });
  const cycle = ['a7-d7', 'd3-e3', 'd7-a7', 'e3-d3'];
  const moves = Array.from({ length: PLY_LIMIT }, (_, index) => cycle[index % cycle.length] ?? '');
  const events = played(endless, moves);

  test(`draws the game with ply ${PLY_LIMIT}`, () => {
    given(endless, started, ...events.slice(0, -2))
      .when(move('white', moves.at(-2) ?? ''))
      .follows(...events.slice(-2, -1));
    given(endless, started, ...events.slice(0, -1))
      .when(move('black', moves.at(-1) ?? ''))
      .follows(...events.slice(-1), finished(null, 'ply-limit'));
  });

  test('comes after the ends that the rules know', () => {
    const position = 'BB....WWW.....B......... b 0,0 0 - -';
    const before: LaterEvent = {
      type: 'move.played',
      data: { ply: PLY_LIMIT - 1, color: 'white', move: 'd7-a7', position },
    };
    const last: LaterEvent = {
      type: 'move.played',
      data: { ply: PLY_LIMIT, color: 'black', move: 'g4-g7xc5', position: 'BBB....WW............... w 0,0 0 - -' },
    };
    given(endless, started, ...events.slice(0, -2), before)
      .when(move('black', 'g4-g7xc5'))
      .follows(last, finished('black', 'fewer-than-three'));
  });
});
