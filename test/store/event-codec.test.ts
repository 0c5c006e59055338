/** Stored events: read as what they were written as, and understood as what they mean today. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { emptyLog, recordEvents } from '../../src/game/event-record.ts';
import {
  EVENT_TYPES,
  type EventType,
  type GameEvent,
  OFFER_EVENT_TYPES,
  SHAPE_VERSIONS,
} from '../../src/game/events.ts';
import { ACCOUNT_IDS, newGameId } from '../../src/game/id.ts';
import { PLAIN_TERMS } from '../../src/game/terms.ts';
import {
  formatRecords,
  parseStoredEvent,
  SHAPES,
  type Shapes,
  type StoredEvent,
  shape,
  UnreadableEvent,
} from '../../src/store/event-codec.ts';
import { created, finished, GAME_ID, joined, played, START, started } from '../support/decider.ts';
import { rulesOf } from '../support/given.ts';

const game = created({ rules: rulesOf('hungarian-house', { pieces: 7 }), visibility: 'public' });
const clock = { whiteMs: 600_000, blackMs: 599_000 };
const everyEvent: readonly GameEvent[] = [
  game,
  joined('black'),
  { type: 'invite.declined', data: { color: 'black', reason: 'later' } },
  started,
  ...played(game, ['a7']),
  ...OFFER_EVENT_TYPES.map((type) => ({ type, data: { color: 'white' } }) as const),
  {
    type: 'moves.taken-back',
    data: { color: 'white', plies: 2, toPly: 4, toVersion: 7, position: 'W....................... b 8,9 0 - -', clock },
  },
  finished(null, 'aborted'),
];
const accountId = ACCOUNT_IDS.create(START, new Uint8Array(10));
/** Events whose data say more than they must. */
const fullEvents: readonly GameEvent[] = [
  created({
    seats: { white: { kind: 'account', accountId }, black: { kind: 'invited', accountId: null } },
    clock: { initialSeconds: 600, incrementSeconds: 5 },
    takebacks: true,
    rematchOf: newGameId(START, new Uint8Array(10)),
    expiresInSeconds: 600,
    firstPlySeconds: 60,
  }),
  created({ seats: { white: { kind: 'token' }, black: { kind: 'invited', accountId } }, clock: { daysPerMove: 3 } }),
  { type: 'player.joined', data: { color: 'black', kind: 'account', accountId } },
  ...played(game, ['a7']).map((event) =>
    event.type === 'move.played' ? { ...event, data: { ...event.data, clock } } : event,
  ),
];
const versionOf = (type: EventType): number => SHAPE_VERSIONS[type] ?? 1;

/** The event as a jsonb column gives it back: with its fields in an order of the column's own. */
function stored(event: GameEvent): StoredEvent {
  const { type, data } = event;
  const turned = Object.fromEntries(Object.entries(data).toReversed());
  return { seq: 1, type, v: versionOf(type), at: START, data: turned, hash: 'h' };
}

test('every type has its shapes, as many as there are versions', () => {
  expect(everyEvent.map(({ type }) => type)).toEqual(EVENT_TYPES);
  for (const type of EVENT_TYPES) expect(SHAPES[type]).toHaveLength(versionOf(type));
});

test.each([...everyEvent, ...fullEvents].map((event) => [event.type, event] as const))('%s comes back', (_, event) => {
  const { record, event: read } = parseStoredEvent(stored(event));
  expect(read).toEqual(event);
  expect(record).toEqual({
    seq: 1,
    type: event.type,
    v: versionOf(event.type),
    at: '2026-12-01T10:00:00.000Z',
    data: event.data,
    hash: 'h',
  });
  expect(JSON.stringify(record.data)).toBe(JSON.stringify(event.data));
});

describe('what cannot be read is said clearly', () => {
  const move = stored(played(game, ['a7'])[0] ?? started);
  test.each([
    ['a type that nobody knows', { ...move, type: 'move.unplayed' }, 'event 1 is of the unknown type move.unplayed'],
    ['a version to come', { ...move, v: 2 }, 'event 1 has the unknown version 2 of move.played'],
    ['version 0', { ...move, v: 0 }, 'event 1 has the unknown version 0 of move.played'],
    ['a field too few', { ...move, data: { ply: 1, color: 'white', move: 'a7' } }, 'event 1 is no move.played'],
    ['a field too many', { ...stored(started), data: { by: 'white' } }, 'event 1 is no game.started'],
    [
      'a field of another type',
      { ...stored(finished(null, 'aborted')), data: { winner: 'red', reason: 'aborted' } },
      'event 1 is no game.finished',
    ],
    ['data that are no object', { ...move, data: null }, 'event 1 is no move.played'],
  ])('%s', (_, event, message) => {
    expect(() => parseStoredEvent(event)).toThrow(new UnreadableEvent(message));
  });
});

test('a game that was created before there were clocks has none, and is shown as it was stored', () => {
  const { rules, position, visibility, seats, engine } = game.data;
  const data = { rules, position, visibility, seats, engine };
  const read = parseStoredEvent({ seq: 1, type: 'game.created', v: 1, at: START, data, hash: 'h' });
  expect(read.record).toMatchObject({ v: 1, data });
  expect(read.record.data).not.toHaveProperty('clock');
  expect(read.event).toEqual({ type: 'game.created', data: { ...data, ...PLAIN_TERMS } });
});

describe('an old shape', () => {
  // As if moves had once been stored with the points apart, and without the position's ply.
  const old = z.strictObject({ number: z.int(), by: z.enum(['w', 'b']), to: z.string(), position: z.string() });
  const shapes: Shapes = {
    ...SHAPES,
    'move.played': [
      shape(old, ({ number, by, to, position }) => ({
        type: 'move.played',
        data: { ply: number, color: by === 'w' ? 'white' : 'black', move: to, position },
      })),
      ...SHAPES['move.played'],
    ],
  };
  const data = { number: 1, by: 'w', to: 'a7', position: 'W....................... b 8,9 0 - -' };
  const event = { seq: 3, type: 'move.played', v: 1, at: START, data, hash: 'h' };

  test('is shown as it was stored, and means what it would be stored as today', () => {
    const read = parseStoredEvent(event, shapes);
    expect(read.record).toMatchObject({ v: 1, data });
    const [today] = played(created(), ['a7']);
    expect(read.event).toEqual(today);
  });

  test('is no new one, nor a new one an old one', () => {
    const [today] = played(created(), ['a7']);
    expect(() => parseStoredEvent({ ...event, v: 2 }, shapes)).toThrow(UnreadableEvent);
    expect(() => parseStoredEvent({ ...event, data: today?.data }, shapes)).toThrow(UnreadableEvent);
    expect(parseStoredEvent({ ...event, v: 2, data: today?.data }, shapes).event).toEqual(today);
  });
});

test('records are handed over with their hashes as bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const [logged] = recordEvents(emptyLog(GAME_ID), [started], START);
      if (logged === undefined) throw new Error('one event, one record');
      const { record } = logged;
      const hash = Buffer.from(bytes).toString('base64url');
      expect(JSON.parse(formatRecords([{ ...record, hash }]))).toEqual([
        { ...record, hash: `\\x${Buffer.from(bytes).toString('hex')}` },
      ]);
    }),
  );
});
