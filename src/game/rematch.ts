/**
 * Playing a game again, with colours swapped. Whoever asks first makes the new
 * game, in which the other seat is kept for the other player, who takes it by
 * asking too. Asking again changes nothing. A rematch that came to nothing may
 * be asked for anew.
 */
import { err, ok, type Result } from '../result.ts';
import { type BySide, type Color, opponentOf } from '../rules/color.ts';
import type { Claim } from './admission.ts';
import { beginGame } from './begin-game.ts';
import type { CreateGame } from './commands.ts';
import { announceFeed, type CommandContext, type GameContext } from './commit.ts';
import type { LoadedGame, NewRematch, Rematch, Seating } from './event-store.ts';
import { feedOf } from './feed.ts';
import type { Followers } from './followers.ts';
import { askedBy, handle, handleForSeat, type Refusal, read, untilSettled } from './handle.ts';
import type { GameId } from './id.ts';
import { accountOf, areTaken, isTaken, type Player, type Seat } from './seats.ts';

/** How long the other player has for taking its seat. */
const KEPT_SECONDS = 600;
/** Of a seat's first token, and of a seat without one. */
const FIRST_GENERATION = 1;
const NO_GENERATION = 0;

export interface RematchContext extends CommandContext {
  readonly newGameId: () => GameId;
  readonly followers: Pick<Followers, 'announce' | 'announceTopic'>;
}

/** The rematch, and the seat in it of who asked. */
export interface RematchSeat extends Rematch {
  readonly color: Color;
  readonly player: Player;
  /** Of the seat's first token; null where an account plays it. */
  readonly generation: number | null;
  /** Whether the seat was theirs already. */
  readonly isRepeated: boolean;
}

/** What the claim's holder, who played the game `id`, gets by asking to play it again; `keyId` is the secret for new tokens. */
export async function askForRematch(
  context: RematchContext,
  id: GameId,
  claim: Claim,
  keyId: string,
): Promise<Result<RematchSeat, Refusal>> {
  return untilSettled(async () => {
    let asker: Color = 'white';
    const admitted = await handleForSeat(context, id, { claim }, (color) => {
      asker = color;
      return {};
    });
    if (!admitted.ok) return admitted;
    const { game } = admitted.value;
    const { status, seats } = game.state;
    // Where nobody took the other seat there is nobody to keep it for.
    if (status !== 'finished' || !areTaken(seats)) return err({ error: { code: 'game-not-over' }, game, missed: [] });
    const standing = await context.store.rematch(id);
    const rematch = standing && (await read(context, (store) => store.load(standing.id)));
    if (standing === null || rematch === null || cameToNothing(rematch)) {
      return create(askedBy(context, claim), game, asker, standing?.id ?? null, keyId);
    }
    return takeUp(context, rematch, opponentOf(asker), game, claim, standing.keyId);
  });
}

/** The game in which `id` is played again; null where none was asked for, or it came to nothing. */
export async function findRematch(context: GameContext, id: GameId): Promise<GameId | null> {
  const standing = await context.store.rematch(id);
  if (standing === null) return null;
  const rematch = await read(context, (store) => store.load(standing.id));
  return rematch === null || cameToNothing(rematch) ? null : standing.id;
}

function cameToNothing({ state }: LoadedGame): boolean {
  return state.status === 'finished' && state.result.reason === 'aborted';
}

async function create(
  context: RematchContext,
  played: LoadedGame,
  asker: Color,
  replaces: GameId | null,
  keyId: string,
): Promise<Result<RematchSeat, Refusal> | 'conflict'> {
  const start = await context.store.loadWithEvents(played.state.id, { after: 0, limit: 1 });
  const [created] = start?.events ?? [];
  if (created?.event.type !== 'game.created') throw new Error(`${played.state.id} does not begin with its creation`);
  const id = context.newGameId();
  const rematch = begin(id, commandFor(played, asker, created.event.data.position), played, asker, context.now());
  const { of, records, feed = [], ...game } = rematch;
  const outcome = await context.store.createRematch({ ...rematch, replaces, keyId });
  if (outcome === 'conflict') return outcome;
  context.recent?.set(id, game);
  announceFeed(context.followers, feed);
  context.followers.announceTopic(`rematch:${of}`);
  return ok(seatIn(game, opponentOf(asker), { id, keyId }, false));
}

/** The same game once more, with colours swapped; the seat of whoever did not ask is kept. */
function commandFor({ state }: LoadedGame, asker: Color, position: string): CreateGame {
  const { rules, visibility, seats, clock, takebacks } = state;
  const seatOf = (color: Color): Seat => {
    const seat = seats[color];
    if (color === asker) return seat;
    return { kind: 'invited', accountId: seat.kind === 'account' ? seat.accountId : null };
  };
  return {
    rules,
    position,
    visibility,
    seats: { white: seatOf('black'), black: seatOf('white') },
    clock: clock?.setting ?? null,
    takebacks,
    rematchOf: state.id,
    expiresInSeconds: KEPT_SECONDS,
    firstPlySeconds: null,
  };
}

function begin(
  id: GameId,
  command: CreateGame,
  { state: played, seating }: LoadedGame,
  asker: Color,
  at: number,
): Omit<NewRematch, 'replaces' | 'keyId'> {
  const begun = beginGame(id, command, at);
  if (!begun.ok) throw new Error(`${played.id} cannot be played again: ${begun.error.message}`);
  const { state, log } = begun.value;
  const seatingOf = (color: Color): Seating =>
    color === asker ? seatingFor(played.seats[color], seating[color]) : { name: null, generation: NO_GENERATION };
  return {
    state,
    seating: { white: seatingOf('black'), black: seatingOf('white') },
    records: log.map(({ record }) => record),
    of: played.id,
    feed: feedOf(state, log, accountOf(played.seats[asker])),
  };
}

function seatingFor({ kind }: Seat, seating: Seating): Seating {
  return { ...seating, generation: kind === 'token' ? FIRST_GENERATION : NO_GENERATION };
}

/** The seat that is kept for who asks, or is taken already. */
async function takeUp(
  context: RematchContext,
  rematch: LoadedGame,
  color: Color,
  { state: played, seating }: LoadedGame,
  claim: Claim,
  keyId: string,
): Promise<Result<RematchSeat, Refusal> | 'conflict'> {
  const { id } = rematch.state;
  if (isTaken(rematch.state.seats[color])) return ok(seatIn(rematch, color, { id, keyId }, true));
  const before = opponentOf(color);
  const player = played.seats[before];
  if (!isTaken(player)) throw new Error(`nobody played ${before} in ${played.id}`);
  const taken = await handle(context, id, { claim }, ({ seating: now }) => {
    const seats: BySide<Seating> = { ...now, [color]: seatingFor(player, seating[before]) };
    return ok({ command: { type: 'take-up', color, player }, seating: seats });
  });
  if (taken.ok) return ok(seatIn(taken.value.game, color, { id, keyId }, false));
  // Its time was over meanwhile, or the same player asked twice at once.
  const { code } = taken.error.error;
  return code === 'game-over' || code === 'seat-taken' ? 'conflict' : taken;
}

function seatIn({ state }: LoadedGame, color: Color, rematch: Rematch, isRepeated: boolean): RematchSeat {
  const player = state.seats[color];
  if (!isTaken(player)) throw new Error(`nobody took ${color} in ${state.id}`);
  return { ...rematch, color, player, generation: player.kind === 'token' ? FIRST_GENERATION : null, isRepeated };
}
