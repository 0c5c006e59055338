/**
 * Following on the Node host: one hub a process, which all its readers share. It
 * is told of what this process commits by the process itself, and of what others
 * commit by their notifications. Every few seconds it looks how far the games
 * that it follows have come, all of them in one query, so that a notification
 * that was lost costs time and never an event.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoggedEvent } from '../../game/event-record.ts';
import type { LoadedGame } from '../../game/event-store.ts';
import type { Followers, GameFollower, Topic, Watch } from '../../game/followers.ts';
import type { GameContext } from '../../game/handle.ts';
import type { GameId } from '../../game/id.ts';
import { FollowedGame } from './followed-game.ts';
import { Waiters } from './waiters.ts';

/** What other processes are told, and tell. */
export interface Tidings {
  game(id: GameId, version: number): void;
  topic(topic: Topic): void;
}

export interface HubOptions {
  /** Between two looks at the games that are followed. */
  readonly lookEveryMs?: number;
  /** How long a game stays at hand that nobody follows: who asks again and again soon comes back. */
  readonly lingerMs?: number;
}

/** Those who wait for a topic look again this much less often than games are looked at, each with a query of its own. */
const LOOKS_A_TOPIC = 4;

export class Hub implements Followers {
  readonly #context: GameContext;
  readonly #games = new Map<GameId, { readonly game: FollowedGame; followers: number; linger?: NodeJS.Timeout }>();
  readonly #topics = new Map<Topic, Set<() => void>>();
  readonly #lookEveryMs: number;
  readonly #lingerMs: number;
  readonly #stop = new AbortController();
  /** Work for many is not counted as that of the request that happened to set it off. */
  readonly #apart = AsyncLocalStorage.snapshot();
  #others: Tidings | null = null;

  constructor(context: Omit<GameContext, 'followers'>, { lookEveryMs = 3_000, lingerMs = 10_000 }: HubOptions = {}) {
    this.#context = { store: context.store, now: context.now, followers: this };
    this.#lookEveryMs = lookEveryMs;
    this.#lingerMs = lingerMs;
    void this.#keepLooking();
  }

  /** From now on others are told of what is announced. */
  tell(others: Tidings): void {
    this.#others = others;
  }

  announce(game: LoadedGame, events: readonly LoggedEvent[]): void {
    if (events.length === 0) return;
    const { id, version } = game.state;
    this.#apart(() => {
      this.#games.get(id)?.game.take(game, events);
      this.#others?.game(id, version);
    });
  }

  announceTopic(topic: Topic): void {
    this.#apart(() => {
      this.wake(topic);
      this.#others?.topic(topic);
    });
  }

  /** Hears from another process that a game has come as far as `version`. */
  hear(id: GameId, version: number): void {
    this.#games.get(id)?.game.hear(version);
  }

  /** Hears from another process that something of the topic was committed. */
  wake(topic: Topic): void {
    for (const wake of this.#topics.get(topic) ?? []) wake();
  }

  /** Looks at all that is followed, as after a time in which news may have been lost. */
  async look(): Promise<void> {
    for (const topic of this.#topics.keys()) this.wake(topic);
    await this.#lookAtGames();
  }

  follow(id: GameId): GameFollower {
    const entry = this.#games.get(id) ?? { game: new FollowedGame(this.#context, id), followers: 0 };
    this.#games.set(id, entry);
    clearTimeout(entry.linger);
    entry.followers += 1;
    const { game } = entry;
    const apart = this.#apart;
    let isOpen = true;
    return {
      read: () => apart(() => game.read()),
      begin: (loaded) => apart(() => game.learn(loaded)),
      next: (after, ms, signal) => apart(() => game.next(after, ms, signal)),
      close: () => {
        if (isOpen) this.#leave(id);
        isOpen = false;
      },
    };
  }

  watch(topic: Topic): Watch {
    const waiters = new Waiters();
    let hasMissed = false;
    const wake = (): void => {
      hasMissed = true;
      waiters.wake();
    };
    const watching = this.#topics.get(topic) ?? new Set();
    this.#topics.set(topic, watching.add(wake));
    const longestMs = this.#lookEveryMs * LOOKS_A_TOPIC;
    return {
      async next(ms, signal) {
        if (!hasMissed) await waiters.wait(Math.min(ms, longestMs), signal);
        hasMissed = false;
      },
      close: () => {
        watching.delete(wake);
        if (watching.size === 0 && this.#topics.get(topic) === watching) this.#topics.delete(topic);
      },
    };
  }

  /** Ends what goes on by itself. */
  close(): void {
    this.#stop.abort();
    for (const { game, linger } of this.#games.values()) {
      clearTimeout(linger);
      game.close();
    }
  }

  #leave(id: GameId): void {
    const entry = this.#games.get(id);
    if (entry === undefined) return;
    entry.followers -= 1;
    if (entry.followers > 0) return;
    entry.linger = setTimeout(() => {
      entry.game.close();
      this.#games.delete(id);
    }, this.#lingerMs);
    entry.linger.unref();
  }

  async #keepLooking(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await pause(this.#lookEveryMs, null, { signal, ref: false }).catch(() => null);
      if (!signal.aborted) await this.#lookAtGames();
    }
  }

  async #lookAtGames(): Promise<void> {
    const followed = [...this.#games.values()].map(({ game }) => game).filter(({ game }) => game !== null);
    if (followed.length === 0) return;
    try {
      const heads = await this.#context.store.heads(followed.map(({ id }) => id));
      for (const { id, version } of heads) this.hear(id, version);
    } catch (error) {
      for (const game of followed) game.fail(error);
    }
  }
}
