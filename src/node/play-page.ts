/**
 * The page to play on, made of its sources in src/play: one script and one
 * sheet, small and without a library. It takes esbuild, which an installation
 * for running only may lack: it goes without the page, or with the one that was built.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PLAY_SCRIPT, PLAY_SHEET } from '../http/asset.ts';

const SOURCES = new URL('../play/', import.meta.url);

/** The browsers of the last years. */
const TARGET = ['es2022', 'safari16.4', 'firefox115', 'chrome116'];

/** The files by their names within the assets; none without esbuild. */
export async function buildPlayPage(): Promise<ReadonlyMap<string, Buffer>> {
  const esbuild = await import('esbuild').catch(() => null);
  if (esbuild === null) return new Map();
  const bundled = await esbuild.build({
    entryPoints: [fileURLToPath(new URL('main.ts', SOURCES))],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: TARGET,
    write: false,
    legalComments: 'none',
  });
  const sheet = await readFile(new URL('play.css', SOURCES), 'utf8');
  const small = await esbuild.transform(sheet, { loader: 'css', minify: true, target: TARGET });
  const [script] = bundled.outputFiles;
  return new Map([
    [PLAY_SCRIPT.slice(1), Buffer.from(script?.contents ?? [])],
    [PLAY_SHEET.slice(1), Buffer.from(small.code)],
  ]);
}
