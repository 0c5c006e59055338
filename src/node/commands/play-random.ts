/**
 * npm run play-random -- --url http://localhost:8787 --games 24
 *
 * Plays random games of all presets to their end over HTTP, reads each one back
 * and plays it anew; ends with 1 where anything differs. It waits where the
 * service limits it.
 */
import { parseArgs } from 'node:util';
import { Api } from '../random-games/api.ts';
import { compareGame } from '../random-games/compare.ts';
import { playGame, seededRandom } from '../random-games/play.ts';
import { runCommand, StartFailure } from '../start-failure.ts';

const AT_ONCE = 4;

interface Options {
  readonly url: string;
  readonly games: number;
  readonly seed: number;
  readonly minutes: number;
}

interface Row {
  readonly preset: string;
  readonly id: string;
  readonly plies: number;
  readonly result: string;
  readonly events: number;
  readonly differences: readonly string[];
}

await runCommand(async () => {
  const options = readOptions();
  const api = new Api(options.url, AbortSignal.timeout(options.minutes * 60_000), (seconds) =>
    console.log(`  waiting ${seconds} s: the service has had enough requests for this minute`),
  );
  const presets = await api.presets().catch((error: unknown) => {
    throw new StartFailure(`No service answers at ${options.url} (${error instanceof Error ? error.message : error}).`);
  });

  console.log(`${options.games} random games at ${options.url}, seed ${options.seed}\n`);
  console.log(formatRow(['preset', 'game', 'plies', 'events', 'result']));
  let differing = 0;
  await inParallel(options.games, async (index) => {
    const row = await playAndCompare(api, presets[index % presets.length] ?? '', options.seed + index);
    if (row.differences.length > 0) differing++;
    console.log(formatRow([row.preset, row.id, row.plies, row.events, row.result]));
    for (const difference of row.differences) console.log(`  ${difference}`);
  });
  console.log(`\n${options.games} games played, read back and replayed; ${differing || 'none'} with a difference.`);
  if (differing > 0) process.exitCode = 1;
});

async function playAndCompare(api: Api, preset: string, seed: number): Promise<Row> {
  let id = '';
  try {
    const game = await playGame(api, preset, seededRandom(seed));
    ({ id } = game);
    const { events, differences } = await compareGame(api, game);
    const result = `${game.result?.winner ?? 'draw'}, ${game.result?.reason}`;
    return { preset, id, plies: game.ply, events, result, differences };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { preset, id, plies: 0, events: 0, result: 'failed', differences: [message] };
  }
}

/** Runs `task` for 0 to `count` - 1, some at a time. */
async function inParallel(count: number, task: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function formatRow([preset, game, plies, events, result]: readonly (string | number)[]): string {
  const cells = [`${preset}`.padEnd(16), `${game}`.padEnd(32), `${plies}`.padStart(5), `${events}`.padStart(6)];
  return `${cells.join('  ')}  ${result}`;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:8787' },
      games: { type: 'string', default: '12' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      minutes: { type: 'string', default: '15' },
    },
  });
  return {
    url: values.url.replace(/\/$/, ''),
    games: wholeNumber('games', values.games),
    seed: wholeNumber('seed', values.seed),
    minutes: wholeNumber('minutes', values.minutes),
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new StartFailure(`--${name} takes a whole number.`);
  return Number(text);
}
