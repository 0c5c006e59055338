/** The two forms of a stream: server-sent events, which browsers read by themselves, and a line of JSON for each item. */
import type { EventRecord } from '../game/event-record.ts';

export interface StreamFormat {
  readonly contentType: string;
  /** What comes first. */
  readonly opening: string;
  /** What comes last where the stream has to end because the store cannot be asked. */
  readonly unavailable: string;
  /** An item, as JSON, that is to be resumed behind `seq`. */
  item(seq: number, json: string): string;
  /** A sign of life behind `seq`. */
  ping(seq: number): string;
}

/** A client that lost its stream comes again after this long; a database needs longer. */
const RETRY_MS = 1_000;
const UNAVAILABLE_RETRY_MS = 5_000;

export const SERVER_SENT_EVENTS: StreamFormat = {
  contentType: 'text/event-stream',
  opening: `retry: ${RETRY_MS}\n\n`,
  unavailable: `retry: ${UNAVAILABLE_RETRY_MS}\n\n`,
  item: (seq, json) => `id: ${seq}\ndata: ${json}\n\n`,
  ping: () => ': ping\n\n',
};

export const JSON_LINES: StreamFormat = {
  contentType: 'application/x-ndjson',
  opening: '',
  unavailable: '',
  item: (_, json) => `${json}\n`,
  ping: (seq) => `{"type":"ping","seq":${seq}}\n`,
};

/** However many streams an event goes out on, its text is made once. */
const written = new WeakMap<EventRecord, string>();

export function jsonOf(record: EventRecord): string {
  const known = written.get(record);
  if (known !== undefined) return known;
  const text = JSON.stringify(record);
  written.set(record, text);
  return text;
}
