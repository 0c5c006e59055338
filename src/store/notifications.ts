/**
 * Notifications between processes that share a Postgres server. To send them
 * within the statement that appends would make every commit wait for one lock of
 * the whole server, so they are sent afterwards, on a connection of their own.
 * Those who listen have another one: it subscribes again by itself whenever it
 * was lost, and says so, since what was sent meanwhile is lost.
 */
import postgres from 'postgres';
import { watchedSockets } from './watched-socket.ts';

export interface Listener {
  heard(text: string): void;
  /** It listens from now on; it may not have before. */
  listening(): void;
}

export interface Notifications {
  /** Sends each of the texts, of less than 8,000 bytes; throws where the server cannot be reached. */
  send(texts: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = 'merels';
const CONNECT_TIMEOUT_SECONDS = 3;
const RECONNECT_SECONDS = 0.2;
const STATEMENT_TIMEOUT_MS = 2_000;
const CLOSE_TIMEOUT_SECONDS = 1;

const ignore = (): void => {};

/** Listens at the server of `url`; a connection on which nothing comes for `silenceMs` is given up and made anew. */
export function openNotifications(url: string, listener: Listener, silenceMs: number): Notifications {
  const settings = {
    max: 1,
    fetch_types: false,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    backoff: () => RECONNECT_SECONDS,
    onnotice: ignore,
    socket: watchedSockets(silenceMs),
    connection: {
      application_name: 'merels notifications',
      statement_timeout: STATEMENT_TIMEOUT_MS,
      // Nothing is written that would have to be on disk.
      synchronous_commit: 'off',
    },
  };
  const client = postgres(url, settings);
  client.listen(CHANNEL, listener.heard, listener.listening).catch(ignore);
  return {
    async send(texts) {
      await Promise.all(texts.map((text) => client`select pg_notify(${CHANNEL}, ${text})`));
    },
    close: () => client.end({ timeout: CLOSE_TIMEOUT_SECONDS }),
  };
}
