/**
 * Reads a finished game back and plays it anew without storing anything: log,
 * game, export and replay have to tell the same, ply by ply.
 */
import { isDeepStrictEqual } from 'node:util';
import { hashEvent } from '../../game/event-record.ts';
import type { Api, Event, GameInPlay } from './api.ts';

export interface Comparison {
  readonly events: number;
  /** What did not agree, in words; empty where all did. */
  readonly differences: readonly string[];
}

export async function compareGame(api: Api, played: GameInPlay): Promise<Comparison> {
  const events = await api.events(played.id);
  const differences = [
    ...faultsOfChain(played.id, events),
    ...(await faultsOfReadings(api, played, events)),
    ...(await faultsOfReplay(api, played, events)),
  ];
  return { events: events.length, differences };
}

/** Whether the log counts without gaps and every event is chained to the one before it. */
function faultsOfChain(id: string, events: readonly Event[]): readonly string[] {
  const faults: string[] = [];
  let previous = id;
  for (const [index, { hash, ...event }] of events.entries()) {
    if (event.seq !== index + 1) faults.push(`event ${index + 1} has seq ${event.seq}`);
    if (hashEvent(previous, event) !== hash) faults.push(`the hash of event ${event.seq} is not that of its contents`);
    previous = hash;
  }
  return faults;
}

async function faultsOfReadings(api: Api, played: GameInPlay, events: readonly Event[]): Promise<readonly string[]> {
  const game = await api.game(played.id);
  const exported = await api.exported(played.id);
  const moves = movesIn(events).map(({ move }) => move);
  const result = events.at(-1)?.type === 'game.finished' ? events.at(-1)?.data : null;
  return [
    ...difference('version', game.version, events.at(-1)?.seq),
    ...difference('ply', game.ply, moves.length),
    ...difference('position', game.position, played.position),
    ...difference('result in the log', result, played.result),
    ...difference('result when read', game.result, played.result),
    ...difference('moves of the export', exported.moves, moves),
    ...difference('result of the export', exported.result, played.result),
  ];
}

/** Whether every ply, played again from the start, leads to the position that its event holds. */
async function faultsOfReplay(api: Api, played: GameInPlay, events: readonly Event[]): Promise<readonly string[]> {
  const { rules, position } = await api.exported(played.id);
  const plies = movesIn(events);
  const moves = plies.map(({ move }) => move);
  const faults: string[] = [];
  for (const [index, ply] of plies.entries()) {
    const isLast = index === plies.length - 1;
    // The limit on plies is one of stored games; the rules go on.
    const result = isLast && played.result?.reason !== 'ply-limit' ? played.result : null;
    const replayed = await api.replay({ rules, position, moves: moves.slice(0, index + 1) });
    faults.push(
      ...difference(`position at ply ${index + 1}`, replayed.position.text, ply.position),
      ...difference(`result at ply ${index + 1}`, replayed.result, result),
    );
  }
  return faults;
}

function movesIn(events: readonly Event[]): readonly { readonly move: string; readonly position: string }[] {
  return events
    .filter(({ type }) => type === 'move.played')
    .map(({ data }) => ({ move: `${data.move}`, position: `${data.position}` }));
}

function difference(what: string, found: unknown, expected: unknown): readonly string[] {
  if (isDeepStrictEqual(found, expected)) return [];
  return [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`];
}
