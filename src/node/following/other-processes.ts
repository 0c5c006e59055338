/**
 * The other processes on the same Postgres: they are told of what this one
 * commits, and tell of what they commit. What is to be told is gathered while a
 * notification is on its way and goes with the next, so that there are never many
 * however much is committed. A process gives a sign of life every few seconds:
 * it is how a dead connection is noticed, and one that knows itself to be alone
 * tells nobody anything.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Topic } from '../../game/followers.ts';
import type { GameId } from '../../game/id.ts';
import { type Notifications, openNotifications } from '../../store/notifications.ts';
import type { Hub, Tidings } from './hub.ts';
import { formatTidings, parseTidings } from './tidings-text.ts';

export interface OtherProcesses extends Tidings {
  close(): Promise<void>;
}

export interface Rhythm {
  /** Between two signs of life. */
  readonly beatMs: number;
  /** After a notification of more than one thing, so that where much happens still more goes with the next. */
  readonly pauseMs: number;
}

const RHYTHM: Rhythm = { beatMs: 5_000, pauseMs: 5 };
/** Beats without another process until this one is alone, and without any until the connection is given up. */
const BEATS_MISSED = 4;

/** Joins the processes at the Postgres of `url`, and the hub to what they tell. */
export function joinOthers(url: string, hub: Hub, { beatMs, pauseMs }: Rhythm = RHYTHM): OtherProcesses {
  const sender = randomUUID().slice(0, 8);
  const stop = new AbortController();
  let games = new Map<GameId, number>();
  let topics = new Set<Topic>();
  let isSending = false;
  let selfHeardAt = Number.NEGATIVE_INFINITY;
  let othersHeardAt = performance.now();

  const notifications: Notifications = openNotifications(
    url,
    {
      heard(text) {
        const tidings = parseTidings(text);
        if (tidings.sender === sender) {
          selfHeardAt = performance.now();
          return;
        }
        othersHeardAt = performance.now();
        for (const [id, version] of tidings.games) hub.hear(id, version);
        for (const topic of tidings.topics) hub.wake(topic);
      },
      listening() {
        othersHeardAt = performance.now();
        greet();
        void hub.look();
      },
    },
    beatMs * BEATS_MISSED,
  );

  /** Whether it hears well, and nobody else. */
  const isAlone = (): boolean => {
    const patience = beatMs * BEATS_MISSED;
    return performance.now() - selfHeardAt < patience && performance.now() - othersHeardAt > patience;
  };

  function greet(): void {
    notifications.send(formatTidings({ sender, games: new Map(), topics: new Set() })).catch(() => {
      // It is lost; the next beat comes soon.
    });
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (games.size + topics.size > 0 && !stop.signal.aborted) {
      const texts = formatTidings({ sender, games, topics });
      const isMuch = games.size + topics.size > 1;
      games = new Map();
      topics = new Set();
      // What is lost the others find when they look how far their games have come.
      await notifications.send(texts).catch(() => {});
      if (isMuch) await pause(pauseMs);
    }
    isSending = false;
  }

  async function beat(): Promise<void> {
    const { signal } = stop;
    while (!signal.aborted) {
      await pause(beatMs, null, { signal, ref: false }).catch(() => null);
      if (!signal.aborted) greet();
    }
  }

  void beat();
  return {
    game(id, version) {
      if (isAlone()) return;
      games.set(id, Math.max(version, games.get(id) ?? 0));
      void send();
    },
    topic(topic) {
      if (isAlone()) return;
      topics.add(topic);
      void send();
    },
    async close() {
      stop.abort();
      await notifications.close().catch(() => {});
    },
  };
}
