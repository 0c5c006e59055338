/** How a game comes to be: its first events, stored with the answer to the request that asked for it. */
import { err, ok, type Result } from '../result.ts';
import { type BySide, COLORS } from '../rules/color.ts';
import type { PositionInvalid } from '../rules/notation.ts';
import { beginGame } from './begin-game.ts';
import type { CreateGame } from './commands.ts';
import { announceFeed, type GameContext } from './commit.ts';
import type { AnswerToKeep, CreationRefusal, KeptAnswer, LoadedGame, Seating } from './event-store.ts';
import { feedOf } from './feed.ts';
import { read } from './handle.ts';
import type { AccountId, GameId } from './id.ts';
import { accountOf } from './seats.ts';

export interface Created {
  readonly game: LoadedGame;
  /** What is kept of the first answer to the same key; null for a first one. */
  readonly kept: KeptAnswer | null;
}

export type CreationError = PositionInvalid | { readonly code: 'idempotency-key-reused' | CreationRefusal };

/** Who creates a game, where it is an account, and whom it invites. */
export interface Invitation {
  readonly by: AccountId | null;
  readonly invited: AccountId | null;
}

const NOBODY: Invitation = { by: null, invited: null };

/** Creates the game `id`, or finds the one that an earlier request with the same key created. */
export async function createGame(
  context: GameContext,
  id: GameId,
  command: CreateGame,
  seating: BySide<Seating>,
  answer: AnswerToKeep | null,
  { by, invited }: Invitation = NOBODY,
): Promise<Result<Created, CreationError>> {
  const begun = beginGame(id, command, context.now());
  if (!begun.ok) return begun;
  const { state, log } = begun.value;
  const game = { state, seating };

  const feed = feedOf(state, log, by);
  const records = log.map(({ record }) => record);
  const outcome = await context.store.create({ ...game, records, answer, feed, invited });
  if (outcome === 'created') {
    announceFeed(context.followers, feed);
    return ok({ game: await named(context, game), kept: null });
  }
  if (outcome !== 'repeated') return err({ code: outcome });
  if (answer === null) throw new Error(`${id} is taken`);
  return findCreated(context, answer);
}

/** The game with the names of the accounts that have its seats, which the store knows. */
async function named(context: GameContext, game: LoadedGame): Promise<LoadedGame> {
  if (COLORS.some((color) => accountOf(game.state.seats[color]) !== null)) {
    const found = await context.store.load(game.state.id);
    return found === null ? game : { state: found.state, seating: found.seating };
  }
  context.recent?.set(game.state.id, game);
  return game;
}

async function findCreated(context: GameContext, { key }: AnswerToKeep): Promise<Result<Created, CreationError>> {
  const found = await read(context, (store) => store.loadAnswered(key));
  if (found === null) return err({ code: 'idempotency-key-reused' });
  const { kept, state, seating } = found;
  return ok({ game: { state, seating }, kept });
}
