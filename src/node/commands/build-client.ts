/**
 * npm run build:client [-- --out dist]
 *
 * Makes the package that other programs install: the client alone, in one
 * module without dependencies, its types, and a manifest. `npm pack ./dist`
 * then gives the tarball.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { build } from 'vite';
import manifest from '../../../package.json' with { type: 'json' };
import { runCommand, StartFailure } from '../start-failure.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const ENTRY = join(PROJECT, 'src/client/index.ts');

await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: join(PROJECT, 'dist') } } });
  const out = resolve(values.out);
  await mkdir(out, { recursive: true });
  await Promise.all([
    bundle(join(out, 'client')),
    declare(join(out, 'client')),
    writeFile(join(out, 'package.json'), `${JSON.stringify(clientManifest(), null, 2)}\n`),
    ...['LICENSE', 'docs/client.md'].map((name) => copyFile(join(PROJECT, name), join(out, nameInPackage(name)))),
  ]);
});

/** For every platform alike: it uses nothing but `fetch` and streams. */
async function bundle(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      license: { fileName: 'THIRD-PARTY.md' },
      lib: { entry: ENTRY, formats: ['es'], fileName: () => 'index.js' },
    },
  });
}

async function declare(outDir: string): Promise<void> {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const args = [tsc, '--project', join(PROJECT, 'tsconfig.client.json'), '--outDir', outDir];
  await promisify(execFile)(process.execPath, args).catch(({ stdout }: { stdout: string }) => {
    throw new StartFailure(stdout);
  });
}

/** That of the whole project but for what it takes to run the service. */
function clientManifest() {
  const { name, version, license, type } = manifest;
  const description = 'Client of Merels, nine men’s morris as a service';
  const entry = { types: './client/index.d.ts', default: './client/index.js' };
  return { name, version, description, license, type, sideEffects: false, exports: { './client': entry } };
}

function nameInPackage(name: string): string {
  return name === 'LICENSE' ? name : 'README.md';
}
