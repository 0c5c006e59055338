/** npm run match, as a person runs it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { parseClock } from '../../src/bots/options.ts';

const run = promisify(execFile);

function match(...options: readonly string[]) {
  const args = ['src/bots/commands/match.ts', '--url', inject('baseUrl'), ...options];
  return run(process.execPath, args).catch((failed: { code: number; stdout: string; stderr: string }) => failed);
}

it('lets two bots play, and prints a table and the score', async () => {
  const { stdout, stderr } = await match('--games', '3', '--first', 'greedy', '--second', 'random', '--rules', 'six');
  expect(stderr).toBe('');
  const [title, , head, ...rows] = stdout.trimEnd().split('\n');
  expect(title).toBe('3 games, greedy against random');
  expect(head?.trim().split(/ +/)).toEqual(['game', 'white', 'black', 'plies', 'result']);
  expect(
    rows.slice(0, 3).map((row) => /game_\w{26} +(\w+) +(\w+) +\d+ +(\w+, \S+)$/.exec(row)?.slice(1, 3).join()),
  ).toEqual(expect.arrayContaining(['greedy,random', 'random,greedy']));
  expect(rows.at(-1)).toMatch(/^greedy won \d, random won \d, \d drawn$/);
});

it.each([
  [['--first', 'best'], /^--first is one of random, greedy, minimax\.\n$/],
  [['--games', 'many'], /^--games takes a whole number\.\n$/],
  [['--clock', 'fast'], /^--clock is /],
  [['--rules', 'chess'], /^validation-failed: .*\n$/],
])('says in a line what is wrong with %j', async (options, message) => {
  expect(await match(...options)).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
});

it('knows clocks', () => {
  expect(parseClock('300+5')).toEqual({ initialSeconds: 300, incrementSeconds: 5 });
  expect(parseClock('2d')).toEqual({ daysPerMove: 2 });
  expect(parseClock('none')).toBeNull();
});
