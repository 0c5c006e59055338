/**
 * Events as they are stored and shown, each bound to all before it by a hash:
 * SHA-256 over the previous event's hash as written (for the first event: the
 * game's id as written) directly followed by the RFC 8785 text of the event
 * without its hash. Who kept `{ game id, seq, hash }` can prove later that
 * nothing up to there was rewritten.
 */
import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { type GameEvent, SHAPE_VERSIONS } from './events.ts';
import type { GameId } from './id.ts';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type EpochMs = number;

/** A stored fact, unchanged for ever. */
export interface EventRecord {
  /** 1, 2, 3 … within the game, without gaps. */
  readonly seq: number;
  readonly type: string;
  /** The version of the shape of `data`. */
  readonly v: number;
  /** RFC 3339, UTC, milliseconds; never runs backwards within a game. */
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Unpadded base64url of 32 bytes. */
  readonly hash: string;
}

/** An event as it is stored, and what it means. */
export interface LoggedEvent<Event extends GameEvent = GameEvent> {
  readonly record: EventRecord;
  readonly event: Event;
}

/** The last event of a log, which the next one is chained to. */
export interface LogHead {
  readonly version: number;
  readonly hash: string;
}

/** The head of a log without events. */
export function emptyLog(id: GameId): LogHead {
  return { version: 0, hash: id };
}

/** The hash of an event behind one with the hash `previous`. */
export function hashEvent(previous: string, event: Omit<EventRecord, 'hash'>): string {
  const { seq, type, v, at, data } = event;
  const text = canonicalize({ seq, type, v, at, data });
  if (text === undefined) throw new Error(`event ${seq} has no JSON text`);
  return hash('sha256', previous + text, 'base64url');
}

/** New events behind `head`, all of the moment `at`, with what is to be stored of them. */
export function recordEvents<Event extends GameEvent>(
  head: LogHead,
  events: readonly Event[],
  at: EpochMs,
): readonly LoggedEvent<Event>[] {
  const logged: LoggedEvent<Event>[] = [];
  let previous = head.hash;
  for (const event of events) {
    const unsealed = {
      seq: head.version + logged.length + 1,
      type: event.type,
      v: SHAPE_VERSIONS[event.type] ?? 1,
      at: new Date(at).toISOString(),
      data: { ...event.data },
    };
    previous = hashEvent(previous, unsealed);
    logged.push({ event, record: { ...unsealed, hash: previous } });
  }
  return logged;
}
