/** The package's scripts, on whichever Node they find. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const CHECK = './src/node/check-runtime.mjs';
const run = promisify(execFile);

it('a Node that cannot run the sources is told so in plain words', async () => {
  const failed = await run(process.execPath, ['--no-experimental-strip-types', '--import', CHECK, '--eval', '']).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Node \S+ cannot run TypeScript.*\n.*\n.*\n$/),
  });
});

it('a Node that can runs them', async () => {
  expect(await run(process.execPath, ['--import', CHECK, '--eval', 'console.log(1)'])).toMatchObject({ stdout: '1\n' });
});

it.each(Object.entries(manifest.scripts).filter(([, script]) => /\bnode\b.*\.ts\b/.test(script)))(
  'npm run %s checks it first',
  (_, script) => {
    expect(script).toContain(`node --import ${CHECK} `);
  },
);

it('an install asks nothing and runs no script but the one of Node', () => {
  expect(manifest.allowScripts).toEqual({ node: true, esbuild: false, workerd: false });
});
