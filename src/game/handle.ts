/**
 * The way of a command: load the game, let `decide` say what follows, fold it
 * with `evolve`, append it where the game is still the one that was loaded.
 * Whoever loses a race starts over on the game as it now is.
 */
import { err, ok, type Result } from '../result.ts';
import type { BySide, Color } from '../rules/color.ts';
import { admit, type Claim, isDead, isOfAccount } from './admission.ts';
import type { Command } from './commands.ts';
import { awaitEnd, type CommandContext, commit, endIfDue, type GameContext, momentOf } from './commit.ts';
import { decide } from './decide.ts';
import { acceptsTakeback } from './decide-offer.ts';
import type { GameError } from './errors.ts';
import type { EpochMs, EventRecord, LoggedEvent } from './event-record.ts';
import {
  type AnswerToKeep,
  type EventStore,
  type KeptAnswer,
  type LoadedGame,
  type RequestKey,
  type Seating,
  StoreUnavailable,
  WHOLE_LOG,
} from './event-store.ts';
import { statesOf } from './evolve.ts';
import { hasExpired, isTooLate } from './expiry.ts';
import type { GameId } from './id.ts';
import { beforeLastPly } from './past.ts';
import { findRepeated, MOST_EVENTS, readBehind } from './replay.ts';

export type { CommandContext, GameContext } from './commit.ts';

/** A command, and what goes with it outside the log. */
export interface Order {
  /** Missing: nothing happens in the game, only to its seats. */
  readonly command?: Command;
  /** The seats once it is done; missing: as they are. */
  readonly seating?: BySide<Seating>;
  /** What to keep of the answer, for a repeat. */
  readonly answer?: AnswerToKeep | null;
}

/** Who asks for something, and how. */
export interface Sender {
  /** What the sender's token says, be it of this game or another; null where there is none. */
  readonly claim: Claim | null;
  /** Under which an answer may be kept already; null where the sender sent none. */
  readonly key?: RequestKey | null;
  /** Whether a repeat may come with a token that died since: with the one that the first request renewed. */
  readonly mayRepeatWithDeadToken?: boolean;
  /** Whether the sender wants the game's log along. */
  readonly withLog?: boolean;
}

/** What became of a command that was taken. */
export interface Handled {
  readonly game: LoadedGame;
  /** What it appended; for a repeated move what the first request appended. */
  readonly events: readonly LoggedEvent[];
  /** The whole log, where it was wanted. */
  readonly log: readonly LoggedEvent[] | null;
  /** Whether this repeats a request that was fulfilled before. */
  readonly replayed: boolean;
  /** What is kept of the first answer to the sender's key; null for a first one. */
  readonly kept: KeptAnswer | null;
}

export interface Refusal {
  readonly error: GameError;
  /** The game as it stands; null where the refusal is not about its state. */
  readonly game: LoadedGame | null;
  /** For `stale-ply`: what happened behind the sender's ply, the first 100 at most. */
  readonly missed: readonly EventRecord[];
}

/** How often a lost race is taken up again; each was won by somebody else. */
const ATTEMPTS = 64;

/** What `attempt` gives, tried anew on the game as it then is while others change it. */
export async function untilSettled<Value>(attempt: () => Promise<Value | 'conflict'>): Promise<Value> {
  for (let tries = 0; tries < ATTEMPTS; tries++) {
    const value = await attempt();
    if (value !== 'conflict') return value;
  }
  throw new StoreUnavailable(`gave up after ${ATTEMPTS} lost races`);
}

/** Carries out what a sender asks of a game: `order` sees the game and says what to do, or why not. */
export async function handle(
  context: CommandContext,
  id: GameId,
  sender: Sender,
  order: (game: LoadedGame) => Result<Order, GameError>,
): Promise<Result<Handled, Refusal>> {
  // Once, for all attempts: a side's clock stops when its move comes in, however long it then takes into the log.
  const arrivedAt = context.now();
  const asked = askedBy(context, sender.claim);
  const handled = await attemptOnRecent(asked, id, sender, order, arrivedAt);
  return handled === null ? untilSettled(() => attemptOnce(asked, id, sender, order, arrivedAt)) : ok(handled);
}

/** The context in which an account's token is looked up with whatever is loaded, and has to be live for whatever is stored. */
export function askedBy<Context extends GameContext>(context: Context, claim: Claim | null): Context {
  if (claim === null || !isOfAccount(claim)) return context;
  return { ...context, store: context.store.as({ claim, at: context.now() }), unasked: context.store };
}

/** Carries out what the seat that the sender's token opens asks of a game. */
export function handleForSeat(
  context: CommandContext,
  id: GameId,
  sender: Sender & { readonly claim: Claim },
  order: (color: Color, game: LoadedGame) => Order,
): Promise<Result<Handled, Refusal>> {
  return handle(context, id, sender, (game) => {
    const seat = admit(sender.claim, game);
    return seat.ok ? ok(order(seat.value, game)) : seat;
  });
}

type Attempt = Result<Handled, Refusal> | 'conflict';

async function attemptOnce(
  context: CommandContext,
  id: GameId,
  sender: Sender,
  order: Parameters<typeof handle>[3],
  arrivedAt: EpochMs,
): Promise<Attempt> {
  const { claim, key = null } = sender;
  const found = await find(context.store, id, sender);
  if (found === null) return refuse({ code: 'not-found' });
  const { game, seen, kept, log } = found;
  if (await endIfDue(context, game)) return 'conflict';

  const isDeadToken = claim !== null && isDead(claim, seen);
  const isRepeat = kept !== null && kept.fingerprint === key?.fingerprint;
  if (isDeadToken && !(isRepeat && sender.mayRepeatWithDeadToken === true)) return refuse({ code: 'unauthenticated' });
  if (isRepeat) return ok({ game, events: [], log, replayed: true, kept });
  if (kept !== null) return refuse({ code: 'idempotency-key-reused' });

  const ordered = order(seen);
  return ordered.ok ? carryOut(context, game, log, ordered.value, arrivedAt) : refuse(ordered.error);
}

/**
 * Saves the loading where the game is as this process left it. Only an append rests on that, since the store refuses
 * one to a game that is no longer the same; whatever else comes out, be it a refusal, is null and judged on a fresh load.
 */
async function attemptOnRecent(
  context: CommandContext,
  id: GameId,
  { claim, key = null, withLog = false }: Sender,
  order: Parameters<typeof handle>[3],
  arrivedAt: EpochMs,
): Promise<Handled | null> {
  const game = context.recent?.get(id);
  if (game === undefined || key !== null || withLog) return null;
  if (hasExpired(game.state, context.now()) || (claim !== null && isDead(claim, game))) return null;
  const ordered = order(game);
  const command = ordered.ok ? ordered.value.command : undefined;
  if (!ordered.ok || command === undefined || acceptsTakeback(game.state, command)) return null;
  const at = momentOf(game, arrivedAt);
  const decided = decide(game.state, command, at);
  if (!decided.ok || decided.value.length === 0 || isTooLate(game.state, at)) return null;
  const committed = await commit(context, game, decided.value, ordered.value, at);
  if (committed === 'conflict') return null;
  return { game: committed.after, events: committed.events, log: null, replayed: false, kept: null };
}

async function find(store: EventStore, id: GameId, { key = null, withLog = false }: Sender) {
  if (withLog) {
    const loaded = await store.loadWithEvents(id, WHOLE_LOG);
    return loaded && { ...settled(loaded), log: loaded.events, kept: null };
  }
  const loaded = await store.load(id, key);
  return loaded && { ...settled(loaded), log: null, kept: loaded.kept };
}

/** The game, and as whom sees it who asks. */
const settled = (loaded: LoadedGame) => {
  const game = withoutExtras(loaded);
  return { game, seen: loaded.asker === undefined ? game : { ...game, asker: loaded.asker } };
};

const withoutExtras = ({ state, seating }: LoadedGame): LoadedGame => ({ state, seating });

async function carryOut(
  context: CommandContext,
  found: LoadedGame,
  log: readonly LoggedEvent[] | null,
  order: Order,
  arrivedAt: EpochMs,
): Promise<Attempt> {
  const { command } = order;
  if (command !== undefined && acceptsTakeback(found.state, command)) {
    return takeBack(context, found.state.id, { ...order, command }, arrivedAt);
  }
  const behind = command?.type === 'play-move' ? await readBehind(context.store, found, log, command) : null;
  const game = behind?.game ?? found;
  if (command?.type === 'play-move' && behind !== null) {
    const repeated = findRepeated(game.state, behind.events, command);
    if (repeated !== null) return ok({ game, events: [repeated], log, replayed: true, kept: null });
  }
  const at = momentOf(game, arrivedAt);
  const decided = command === undefined ? ok([]) : decide(game.state, command, at);
  if (!decided.ok) {
    const isStale = decided.error.code === 'stale-ply' && behind !== null;
    return refuse(decided.error, game, isStale ? behind.events.slice(0, MOST_EVENTS).map(({ record }) => record) : []);
  }
  if (decided.value.length === 0 && order.seating === undefined) {
    return ok({ game, events: [], log, replayed: false, kept: null });
  }
  if (decided.value.length > 0 && isTooLate(game.state, at)) return awaitEnd(context, game);
  const committed = await commit(context, game, decided.value, order, at);
  if (committed === 'conflict') return committed;
  const { after, events } = committed;
  return ok({ game: after, events, log: log && [...log, ...events], replayed: false, kept: null });
}

/** Accepts a takeback: the game goes back to a state that only its log tells. */
async function takeBack(
  context: CommandContext,
  id: GameId,
  order: Order & { readonly command: Command },
  arrivedAt: EpochMs,
): Promise<Attempt> {
  const loaded = await context.store.loadWithEvents(id, WHOLE_LOG);
  if (loaded === null) return refuse({ code: 'not-found' });
  const game = withoutExtras(loaded);
  if (!acceptsTakeback(game.state, order.command)) return 'conflict';
  const at = momentOf(game, arrivedAt);
  if (isTooLate(game.state, at)) return awaitEnd(context, game);
  const past = statesOf(id, loaded.events);
  const decided = decide(game.state, order.command, at, beforeLastPly(past, loaded.events, game.state.takebackOffer));
  if (!decided.ok) return refuse(decided.error, game);
  const committed = await commit(context, game, decided.value, order, at, past);
  if (committed === 'conflict') return committed;
  const { after, events } = committed;
  return ok({ game: after, events, log: [...loaded.events, ...events], replayed: false, kept: null });
}

function refuse(
  error: GameError,
  game: LoadedGame | null = null,
  missed: readonly EventRecord[] = [],
): Result<never, Refusal> {
  return err({ error, game, missed });
}

/** What a reader sees: `load`, and once more after an end that was due has been appended. */
export function read<Loaded extends LoadedGame>(
  context: GameContext,
  load: (store: EventStore) => Promise<Loaded | null>,
): Promise<Loaded | null> {
  return untilSettled(async () => {
    const loaded = await load(context.store);
    if (loaded === null) return null;
    return (await endIfDue(context, withoutExtras(loaded))) ? 'conflict' : loaded;
  });
}

/** Appends the end of a game whose time is over; harmless for any other. */
export async function expire(context: GameContext, id: GameId): Promise<void> {
  await read(context, (store) => store.load(id));
}
