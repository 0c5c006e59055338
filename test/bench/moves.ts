/**
 * Moves a second over HTTP on the Node host, against a bare route that sends
 * the same statements. Both run in turn, on fresh copies of one database with
 * the same games, under the same load from a process of its own.
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
import { recordTrace, type Trace } from './trace.ts';

const CONNECTIONS = 16;
const GOAL = 0.75;

export interface MovesSize {
  readonly pairs: number;
  readonly seconds: number;
  /** Enough that no run plays all of them to their end. */
  readonly games: number;
}

export async function moveRows(server: BenchServer, { pairs, seconds, games }: MovesSize): Promise<Row[]> {
  return server.withDatabase(async (template) => {
    const scripts = await withHost(template, (origin) => createGames(origin, games));
    const { trace, byteRows } = await server.withDatabase(
      async (url) => ({ trace: await recordTrace(url, scripts), byteRows: await eventByteRows(url) }),
      template,
    );
    const load = (origin: string, ms = seconds * 1000) => runLoad({ origin, connections: CONNECTIONS, ms, scripts });
    const host = () => server.withDatabase((url) => withHost(url, (origin) => load(origin)), template);
    const bare = (bodyBytes: number) => runBare(server, template, trace, bodyBytes, load);

    const { bodyBytes } = await host();
    await bare(bodyBytes);
    const measured: { host: LoadReport; bare: LoadReport }[] = [];
    for (let pair = 0; pair < pairs; pair++) {
      await server.checkpoint();
      const hostFirst = pair % 2 === 0;
      const first = await (hostFirst ? host() : bare(bodyBytes));
      await server.checkpoint();
      const second = await (hostFirst ? bare(bodyBytes) : host());
      measured.push(hostFirst ? { host: first, bare: second } : { host: second, bare: first });
    }
    return [rowOf(measured, bodyBytes), ...byteRows];
  });
}

function rowOf(measured: readonly { host: LoadReport; bare: LoadReport }[], bodyBytes: number): Row {
  for (const { host, bare } of measured) onlyCreated(host, bare);
  const rate = ({ requests, seconds }: LoadReport): number => requests / seconds;
  const ratio = median(measured.map(({ host, bare }) => rate(host) / rate(bare)));
  const hosts = measured.map(({ host }) => host);
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

const runBare = (
  server: BenchServer,
  template: string,
  trace: Trace,
  bodyBytes: number,
  load: (origin: string) => Promise<LoadReport>,
): Promise<LoadReport> =>
  server.withDatabase((databaseUrl) => withBareRoute({ databaseUrl, trace, bodyBytes }, load), template);

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
