/** Playing a seat to the end of its game, whatever the others and the connection do. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Game } from '../../src/client/index.ts';
import { firstCapture, openClient } from '../support/clients.ts';
import { makeDataFolder, type TestFolder } from '../support/data-folder.ts';
import { lossyFetch } from '../support/lossy-fetch.ts';
import { type NodeProcess, startNode } from '../support/node-process.ts';

const client = openClient();

async function newGame() {
  const { game, tokens } = await client.games.create({ rules: 'six' });
  return { gameId: game.id, white: tokens.white ?? '', black: tokens.black ?? '' };
}

describe('play', () => {
  it('plays both seats of a game to its end', async () => {
    const { gameId, white, black } = await newGame();
    const games = await Promise.all([
      client.withToken(white).play({ gameId, color: 'white' }, firstCapture),
      client.withToken(black).play({ gameId, color: 'black' }, firstCapture),
    ]);
    expect(games[0]).toMatchObject({ status: 'finished', result: { reason: expect.any(String) } });
    expect(games[1]).toMatchObject({ version: games[0].version });
  });

  it('waits until somebody joins', async () => {
    const { game, tokens } = await client.games.create({ seats: { black: { kind: 'open' } }, visibility: 'public' });
    const playing = client.withToken(tokens.white ?? '').play({ gameId: game.id, color: 'white' }, firstCapture);
    const { token } = await client.games.join(game.id);
    const black = client.withToken(token ?? '');
    await expect.poll(async () => (await client.games.get(game.id)).ply).toBe(1);
    await black.games.resign(game.id);
    expect(await playing).toMatchObject({ ply: 1, result: { winner: 'white' } });
  });

  it('decides anew where the game went on without it', async () => {
    const { gameId, white, black } = await newGame();
    const other = client.withToken(white);
    let asked = 0;
    const playing = other.play({ gameId, color: 'white' }, async (game) => {
      asked++;
      // Somebody else plays the same seat, and is quicker.
      if (game.ply === 0) await other.games.move(gameId, { move: 'a1', ply: 0 });
      else await client.withToken(black).games.resign(gameId);
      return game.legalMoves.at(-1)?.move ?? '';
    });
    await client.withToken(black).games.move(gameId, { move: 'e1', ply: await plyOf(gameId, 1) });
    expect(await playing).toMatchObject({ ply: 2, result: { winner: 'white', reason: 'resignation' } });
    expect(asked).toBe(2);
  });

  it('loses no move with a lost answer', async () => {
    const { gameId, white, black } = await newGame();
    const losses = Array.from({ length: 24 }, (_, index) => (['answer', null, 'request'] as const)[index % 3] ?? null);
    const lossy = openClient({ token: white, fetch: lossyFetch(losses) });
    const [game] = await Promise.all([
      lossy.play({ gameId, color: 'white' }, firstCapture),
      client.withToken(black).play({ gameId, color: 'black' }, firstCapture),
    ]);
    const moves = await client.games.moves(gameId);
    expect(moves.map(({ color }) => color)).toEqual(moves.map((_, index) => (index % 2 === 0 ? 'white' : 'black')));
    expect(moves).toHaveLength(game.ply);
  });

  it.each([
    ['accepts', true, ['draw.offered', 'game.finished']],
    ['declines', false, ['draw.offered', 'draw.declined']],
  ])('%s a draw as it is told', async (_, accepts, types) => {
    const { gameId, white, black } = await newGame();
    const asked: number[] = [];
    const onDrawOffer = ({ ply }: Game) => asked.push(ply) > 0 && accepts;
    const playing = client.withToken(white).play({ gameId, color: 'white' }, firstCapture, { onDrawOffer });
    await plyOf(gameId, 1);
    await client.withToken(black).games.offerDraw(gameId);
    await expect.poll(async () => (await client.games.get(gameId)).drawOffer).toBeNull();
    const { data } = await client.games.events(gameId, { after: 3 });
    expect(data.map(({ type }) => type)).toEqual(types);
    if (!accepts) await client.withToken(black).games.resign(gameId);
    expect(await playing).toMatchObject({ result: { reason: accepts ? 'agreement' : 'resignation' } });
    expect(asked).toEqual([1]);
  });

  it('lets moves be taken back, and plays on from there', async () => {
    const { game, tokens } = await client.games.create({ rules: 'six', takebacks: true });
    const [white, black] = [client.withToken(tokens.white ?? ''), client.withToken(tokens.black ?? '')];
    const playing = white.play({ gameId: game.id, color: 'white' }, firstCapture, { onTakebackOffer: () => true });
    await plyOf(game.id, 1);
    const { legalMoves } = await client.games.getInPlay(game.id);
    await black.games.move(game.id, { move: legalMoves[0]?.move ?? '', ply: 1 });
    await plyOf(game.id, 3);
    await black.games.offerTakeback(game.id);
    await plyOf(game.id, 1);
    await black.games.move(game.id, { move: legalMoves.at(-1)?.move ?? '', ply: 1 });
    await plyOf(game.id, 3);
    await black.games.resign(game.id);
    expect(await playing).toMatchObject({ ply: 3, result: { winner: 'white', reason: 'resignation' } });
  });

  it('hands on what keeps it from playing', async () => {
    const { gameId, white } = await newGame();
    const seat = { gameId, color: 'white' } as const;
    await expect(client.withToken(white).play(seat, () => 'z9')).rejects.toMatchObject({
      problem: { code: 'illegal-move', reason: 'unknown-point' },
    });
    await expect(client.withToken(white).play(seat, () => Promise.reject(new Error('no idea')))).rejects.toThrow(
      'no idea',
    );
  });
});

async function plyOf(id: string, ply: number): Promise<number> {
  await expect.poll(async () => (await client.games.get(id)).ply).toBe(ply);
  return ply;
}

describe('while the service is stopped and started again', () => {
  let folder: TestFolder;
  beforeAll(async () => {
    folder = await makeDataFolder();
  });
  const hosts: NodeProcess[] = [];
  afterAll(async () => {
    for (const host of hosts) {
      host.kill('SIGKILL');
      await host.ended;
    }
    await folder.remove();
  });

  it('a game goes on, and its follower misses nothing', async () => {
    const settings = { DATA_DIR: folder.path, RATE_LIMITS: 'off' };
    let host = await startNode(settings);
    hosts.push(host);
    const { port } = new URL(host.url);
    const own = createClient({ url: host.url });
    const { game, tokens } = await own.games.create({ rules: 'six' });
    const seqs: number[] = [];
    const slowly = async (found: Parameters<typeof firstCapture>[0]) => {
      await pause(20);
      return firstCapture(found);
    };
    const playing = Promise.all([
      own.withToken(tokens.white ?? '').play({ gameId: game.id, color: 'white' }, slowly),
      own.withToken(tokens.black ?? '').play({ gameId: game.id, color: 'black' }, slowly),
      (async () => {
        for await (const { seq } of own.follow(game.id, { after: 0 })) seqs.push(seq);
      })(),
    ]);
    await expect.poll(() => seqs.length, { timeout: 10_000 }).toBeGreaterThan(6);
    host.kill('SIGKILL');
    await host.ended;
    host = await startNode({ ...settings, PORT: port });
    hosts.push(host);
    const [finished] = await playing;
    expect(seqs).toEqual(Array.from({ length: finished.version }, (_, index) => index + 1));
  }, 60_000);
});
