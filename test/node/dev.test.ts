/** npm run dev, from its start until nothing of it is left. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../support/api.ts';
import { makeDataFolder, type TestFolder } from '../support/data-folder.ts';
import { startNode } from '../support/node-process.ts';

let folder: TestFolder;
beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(() => folder.remove());

interface Process {
  readonly pid: number;
  readonly parent: number;
}

/** All processes but those that have ended and only wait to be collected. */
async function livingProcesses(): Promise<readonly Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,stat=']);
  const rows = [...stdout.matchAll(/^ *(\d+) +(\d+) +([^Z\s])/gm)];
  return rows.map(([, pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

/** All processes behind `root`. */
async function descendantsOf(root: number): Promise<readonly number[]> {
  const processes = await livingProcesses();
  const found = [root];
  for (const pid of found) found.push(...processes.flatMap((child) => (child.parent === pid ? [child.pid] : [])));
  return found.slice(1);
}

it('serves the Worker on the embedded database, and ends with all that it started', async () => {
  const dev = await startNode({ DATA_DIR: folder.path, RATE_LIMITS: 'off' }, 'src/node/commands/dev.ts');
  const api = createApi((path, init) => fetch(new URL(path, dev.url), init));
  const { game, white } = await api.newGame();
  await api.play(game.id, white, 'd6');

  const processes = await descendantsOf(dev.pid);
  expect(processes.length).toBeGreaterThan(0);
  dev.kill('SIGTERM');
  expect(await dev.ended).toBe(0);
  const left = (await livingProcesses()).filter(({ pid }) => processes.includes(pid));
  expect(left).toEqual([]);
});
