/**
 * What a move says to the database: games are played through the service's own
 * code, and every statement is written down with its values. Sent again to a
 * copy of the same database, they are the very statements of those moves.
 */
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { handle } from '../../src/game/handle.ts';
import { createKeyring } from '../../src/http/keyring.ts';
import { parseSeatToken } from '../../src/http/seat-token.ts';
import { ok } from '../../src/result.ts';
import { createEventStore } from '../../src/store/postgres-event-store.ts';
import { TOKEN_SECRET } from './host.ts';
import type { Script } from './load.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements of a game's moves, move by move, under the path that plays it. */
export type Trace = Readonly<Record<string, readonly (readonly Statement[])[]>>;

/** Plays the scripts in the database at `url` and writes down what their moves say to it. */
export async function recordTrace(url: string, scripts: readonly Script[]): Promise<Trace> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  let said: Statement[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => said.push({ text, values }) };
  const context = { store: createEventStore(drizzle(client, { logger })), now: Date.now, sleep: async () => {} };
  const keyring = createKeyring(TOKEN_SECRET);
  const trace: Record<string, Statement[][]> = {};
  try {
    for (const { path, bodies, tokens } of scripts) {
      const moves: Statement[][] = [];
      for (const [index, body] of bodies.entries()) {
        const claim = parseSeatToken(keyring, tokens[index % tokens.length] ?? '');
        if (claim === null) throw new Error(`a token of ${path} is not genuine`);
        const { move, ply } = JSON.parse(body);
        said = [];
        const { gameId, color } = claim;
        const handled = await handle(context, gameId, { claim, key: null }, () =>
          ok({ command: { type: 'play-move', color, move, ply, ifVersion: null, offersDraw: false } }),
        );
        if (!handled.ok) throw new Error(`${move} at ply ${ply} of ${path}: ${handled.error.error.code}`);
        moves.push(said);
      }
      trace[path] = moves;
    }
  } finally {
    await client.end();
  }
  return trace;
}
