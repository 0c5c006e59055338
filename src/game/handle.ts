/**
 * The way of a command: load the game, let `decide` say what follows, fold it
 * with `evolve`, append it where the game is still the one that was loaded.
 * Whoever loses a race starts over on the game as it now is.
 */
import { err, ok, type Result } from '../result.ts';
import type { BySide, Color } from '../rules/color.ts';
import { admit, isDead, type SeatClaim } from './admission.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import type { GameError } from './errors.ts';
import { type EpochMs, type EventRecord, recordEvents } from './event-record.ts';
import {
  type AnswerToKeep,
  type EventStore,
  type KeptAnswer,
  type LoadedGame,
  type RequestKey,
  type Seating,
  StoreUnavailable,
} from './event-store.ts';
import type { LaterEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { hasExpired } from './expiry.ts';
import type { GameId } from './id.ts';
import { findReplay } from './replay.ts';

export interface GameContext {
  readonly store: EventStore;
  readonly now: () => EpochMs;
}

/** A command, and what goes with it outside the log. */
export interface Order {
  readonly command: Command;
  /** The seats once it is done; missing: as they are. */
  readonly seating?: BySide<Seating>;
  /** What to keep of the answer, for a repeat. */
  readonly answer?: AnswerToKeep | null;
}

/** Who asks for something, and for what. */
export interface Sender {
  /** The claim to a seat; null for something that needs none. */
  readonly claim: SeatClaim | null;
  /** Under which an answer may be kept already; null where the sender sent none. */
  readonly key: RequestKey | null;
}

/** What became of a command that was taken. */
export interface Handled {
  readonly game: LoadedGame;
  /** The events that it appended; for a repeated move the one that the first request appended. */
  readonly records: readonly EventRecord[];
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

const ATTEMPTS = 64;
const MISSED_EVENTS = 100;

/**
 * Carries out what a sender asks of a game: `order` sees the game, and the
 * colour that the sender holds there, and says what to do or why not.
 */
export async function handle(
  context: GameContext,
  id: GameId,
  sender: Sender,
  order: (game: LoadedGame, color: Color | null) => Result<Order, GameError>,
): Promise<Result<Handled, Refusal>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const handled = await attemptOnce(context, id, sender, order);
    if (handled !== 'conflict') return handled;
  }
  throw new StoreUnavailable(`gave up on ${id} after ${ATTEMPTS} lost races`);
}

type Attempt = Result<Handled, Refusal> | 'conflict';

async function attemptOnce(
  context: GameContext,
  id: GameId,
  { claim, key }: Sender,
  order: Parameters<typeof handle>[3],
): Promise<Attempt> {
  const loaded = await context.store.load(id, key);
  if (loaded === null) return refuse({ code: 'not-found' });
  const { kept, ...found } = loaded;
  const game = await settle(context, found);
  if (game === 'conflict') return game;

  if (kept !== null && kept.fingerprint === key?.fingerprint) return ok({ game, records: [], replayed: true, kept });
  if (claim !== null && isDead(claim, game)) return refuse({ code: 'unauthenticated' });
  if (kept !== null) return refuse({ code: 'idempotency-key-reused' });

  const seat = claim === null ? ok(null) : admit(claim, game);
  if (!seat.ok) return refuse(seat.error);
  const ordered = order(game, seat.value);
  return ordered.ok ? carryOut(context, game, ordered.value) : refuse(ordered.error);
}

async function carryOut(context: GameContext, game: LoadedGame, order: Order): Promise<Attempt> {
  const { command } = order;
  if (command.type === 'play-move' && game.state.status !== 'open') {
    const replay = await findReplay(context.store, game, command);
    if (replay !== null) return ok({ game: replay.game, records: [replay.record], replayed: true, kept: null });
  }
  const decided = decide(game.state, command);
  if (!decided.ok) {
    const isStale = decided.error.code === 'stale-ply' && command.type === 'play-move' && command.ply !== null;
    return isStale ? refuseStale(context.store, game, command.ply) : refuse(decided.error, game);
  }
  if (decided.value.length === 0 && order.seating === undefined) {
    return ok({ game, records: [], replayed: false, kept: null });
  }
  const handled = await commit(context, game, decided.value, order);
  return handled === 'conflict' ? handled : ok(handled);
}

async function commit(
  { store, now }: GameContext,
  before: LoadedGame,
  events: readonly LaterEvent[],
  { seating = before.seating, answer = null }: Omit<Order, 'command'>,
): Promise<Handled | 'conflict'> {
  const at = Math.max(now(), before.state.updatedAt);
  let state = before.state;
  const records = recordEvents(state, events, at);
  for (const [index, { seq, hash }] of records.entries()) {
    const event = events[index];
    if (event !== undefined) state = evolve(state, event, { seq, at, hash });
  }
  const after = { state, seating };
  const outcome = await store.append({ before, after, records, answer });
  return outcome === 'conflict' ? outcome : { game: after, records, replayed: false, kept: null };
}

/** The game with its end appended where its time is over. */
async function settle(context: GameContext, game: LoadedGame): Promise<LoadedGame | 'conflict'> {
  const now = context.now();
  if (!hasExpired(game.state, now)) return game;
  const decided = decide(game.state, { type: 'expire', now });
  if (!decided.ok) throw new Error(`an end was refused: ${decided.error.code}`);
  const settled = await commit(context, game, decided.value, {});
  return settled === 'conflict' ? settled : settled.game;
}

/** The game and what its player missed, as one read finds them: the game may have gone on since the refusal. */
async function refuseStale(store: EventStore, game: LoadedGame, ply: number): Promise<Result<never, Refusal>> {
  const current = await store.loadWithEvents(game.state.id, { afterPly: ply, limit: MISSED_EVENTS });
  if (current === null) return refuse({ code: 'not-found' });
  return err({ error: { code: 'stale-ply' }, game: current, missed: current.events.map(({ record }) => record) });
}

function refuse(error: GameError, game: LoadedGame | null = null): Result<never, Refusal> {
  return err({ error, game, missed: [] });
}

/** What a reader sees: `load`, and once more after an end that was due has been appended. */
export async function read<Loaded extends LoadedGame>(
  context: GameContext,
  id: GameId,
  load: (store: EventStore) => Promise<Loaded | null>,
): Promise<Loaded | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const loaded = await load(context.store);
    if (loaded === null || !hasExpired(loaded.state, context.now())) return loaded;
    await expire(context, id);
  }
  throw new StoreUnavailable(`gave up on ${id} after ${ATTEMPTS} lost races`);
}

/** Appends the end of a game whose time is over; harmless for any other. */
export async function expire(context: GameContext, id: GameId): Promise<void> {
  const now = context.now();
  await handle(context, id, { claim: null, key: null }, () => ok({ command: { type: 'expire', now } }));
}
