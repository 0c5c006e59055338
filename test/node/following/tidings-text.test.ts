/** What processes tell each other, as text. */
import { expect, it } from 'vitest';
import { newGameId } from '../../../src/game/id.ts';
import { formatTidings, parseTidings } from '../../../src/node/following/tidings-text.ts';

const idOf = (number: number) => newGameId(number, new Uint8Array(10));

it('tidings say nothing, as a sign of life, or much, in texts that a notification takes', () => {
  const nothing = { sender: 'ab12', games: new Map(), topics: new Set<never>() };
  expect(formatTidings(nothing)).toEqual(['ab12']);
  expect(parseTidings('ab12')).toEqual(nothing);

  const games = new Map(Array.from({ length: 1_000 }, (_, index) => [idOf(index), index + 1]));
  const topics = new Set(['account:acct_1', 'seek:seek_2', 'rematch:game_3'] as const);
  const texts = formatTidings({ sender: 'ab12', games, topics });
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(8_000);
  const read = texts.map(parseTidings);
  expect(new Map(read.flatMap((part) => [...part.games]))).toEqual(games);
  expect(new Set(read.flatMap((part) => [...part.topics]))).toEqual(topics);
});

it('what a text says that cannot be read is left out', () => {
  const text = `cd34 game_1=2 ${idOf(1)} ${idOf(2)}=7 account: nothing:x`;
  expect(parseTidings(text)).toEqual({ sender: 'cd34', games: new Map([[idOf(2), 7]]), topics: new Set() });
});
