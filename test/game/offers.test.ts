/** What the sides offer each other: draws, and to take a ply back. */
import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/game/commands.ts';
import { decide } from '../../src/game/decide.ts';
import { LAST_TAKEBACK_VERSION } from '../../src/game/decide-offer.ts';
import type { GameEvent, LaterEvent, OfferEvent } from '../../src/game/events.ts';
import type { Offer } from '../../src/game/state.ts';
import type { Color } from '../../src/rules/color.ts';
import { created, finished, given, move, played, seatsOf, started, stateAfter } from '../support/decider.ts';
import { failureOf, unwrap } from '../support/given.ts';

const game = created({ takebacks: true });
const POINTS = ['a7', 'd1', 'd7', 'f4', 'b6', 'c3', 'f6', 'e5', 'd2', 'a1', 'g1', 'c4'];
/** The first plies of a game without a mill. */
const plied = (plies: number): GameEvent[] => [game, started, ...played(game, POINTS.slice(0, plies))];

const offer = (what: Offer, color: Color): Command => ({ type: 'offer', what, color });
const accept = (what: Offer, color: Color): Command => ({ type: 'accept', what, color });
const drop = (what: Offer, color: Color): Command => ({ type: 'drop-offer', what, color });
const event = (type: OfferEvent['type'], color: Color): LaterEvent => ({ type, data: { color } });
const agreed = finished(null, 'agreement');

describe.each(['draw', 'takeback'] as const)('an offer of a %s', (what) => {
  const offered = event(`${what}.offered`, 'white');
  const standing = [...plied(2), offered];

  test('stands until it is withdrawn or declined', () => {
    given(...plied(2))
      .when(offer(what, 'white'))
      .follows(offered);
    given(...standing)
      .when(drop(what, 'white'))
      .follows(event(`${what}.withdrawn`, 'white'));
    given(...standing)
      .when(drop(what, 'black'))
      .follows(event(`${what}.declined`, 'black'));
    const declined = [...standing, event(`${what}.declined`, 'black')];
    given(...declined)
      .when(accept(what, 'black'))
      .isRefused('nothing-to-accept');
  });

  test('may be repeated, which does nothing', () => {
    given(...standing)
      .when(offer(what, 'white'))
      .follows();
  });

  test('may be dropped where there is none, which does nothing', () => {
    given(...plied(2))
      .when(drop(what, 'white'))
      .follows();
  });

  test('is not to be accepted by who made it, nor where there is none', () => {
    given(...standing)
      .when(accept(what, 'white'))
      .isRefused('nothing-to-accept');
    given(...plied(2))
      .when(accept(what, 'white'))
      .isRefused('nothing-to-accept');
  });

  test('is made anew once in 10 plies', () => {
    const withdrawn = [offered, event(`${what}.withdrawn`, 'white')];
    given(...plied(2), ...withdrawn)
      .when(offer(what, 'white'))
      .isRefused('offer-too-soon');
    given(...plied(2), ...withdrawn)
      .when(offer(what, 'black'))
      .follows(event(`${what}.offered`, 'black'));
    const rest = played(game, POINTS);
    given(...plied(2), ...withdrawn, ...rest.slice(2, 11))
      .when(offer(what, 'white'))
      .isRefused('offer-too-soon');
    given(...plied(2), ...withdrawn, ...rest.slice(2, 12))
      .when(offer(what, 'white'))
      .follows(offered);
  });

  test.each([offer(what, 'white'), accept(what, 'white'), drop(what, 'white')])(
    '%o in a game that is not on',
    (command) => {
      given(created({ takebacks: true, seats: seatsOf('token', 'open') }))
        .when(command)
        .isRefused('game-not-started');
      given(game, started, finished('white', 'resignation')).when(command).isRefused('game-over');
    },
  );

  test('is gone after the end', () => {
    expect(stateAfter(...standing, finished('white', 'resignation'))).toMatchObject({
      drawOffer: null,
      takebackOffer: null,
    });
  });
});

describe('a draw', () => {
  const standing = [...plied(2), event('draw.offered', 'white')];

  test('is agreed on by accepting, or by offering it too', () => {
    given(...standing)
      .when(accept('draw', 'black'))
      .follows(agreed);
    given(...standing)
      .when(offer('draw', 'black'))
      .follows(agreed);
  });

  test('may be agreed to again by who agreed, and offered again by who offered it', () => {
    given(...standing, agreed)
      .when(accept('draw', 'black'))
      .follows();
    given(...standing, agreed)
      .when(offer('draw', 'black'))
      .follows();
    given(...standing, agreed)
      .when(offer('draw', 'white'))
      .follows();
    given(...standing, agreed)
      .when(accept('draw', 'white'))
      .isRefused('game-over');
    given(...standing, agreed)
      .when(drop('draw', 'black'))
      .isRefused('game-over');
  });

  test('lapses as an offer when the other side moves, and not before', () => {
    const moves = played(game, POINTS);
    expect(stateAfter(...standing, ...moves.slice(2, 3)).drawOffer).toBe('white');
    expect(stateAfter(...standing, ...moves.slice(2, 4)).drawOffer).toBeNull();
  });

  test('is offered along with a move', () => {
    given(...plied(2))
      .when(move('white', 'd7', { offersDraw: true }))
      .follows(...played(game, POINTS).slice(2, 3), event('draw.offered', 'white'));
  });

  test('is not offered along where it cannot be, and the move counts all the same', () => {
    const withdrawn = [...standing, event('draw.withdrawn', 'white')];
    const third = played(game, POINTS).slice(2, 3);
    for (const events of [withdrawn, standing]) {
      given(...events)
        .when(move('white', 'd7', { offersDraw: true }))
        .follows(...third);
    }
  });

  test('is not offered along with the last move', () => {
    const last = created({ position: 'WW..........W........BBB w 0,0' });
    given(last, started)
      .when(move('white', 'e4-g7xa1', { offersDraw: true }))
      .follows(...played(last, ['e4-g7xa1']), finished('white', 'fewer-than-three'));
  });
});

describe('a takeback', () => {
  test('needs a game that allows it', () => {
    const fixed = created();
    const events = [fixed, started, ...played(fixed, ['a7'])];
    for (const command of [offer('takeback', 'white'), accept('takeback', 'black'), drop('takeback', 'white')]) {
      given(...events)
        .when(command)
        .isRefused('takebacks-off');
    }
  });

  test('is to be had no more in a game that has gone on for very long', () => {
    const asked = [...plied(2), event('takeback.offered', 'white')];
    const state = { ...stateAfter(...asked), version: LAST_TAKEBACK_VERSION };
    for (const command of [accept('takeback', 'black'), offer('takeback', 'black'), offer('takeback', 'white')]) {
      expect(failureOf(decide(state, command, state.updatedAt)).code).toBe('takebacks-off');
    }
    expect(unwrap(decide(state, drop('takeback', 'white'), state.updatedAt))).toHaveLength(1);
  });

  test('needs a ply of one’s own', () => {
    given(...plied(1))
      .when(offer('takeback', 'black'))
      .isRefused('nothing-to-take-back');
    given(...plied(0))
      .when(offer('takeback', 'white'))
      .isRefused('nothing-to-take-back');
  });

  test('leads back to before the last own ply of who asked', () => {
    const [first, second] = played(game, POINTS);
    if (first?.type !== 'move.played' || second?.type !== 'move.played') throw new Error('two moves');
    const takenBack = (
      color: Color,
      plies: number,
      toPly: number,
      toVersion: number,
      position: string,
    ): LaterEvent => ({
      type: 'moves.taken-back',
      data: { color, plies, toPly, toVersion, position, clock: null },
    });
    const start = '........................ w 9,9 0 - -';
    given(...plied(2), event('takeback.offered', 'white'))
      .when(accept('takeback', 'black'))
      .follows(takenBack('white', 2, 0, 2, start));
    given(...plied(2), event('takeback.offered', 'black'))
      .when(offer('takeback', 'white'))
      .follows(takenBack('black', 1, 1, 3, first.data.position));
  });

  test('may follow another one, and counts what stands', () => {
    const [, , third, fourth] = played(game, POINTS);
    const [, again] = played(game, ['a7', 'g7']);
    if (third === undefined || fourth === undefined || again === undefined) throw new Error('moves');
    const position = 'W....................... b 8,9 0 - -';
    const once: LaterEvent = {
      type: 'moves.taken-back',
      data: { color: 'black', plies: 1, toPly: 1, toVersion: 3, position, clock: null },
    };
    const log = [...plied(2), event('takeback.offered', 'black'), once, again, event('takeback.offered', 'black')];
    given(...log)
      .when(accept('takeback', 'white'))
      .follows({ ...once, data: { ...once.data, toVersion: 6 } } as LaterEvent);
  });
});
