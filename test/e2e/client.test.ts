/** The client against either host. */
import { expect, inject, it } from 'vitest';
import { createClient } from '../../src/client/index.ts';

it('plays both seats of a game while it follows it', async () => {
  const client = createClient({ url: inject('baseUrl') });
  const { game, tokens } = await client.games.create({ rules: 'six' });
  const seqs: number[] = [];
  const following = (async () => {
    for await (const { seq } of client.follow(game.id, { after: 0 })) seqs.push(seq);
  })();
  let plies = 0;
  const white = client.withToken(tokens.white ?? '');
  const black = client.withToken(tokens.black ?? '');
  const [finished] = await Promise.all([
    white.play({ gameId: game.id, color: 'white' }, async ({ id, legalMoves }) => {
      if (plies++ === 3) await white.games.resign(id);
      return legalMoves[0]?.move ?? '';
    }),
    black.play({ gameId: game.id, color: 'black' }, ({ legalMoves }) => legalMoves[0]?.move ?? ''),
  ]);
  await following;
  expect(finished).toMatchObject({ ply: 6, result: { winner: 'black', reason: 'resignation' } });
  expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
