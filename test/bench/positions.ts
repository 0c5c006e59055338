/** `POST /v1/positions`, which plays a game from its moves and stores nothing: a whole game of typical length a request. */
import { startPosition } from '../../src/rules/position.ts';
import { presetOf } from '../../src/rules/presets.ts';
import { random, randomGame } from './games.ts';
import { withHost } from './host.ts';
import { runLoad } from './load.ts';
import type { BenchServer } from './postgres.ts';
import { count, type Row } from './table.ts';

const CONNECTIONS = 16;
const MOVES = 60;

export async function positionRows(server: BenchServer, seconds: number): Promise<Row[]> {
  const { rules } = presetOf('standard');
  const body = JSON.stringify({ rules: 'standard', moves: randomGame(rules, startPosition(rules), random(3), MOVES) });
  const script = { path: '/v1/positions', bodies: [body], tokens: [], times: Number.POSITIVE_INFINITY };
  const scripts = Array.from({ length: CONNECTIONS }, () => script);
  const report = await server.withDatabase((url) =>
    withHost(url, (origin) => runLoad({ origin, connections: CONNECTIONS, ms: seconds * 1000, scripts })),
  );
  if (Object.keys(report.statuses).join() !== '200') throw new Error(JSON.stringify(report.statuses));
  return [
    {
      what: `POST /v1/positions with ${MOVES} moves`,
      figure: `${count(report.requests / report.seconds)}/s (median ${report.medianMs.toFixed(1)} ms)`,
      yardstick: '',
      ratio: '',
      goal: '',
      met: null,
    },
  ];
}
