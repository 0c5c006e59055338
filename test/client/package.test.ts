/**
 * The package as others use it: packed, installed without the registry, checked
 * against its types, and run in Node; bundled for a browser it asks for nothing
 * that a browser does not have.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const run = promisify(execFile);

const CONSUMER = `
import { type Client, createClient, type GameEvent, problemOf } from 'merels/client';

declare const process: { readonly argv: readonly string[] };
const client: Client = createClient({ url: process.argv[2] ?? '' });
const { game, tokens } = await client.games.create({ rules: 'six' });
const white = client.withToken(tokens.white ?? '');
const { played } = await white.games.move(game.id, { move: 'a1', ply: 0 });
const problem = problemOf(await white.games.move(game.id, { move: 'e1', ply: 1 }).catch((error: unknown) => error));
await white.games.resign(game.id);
const events: GameEvent[] = [];
for await (const event of client.follow(game.id, { after: 0 })) if (event.type !== 'snapshot') events.push(event);
// @ts-expect-error: there is no such event
events.some(({ type }) => type === 'move.plaid');
console.log(JSON.stringify({ ply: played.ply, code: problem?.code, types: events.map(({ type }) => type) }));
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merels-package-'));
  const made = join(folder, 'made');
  await run(process.execPath, ['src/node/commands/build-client.ts', '--out', made]);
  await run('npm', ['pack', made, '--pack-destination', folder]);
  const [tarball = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, tarball)], { cwd: folder });
  await writeFile(join(folder, 'consumer.ts'), CONSUMER);
});
afterAll(() => rm(folder, { recursive: true }));

describe('the package', () => {
  it('brings nothing along but itself', async () => {
    expect(await readdir(join(folder, 'node_modules'))).toEqual(expect.arrayContaining(['merels']));
    const installed = (await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['merels']);
    const files = await readdir(join(folder, 'node_modules/merels'));
    expect(files.toSorted()).toEqual(['LICENSE', 'README.md', 'client', 'package.json']);
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('has types for modules like %s', async (module, moduleResolution) => {
    const tsconfig = join(folder, `tsconfig.${module}.json`);
    const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
    const lib = ['es2024', 'dom', 'dom.asynciterable'];
    const compilerOptions = { ...strict, module, moduleResolution, target: 'es2024', lib, types: [], noEmit: true };
    await writeFile(tsconfig, JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
    const compiled = await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', tsconfig]).catch(
      (failed: { stdout: string }) => failed,
    );
    expect(compiled.stdout).toBe('');
  });

  it('runs in Node', async () => {
    const { stdout } = await run(process.execPath, [join(folder, 'consumer.ts'), inject('baseUrl')]);
    expect(JSON.parse(stdout)).toEqual({
      ply: 1,
      code: 'not-your-turn',
      types: ['game.created', 'game.started', 'move.played', 'game.finished'],
    });
  });

  it('can be bundled for a browser, and asks for nothing of Node', async () => {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir: join(folder, 'browser'),
        lib: { entry: join(folder, 'consumer.ts'), formats: ['es'], fileName: () => 'consumer.js' },
      },
    });
    const bundle = await readFile(join(folder, 'browser/consumer.js'), 'utf8');
    expect(bundle).not.toMatch(/\bfrom ?["']|\bimport ?["'(]|\brequire\(/);
    expect(bundle.length).toBeLessThan(40_000);
  });

  it('is the entry that this project has under the same name', async () => {
    const { exports } = JSON.parse(await readFile('package.json', 'utf8'));
    const made = JSON.parse(await readFile(join(folder, 'node_modules/merels/package.json'), 'utf8'));
    const below = JSON.stringify(made.exports).replaceAll('./client/', './dist/client/');
    expect(exports).toEqual(JSON.parse(below));
  });
});
