import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from '../../src/node/data-folder.ts';
import { StartFailure } from '../../src/node/start-failure.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'merels-'));
});
afterEach(() => rm(parent, { recursive: true }));

/** A process that holds the folder until it is killed. */
async function holder(path: string): Promise<ChildProcess> {
  const program = `import { openDataFolder } from './src/node/data-folder.ts';
    await openDataFolder(${JSON.stringify(path)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the data folder', () => {
  it('is made where it is missing, however deep', async () => {
    const path = join(parent, 'a', 'b');
    const folder = await openDataFolder(path);
    expect((await stat(path)).isDirectory()).toBe(true);
    folder.release();
  });

  it('belongs to one holder at a time', async () => {
    const folder = await openDataFolder(parent);
    await expect(openDataFolder(parent)).rejects.toThrow(/in use by another process/);
    folder.release();
    (await openDataFolder(parent)).release();
  });

  it('is free again when its holder was killed', async () => {
    const child = await holder(parent);
    await expect(openDataFolder(parent)).rejects.toThrow(StartFailure);
    child.kill('SIGKILL');
    await once(child, 'exit');
    (await openDataFolder(parent)).release();
  });

  it('keeps one secret, for its owner alone', async () => {
    const folder = await openDataFolder(parent);
    const secret = await folder.tokenSecret();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(await folder.tokenSecret()).toBe(secret);
    const file = join(parent, 'token-secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toBe(`${secret}\n`);
    folder.release();
  });

  it('does not go on with a secret that was damaged', async () => {
    const folder = await openDataFolder(parent);
    for (const damaged of ['', 'short\n']) {
      await writeFile(join(parent, 'token-secret'), damaged);
      await expect(folder.tokenSecret()).rejects.toThrow(/token-secret is damaged/);
    }
    folder.release();
  });

  it.skipIf(!existsSync('/proc/self'))('is refused where nothing can be made', async () => {
    const failure = await openDataFolder('/proc/merels/data').catch((error) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(failure.message).toMatch(
      /^The data folder \/proc\/merels\/data cannot be written to \(ENOENT.*\)\. Set DATA_DIR to [^\n]*$/,
    );
  });

  it('that cannot be one is refused with one line', async () => {
    const path = join(parent, 'file');
    await writeFile(path, '');
    const failure = await openDataFolder(path).catch((error) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(failure.message).toMatch(/^The data folder .*file cannot be written to \(.*\)\. Set DATA_DIR to [^\n]*$/);
  });
});
