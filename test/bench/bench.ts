/**
 * The benchmark: every figure that the project states, measured in one run, each
 * against a yardstick in the same run. `npm run bench` prints the table and
 * writes RESULTS.md; with `--quick` it measures shortly and writes nothing. What
 * needs a server is measured on the Postgres that DATABASE_URL names, in
 * databases that the benchmark makes and drops.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { bundleRows } from './bundle.ts';
import { followerRows } from './followers.ts';
import { latePlyRows } from './late-ply.ts';
import { describeMachine } from './machine.ts';
import { moveRows } from './moves.ts';
import { perftRows } from './perft-rows.ts';
import { positionRows } from './positions.ts';
import { BenchServer } from './postgres.ts';
import { roundTripRows } from './round-trips.ts';
import { formatTable, type Row } from './table.ts';

const WHOLE = {
  moves: { pairs: 5, seconds: 10, warmUps: 5, games: 500 },
  latePairs: 10,
  seconds: 10,
  followers: { moves: 500, pairs: 5, seconds: 10, games: 500, streams: 1_000, holdSeconds: 60, settleSeconds: 11 },
};
const QUICK = {
  moves: { pairs: 1, seconds: 2, warmUps: 1, games: 100 },
  latePairs: 2,
  seconds: 2,
  followers: { moves: 50, pairs: 1, seconds: 2, games: 100, streams: 100, holdSeconds: 3, settleSeconds: 1 },
};

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const size = values.quick ? QUICK : WHOLE;
const rows: Row[] = [];
const add = (section: string, more: readonly Row[]): void => {
  console.error(`measured: ${section}`);
  rows.push(...more);
};

add('the engine', perftRows());
add("the Worker's bundle", await bundleRows());
const url = process.env.DATABASE_URL;
let database = 'no Postgres: set DATABASE_URL to measure what needs one';
if (url !== undefined) {
  const server = new BenchServer(url);
  try {
    database = await server.describe();
    add('round trips', await roundTripRows(server));
    add('positions', await positionRows(server, size.seconds));
    add('late plies', await latePlyRows(server, size.latePairs));
    add('moves', await moveRows(server, size.moves));
    add('followers', await followerRows(server, size.followers));
  } finally {
    await server.close();
  }
}

const text = `${formatTable(rows)}\n\nMeasured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}; ${database}.\n`;
console.log(text);
if (!values.quick) await writeFile(new URL('RESULTS.md', import.meta.url), `# Results of \`npm run bench\`\n\n${text}`);
