/**
 * Compares what the readers of a game saw, and what its players were told, with
 * the log as it is in the end: every reader every event once and in order, every
 * accepted move in the log once, and nothing rewritten.
 */
import type { GameEvent } from '../../src/client/index.ts';
import { hashEvent } from '../../src/game/event-record.ts';

/** An event as somebody saw it. */
export interface Seen {
  readonly seq: number;
  readonly hash: string;
}

export interface Reading {
  /** Who read, and how. */
  readonly reader: string;
  readonly seen: readonly Seen[];
}

/** What a player was told of an accepted move. */
export interface Receipt extends Seen {
  readonly ply: number;
  readonly move: string;
}

/** What is wrong, in words; empty where nothing is. */
export function faultsOf(
  id: string,
  log: readonly GameEvent[],
  readings: readonly Reading[],
  receipts: readonly Receipt[],
): readonly string[] {
  return [
    ...faultsOfLog(id, log),
    ...readings.flatMap(({ reader, seen }) => faultsOfReading(log, seen).map((fault) => `${reader} ${fault}`)),
    ...faultsOfReceipts(log, receipts),
  ];
}

function faultsOfLog(id: string, log: readonly GameEvent[]): readonly string[] {
  const faults: string[] = [];
  let previous = id;
  for (const [index, { seq, type, v, at, data, hash }] of log.entries()) {
    if (seq !== index + 1) faults.push(`event ${index + 1} of the log has seq ${seq}`);
    if (hashEvent(previous, { seq, type, v, at, data }) !== hash) faults.push(`event ${seq} is not what its hash says`);
    previous = hash;
  }
  if (log.at(-1)?.type !== 'game.finished') faults.push('the game is not finished');
  return faults;
}

function faultsOfReading(log: readonly GameEvent[], seen: readonly Seen[]): readonly string[] {
  const faults: string[] = [];
  const [first] = seen;
  if (first === undefined) return ['saw nothing'];
  for (const [index, { seq, hash }] of seen.entries()) {
    const expected = first.seq + index;
    if (seq !== expected) return [...faults, `saw event ${seq} where ${expected} was due`];
    if (log[seq - 1]?.hash !== hash) faults.push(`saw another event ${seq} than the log has`);
  }
  const last = first.seq + seen.length - 1;
  return last === log.length ? faults : [...faults, `saw nothing after event ${last} of ${log.length}`];
}

/** Moves are in the log exactly as they were confirmed. */
function faultsOfReceipts(log: readonly GameEvent[], receipts: readonly Receipt[]): readonly string[] {
  const faults: string[] = [];
  const moves = log.filter((event) => event.type === 'move.played');
  const confirmed = new Map<number, Receipt>();
  for (const receipt of receipts) {
    if (confirmed.has(receipt.seq)) faults.push(`the move of event ${receipt.seq} was confirmed twice`);
    confirmed.set(receipt.seq, receipt);
  }
  for (const { seq, hash, data } of moves) {
    const receipt = confirmed.get(seq);
    if (receipt === undefined) faults.push(`nobody was told that ${data.move} is event ${seq}`);
    else if (receipt.hash !== hash || receipt.move !== data.move) faults.push(`event ${seq} is not the move confirmed`);
    confirmed.delete(seq);
  }
  for (const { seq, move } of confirmed.values()) faults.push(`${move}, confirmed as event ${seq}, is not in the log`);
  return faults;
}
