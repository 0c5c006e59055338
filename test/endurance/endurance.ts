/**
 * npm run endurance -- --host node --games 100
 *
 * Bots play games with short clocks while the service is stopped and started
 * again all the time, and readers of every kind follow them. Ends with a table,
 * and with 1 where a game hangs, a move is lost or doubled, or a reader or an
 * account was not told of everything once and in order. The games are on the
 * Postgres at DATABASE_URL, or on the embedded one in a folder of their own.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { STRATEGY_NAMES } from '../../src/bots/strategies.ts';
import { createClient } from '../../src/client/index.ts';
import { seededRandom } from '../../src/node/random-games/play.ts';
import { runCommand, StartFailure } from '../../src/node/start-failure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { type Contest, type ContestOptions, contest, type Player } from './contest.ts';
import { type FeedFollower, followFeed, type PlayedGame } from './feeds.ts';
import { HOST_KINDS, openUnsteadyHost, type UnsteadyHost } from './host.ts';

const CLOCK = { initialSeconds: 10, incrementSeconds: 1 };
const LONGEST_MS = 10 * 60_000;
const SECRET = 'a secret of endurance runs only';

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: 'node' },
    games: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '8' },
    every: { type: 'string', default: '20' },
    think: { type: 'string', default: '150' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
  },
});

interface Outcome {
  readonly contests: Contest[];
  /** What is wrong with what accounts were told. */
  readonly feedFaults: string[];
}

await runCommand(async () => {
  const kind = HOST_KINDS.find((known) => known === values.host);
  if (kind === undefined) throw new StartFailure(`--host is one of ${HOST_KINDS.join(', ')}.`);
  const folder = await makeDataFolder();
  const { DATABASE_URL } = process.env;
  const database = DATABASE_URL ? { DATABASE_URL } : {};
  const settings = { ...database, DATA_DIR: folder.path, RATE_LIMITS: 'off', TOKEN_SECRET: SECRET };
  const host = await openUnsteadyHost(kind, settings, number('every') * 1000);
  console.log(`${number('games')} games on the ${kind} host, stopped every ${values.every} s, seed ${values.seed}\n`);
  console.log(row(['', 'game', 'plies', 'events', 'result']));
  try {
    const outcome = await Promise.race([host.failed, playAll(host)]);
    process.exitCode = summarise(outcome, host.restarts);
  } finally {
    await host.close();
    await folder.remove();
  }
});

/** Some pairs of accounts at a time, each of which plays game after game. */
async function playAll(host: UnsteadyHost): Promise<Outcome> {
  const outcome: Outcome = { contests: [], feedFaults: [] };
  const indices = Array.from({ length: number('games') }, (_, index) => index).values();
  const pair = async () => {
    const players = [await newPlayer(host.url), await newPlayer(host.url)] as const;
    const played: (readonly [Contest, Player])[] = [];
    for (const index of indices) {
      const [white, black] = index % 2 === 0 ? players : ([players[1], players[0]] as const);
      const result = await playContest(host.url, index, { white, black });
      played.push([result, white]);
      outcome.contests.push(result);
      report(result, outcome.contests.length);
    }
    for (const player of players) {
      const faults = await player.feed.close(played.map(([result, white]) => gameOf(result, white === player)));
      outcome.feedFaults.push(...faults);
    }
  };
  await Promise.all(Array.from({ length: Math.min(number('at-once'), number('games')) }, pair));
  return outcome;
}

/** Everybody plays everybody. */
function playContest(url: string, index: number, players: ContestOptions['players']): Promise<Contest> {
  const name = (offset: number) => STRATEGY_NAMES[offset % STRATEGY_NAMES.length] ?? 'random';
  return contest({
    url,
    players,
    strategies: { white: name(index), black: name(index + 1 + Math.floor(index / STRATEGY_NAMES.length)) },
    clock: CLOCK,
    random: seededRandom(number('seed') + index),
    thinkMs: number('think'),
    longestMs: LONGEST_MS,
  });
}

/** White invites, Black is invited. */
function gameOf({ id, log }: Contest, isWhite: boolean): PlayedGame {
  return { id, log, color: isWhite ? 'white' : 'black', wasInvited: !isWhite };
}

async function newPlayer(url: string): Promise<Player & { readonly feed: FeedFollower }> {
  const name = `bot-${randomBytes(6).toString('hex')}`;
  const client = createClient({ url, patienceMs: LONGEST_MS });
  const { account, token } = await client.accounts.create({ name, kind: 'bot' });
  return { id: account.id, token, feed: followFeed(client.withToken(token)) };
}

function report({ id, plies, log, result, faults }: Contest, count: number): void {
  const ending = result === null ? 'none' : `${result.winner ?? 'draw'}, ${result.reason}`;
  console.log(row([count, id, plies, log.length, ending]));
  for (const fault of faults) console.log(`      ${fault}`);
}

/** Prints what came of it all; gives the exit code. */
function summarise({ contests, feedFaults }: Outcome, restarts: number): number {
  const faulty = contests.filter(({ faults }) => faults.length > 0).length;
  const plies = contests.reduce((sum, { plies }) => sum + plies, 0);
  const endings = Map.groupBy(contests, ({ result }) => result?.reason ?? 'none');
  console.log(`\n${contests.length} games, ${plies} plies, ${restarts} restarts; ${faulty || 'none'} with a fault.`);
  for (const [reason, ended] of endings) console.log(`  ${reason.padEnd(18)} ${ended.length}`);
  console.log(`Feeds of accounts: ${feedFaults.length || 'no'} faults.`);
  for (const fault of feedFaults) console.log(`  ${fault}`);
  if (restarts === 0) console.log('The host was never stopped: the run was too short to say anything.');
  return faulty + feedFaults.length > 0 || restarts === 0 ? 1 : 0;
}

function row([index, game, plies, events, result]: readonly (string | number)[]): string {
  const cells = [`${index}`.padStart(4), `${game}`.padEnd(31), `${plies}`.padStart(5), `${events}`.padStart(6)];
  return `${cells.join('  ')}  ${result}`;
}

function number(name: 'games' | 'at-once' | 'every' | 'think' | 'seed'): number {
  if (!/^\d{1,9}$/.test(values[name])) throw new StartFailure(`--${name} takes a whole number.`);
  return Number(values[name]);
}
