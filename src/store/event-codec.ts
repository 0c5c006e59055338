/**
 * Stored events, read. What a type meant when it was stored is fixed by its
 * version: every shape that was ever written stays here, is parsed as what it
 * was, and is upcast to today's event. Stored events themselves are never
 * rewritten, and what is shown of them is what was stored.
 */
import * as z from 'zod';
import type { EpochMs, EventRecord, LoggedEvent } from '../game/event-record.ts';
import {
  DECLINE_REASONS,
  EVENT_TYPES,
  type EventType,
  type GameEvent,
  type OfferEvent,
  RESULT_REASONS,
  VISIBILITIES,
} from '../game/events.ts';
import { ACCOUNT_IDS } from '../game/id.ts';
import { PLAIN_TERMS } from '../game/terms.ts';
import { COLORS } from '../rules/color.ts';
import { storedRules } from './stored-rules.ts';
import { TERMS } from './stored-terms.ts';

/** An event as its row holds it. */
export interface StoredEvent {
  readonly seq: number;
  readonly type: string;
  readonly v: number;
  readonly at: EpochMs;
  readonly data: unknown;
  /** Unpadded base64url of 32 bytes. */
  readonly hash: string;
}

/** A stored event that this code cannot read: written by a newer one, or damaged. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/** Reads the data of one version of a type: as stored, and as the event that it means today. */
export type Shape = (data: unknown) => {
  readonly data: EventRecord['data'];
  readonly event: GameEvent;
};

/** The shape that `schema` describes; `toEvent` upcasts it. */
export function shape<Data extends EventRecord['data']>(
  schema: z.ZodType<Data>,
  toEvent: (data: Data) => GameEvent,
): Shape {
  return (stored) => {
    const data = schema.parse(stored);
    return { data, event: toEvent(data) };
  };
}

/** Every shape of every type: its first version, its second … the last one is today's. */
export type Shapes = Readonly<Record<EventType, readonly Shape[]>>;

const color = z.enum(COLORS);
const accountId = z.string().transform((text, context) => {
  const id = ACCOUNT_IDS.parse(text);
  if (id === null) context.addIssue('not the id of an account');
  return id ?? z.NEVER;
});
const seatOfV1 = z.strictObject({ kind: z.enum(['open', 'token']) });
const seat = z.discriminatedUnion('kind', [
  seatOfV1,
  z.strictObject({ kind: z.literal('account'), accountId }),
  z.strictObject({ kind: z.literal('invited'), accountId: accountId.nullable() }),
]);
const clockReading = z.strictObject({ whiteMs: z.int(), blackMs: z.int() });

const created = {
  rules: storedRules,
  position: z.string(),
  visibility: z.enum(VISIBILITIES),
  seats: z.strictObject({ white: seatOfV1, black: seatOfV1 }),
  engine: z.int(),
};

const offerShapes = (type: OfferEvent['type']): readonly Shape[] => [
  shape(z.strictObject({ color }), (data) => ({ type, data })),
];

export const SHAPES: Shapes = {
  'game.created': [
    shape(z.strictObject(created), (data) => ({ type: 'game.created', data: { ...data, ...PLAIN_TERMS } })),
    shape(z.strictObject({ ...created, seats: z.strictObject({ white: seat, black: seat }), ...TERMS }), (data) => ({
      type: 'game.created',
      data,
    })),
  ],
  'player.joined': [
    shape(
      z.discriminatedUnion('kind', [
        z.strictObject({ color, kind: z.literal('token') }),
        z.strictObject({ color, kind: z.literal('account'), accountId }),
      ]),
      (data) => ({ type: 'player.joined', data }),
    ),
  ],
  'invite.declined': [
    shape(z.strictObject({ color, reason: z.enum(DECLINE_REASONS) }), (data) => ({ type: 'invite.declined', data })),
  ],
  'game.started': [shape(z.strictObject({}), (data) => ({ type: 'game.started', data }))],
  'move.played': [
    shape(
      z.strictObject({
        ply: z.int(),
        color,
        move: z.string(),
        position: z.string(),
        clock: clockReading.optional(),
      }),
      (data) => ({ type: 'move.played', data }),
    ),
  ],
  'draw.offered': offerShapes('draw.offered'),
  'draw.withdrawn': offerShapes('draw.withdrawn'),
  'draw.declined': offerShapes('draw.declined'),
  'takeback.offered': offerShapes('takeback.offered'),
  'takeback.withdrawn': offerShapes('takeback.withdrawn'),
  'takeback.declined': offerShapes('takeback.declined'),
  'moves.taken-back': [
    shape(
      z.strictObject({
        color,
        plies: z.int(),
        toPly: z.int(),
        toVersion: z.int(),
        position: z.string(),
        clock: clockReading.nullable(),
      }),
      (data) => ({ type: 'moves.taken-back', data }),
    ),
  ],
  'game.finished': [
    shape(z.strictObject({ winner: color.nullable(), reason: z.enum(RESULT_REASONS) }), (data) => ({
      type: 'game.finished',
      data,
    })),
  ],
};

const eventType = z.enum(EVENT_TYPES);

/** A row of the log as a record and an event; throws `UnreadableEvent`. */
export function parseStoredEvent(stored: StoredEvent, shapes: Shapes = SHAPES): LoggedEvent {
  const { seq, type, v, hash } = stored;
  const known = eventType.safeParse(type);
  if (!known.success) throw new UnreadableEvent(`event ${seq} is of the unknown type ${type}`);
  const read = shapes[known.data][v - 1];
  if (read === undefined) throw new UnreadableEvent(`event ${seq} has the unknown version ${v} of ${type}`);
  try {
    const { data, event } = read(stored.data);
    return { record: { seq, type, v, at: new Date(stored.at).toISOString(), data, hash }, event };
  } catch (error) {
    throw new UnreadableEvent(`event ${seq} is no ${type}`, { cause: error });
  }
}

/** New records as the JSON text that the statements read them from. */
export function formatRecords(records: readonly EventRecord[]): string {
  return JSON.stringify(records.map((record) => ({ ...record, hash: formatHash(record.hash) })));
}

/** An event as it comes with its game: collected into JSON, with its hash in hex. */
export function parseCollectedEvent({ hash, ...collected }: StoredEvent): LoggedEvent {
  return parseStoredEvent({ ...collected, hash: Buffer.from(hash, 'hex').toString('base64url') });
}

/** A hash as Postgres writes bytes. */
function formatHash(hash: string): string {
  return `\\x${Buffer.from(hash, 'base64url').toString('hex')}`;
}
