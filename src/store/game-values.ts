/** The values that the statements which write take (write-statements.ts). */
import type { Append, NewGame, NewRematch } from '../game/event-store.ts';
import type { FeedEntry } from '../game/feed.ts';
import { uuidOf } from '../game/id.ts';
import { formatRecords } from './event-codec.ts';
import { formatGame } from './snapshot-codec.ts';

export function createValues({ state, seating, records }: NewGame | NewRematch) {
  return { ...formatGame({ state, seating }), records: formatRecords(records) };
}

export function appendValues({ before, after, records }: Append) {
  return {
    ...formatGame(after),
    'before.version': before.state.version,
    'before.hash': before.state.hash,
    'before.whiteGeneration': before.seating.white.generation,
    'before.blackGeneration': before.seating.black.generation,
    records: formatRecords(records),
  };
}

/** What the statements of accounts take more. */
export function accountValues({ before, feed = [] }: Append) {
  const { white, black } = before.seating;
  return { 'before.changes': (white.changes ?? 0) + (black.changes ?? 0), feed: formatFeed(feed) };
}

/** What accounts are told, as the JSON text that the statements read it from. */
export function formatFeed(feed: readonly FeedEntry[]): string {
  return JSON.stringify(
    feed.map(({ accountId, source, ...entry }) => ({ accountId: uuidOf(accountId), source: uuidOf(source), ...entry })),
  );
}
