/** Records, and the chain of hashes that binds them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { emptyLog, hashEvent, recordEvents } from '../../src/game/event-record.ts';
import { type GameId, parseGameId } from '../../src/game/id.ts';
import { created, GAME_ID, played, START, started } from '../support/decider.ts';

const vector = z
  .object({
    gameId: z.string(),
    events: z.array(
      z.object({
        seq: z.int(),
        type: z.string(),
        v: z.int(),
        at: z.string(),
        data: z.record(z.string(), z.unknown()),
        hash: z.string(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('../vectors/hash-chain.json', import.meta.url), 'utf8')));

function known(text: string): GameId {
  const id = parseGameId(text);
  if (id === null) throw new Error(`${text} is no id`);
  return id;
}

describe('the vector', () => {
  const { gameId, events } = vector;
  const previousOf = (index: number) => events[index - 1]?.hash ?? emptyLog(known(gameId)).hash;

  test.each(events.map((event, index) => [event.type, event, previousOf(index)] as const))(
    '%s has its hash',
    (_, { hash, ...event }, previous) => {
      expect(hashEvent(previous, event)).toBe(hash);
    },
  );

  test.each(['seq', 'type', 'v', 'at', 'data'] as const)('another %s has another hash', (field) => {
    const [, second] = events;
    if (second === undefined) throw new Error('the vector is short');
    const { hash, ...event } = second;
    const changed = { ...event, [field]: { seq: 7, type: 'x', v: 2, at: '2026-12-01T10:00:02.003Z', data: {} }[field] };
    expect(hashEvent(previousOf(1), changed)).not.toBe(hash);
  });

  test('the order of fields makes no difference', () => {
    const [first] = events;
    if (first === undefined) throw new Error('the vector is short');
    const { hash, ...event } = first;
    const turned = Object.fromEntries(Object.entries(event.data).reverse());
    expect(hashEvent(gameId, { ...event, data: turned })).toBe(hash);
  });
});

test('records go on from the head, each bound to the one before', () => {
  const game = created();
  const log = recordEvents(emptyLog(GAME_ID), [game, started], START);
  const [first, second] = log.map(({ record }) => record);
  expect(log.map(({ event }) => event)).toEqual([game, started]);
  expect([first, second]).toMatchObject([
    { seq: 1, type: 'game.created', v: 2, at: '2026-12-01T10:00:00.000Z', data: game.data },
    { seq: 2, type: 'game.started', v: 1, at: '2026-12-01T10:00:00.000Z', data: {} },
  ]);
  expect(second?.hash).toBe(
    hashEvent(first?.hash ?? '', { seq: 2, type: 'game.started', v: 1, at: second?.at ?? '', data: {} }),
  );

  const [third] = recordEvents({ version: 2, hash: second?.hash ?? '' }, played(game, ['a7']), START + 1);
  expect(third?.record).toMatchObject({
    seq: 3,
    at: '2026-12-01T10:00:00.001Z',
    hash: expect.stringMatching(/^[\w-]{43}$/),
  });
});
