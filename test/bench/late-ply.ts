/**
 * Whether a move costs the same late in a game: at ply 400 against ply 20, in a
 * game that remembers every position since its beginning. Games come in pairs,
 * one played far on before, and take turns move by move, so that whatever else
 * the machine does falls on both.
 */
import { takeOverPosition } from '../../src/rules/notation.ts';
import { completeRules, type NamedRules } from '../../src/rules/presets.ts';
import { createScript, random, randomGame } from './games.ts';
import { withHost } from './host.ts';
import type { Script } from './load.ts';
import type { BenchServer } from './postgres.ts';
import { median, type Row } from './table.ts';

const REQUEST = { repetitionDraw: 5, quietMovesDraw: null } as const;
/** Five pieces a side, nobody flies, and room to walk about. */
const POSITION = 'W.W...W.W....W..B.B.BB.B w 0,0 0 - -';
const EARLY = 20;
const LATE = 400;
/** Moves of a game that are measured, around the ply. */
const MEASURED = 20;
const GOAL = 1.2;

export async function latePlyRows(server: BenchServer, pairs: number): Promise<Row[]> {
  return server.withDatabase((url) => withHost(url, (origin) => measure(origin, pairs)));
}

async function measure(origin: string, pairs: number): Promise<Row[]> {
  const rules = rulesOf();
  const next = random(7);
  const early: number[] = [];
  const late: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const young = await createScript(origin, { rules: REQUEST, position: POSITION }, quietGame(rules, next));
    const old = await createScript(origin, { rules: REQUEST, position: POSITION }, quietGame(rules, next));
    for (let ply = 0; ply < EARLY - MEASURED / 2; ply++) await play(origin, young, ply);
    for (let ply = 0; ply < LATE - MEASURED / 2; ply++) await play(origin, old, ply);
    for (let move = -MEASURED / 2; move < MEASURED / 2; move++) {
      early.push(await play(origin, young, EARLY + move));
      late.push(await play(origin, old, LATE + move));
    }
  }
  const ratio = median(late) / median(early);
  return [
    {
      what: `a move at ply ${LATE}, every position remembered`,
      figure: `${median(late).toFixed(2)} ms`,
      yardstick: `${median(early).toFixed(2)} ms at ply ${EARLY}`,
      ratio: ratio.toFixed(2),
      goal: `<= ${GOAL}`,
      met: ratio <= GOAL,
    },
  ];
}

function rulesOf(): NamedRules {
  const rules = completeRules(undefined, REQUEST);
  if (!rules.ok) throw new Error(rules.error.message);
  return rules.value;
}

/** A game without mills or captures, long enough to be measured late. */
function quietGame(rules: NamedRules, next: () => number): string[] {
  const taken = takeOverPosition(rules, POSITION);
  if (!taken.ok) throw new Error(taken.error.message);
  const plies = LATE + MEASURED;
  for (;;) {
    const moves = randomGame(rules, taken.value.position, next, plies, ({ mills }) => mills.length === 0);
    if (moves.length === plies) return moves;
  }
}

/** Milliseconds from the request to the end of its answer. */
async function play(origin: string, { path, bodies, tokens }: Script, ply: number): Promise<number> {
  const begin = performance.now();
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens[ply % 2]}` },
    body: bodies[ply] ?? '',
  });
  const text = await response.text();
  const ms = performance.now() - begin;
  if (response.status !== 201) throw new Error(`ply ${ply}: ${response.status} ${text}`);
  return ms;
}
