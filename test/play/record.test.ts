/** What happened, folded from events. */
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/client/index.ts';
import { type GameRecord, NO_RECORD, positionAt, record } from '../../src/play/record.ts';

/** As events come, but for what the record does not look at. */
const event = (seq: number, type: string, data: object = {}) =>
  ({ seq, type, v: 1, at: '2026-11-30T12:00:00.000Z', hash: '', data }) as unknown as GameEvent;

const played = (seq: number, ply: number, move: string) =>
  event(seq, 'move.played', { ply, color: ply % 2 === 1 ? 'white' : 'black', move, position: `after ${move}` });

const fold = (...events: readonly GameEvent[]): GameRecord => events.reduce(record, NO_RECORD);

const OPENING = [
  event(1, 'game.created', { position: 'start' }),
  event(2, 'game.started'),
  played(3, 1, 'd6'),
  played(4, 2, 'f4'),
];

test('a game has its start and every ply', () => {
  const folded = fold(...OPENING);
  expect(folded.plies.map(({ ply, color, move }) => [ply, color, move])).toEqual([
    [1, 'white', 'd6'],
    [2, 'black', 'f4'],
  ]);
  expect([0, 1, 2, 3].map((ply) => positionAt(folded, ply))).toEqual(['start', 'after d6', 'after f4', null]);
});

test('what is taken back no longer stands', () => {
  const folded = fold(...OPENING, event(5, 'moves.taken-back', { toPly: 1 }), played(6, 2, 'a1'));
  expect(folded.plies.map(({ move }) => move)).toEqual(['d6', 'a1']);
  expect(folded.seq).toBe(6);
});

test('events of other types count, and change nothing else', () => {
  const before = fold(...OPENING);
  expect(record(before, event(5, 'something.new'))).toEqual({ ...before, seq: 5 });
});
