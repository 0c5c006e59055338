/** What the Worker weighs, built as `wrangler deploy` would build it, without the static assets. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

/** The start of a Worker takes longer with every byte. */
export const MOST_GZIPPED_KB = 210;

/** Kilobytes, of 1,000 bytes. */
export interface BundleWeight {
  readonly kB: number;
  readonly gzippedKB: number;
}

/** Builds the Worker and weighs it. */
export async function weighWorker(): Promise<BundleWeight> {
  const folder = await mkdtemp(join(tmpdir(), 'merels-bundle-'));
  try {
    await build(folder);
    return await weigh(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function build(folder: string): Promise<void> {
  const wrangler = fileURLToPath(import.meta.resolve('wrangler'));
  await promisify(execFile)(process.execPath, [wrangler, 'deploy', '--dry-run', '--outdir', folder], {
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
}

async function weigh(folder: string): Promise<BundleWeight> {
  const names = (await readdir(folder)).filter((name) => /\.(js|wasm)$/.test(name));
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const sum = (sizes: readonly number[]) => Math.ceil(sizes.reduce((total, size) => total + size, 0) / 1000);
  return {
    kB: sum(contents.map(({ length }) => length)),
    gzippedKB: sum(contents.map((content) => gzipSync(content).length)),
  };
}
