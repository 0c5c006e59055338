/** The comparison of accounts' feeds finds what it is there for. */
import { expect, it } from 'vitest';
import type { AccountEvent, GameEvent } from '../../src/client/index.ts';
import { faultsOfFeed, type PlayedGame } from './feeds.ts';

const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`;

const LOG = [
  ['game.created', {}],
  ['player.joined', { color: 'black', kind: 'account' }],
  ['game.started', {}],
  ['move.played', { ply: 1, color: 'white', move: 'd6' }],
  ['move.played', { ply: 2, color: 'black', move: 'a1' }],
  ['game.finished', { winner: 'black', reason: 'timeout' }],
].map(([type, data], index) => ({ seq: index + 1, type, v: 1, at: at(index), data, hash: '' }) as GameEvent);

const WHITE: PlayedGame = { id: 'game_a', color: 'white', wasInvited: false, log: LOG };
const BLACK: PlayedGame = { ...WHITE, color: 'black', wasInvited: true };

function feed(...types: readonly (readonly [string, object?])[]): readonly AccountEvent[] {
  return types.map(
    ([type, data], index) => ({ seq: index + 1, type, at: at(0), data: { gameId: 'game_a', ...data } }) as AccountEvent,
  );
}

const OF_WHITE = feed(['game.started'], ['game.turn', { ply: 0 }], ['game.turn', { ply: 2 }], ['game.finished']);
const OF_BLACK = feed(['game.invited'], ['game.started'], ['game.turn', { ply: 1 }], ['game.finished']);

it('has nothing against feeds that tell what happened', () => {
  expect(faultsOfFeed(OF_WHITE, [{ reader: 'r', seen: OF_WHITE }], [WHITE])).toEqual([]);
  expect(faultsOfFeed(OF_BLACK, [{ reader: 'r', seen: OF_BLACK }], [BLACK])).toEqual([]);
});

it('expects no turn where the move itself ended the game', () => {
  const won = LOG.with(5, { ...LOG[5], at: at(4) } as GameEvent);
  expect(faultsOfFeed(OF_WHITE.toSpliced(2, 1), [], [{ ...WHITE, log: won }])).toEqual([
    'entry 3 of the feed has seq 4',
  ]);
});

it.each<[string, readonly AccountEvent[], readonly AccountEvent[], RegExp]>([
  ['a turn that was not told', feed(['game.started'], ['game.turn', { ply: 0 }], ['game.finished']), [], /instead of/],
  [
    'a turn told twice',
    feed(...OF_WHITE.map(({ type, data }) => [type, data] as const), ['game.turn', { ply: 2 }]),
    [],
    /instead of/,
  ],
  [
    'a game of others',
    [...OF_WHITE, { ...feed(['game.started', { gameId: 'game_b' }])[0], seq: 5 } as AccountEvent],
    [],
    /no game that was played/,
  ],
  ['a reader who missed the end', OF_WHITE, OF_WHITE.slice(0, 3), /^r saw 3 of 4$/],
  [
    'a reader who saw something twice',
    OF_WHITE,
    [...OF_WHITE.slice(0, 2), ...OF_WHITE.slice(1)],
    /^r saw 2 where 3 was due$/,
  ],
])('finds %s', (_, told, seen, fault) => {
  const readings = seen.length === 0 ? [] : [{ reader: 'r', seen }];
  expect(faultsOfFeed(told, readings, [WHITE])).toEqual([expect.stringMatching(fault)]);
});
