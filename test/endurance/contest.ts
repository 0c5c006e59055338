/** A game between two bots on an unsteady host, read along in every way, and what is wrong with it in the end. */
import { createStrategy, type Random, type StrategyName } from '../../src/bots/strategies.ts';
import { type Client, type Color, createClient, type GameEvent, type Result } from '../../src/client/index.ts';
import { faultsOf, type Reading, type Receipt, type Seen } from './checker.ts';
import { READERS } from './readers.ts';

export interface Contest {
  readonly id: string;
  readonly plies: number;
  readonly events: number;
  readonly result: Result | null;
  /** What is wrong, in words; empty where nothing is. */
  readonly faults: readonly string[];
}

export interface ContestOptions {
  readonly url: string;
  readonly strategies: Readonly<Record<Color, StrategyName>>;
  readonly clock: { readonly initialSeconds: number; readonly incrementSeconds: number };
  readonly random: Random;
  /** How long each bot seems to think about a move: it makes games long enough to be cut. */
  readonly thinkMs: number;
  /** After so long a game hangs. */
  readonly longestMs: number;
}

const EVENTS_A_PAGE = 500;

export async function contest({ longestMs, ...options }: ContestOptions): Promise<Contest> {
  const client = createClient({ url: options.url, patienceMs: longestMs, signal: AbortSignal.timeout(longestMs) });
  const { game, tokens } = await client.games.create({ clock: options.clock });
  const { id } = game;
  const receipts: Receipt[] = [];
  const playing = (['white', 'black'] as const).map((color) =>
    playSeat(client.withToken(tokens[color] ?? ''), id, color, options, receipts),
  );
  const reading = Object.entries(READERS).map(async ([reader, read]): Promise<Reading> => {
    const seen: Seen[] = [];
    await read(options.url, id, client, (event) => seen.push(event));
    return { reader, seen };
  });
  try {
    const [{ ply, result }] = await Promise.all([playing[0] ?? client.games.get(id), ...playing]);
    const log = await wholeLog(client, id);
    const faults = faultsOf(id, log, await Promise.all(reading), receipts);
    return { id, plies: ply, events: log.length, result, faults };
  } catch (error) {
    return { id, plies: receipts.length, events: 0, result: null, faults: [`${error}`] };
  } finally {
    await Promise.allSettled([...playing, ...reading]);
  }
}

async function playSeat(
  client: Client,
  gameId: string,
  color: Color,
  { strategies, random, thinkMs }: Omit<ContestOptions, 'longestMs'>,
  receipts: Receipt[],
) {
  const chooseMove = createStrategy(strategies[color], client, random);
  return client.play(
    { gameId, color },
    async (game) => {
      await new Promise((resolve) => setTimeout(resolve, thinkMs));
      return chooseMove(game);
    },
    { onPlayed: (played) => receipts.push(played) },
  );
}

async function wholeLog(client: Client, id: string): Promise<readonly GameEvent[]> {
  const log: GameEvent[] = [];
  for (let after = 0, isOver = false; !isOver; ) {
    const { data, next, done } = await client.games.events(id, { after, limit: EVENTS_A_PAGE });
    if (data.length === 0 && !done) throw new Error('The game is over, and its events have no end');
    log.push(...data);
    [after, isOver] = [next, done];
  }
  return log;
}
