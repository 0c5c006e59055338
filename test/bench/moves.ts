/**
 * Moves a second over HTTP on the Node host, against a bare route that sends
 * the statements of a move: the one that loads the game, which the host needs
 * only where it has not just changed that game itself, and the one that appends;
 * and against one that sends the append alone. Each runs in a process of its
 * own, on a copy of one database; they take turns under the same load, from a
 * process of its own too, and before each turn the games are put back to where
 * they began. First turns that are not counted let the compiler do its work.
 */
import { startPosition } from '../../src/rules/position.ts';
import { presetOf } from '../../src/rules/presets.ts';
import { withBareRoute } from './bare-route.ts';
import { eventByteRows } from './event-bytes.ts';
import { createScript, random, randomGame } from './games.ts';
import { withHost } from './host.ts';
import { type LoadReport, runLoad, type Script } from './load.ts';
import type { BenchServer } from './postgres.ts';
import { count, median, type Row } from './table.ts';
import { recordTrace } from './trace.ts';

const CONNECTIONS = 16;
const GOAL = 0.75;

export interface MovesSize {
  readonly pairs: number;
  readonly seconds: number;
  /** Turns of each before the first that counts. */
  readonly warmUps: number;
  /** Enough that no turn plays all of them to their end. */
  readonly games: number;
}

/** A turn of one of the three. */
type Turn = () => Promise<LoadReport>;

/** The host; the bare route with both statements; the bare route with the append alone. */
const CONTENDERS = ['host', 'both', 'append'] as const;
type Round<Value> = Readonly<Record<(typeof CONTENDERS)[number], Value>>;

export async function moveRows(server: BenchServer, size: MovesSize): Promise<Row[]> {
  return server.withDatabase(async (template) => {
    const scripts = await withHost(template, (origin) => createGames(origin, size.games));
    const { trace, byteRows } = await server.withDatabase(
      async (url) => ({ trace: await recordTrace(url, scripts), byteRows: await eventByteRows(url) }),
      template,
    );
    const load = (origin: string) => runLoad({ origin, connections: CONNECTIONS, ms: size.seconds * 1000, scripts });

    /** Runs `use` with the turns of a server on a copy of the games. */
    const withTurns = <Value>(
      serve: (url: string, use: (origin: string) => Promise<Value>) => Promise<Value>,
      use: (turn: Turn) => Promise<Value>,
    ) =>
      server.withDatabase(async (url) => {
        const putBack = await server.remember(url);
        return serve(url, (origin) =>
          use(async () => {
            await putBack();
            await server.checkpoint();
            return load(origin);
          }),
        );
      }, template);
    /** The same with a bare route that sends the last `statements` of each move. */
    const withBare = (
      bodyBytes: number,
      statements: number,
      use: (turn: Turn) => Promise<readonly Round<LoadReport>[]>,
    ) => withTurns((url, serve) => withBareRoute({ databaseUrl: url, trace, statements, bodyBytes }, serve), use);

    const rounds = await withTurns<readonly Round<LoadReport>[]>(withHost, async (host) => {
      const { bodyBytes } = await host();
      return withBare(bodyBytes, 2, (both) =>
        withBare(bodyBytes, 1, (append) => takeTurns({ host, both, append }, size)),
      );
    });
    return [...rowsOf(rounds), ...byteRows];
  });
}

/** Whoever began a round ends the next, so that none profits from its place. */
async function takeTurns(turns: Round<Turn>, { pairs, warmUps }: MovesSize): Promise<readonly Round<LoadReport>[]> {
  const measured: Round<LoadReport>[] = [];
  for (let round = -warmUps; round < pairs; round++) {
    const reports = new Map<string, LoadReport>();
    const order = round % 2 === 0 ? CONTENDERS : CONTENDERS.toReversed();
    for (const contender of order) reports.set(contender, onlyCreated(await turns[contender]()));
    if (round >= 0) measured.push(Object.fromEntries(reports) as unknown as Round<LoadReport>);
  }
  return measured;
}

function rowsOf(rounds: readonly Round<LoadReport>[]): Row[] {
  const rate = ({ requests, seconds }: LoadReport): number => requests / seconds;
  const rateOf = (contender: keyof Round<unknown>) => median(rounds.map((round) => rate(round[contender])));
  const ratioTo = (contender: keyof Round<unknown>) =>
    median(rounds.map((round) => rate(round.host) / rate(round[contender])));
  const hosts = rounds.map(({ host }) => host);
  const bodyBytes = median(hosts.map((host) => host.bodyBytes));
  const latency = `median ${median(hosts.map(({ medianMs }) => medianMs)).toFixed(1)} ms, p99 ${median(hosts.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`;
  const ratio = ratioTo('both');
  return [
    {
      what: `moves over HTTP, ${CONNECTIONS} connections`,
      figure: `${count(rateOf('host'))}/s (${latency})`,
      yardstick: `${count(rateOf('both'))}/s by a bare route with both statements of a move and ${count(bodyBytes)} bytes of body`,
      ratio: ratio.toFixed(2),
      goal: `>= ${GOAL}`,
      met: ratio >= GOAL,
    },
    {
      what: 'the same',
      figure: '',
      yardstick: `${count(rateOf('append'))}/s by one with the append alone`,
      ratio: ratioTo('append').toFixed(2),
      goal: '',
      met: null,
    },
  ];
}

function onlyCreated(report: LoadReport): LoadReport {
  if (Object.keys(report.statuses).join() !== '201') {
    throw new Error(`not every move was played: ${JSON.stringify(report.statuses)}`);
  }
  return report;
}

async function createGames(origin: string, games: number): Promise<Script[]> {
  const { rules } = presetOf('standard');
  const next = random(1);
  const scripts: Script[] = [];
  for (let game = 0; game < games; game++) {
    const moves = randomGame(rules, startPosition(rules), next);
    scripts.push(await createScript(origin, { rules: 'standard' }, moves));
  }
  return scripts;
}
