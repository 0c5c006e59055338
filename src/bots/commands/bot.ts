/**
 * npm run bot -- --url http://localhost:8787 --name miller --strategy minimax
 *
 * Makes the account or goes on with it, plays on in the games that have begun,
 * accepts invitations, seeks, plays, and plays again, until it is stopped.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ChooseMove, type Client, type Color, createClient, type Game } from '../../client/index.ts';
import { openAccount } from '../account-file.ts';
import { Bot } from '../bot.ts';
import { CommandFailure, parseClock, parseCount, parsePreset, parseStrategy, runCommand } from '../options.ts';
import { createStrategy } from '../strategies.ts';

/** How often it looks for invitations that it was not told of: those from before it listened. */
const LOOK_MS = 10_000;
/** How often it tells of a lost connection. */
const TELL_MS = 10_000;

await runCommand(async () => {
  const options = readOptions();
  const { url } = options;
  const { id, name, token } = await openAccount(createClient({ url }), options.name, options.tokenFile);
  console.log(`${name} (${id}) plays ${options.strategy} at ${url}`);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const { signal } = stopping;
  const client = createClient({ url, token, signal, patienceMs: Number.POSITIVE_INFINITY, onRetry: tellNowAndThen() });
  const bot = new Bot({ client, id, chooseMove: thinking(client, options, signal), onGame: tellOfGame });
  try {
    await Promise.race([playGames(bot, options), bot.listen(), lookAfterGames(bot, signal), bot.failed]);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  stopping.abort();
  await bot.stopSeeking(createClient({ url, token, patienceMs: 0 })).catch(() => {});
});

type Options = ReturnType<typeof readOptions>;

async function playGames(bot: Bot, { wish, games, seeks }: Options): Promise<void> {
  const resumed = await bot.resume();
  if (!seeks) await new Promise<never>(() => {});
  await bot.seek(wish, games, resumed.at(-1)?.id ?? null);
}

async function lookAfterGames(bot: Bot, signal: AbortSignal): Promise<never> {
  for (;;) {
    await bot.lookAfterGames();
    await pause(LOOK_MS, undefined, { signal });
  }
}

function thinking(client: Client, { strategy, thinkMs }: Options, signal: AbortSignal): ChooseMove {
  const chooseMove = createStrategy(strategy, client, Math.random);
  return async (game) => {
    await pause(thinkMs, undefined, { signal });
    return chooseMove(game);
  };
}

function tellOfGame({ id, ply, result }: Game, color: Color): void {
  const winner = result?.winner ?? null;
  const outcome = winner === null ? 'draw' : winner === color ? 'won' : 'lost';
  console.log(`${id}  ${color.padEnd(5)}  ${outcome}, ${result?.reason}, ${ply} plies`);
}

function tellNowAndThen(): (error: Error) => void {
  let told = Number.NEGATIVE_INFINITY;
  return ({ message }) => {
    if (performance.now() - told < TELL_MS) return;
    told = performance.now();
    console.log(`trying again: ${message}`);
  };
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:8787' },
      name: { type: 'string', default: '' },
      strategy: { type: 'string', default: 'greedy' },
      rules: { type: 'string', default: 'standard' },
      clock: { type: 'string', default: '300+5' },
      games: { type: 'string', default: '' },
      think: { type: 'string', default: '0' },
      'invitations-only': { type: 'boolean', default: false },
      'token-file': { type: 'string', default: '' },
    },
  });
  const { url, name, games } = values;
  if (name === '') throw new CommandFailure('--name is missing: what the bot is called.');
  return {
    url,
    name,
    strategy: parseStrategy('strategy', values.strategy),
    wish: { rules: parsePreset(values.rules), clock: parseClock(values.clock) },
    games: games === '' ? Number.POSITIVE_INFINITY : parseCount('games', games),
    thinkMs: parseCount('think', values.think),
    seeks: !values['invitations-only'],
    tokenFile: values['token-file'] || `.data/bots/${name}@${new URL(url).host.replace(':', '-')}.token`,
  };
}
