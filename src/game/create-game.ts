/** How a game comes to be: its first events, stored with the answer to the request that asked for it. */
import { err, ok, type Result } from '../result.ts';
import type { BySide } from '../rules/color.ts';
import type { PositionInvalid } from '../rules/notation.ts';
import type { CreateGame } from './commands.ts';
import { decideCreation } from './decide.ts';
import { emptyLog, recordEvents } from './event-record.ts';
import type { AnswerToKeep, KeptAnswer, LoadedGame, Seating } from './event-store.ts';
import { fold } from './evolve.ts';
import { type GameContext, read } from './handle.ts';
import type { GameId } from './id.ts';

export interface Created {
  readonly game: LoadedGame;
  /** What is kept of the first answer to the same key; null for a first one. */
  readonly kept: KeptAnswer | null;
}

export type CreationError = PositionInvalid | { readonly code: 'idempotency-key-reused' };

/** Creates the game `id`, or finds the one that an earlier request with the same key created. */
export async function createGame(
  context: GameContext,
  id: GameId,
  command: CreateGame,
  seating: BySide<Seating>,
  answer: AnswerToKeep | null,
): Promise<Result<Created, CreationError>> {
  const events = decideCreation(command);
  if (!events.ok) return events;
  const log = recordEvents(emptyLog(id), events.value, context.now());
  const state = fold(id, log);
  if (state === null) throw new Error('a game was created without events');
  const game = { state, seating };

  const outcome = await context.store.create({ ...game, records: log.map(({ record }) => record), answer });
  if (outcome === 'created') {
    context.recent?.set(id, game);
    return ok({ game, kept: null });
  }
  if (answer === null) throw new Error(`${id} is taken`);
  return findCreated(context, answer);
}

async function findCreated(context: GameContext, { key }: AnswerToKeep): Promise<Result<Created, CreationError>> {
  const found = await read(context, (store) => store.loadAnswered(key));
  if (found === null) return err({ code: 'idempotency-key-reused' });
  const { kept, state, seating } = found;
  return ok({ game: { state, seating }, kept });
}
