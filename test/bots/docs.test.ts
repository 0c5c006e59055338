/** The bots of docs/bots.md, word for word, against the Node host and each other. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lacks } from '../support/programs.ts';

const run = promisify(execFile);

const BOTS = {
  ts: { file: 'bot.ts', command: process.execPath, needs: [] },
  python: { file: 'bot.py', command: 'python3', needs: ['python3'] },
  sh: { file: 'bot.sh', command: 'bash', needs: ['bash', 'curl', 'jq'] },
} as const;
type Language = keyof typeof BOTS;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merels-bots-'));
  const page = await readFile('docs/bots.md', 'utf8');
  for (const [language, { file }] of Object.entries(BOTS)) {
    const [, program = ''] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(page) ?? [];
    expect(program.trimEnd().split('\n').length, `lines of ${file}`).toBeLessThanOrEqual(30);
    await writeFile(join(folder, file), program.replace("'merels/client'", `'${resolve('src/client/index.ts')}'`));
  }
});
afterAll(() => rm(folder, { recursive: true }));

async function play(language: Language): Promise<string> {
  const { file, command } = BOTS[language];
  const env = { ...process.env, MERELS_URL: inject('baseUrl'), GAMES: '1' };
  const { stdout, stderr } = await run(command, [join(folder, file)], { env });
  expect(
    stderr.split('\n').filter((line) => !line.includes('Warning') && line !== '' && !line.startsWith('(')),
  ).toEqual([]);
  return stdout;
}

const isMissing = (language: Language) => lacks(...BOTS[language].needs);

describe.each<[Language, Language]>([
  ['ts', 'python'],
  ['sh', 'ts'],
])('%s and %s', (first, second) => {
  it.skipIf(isMissing(first) || isMissing(second))(
    'play each other to the end',
    async () => {
      const outputs = await Promise.all([play(first), play(second)]);
      const [one, other] = outputs.map((output) => /^\w+-\w+ (game_\w{26}) (\w+): (.*)\n$/.exec(output)?.slice(1));
      expect(one?.[0]).toBe(other?.[0]);
      expect([one?.[1], other?.[1]].toSorted()).toEqual(['black', 'white']);
      expect(one?.[2]?.replace(',', '')).toBe(other?.[2]?.replace(',', ''));
    },
    60_000,
  );
});
