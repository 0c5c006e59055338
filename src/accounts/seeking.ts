/** How seeks are placed, and how two of them become a game. */

import type { Asker } from '../game/admission.ts';
import { beginGame } from '../game/begin-game.ts';
import { announceFeed, type GameContext } from '../game/commit.ts';
import type { EpochMs } from '../game/event-record.ts';
import type { RequestKey } from '../game/event-store.ts';
import { type FeedEntry, feedOf } from '../game/feed.ts';
import type { GameId, SeekId } from '../game/id.ts';
import type { Seat } from '../game/seats.ts';
import { PLAIN_TERMS } from '../game/terms.ts';
import { err, ok, type Result } from '../result.ts';
import { type Color, opponentOf } from '../rules/color.ts';
import { colorOf, FIRST_PLY_SECONDS, SEEK_LIFE_MS, type Seek, seekAt } from './seek.ts';
import type { Match, SeekStore } from './seek-store.ts';

export interface SeekContext {
  readonly now: () => EpochMs;
  readonly seeks: SeekStore;
  readonly newSeekId: () => SeekId;
  readonly newGameId: () => GameId;
  readonly coin: () => boolean;
  readonly followers: NonNullable<GameContext['followers']>;
}

export interface PlacedSeek {
  readonly seek: Seek;
  /** Whether this request made it. */
  readonly isNew: boolean;
  /** Whether this request came before, with the same key. */
  readonly isRepeat: boolean;
}

/** Seeks what `wish` says for the account that asks. */
export async function placeSeek(
  context: SeekContext,
  asker: Asker,
  wish: Pick<Seek, 'rules' | 'clock' | 'wish'>,
  key: RequestKey | null,
): Promise<Result<PlacedSeek, { readonly code: 'unauthenticated' | 'idempotency-key-reused' }>> {
  const { at, claim } = asker;
  const seek: Seek = {
    ...wish,
    id: context.newSeekId(),
    accountId: claim.accountId,
    status: 'waiting',
    gameId: null,
    color: null,
    createdAt: at,
    expiresAt: at + SEEK_LIFE_MS,
  };
  const placed = await context.seeks.place(asker, seek, key, (waiting) => match(context, seek, waiting));
  switch (placed.outcome) {
    case 'unauthenticated':
      return err({ code: 'unauthenticated' });
    case 'key-reused':
      return err({ code: 'idempotency-key-reused' });
    case 'known':
      return ok({ seek: seekAt(placed.seek, at), isNew: false, isRepeat: placed.isRepeat });
    case 'matched':
      announceFeed(context.followers, placed.game.feed ?? []);
      context.followers.announceTopic(`seek:${placed.with}`);
      return ok({ seek: placed.seek, isNew: true, isRepeat: false });
    case 'waiting':
      return ok({ seek: placed.seek, isNew: true, isRepeat: false });
    default: {
      const unknown: never = placed;
      throw new Error(`unknown outcome ${JSON.stringify(unknown)}`);
    }
  }
}

function match(context: SeekContext, seek: Seek, waiting: Seek): Match {
  // Who seeks may have stood in line: the game begins, and White's clock runs, from when it is made.
  const at = Math.max(context.now(), waiting.createdAt, seek.createdAt);
  const color = colorOf(seek.wish, waiting.wish, context.coin);
  const id = context.newGameId();
  const seatOf = (side: Color): Seat => ({
    kind: 'account',
    accountId: side === color ? seek.accountId : waiting.accountId,
  });
  const command = {
    ...PLAIN_TERMS,
    rules: waiting.rules,
    clock: waiting.clock,
    firstPlySeconds: FIRST_PLY_SECONDS,
    position: null,
    // Whoever looks for anybody plays before everybody.
    visibility: 'public',
    seats: { white: seatOf('white'), black: seatOf('black') },
  } as const;
  const begun = beginGame(id, command, at);
  if (!begun.ok) throw new Error(`a seek cannot be played: ${begun.error.message}`);
  const { state, log } = begun.value;
  const told = (of: Seek, side: Color): FeedEntry => ({
    accountId: of.accountId,
    source: of.id,
    sourceSeq: 0,
    type: 'seek.matched',
    at: new Date(at).toISOString(),
    data: { seekId: of.id, gameId: id, color: side },
  });
  const nobody = { name: null, generation: 0 };
  return {
    color,
    game: {
      state,
      seating: { white: nobody, black: nobody },
      records: log.map(({ record }) => record),
      answer: null,
      feed: [told(seek, color), told(waiting, opponentOf(color)), ...feedOf(state, log, null)],
    },
  };
}
