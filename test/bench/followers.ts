/**
 * Following, on the Node host with a real Postgres: how soon a waiting reader has
 * an event, on the process that committed it and on another; what readers cost
 * those who move; and what it takes to hold a thousand streams open.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { startPosition } from '../../src/rules/position.ts';
import { presetOf } from '../../src/rules/presets.ts';
import { ENDLESS_REQUEST, nextMove } from '../support/shuffle.ts';
import { createScript, random, randomGame } from './games.ts';
import { withHost } from './host.ts';
import { type LoadReport, runLoad, type Script } from './load.ts';
import type { BenchServer } from './postgres.ts';
import { withReaders } from './readers.ts';
import { count, median, type Row } from './table.ts';

export interface FollowersSize {
  /** Moves whose way to a reader is measured, after as many that are not. */
  readonly moves: number;
  /** Turns with followers and without. */
  readonly pairs: number;
  readonly seconds: number;
  readonly games: number;
  /** Streams that are held at once, and for how long. */
  readonly streams: number;
  readonly holdSeconds: number;
  /** Until the server's sessions have told what they counted, which takes them 10 s when they are idle. */
  readonly settleSeconds: number;
}

const CONNECTIONS = 16;
const LONGEST_MS = 2;
const MOST_TIMES_NOTIFY = 5;
const LEAST_SHARE = 0.8;

export async function followerRows(server: BenchServer, size: FollowersSize): Promise<Row[]> {
  return [
    ...(await server.withDatabase((url) => latencyRows(url, size))),
    await server.withDatabase((url) => movesRow(url, size)),
    ...(await server.withDatabase((url) => streamRows(url, size))),
  ];
}

async function latencyRows(url: string, { moves }: FollowersSize): Promise<Row[]> {
  return withHost(url, (here) =>
    withHost(url, async (elsewhere) => {
      const same = await latencies(here, here, moves);
      const other = await latencies(here, elsewhere, moves);
      const bare = await notifyLatencies(url, moves);
      const [sameMs, otherMs, bareMs] = [median(same), median(other), median(bare)];
      return [
        {
          what: "from a move's answer to a reader on the same process",
          figure: `${sameMs.toFixed(2)} ms (p99 ${quantile(same, 0.99).toFixed(1)} ms)`,
          yardstick: '',
          ratio: '',
          goal: `<= ${LONGEST_MS} ms`,
          met: sameMs <= LONGEST_MS,
        },
        {
          what: "from a move's answer to a reader on another process",
          figure: `${otherMs.toFixed(2)} ms (p99 ${quantile(other, 0.99).toFixed(1)} ms)`,
          yardstick: `${bareMs.toFixed(2)} ms for a bare NOTIFY between two connections`,
          ratio: (otherMs / bareMs).toFixed(2),
          goal: `<= ${MOST_TIMES_NOTIFY}`,
          met: otherMs <= MOST_TIMES_NOTIFY * bareMs,
        },
      ];
    }),
  );
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** An endless game, and how to make its next move. */
async function endlessGame(origin: string): Promise<{ readonly id: string; move(ply: number): Promise<void> }> {
  const game = await createScript(origin, ENDLESS_REQUEST, []);
  const id = game.path.split('/')[3] ?? '';
  return {
    id,
    async move(ply) {
      const answer = await fetch(origin + game.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${game.tokens[ply % 2]}` },
        body: JSON.stringify({ move: nextMove(ply).move, ply }),
      });
      await answer.arrayBuffer();
      if (answer.status !== 201) throw new Error(`a move was answered ${answer.status}`);
    },
  };
}

/** Milliseconds from a move's answer to its coming to a reader; less than nothing where it comes sooner. */
async function latencies(mover: string, reader: string, moves: number): Promise<readonly number[]> {
  const game = await endlessGame(mover);
  const stream = await fetch(`${reader}/v1/games/${game.id}/stream`);
  const body = stream.body?.getReader();
  const arrivals: number[] = [];
  const reading = (async () => {
    const decoder = new TextDecoder();
    for (let chunk = await body?.read(); chunk?.value !== undefined; chunk = await body?.read()) {
      const texts = decoder.decode(chunk.value).split('"move.played"');
      for (let index = 1; index < texts.length; index++) arrivals.push(performance.now());
    }
  })();
  const answers: number[] = [];
  for (let ply = 0; ply < 2 * moves; ply++) {
    await game.move(ply);
    answers.push(performance.now());
    while (arrivals.length < answers.length) await pause(1);
  }
  await body?.cancel();
  await reading;
  return answers.map((at, ply) => (arrivals[ply] ?? Number.NaN) - at).slice(moves);
}

async function notifyLatencies(url: string, times: number): Promise<readonly number[]> {
  const [listener, notifier] = [postgres(url, { max: 1 }), postgres(url, { max: 1 })];
  let heard = Promise.withResolvers<void>();
  await listener.listen('bench', () => heard.resolve());
  const measured: number[] = [];
  for (let time = 0; time < 2 * times; time++) {
    heard = Promise.withResolvers();
    const sent = performance.now();
    const sending = notifier`select pg_notify('bench', ${String(time)})`;
    await Promise.all([heard.promise.then(() => measured.push(performance.now() - sent)), sending]);
    await pause(1);
  }
  await Promise.all([listener.end(), notifier.end()]);
  return measured.slice(times);
}

/** The same games under the same load, in turns with a reader for each game and with none. */
async function movesRow(url: string, { pairs, seconds, games }: FollowersSize): Promise<Row> {
  return withHost(url, async (origin) => {
    const turn = async (isFollowed: boolean): Promise<number> => {
      const scripts = await createGames(origin, games);
      const load = () => runLoad({ origin, connections: CONNECTIONS, ms: seconds * 1000, scripts });
      if (!isFollowed) return rateOf(await load());
      const ids = scripts.map(({ path }) => path.split('/')[3] ?? '');
      const { value, report } = await withReaders({ origin, ids }, load);
      if (report.errors > 0) throw new Error(`${report.errors} streams broke off`);
      return rateOf(value);
    };
    const measured: { readonly alone: number; readonly followed: number }[] = [];
    // The first turn of each, which does not count, lets the compiler do its work.
    for (let pair = -1; pair < pairs; pair++) {
      const aloneFirst = pair % 2 === 0;
      const first = await turn(!aloneFirst);
      const second = await turn(aloneFirst);
      if (pair >= 0)
        measured.push(aloneFirst ? { alone: first, followed: second } : { alone: second, followed: first });
    }
    const ratio = median(measured.map(({ alone, followed }) => followed / alone));
    return {
      what: `moves over HTTP, ${CONNECTIONS} connections, a stream for each of ${games} games`,
      figure: `${count(median(measured.map(({ followed }) => followed)))}/s`,
      yardstick: `${count(median(measured.map(({ alone }) => alone)))}/s without streams`,
      ratio: ratio.toFixed(2),
      goal: `>= ${LEAST_SHARE}`,
      met: ratio >= LEAST_SHARE,
    };
  });
}

function rateOf({ requests, seconds, statuses }: LoadReport): number {
  if (Object.keys(statuses).join() !== '201') throw new Error(`not every move was played: ${JSON.stringify(statuses)}`);
  return requests / seconds;
}

async function createGames(origin: string, games: number): Promise<Script[]> {
  const { rules } = presetOf('standard');
  const next = random(1);
  const scripts: Script[] = [];
  for (let game = 0; game < games; game++) {
    scripts.push(await createScript(origin, { rules: 'standard' }, randomGame(rules, startPosition(rules), next)));
  }
  return scripts;
}

async function streamRows(url: string, { streams, holdSeconds, settleSeconds }: FollowersSize): Promise<Row[]> {
  return withHost(url, async (origin, pid) => {
    const one = await endlessGame(origin);
    const many = await Promise.all(Array.from({ length: streams }, () => endlessGame(origin)));
    const rows: Row[] = [];
    for (const [what, games] of [
      ['of one game', [one]],
      ['of different games', many],
    ] as const) {
      const ids = Array.from({ length: streams }, (_, index) => games[index % games.length]?.id ?? '');
      const before = await megabytes(pid);
      const { value, report } = await withReaders({ origin, ids }, () =>
        hold(url, pid, { holdSeconds, settleSeconds }, games),
      );
      const { queries, memory } = value;
      rows.push({
        what: `${count(streams)} streams ${what}, held for ${holdSeconds} s, a move a second`,
        figure: `${report.errors} errors, ${count(report.items)} items, ${count(memory - before)} MB more, ${queries.toFixed(1)} queries/s`,
        yardstick: `${count(before)} MB before`,
        ratio: '',
        goal: 'no error',
        met: report.errors === 0,
      });
    }
    return rows;
  });
}

/** Moves once a second in one game after the other; gives the host's memory and what the server was asked a second. */
async function hold(
  url: string,
  pid: number,
  { holdSeconds, settleSeconds }: Pick<FollowersSize, 'holdSeconds' | 'settleSeconds'>,
  games: readonly { move(ply: number): Promise<void> }[],
) {
  const admin = postgres(url, { max: 1 });
  const transactions = async (): Promise<number> => {
    await pause(settleSeconds * 1_000);
    const [row] = await admin<{ done: string }[]>`
      select (xact_commit + xact_rollback)::text as done from pg_stat_database where datname = current_database()`;
    return Number(row?.done);
  };
  const before = await transactions();
  const began = performance.now();
  for (let second = 0; second < holdSeconds; second++) {
    await games[second % games.length]?.move(Math.floor(second / games.length));
    await pause(1_000);
  }
  const memory = await megabytes(pid);
  const queries = (await transactions()) - before;
  await admin.end();
  return { memory, queries: queries / ((performance.now() - began) / 1000) };
}

/** What the process has in memory. */
async function megabytes(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
