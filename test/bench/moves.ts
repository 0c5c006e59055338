/**
 * Moves a second over HTTP on the Node host, against a bare route that sends
 * the same statements. Each runs in a process of its own, on a copy of one
 * database; they take turns under the same load, from a process of its own too,
 * and before each turn the games are put back to where they began. A first turn
 * that is not counted lets the compiler do its work.
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

/** A turn of one of the two. */
type Turn = () => Promise<LoadReport>;

interface Pair {
  readonly host: LoadReport;
  readonly bare: LoadReport;
}

export async function moveRows(server: BenchServer, size: MovesSize): Promise<Row[]> {
  return server.withDatabase(async (template) => {
    const scripts = await withHost(template, (origin) => createGames(origin, size.games));
    const { trace, byteRows } = await server.withDatabase(
      async (url) => ({ trace: await recordTrace(url, scripts), byteRows: await eventByteRows(url) }),
      template,
    );
    const load = (origin: string) => runLoad({ origin, connections: CONNECTIONS, ms: size.seconds * 1000, scripts });

    /** Runs `use` with the turns of a server on a copy of the games. */
    const withTurns = (
      serve: (url: string, use: (origin: string) => Promise<Pair[]>) => Promise<Pair[]>,
      use: (turn: Turn) => Promise<Pair[]>,
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

    const pairs = await withTurns(withHost, async (host) => {
      const { bodyBytes } = await host();
      return withTurns(
        (databaseUrl, use) => withBareRoute({ databaseUrl, trace, bodyBytes }, use),
        (bare) => takeTurns(host, bare, size),
      );
    });
    return [rowOf(pairs), ...byteRows];
  });
}

async function takeTurns(host: Turn, bare: Turn, { pairs, warmUps }: MovesSize): Promise<Pair[]> {
  const measured: Pair[] = [];
  for (let turn = -warmUps; turn < pairs; turn++) {
    const hostFirst = turn % 2 === 0;
    const first = await (hostFirst ? host() : bare());
    const second = await (hostFirst ? bare() : host());
    if (turn >= 0) measured.push(hostFirst ? { host: first, bare: second } : { host: second, bare: first });
  }
  return measured;
}

function rowOf(measured: readonly Pair[]): Row {
  for (const { host, bare } of measured) onlyCreated(host, bare);
  const rate = ({ requests, seconds }: LoadReport): number => requests / seconds;
  const ratio = median(measured.map(({ host, bare }) => rate(host) / rate(bare)));
  const hosts = measured.map(({ host }) => host);
  const bodyBytes = median(hosts.map((host) => host.bodyBytes));
  const latency = `median ${median(hosts.map(({ medianMs }) => medianMs)).toFixed(1)} ms, p99 ${median(hosts.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`;
  return {
    what: `moves over HTTP, ${CONNECTIONS} connections`,
    figure: `${count(median(hosts.map(rate)))}/s (${latency})`,
    yardstick: `${count(median(measured.map(({ bare }) => rate(bare))))}/s by a bare route with the same statements and ${count(bodyBytes)} bytes of body`,
    ratio: ratio.toFixed(2),
    goal: `>= ${GOAL}`,
    met: ratio >= GOAL,
  };
}

function onlyCreated(...reports: readonly LoadReport[]): void {
  for (const { statuses } of reports) {
    if (Object.keys(statuses).join() !== '201')
      throw new Error(`not every move was played: ${JSON.stringify(statuses)}`);
  }
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
