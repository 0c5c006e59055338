/** Following a game over connections that break, end, fall silent, or carry no streams. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { type Client, type GameFeedItem, problemOf } from '../../src/client/index.ts';
import { firstCapture, openClient } from '../support/clients.ts';
import { DatabaseProxy } from '../support/proxy.ts';

const client = openClient();

async function newGame() {
  const { game, tokens } = await client.games.create({ rules: 'six' });
  return { id: game.id, white: client.withToken(tokens.white ?? ''), black: client.withToken(tokens.black ?? '') };
}

type NewGame = Awaited<ReturnType<typeof newGame>>;

/** Plays the game to its end, with a pause before each ply. */
async function playOut({ id, white, black }: NewGame, pauseMs: number): Promise<void> {
  let game = await client.games.getInPlay(id);
  while (game.status === 'active') {
    await pause(pauseMs);
    const mover = game.position.toMove === 'white' ? white : black;
    ({ game } = await mover.games.move(id, { move: firstCapture(game), ply: game.ply }));
  }
}

async function collect(reader: Client, id: string, after?: number): Promise<readonly GameFeedItem[]> {
  const items: GameFeedItem[] = [];
  for await (const item of reader.follow(id, { after })) items.push(item);
  return items;
}

/** A client of a service whose streams are answered like this. */
function withStreams(answer: (request: Request) => Response | Promise<Response>): Client {
  return openClient({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return new URL(request.url).pathname.includes('/stream') ? answer(request) : fetch(request);
    },
  });
}

/** A stream of these lines, which then ends. */
function lines(...items: readonly unknown[]): Response {
  const text = items.map((item) => (typeof item === 'string' ? item : `${JSON.stringify(item)}\n`)).join('');
  return new Response(text, { headers: { 'Content-Type': 'application/x-ndjson' } });
}

function byteByByte(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
}

describe('follow', () => {
  it('gives every event once and in order, up to the end', async () => {
    const game = await newGame();
    const [items] = await Promise.all([collect(client, game.id, 0), playOut(game, 0)]);
    const { data, done } = await client.games.events(game.id, { limit: 500 });
    expect(done).toBe(true);
    expect(items).toEqual(data);
  });

  it('begins with the game as it stands, and goes on from there', async () => {
    const { id, white, black } = await newGame();
    await white.games.move(id, { move: 'a1', ply: 0 });
    const feed = client.follow(id);
    expect((await feed.next()).value).toMatchObject({ type: 'snapshot', seq: 3, data: { game: { id, ply: 1 } } });
    const next = feed.next();
    await black.games.move(id, { move: 'e1', ply: 1 });
    expect((await next).value).toMatchObject({ type: 'move.played', seq: 4, data: { ply: 2 } });
    await feed.return();
  });

  it('ends at once where nothing is left', async () => {
    const { id, white } = await newGame();
    await white.games.abort(id);
    expect((await collect(client, id)).map(({ type }) => type)).toEqual(['snapshot']);
    expect(await collect(client, id, 3)).toEqual([]);
    expect((await collect(client, id, 2)).map(({ type }) => type)).toEqual(['game.finished']);
  });

  it('loses nothing when connections break', async () => {
    const game = await newGame();
    const proxy = new DatabaseProxy(inject('baseUrl'));
    await proxy.start();
    let retries = 0;
    const reader = openClient({ url: proxy.via(inject('baseUrl')).replace(/\/$/, ''), onRetry: () => retries++ });
    let isOver = false;
    const breaking = async () => {
      while (!isOver) {
        await pause(150);
        await proxy.stop();
        await pause(50);
        await proxy.start();
      }
    };
    const reading = collect(reader, game.id, 0);
    const broken = breaking();
    await playOut(game, 25);
    const items = await reading;
    isOver = true;
    await broken;
    await proxy.stop();
    expect(retries).toBeGreaterThan(1);
    expect(items).toEqual((await client.games.events(game.id, { limit: 500 })).data);
  });

  it('ends with its signal, and with the loop that reads it', async () => {
    const { id } = await newGame();
    const stop = new AbortController();
    const feed = client.follow(id, { after: 2, signal: stop.signal });
    const next = feed.next();
    stop.abort(new Error('enough'));
    await expect(next).rejects.toThrow('enough');
    for await (const { seq } of client.follow(id, { after: 0 })) if (seq === 2) break;
  });

  it('fails where there is no such game', async () => {
    const missing = client.follow('game_00000000000000000000000000', { after: 0 });
    expect(problemOf(await missing.next().catch((error: unknown) => error))?.code).toBe('not-found');
  });
});

describe('follow, over streams that go wrong', () => {
  const finished = async () => {
    const game = await newGame();
    await game.white.games.move(game.id, { move: 'a1', ply: 0 });
    await game.black.games.resign(game.id);
    const { data } = await client.games.events(game.id, {});
    return { ...game, data };
  };

  it('takes each up again after its last event', async () => {
    const { id, data } = await finished();
    const opened: (string | null)[] = [];
    const reader = withStreams(({ url }) => {
      const after = new URL(url).searchParams.get('after');
      opened.push(after);
      // One event at a time, and signs of life, which are no events.
      return lines({ type: 'ping', seq: Number(after) }, data[Number(after)]);
    });
    expect(await collect(reader, id, 0)).toEqual(data);
    expect(opened).toEqual(['0', '1', '2', '3']);
  });

  it.each<[string, (data: readonly GameFeedItem[], after: number) => Response]>([
    ['an unfinished line', (data, after) => lines(data[after], '{"seq": 9')],
    ['what came before', (data, after) => lines(...data.slice(0, after + 1), data[after])],
    ['a gap', (data, after) => lines(data[after], data[after + 2], data[after + 1])],
    [
      'a sign of life that tells of a lost event',
      (data, after) => lines(data[after], { type: 'ping', seq: after + 2 }),
    ],
    ['what is no event', (data, after) => lines(data[after], 'nonsense\n')],
  ])('gives nothing twice and nothing out of turn: %s', async (_, answer) => {
    const { id, data } = await finished();
    const reader = withStreams(({ url }) => answer(data, Number(new URL(url).searchParams.get('after'))));
    expect(await collect(reader, id, 0)).toEqual(data);
  });

  it('asks for pages where there are no streams', async () => {
    const { id, data } = await finished();
    const body = JSON.stringify({ code: 'not-found', status: 404, detail: 'no such route' });
    const reader = withStreams(() => new Response(body, { status: 404 }));
    expect(await collect(reader, id, 0)).toEqual(data);
    expect((await collect(reader, id)).map(({ type, seq }) => ({ type, seq }))).toEqual([{ type: 'snapshot', seq: 4 }]);
  });

  it('reads events that come in pieces', async () => {
    const { id, data } = await finished();
    const bytes = new TextEncoder().encode(data.map((event) => `${JSON.stringify(event)}\n`).join(''));
    const reader = withStreams(() => new Response(byteByByte(bytes)));
    expect(await collect(reader, id, 0)).toEqual(data);
  });
});
