/**
 * What processes tell each other, as text: who speaks, then each game with the
 * version that it has come to, and each topic. As short as may be, for many fit
 * into one notification.
 */
import type { Topic } from '../../game/followers.ts';
import { type GameId, parseGameId } from '../../game/id.ts';

export interface TidingsText {
  readonly sender: string;
  readonly games: ReadonlyMap<GameId, number>;
  readonly topics: ReadonlySet<Topic>;
}

/** Postgres takes 7,999 bytes. */
const LONGEST_TEXT = 7_900;
const VERSION = /^\d{1,9}$/;
const TOPIC = /^(?:account|seek|rematch):[\w:-]+$/;

/** Texts that say it all; one at least, for to say nothing is a sign of life. */
export function formatTidings({ sender, games, topics }: TidingsText): readonly string[] {
  const items = [...[...games].map(([id, version]) => `${id}=${version}`), ...topics];
  const texts: string[] = [];
  let text = sender;
  for (const item of items) {
    if (text.length + 1 + item.length > LONGEST_TEXT) {
      texts.push(text);
      text = sender;
    }
    text += ` ${item}`;
  }
  return [...texts, text];
}

/** What a text says; what it says that cannot be read is left out. */
export function parseTidings(text: string): TidingsText {
  const [sender = '', ...items] = text.split(' ');
  const games = new Map<GameId, number>();
  const topics = new Set<Topic>();
  for (const item of items) {
    const [name = '', version] = item.split('=');
    const id = parseGameId(name);
    if (id !== null && VERSION.test(version ?? '')) games.set(id, Number(version));
    else if (isTopic(item)) topics.add(item);
  }
  return { sender, games, topics };
}

function isTopic(text: string): text is Topic {
  return TOPIC.test(text);
}
