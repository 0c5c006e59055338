/**
 * npm run match -- --games 20 --first minimax --second greedy
 *
 * Lets two bots play and prints a table. They take turns at being White.
 */
import { parseArgs } from 'node:util';
import { type Color, createClient, type Game } from '../../client/index.ts';
import { CommandFailure, parseClock, parseCount, parsePreset, parseStrategy, runCommand } from '../options.ts';
import { createStrategy, type StrategyName } from '../strategies.ts';

/** The games that run at once. */
const AT_ONCE = 4;

type Player = 'first' | 'second';

interface Played {
  readonly white: Player;
  readonly game: Game;
}

interface Match {
  readonly url: string;
  readonly games: number;
  readonly strategies: Readonly<Record<Player, StrategyName>>;
  readonly game: Readonly<{ rules: ReturnType<typeof parsePreset>; clock: ReturnType<typeof parseClock> }>;
}

await runCommand(async () => {
  const match = readMatch();
  const { first, second } = match.strategies;
  console.log(`${match.games} games, ${first} against ${second}\n`);
  console.log(row(['', 'game', 'white', 'black', 'plies', 'result']));
  const played: Played[] = [];
  let next = 0;
  const worker = async () => {
    while (next < match.games) {
      const result = await playGame(match, next++ % 2 === 0 ? 'first' : 'second');
      played.push(result);
      console.log(rowOf(match, result, played.length));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  console.log(`\n${score(match, played)}`);
});

async function playGame({ url, strategies, game }: Match, white: Player): Promise<Played> {
  const client = createClient({ url, patienceMs: Number.POSITIVE_INFINITY });
  const { game: created, tokens } = await client.games.create(game);
  const play = (color: Color, player: Player) =>
    client
      .withToken(tokens[color] ?? '')
      .play({ gameId: created.id, color }, createStrategy(strategies[player], client, Math.random));
  const [finished] = await Promise.all([play('white', white), play('black', other(white))]);
  return { white, game: finished };
}

function rowOf({ strategies }: Match, { white, game: { id, ply, result } }: Played, index: number): string {
  const ending = `${result?.winner ?? 'draw'}, ${result?.reason}`;
  return row([index, id, strategies[white], strategies[other(white)], ply, ending]);
}

function row([index, game, white, black, plies, result]: readonly (string | number)[]): string {
  const players = [`${white}`.padEnd(8), `${black}`.padEnd(8)];
  const cells = [`${index}`.padStart(3), `${game}`.padEnd(31), ...players, `${plies}`.padStart(5)];
  return `${cells.join('  ')}  ${result}`;
}

function score({ strategies }: Match, played: readonly Played[]): string {
  const wins = (player: Player) =>
    played.filter(({ white, game: { result } }) => result?.winner === (white === player ? 'white' : 'black')).length;
  const draws = played.filter(({ game: { result } }) => result?.winner === null).length;
  return `${strategies.first} won ${wins('first')}, ${strategies.second} won ${wins('second')}, ${draws} drawn`;
}

function other(player: Player): Player {
  return player === 'first' ? 'second' : 'first';
}

function readMatch(): Match {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:8787' },
      games: { type: 'string', default: '20' },
      first: { type: 'string', default: 'minimax' },
      second: { type: 'string', default: 'greedy' },
      rules: { type: 'string', default: 'standard' },
      clock: { type: 'string', default: '60+1' },
    },
  });
  const games = parseCount('games', values.games);
  if (games === 0) throw new CommandFailure('--games is at least 1.');
  return {
    url: values.url,
    games,
    strategies: { first: parseStrategy('first', values.first), second: parseStrategy('second', values.second) },
    game: { rules: parsePreset(values.rules), clock: parseClock(values.clock) },
  };
}
