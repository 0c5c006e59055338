/** A game between two bots on an unsteady host, read along in every way, and what is wrong with it in the end. */
import { createStrategy, type Random, type StrategyName } from '../../src/bots/strategies.ts';
import { type Client, type Color, createClient, type GameEvent, type Result } from '../../src/client/index.ts';
import { faultsOf, type Reading, type Receipt, type Seen } from './checker.ts';
import { READERS } from './readers.ts';

export interface Contest {
  readonly id: string;
  readonly plies: number;
  readonly log: readonly GameEvent[];
  readonly result: Result | null;
  /** What is wrong, in words; empty where nothing is. */
  readonly faults: readonly string[];
}

/** An account that plays. */
export interface Player {
  readonly id: string;
  readonly token: string;
}

export interface ContestOptions {
  readonly url: string;
  readonly players: Readonly<Record<Color, Player>>;
  readonly strategies: Readonly<Record<Color, StrategyName>>;
  readonly clock: { readonly initialSeconds: number; readonly incrementSeconds: number };
  readonly random: Random;
  /** How long each bot seems to think about a move: it makes games long enough to be cut. */
  readonly thinkMs: number;
  /** After so long a game hangs. */
  readonly longestMs: number;
}

const EVENTS_A_PAGE = 500;

export async function contest(options: ContestOptions): Promise<Contest> {
  const { url, players, longestMs } = options;
  const client = createClient({ url, patienceMs: longestMs, signal: AbortSignal.timeout(longestMs) });
  const id = await beginGame(client, options);
  const receipts: Receipt[] = [];
  const playing = (['white', 'black'] as const).map((color) =>
    playSeat(client.withToken(players[color].token), id, color, options, receipts),
  );
  const reading = Object.entries(READERS).map(async ([reader, read]): Promise<Reading> => {
    const seen: Seen[] = [];
    await read(url, id, client, (event) => seen.push(event));
    return { reader, seen };
  });
  try {
    const [{ ply, result }] = await Promise.all([playing[0] ?? client.games.get(id), ...playing]);
    const log = await wholeLog(client, id);
    const faults = faultsOf(id, log, await Promise.all(reading), receipts);
    return { id, plies: ply, log, result, faults };
  } catch (error) {
    return { id, plies: receipts.length, log: [], result: null, faults: [`${error}`] };
  } finally {
    await Promise.allSettled([...playing, ...reading]);
  }
}

/** White invites Black, who accepts. */
async function beginGame(client: Client, { players: { white, black }, clock }: ContestOptions): Promise<string> {
  const seats = { white: { kind: 'me' }, black: { kind: 'invite', accountId: black.id } } as const;
  const { game } = await client.withToken(white.token).games.create({ clock, seats });
  await client.withToken(black.token).games.join(game.id);
  return game.id;
}

async function playSeat(
  client: Client,
  gameId: string,
  color: Color,
  { strategies, random, thinkMs }: ContestOptions,
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
