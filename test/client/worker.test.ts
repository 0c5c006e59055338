/** The client within a Worker, in workerd. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestHarness } from 'wrangler';

const SOURCE = `
import { createClient, problemOf } from '${resolve('src/client/index.ts')}';

export default {
  async fetch(request) {
    const client = createClient({ url: new URL(request.url).searchParams.get('service') });
    const { game, tokens } = await client.games.create({ rules: 'six' });
    const white = client.withToken(tokens.white);
    await white.games.move(game.id, { move: 'a1', ply: 0 });
    const problem = problemOf(await white.games.move(game.id, { move: 'e1', ply: 1 }).catch((error) => error));
    await white.games.resign(game.id);
    const types = [];
    for await (const { type } of client.follow(game.id, { after: 0 })) types.push(type);
    return Response.json({ types, code: problem?.code });
  },
};
`;

let folder: string;
let harness: ReturnType<typeof createTestHarness>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merels-client-worker-'));
  await writeFile(join(folder, 'worker.ts'), SOURCE);
  const config = 'name = "client"\nmain = "worker.ts"\ncompatibility_date = "2026-01-01"\n';
  await writeFile(join(folder, 'wrangler.toml'), config);
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.WRANGLER_SEND_METRICS = 'false';
  harness = createTestHarness({ workers: [{ configPath: join(folder, 'wrangler.toml') }] });
});
afterAll(async () => {
  await harness.close();
  await rm(folder, { recursive: true });
});

it('creates, plays and follows a game', async () => {
  const { url } = await harness.listen();
  const answer = await fetch(new URL(`/?service=${inject('baseUrl')}`, url));
  expect(await answer.json()).toEqual({
    types: ['game.created', 'game.started', 'move.played', 'game.finished'],
    code: 'not-your-turn',
  });
});
