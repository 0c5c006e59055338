/** npm run bot: how bots find each other, play, play again, and go on after they, or the service, were stopped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { createClient } from '../../src/client/index.ts';
import { firstCapture } from '../support/clients.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { type NodeProcess, startNode } from '../support/node-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merels-bot-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface RunningBot {
  readonly name: string;
  readonly child: ChildProcess;
  output(): string;
  readonly ended: Promise<number | NodeJS.Signals>;
}

const running: RunningBot[] = [];
const hosts: NodeProcess[] = [];
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const host of hosts.splice(0)) {
    host.kill('SIGKILL');
    await host.ended;
  }
});

const newName = () => `bot-${randomBytes(5).toString('hex')}`;
const tokenFile = (name: string) => join(folder, `${name}.token`);

function startBot(url: string, name: string, ...options: readonly string[]): RunningBot {
  const args = ['--url', url, '--name', name, '--token-file', tokenFile(name), '--rules', 'six', ...options];
  const child = spawn(process.execPath, ['src/bots/commands/bot.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (written += text));
  const ended = once(child, 'close').then(([code, signal]): number | NodeJS.Signals => code ?? signal);
  const bot = { name, child, output: () => written, ended };
  running.push(bot);
  return bot;
}

/** The games that a bot told of, without what it says of itself. */
function gamesOf({ output }: RunningBot): readonly string[] {
  return [...output().matchAll(/^(game_\w{26}) {2}(?:white|black) {2}\w+, /gm)].map(([, id = '']) => id);
}

it('two of them find each other, and play again with colours swapped', async () => {
  // A pool of their own: other tests seek too.
  const clock = ['--clock', '901+7', '--games', '2'];
  const bots = [
    startBot(inject('baseUrl'), newName(), ...clock, '--strategy', 'greedy'),
    startBot(inject('baseUrl'), newName(), ...clock, '--strategy', 'random'),
  ];
  for (const { ended, output } of bots) expect(await ended, output()).toBe(0);
  const [one = [], other] = bots.map(gamesOf);
  expect(one).toHaveLength(2);
  expect(one).toEqual(other);
  expect(await createClient({ url: inject('baseUrl') }).games.get(one[1] ?? '')).toMatchObject({ rematchOf: one[0] });
}, 60_000);

it('keeps its token to itself, and goes on with its account', async () => {
  const name = newName();
  for (const run of [1, 2]) {
    const bot = startBot(inject('baseUrl'), name, '--invitations-only');
    await expect.poll(bot.output, { timeout: 20_000 }).toContain(`${name} (acct_`);
    bot.child.kill('SIGINT');
    expect(await bot.ended, `run ${run}: ${bot.output()}`).toBe(0);
    expect(bot.output()).not.toContain((await readFile(tokenFile(name), 'utf8')).trim());
  }
  expect((await stat(tokenFile(name))).mode & 0o777).toBe(0o600);
  const other = startBot(inject('baseUrl'), name, '--token-file', join(folder, 'another'));
  expect(await other.ended).toBe(1);
  expect(other.output()).toMatch(/^\S+ is taken, and its token is not in /);
}, 60_000);

it('takes its seek back when it is stopped', async () => {
  const bot = startBot(inject('baseUrl'), newName(), '--clock', '903+7');
  const client = createClient({ url: inject('baseUrl') });
  const seeks = async () => {
    let count = 0;
    for await (const { clock } of client.seeks.list()) {
      if (clock !== null && 'initialSeconds' in clock && clock.initialSeconds === 903) count++;
    }
    return count;
  };
  await expect.poll(seeks, { timeout: 20_000 }).toBe(1);
  bot.child.kill('SIGTERM');
  expect(await bot.ended).toBe(0);
  expect(await seeks()).toBe(0);
}, 60_000);

it('accepts an invitation', async () => {
  const bot = startBot(inject('baseUrl'), newName(), '--invitations-only');
  await expect.poll(bot.output, { timeout: 20_000 }).toContain('(acct_');
  const client = createClient({ url: inject('baseUrl') });
  const { id } = await client.accounts.find(bot.name);
  const { token } = await client.accounts.create({ name: newName(), kind: 'person' });
  const person = client.withToken(token);
  const seats = { white: { kind: 'me' }, black: { kind: 'invite', accountId: id } } as const;
  const { game } = await person.games.create({ rules: 'six', seats });
  const finished = await person.play({ gameId: game.id, color: 'white' }, firstCapture);
  await expect.poll(() => gamesOf(bot)).toEqual([finished.id]);
}, 60_000);

it('plays on after it was killed in the middle of a game, and after the service was', async () => {
  const data = await makeDataFolder();
  const settings = { DATA_DIR: data.path, RATE_LIMITS: 'off' };
  let host = await startNode(settings);
  hosts.push(host);
  const { url } = host;
  const client = createClient({ url });
  const slowly = ['--games', '1', '--think', '60'];
  const [steady, killed] = [startBot(url, newName(), ...slowly), startBot(url, newName(), ...slowly)];
  const find = async () => {
    const token = (await readFile(tokenFile(steady.name), 'utf8').catch(() => '')).trim();
    if (token === '') return null;
    for await (const game of client.withToken(token).account.games({ status: ['active'] })) return game;
    return null;
  };
  await expect.poll(async () => (await find())?.ply, { timeout: 30_000 }).toBeGreaterThan(2);
  const id = (await find())?.id ?? '';
  killed.child.kill('SIGKILL');
  host.kill('SIGKILL');
  await Promise.all([killed.ended, host.ended]);
  host = await startNode({ ...settings, PORT: new URL(url).port });
  hosts.push(host);
  const again = startBot(url, killed.name, ...slowly, '--invitations-only');
  await expect.poll(() => gamesOf(again), { timeout: 60_000 }).toEqual([id]);
  expect(await steady.ended).toBe(0);
  expect(gamesOf(steady)).toEqual([id]);
  host.kill('SIGKILL');
  await host.ended;
  await data.remove();
}, 120_000);
