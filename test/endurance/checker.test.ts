/** The checker finds what it is there for: one that found nothing would let every run pass. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/client/index.ts';
import { hashEvent } from '../../src/game/event-record.ts';
import { faultsOf, type Seen } from './checker.ts';

const ID = 'game_01jz9y3v8mf2z8x5c1n7q4t6ab';
const AT = '2026-01-01T00:00:00.000Z';

const LOG = chained([
  ['game.created', {}],
  ['game.started', {}],
  ['move.played', { ply: 1, color: 'white', move: 'd6' }],
  ['move.played', { ply: 2, color: 'black', move: 'a1' }],
  ['game.finished', { winner: null, reason: 'agreement' }],
]);
const RECEIPTS = LOG.slice(2, 4).map(({ seq, hash, data }) => ({ seq, hash, ply: seq - 2, move: `${data.move}` }));
const ALL: readonly Seen[] = LOG;

function chained(events: readonly (readonly [string, object])[]): readonly GameEvent[] {
  let previous = ID;
  return events.map(([type, data], index) => {
    const event = { seq: index + 1, type, v: 1, at: AT, data: { ...data } };
    previous = hashEvent(previous, event);
    return { ...event, hash: previous } as GameEvent;
  });
}

function without<Item>(items: readonly Item[], index: number): readonly Item[] {
  return items.toSpliced(index, 1);
}

it('has nothing against a game that all agree on, nor against who came later', () => {
  const readings = [
    { reader: 'early', seen: ALL },
    { reader: 'late', seen: ALL.slice(3) },
  ];
  expect(faultsOf(ID, LOG, readings, RECEIPTS)).toEqual([]);
});

describe('a reader', () => {
  it.each<[string, readonly Seen[], RegExp]>([
    ['who missed an event', without(ALL, 2), /^r saw event 4 where 3 was due$/],
    ['who saw one twice', [...ALL.slice(0, 3), ...ALL.slice(2)], /^r saw event 3 where 4 was due$/],
    ['who saw two in the wrong order', ALL.toSpliced(1, 2, LOG[2] as Seen, LOG[1] as Seen), /^r saw event 3 where 2/],
    ['who saw no end', ALL.slice(0, 4), /^r saw nothing after event 4 of 5$/],
    ['who saw something else', ALL.with(2, { seq: 3, hash: 'other' }), /^r saw another event 3 than the log has$/],
    ['who saw nothing', [], /^r saw nothing$/],
  ])('%s is found', (_, seen, fault) => {
    const faults = faultsOf(ID, LOG, [{ reader: 'r', seen }], RECEIPTS);
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });
});

describe('a move', () => {
  const ghost = { seq: 9, hash: 'ghost', ply: 3, move: 'g1' };
  it.each<[string, typeof RECEIPTS, string]>([
    ['that nobody was told of', RECEIPTS.slice(1), 'nobody was told that d6 is event 3'],
    ['that was told of and is not there', [...RECEIPTS, ghost], 'g1, confirmed as event 9, is not in the log'],
    ['told of twice', [...RECEIPTS, ...RECEIPTS.slice(0, 1)], 'the move of event 3 was confirmed twice'],
    ['that became another', [...RECEIPTS.slice(1), { ...ghost, seq: 3 }], 'event 3 is not the move confirmed'],
  ])('%s is found', (_, receipts, fault) => {
    expect(faultsOf(ID, LOG, [], receipts)).toEqual([fault]);
  });
});

describe('a log', () => {
  it('that was rewritten is found', () => {
    const rewritten = LOG.with(2, { ...LOG[2], data: { ply: 1, color: 'white', move: 'g4' } } as GameEvent);
    expect(faultsOf(ID, rewritten, [], [])).toContain('event 3 is not what its hash says');
  });

  it('with a gap, or without an end, is found', () => {
    expect(faultsOf(ID, without(LOG, 1), [], RECEIPTS)).toContain('event 2 of the log has seq 3');
    expect(faultsOf(ID, LOG.slice(0, 4), [], RECEIPTS)).toEqual(['the game is not finished']);
  });
});
