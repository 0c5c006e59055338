/**
 * What accounts are told of their games, read along in two ways, and compared in
 * the end: each reader everything once and in order, and each account of every
 * game what belongs to it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { AccountEvent, Client, Color, GameEvent } from '../../src/client/index.ts';

interface FeedReading {
  readonly reader: string;
  readonly seen: readonly AccountEvent[];
}

/** A game that an account played. */
export interface PlayedGame {
  readonly id: string;
  readonly color: Color;
  readonly wasInvited: boolean;
  readonly log: readonly GameEvent[];
}

export interface FeedFollower {
  /** What is wrong with what was told, of these games and no others, in words; it reads no further. */
  close(games: readonly PlayedGame[]): Promise<readonly string[]>;
}

const EVENTS_A_PAGE = 500;
/** How long readers may take to hear of what was told. */
const LAG_MS = 60_000;
const LOOK_MS = 100;

export function followFeed(client: Client): FeedFollower {
  const stop = new AbortController();
  const own = client.withSignal(stop.signal);
  const stream: AccountEvent[] = [];
  const polls: AccountEvent[] = [];
  const reading = Promise.allSettled([readStream(own, stream), readPages(own, polls)]);
  return {
    async close(games) {
      const feed = await wholeFeed(client);
      const deadline = performance.now() + LAG_MS;
      while (Math.min(stream.length, polls.length) < feed.length && performance.now() < deadline) await pause(LOOK_MS);
      stop.abort();
      await reading;
      const readings = [
        { reader: 'account stream', seen: stream },
        { reader: 'account polls', seen: polls },
      ];
      return faultsOfFeed(feed, readings, games);
    },
  };
}

async function readStream(client: Client, seen: AccountEvent[]): Promise<void> {
  for await (const event of client.followAccount({ after: 0 })) seen.push(event);
}

async function readPages(client: Client, seen: AccountEvent[]): Promise<void> {
  for (let after = 0; ; ) {
    const { data, next } = await client.account.events({ after, wait: 25 });
    seen.push(...data);
    after = next;
  }
}

async function wholeFeed(client: Client): Promise<readonly AccountEvent[]> {
  const feed: AccountEvent[] = [];
  for (let after = 0; ; ) {
    const { data, next } = await client.account.events({ after, limit: EVENTS_A_PAGE });
    if (data.length === 0) return feed;
    feed.push(...data);
    after = next;
  }
}

export function faultsOfFeed(
  feed: readonly AccountEvent[],
  readings: readonly FeedReading[],
  games: readonly PlayedGame[],
): readonly string[] {
  const gap = feed.findIndex(({ seq }, index) => seq !== index + 1);
  const strange = feed.filter(({ data }) => !games.some(({ id }) => id === data.gameId));
  return [
    ...(gap === -1 ? [] : [`entry ${gap + 1} of the feed has seq ${feed[gap]?.seq}`]),
    ...readings.flatMap(({ reader, seen }) => faultsOfReading(reader, feed, seen)),
    ...games.flatMap((game) => faultsOfGame(game, feed)),
    ...strange.map(({ seq }) => `entry ${seq} is of no game that was played`),
  ];
}

function faultsOfReading(
  reader: string,
  feed: readonly AccountEvent[],
  seen: readonly AccountEvent[],
): readonly string[] {
  const wrong = seen.findIndex((event, index) => JSON.stringify(event) !== JSON.stringify(feed[index]));
  if (wrong !== -1) return [`${reader} saw ${seen[wrong]?.seq} where ${wrong + 1} was due`];
  return seen.length === feed.length ? [] : [`${reader} saw ${seen.length} of ${feed.length}`];
}

function faultsOfGame({ id, color, wasInvited, log }: PlayedGame, feed: readonly AccountEvent[]): readonly string[] {
  const told = feed.filter(({ data }) => data.gameId === id).map(({ type, data }) => `${type} ${plyIn(data)}`.trim());
  const expected = [...(wasInvited ? ['game.invited'] : []), ...log.flatMap((event, index) => tellingOf(event, index))];
  if (told.join() === expected.join()) return [];
  return [`of ${id} the account was told ${told.join(', ')} instead of ${expected.join(', ')}`];

  /** What an event of the game has to tell the account. */
  function tellingOf({ type, data }: GameEvent, index: number): readonly string[] {
    const goesOn = log[index + 1]?.type !== 'game.finished' || log[index + 1]?.at !== log[index]?.at;
    if (type === 'game.started') return ['game.started', ...(color === 'white' ? ['game.turn 0'] : [])];
    if (type === 'move.played') return data.color !== color && goesOn ? [`game.turn ${data.ply}`] : [];
    return type === 'game.finished' ? ['game.finished'] : [];
  }
}

function plyIn(data: AccountEvent['data']): string {
  return 'ply' in data ? `${data.ply}` : '';
}
