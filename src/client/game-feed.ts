/** A game's log as something to follow. */
import type { Feed, Numbered, Page } from './follow.ts';
import { GameCalls } from './game-calls.ts';
import type { Transport } from './transport.ts';
import type { GameFeedItem, Snapshot } from './types.ts';

const EVENTS_A_PAGE = 500;
const WAIT_SECONDS = 25;

export function gameFeed(id: string, transport: Transport): Feed<GameFeedItem> {
  const path = `/v1/games/${encodeURIComponent(id)}/stream.ndjson`;
  return {
    open: (after, signal) => transport.open(after === null ? path : `${path}?after=${after}`, signal),
    page(after, patienceMs) {
      const games = new GameCalls(transport.with({ patienceMs }));
      return after === null
        ? present(id, games)
        : games.events(id, { after, limit: EVENTS_A_PAGE, wait: WAIT_SECONDS });
    },
    isItem: (value: Numbered): value is GameFeedItem => value.type !== 'ping',
    isLast: ({ type }) => type === 'game.finished',
  };
}

async function present(id: string, games: GameCalls): Promise<Page<GameFeedItem>> {
  const game = await games.get(id);
  const snapshot: Snapshot = { type: 'snapshot', seq: game.version, at: game.updatedAt, data: { game } };
  return { data: [snapshot], next: game.version, done: game.status === 'finished' };
}
