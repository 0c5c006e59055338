/** The README's tour, word for word, against the host: only the address differs. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';

const run = promisify(execFile);
const ADDRESS = 'http://localhost:8787';

async function tour(): Promise<readonly string[]> {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n## A tour in five minutes\n(.*?)\n## /s.exec(readme) ?? [];
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
}

it('gives a first game to whoever follows it', async () => {
  const blocks = await tour();
  expect(blocks).toHaveLength(8);
  const script = blocks.join('echo; echo "=== next"\n').replaceAll(ADDRESS, inject('baseUrl'));
  const { stdout, stderr } = await run('bash', ['-euo', 'pipefail', '-c', script]);
  expect(stderr).toBe('');

  const [, created, legalMoves, moved, repeated, captured, read, drawn] = stdout.split('=== next\n');
  expect(JSON.parse(created ?? '')).toMatchObject({ game: { ply: 0, rules: { preset: 'polish' } } });
  expect(JSON.parse(legalMoves ?? '')).toMatchObject({ ply: 0, toMove: 'white' });
  expect(statuses(moved)).toEqual(['201']);
  expect(statuses(repeated)).toEqual(['200']);
  expect(repeated).toMatch(/^idempotent-replayed: true\r$/im);
  expect(statuses(captured)).toEqual(['201', '201', '201', '422', '201']);
  expect(captured).toContain('"reason":"capture-required"');
  expect(captured).toContain('"move":"f6xa1"');
  expect(read).toContain('"move":"f6xa1"');
  expect(read).toContain('"moves":["d6","a1","b6","g1","f6xa1"]');
  expect(drawn).toMatch(/^<svg .*<title[^>]*>Polish młynek: Black to move</s);
});

function statuses(output = ''): string[] {
  return [...output.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);
}
