/** One call each for what is done often, against the Node host. */
import { describe, expect, inject, it } from 'vitest';
import { problemOf } from '../../src/client/index.ts';
import { openClient } from '../support/clients.ts';

const client = openClient();

async function newGame() {
  const { game, tokens } = await client.games.create({ rules: 'polish' });
  return { id: game.id, white: client.withToken(tokens.white ?? ''), black: client.withToken(tokens.black ?? '') };
}

async function codeOf(call: Promise<unknown>): Promise<string | undefined> {
  return call.then(
    () => undefined,
    (error: unknown) => problemOf(error)?.code ?? String(error),
  );
}

describe('the client', () => {
  it('creates, joins, reads and lists games', async () => {
    const { game, tokens } = await client.games.create({
      rules: { preset: 'six', pieces: 4 },
      visibility: 'public',
      seats: { black: { kind: 'open' } },
    });
    expect(Object.keys(tokens)).toEqual(['white']);
    const joined = await client.games.join(game.id, { name: 'Somebody' });
    expect(joined).toMatchObject({
      color: 'black',
      game: { status: 'active', seats: { black: { name: 'Somebody' } } },
    });

    expect(await client.games.get(game.id, { include: ['moves', 'legalMoves'] })).toMatchObject({ moves: [] });
    expect(await client.games.get(game.id, { version: 1 })).toMatchObject({ version: 1, status: 'open' });
    expect((await client.games.getInPlay(game.id)).legalMoves).toHaveLength(16);
    await client.games.create({ visibility: 'public' });
    const found: string[] = [];
    for await (const { id } of client.games.list({ limit: 1 })) {
      found.push(id);
      if (id === game.id) break;
    }
    expect(found.length).toBeGreaterThan(1);
    expect(found.at(-1)).toBe(game.id);
  });

  it('plays, and reads what was played', async () => {
    const { id, white, black } = await newGame();
    const { played, game } = await white.games.move(id, { move: 'd6', ply: 0 });
    expect(played).toMatchObject({ ply: 1, color: 'white', move: 'd6', seq: 3 });
    expect(game.legalMoves).toHaveLength(23);
    await black.games.move(id, { move: 'a1', ply: 1 });
    expect(await client.games.legalMoves(id)).toHaveLength(22);
    expect((await client.games.moves(id)).map(({ move }) => move)).toEqual(['d6', 'a1']);
    expect(await client.games.export(id)).toMatchObject({ moves: ['d6', 'a1'], result: null });
    const { data, next, done } = await client.games.events(id, { after: 2 });
    expect(data).toMatchObject([{ type: 'move.played', hash: played.hash }, { type: 'move.played' }]);
    expect({ next, done }).toEqual({ next: 4, done: false });
  });

  it('ends games, and renews tokens', async () => {
    const { id, white, black } = await newGame();
    const renewed = client.withToken(await black.games.renewToken(id));
    expect(await codeOf(black.games.resign(id))).toBe('unauthenticated');
    expect(await renewed.games.resign(id)).toMatchObject({ result: { winner: 'white', reason: 'resignation' } });
    expect(await codeOf(white.games.abort(id))).toBe('game-over');
    const other = await newGame();
    expect(await other.white.games.abort(other.id)).toMatchObject({ result: { reason: 'aborted' } });
  });

  it('plays again, with colours swapped', async () => {
    const { id, white, black } = await newGame();
    expect(await client.games.nextGame(id)).toBeNull();
    await white.games.resign(id);
    const next = await white.games.rematch(id);
    expect(await client.games.nextGame(id, 5)).toBe(next.gameId);
    const other = await black.games.rematch(id);
    expect(other.gameId).toBe(next.gameId);
    const { played } = await client.withToken(other.token ?? '').games.move(next.gameId, { move: 'd6', ply: 0 });
    expect(played.color).toBe('white');
  });

  it('knows rules, boards and positions', async () => {
    const presets = await client.rules.presets();
    expect(presets.map(({ id }) => id)).toContain('morabaraba');
    expect(await client.rules.preset('russian')).toEqual(presets.find(({ id }) => id === 'russian'));
    expect((await client.rules.board('nine')).points).toHaveLength(24);
    expect(await client.rules.position({ moves: ['d6'] })).toMatchObject({ position: { toMove: 'black' } });
  });

  it('has rules told in a language', async () => {
    const { name, text } = await client.rules.preset('six', 'hu');
    expect(name).toBe('Hatbábus malom');
    expect(await client.rules.describe('six', 'hu')).toMatchObject({ name, text });
    const [standard] = await client.rules.presets('fi');
    expect(standard?.name).toBe('Mylly');
    expect(await client.rules.describe({ preset: 'six', pieces: 5 })).toMatchObject({ rules: { preset: null } });
  });

  it('works at an address with a slash at its end', async () => {
    const withSlash = openClient({ url: `${inject('baseUrl')}/` });
    expect((await withSlash.rules.presets()).length).toBeGreaterThan(0);
  });
});

describe('a problem', () => {
  it('is known by its code, and brings what belongs to it', async () => {
    const { id, white, black } = await newGame();
    await white.games.move(id, { move: 'd6', ply: 0 });
    const error = await black.games.move(id, { move: 'd6', ply: 1 }).catch((caught: unknown) => caught);
    const problem = problemOf(error);
    // Were this no discriminated union, it would not compile.
    expect(problem?.code === 'illegal-move' && problem.reason).toBe('point-occupied');
    expect(error).toMatchObject({ name: 'ApiError', message: expect.stringMatching(/^illegal-move: /) });

    const stale = problemOf(await black.games.move(id, { move: 'a1', ply: 0 }).catch((caught: unknown) => caught));
    if (stale?.code !== 'stale-ply') throw new Error(stale?.code);
    expect(stale.currentPly).toBe(1);
    expect(stale.game.id).toBe(id);
    expect(stale.events.map(({ seq }) => seq)).toEqual([3]);
  });

  it('is only what the service says', () => {
    expect(problemOf(new TypeError('fetch failed'))).toBeNull();
  });
});
