/** npm run bundle-size: builds the Worker as `wrangler deploy` would and says what it weighs; ends with 1 where that is too much. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { runCommand } from '../start-failure.ts';

/** Without the static assets; the start of a Worker takes longer with every byte. */
const MOST_GZIPPED_KB = 250;

await runCommand(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'merels-bundle-'));
  try {
    await build(folder);
    const { kB, gzippedKB } = await weigh(folder);
    console.log(`The Worker weighs ${kB} kB, ${gzippedKB} kB gzipped (at most ${MOST_GZIPPED_KB}).`);
    if (gzippedKB > MOST_GZIPPED_KB) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true });
  }
});

async function build(folder: string): Promise<void> {
  const wrangler = fileURLToPath(import.meta.resolve('wrangler'));
  await promisify(execFile)(process.execPath, [wrangler, 'deploy', '--dry-run', '--outdir', folder], {
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
}

async function weigh(folder: string): Promise<{ readonly kB: number; readonly gzippedKB: number }> {
  const names = (await readdir(folder)).filter((name) => /\.(js|wasm)$/.test(name));
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const sum = (sizes: readonly number[]) => Math.ceil(sizes.reduce((total, size) => total + size, 0) / 1000);
  return {
    kB: sum(contents.map(({ length }) => length)),
    gzippedKB: sum(contents.map((content) => gzipSync(content).length)),
  };
}
