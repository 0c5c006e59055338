/**
 * Ways to read a game's log: the client's, and two without it. Each goes on
 * until the game is over, whatever happens to the service, and drops nothing of
 * what it gets, so that what comes twice is seen.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../../src/client/index.ts';
import type { Seen } from './checker.ts';

/** Reads a game to its end, each event given to `see`. */
export type Reader = (url: string, id: string, client: Client, see: (event: Seen) => void) => Promise<void>;

const AGAIN_MS = 250;

export const READERS: Readonly<Record<string, Reader>> = {
  async follow(_, id, client, see) {
    for await (const item of client.follow(id, { after: 0 })) if (item.type !== 'snapshot') see(item);
  },

  async 'long polls'(url, id, _, see) {
    for (let after = 0, done = false; !done; ) {
      const page = await fetch(`${url}/v1/games/${id}/events?after=${after}&wait=25`)
        .then((answer) => (answer.ok ? answer.json() : null))
        .catch(() => null);
      if (page === null) await pause(AGAIN_MS);
      else {
        for (const event of page.data) see(event);
        ({ next: after, done } = page);
      }
    }
  },

  async 'server-sent events'(url, id, _, see) {
    let last = '0';
    for (let done = false; !done; ) {
      done = await readEventSource(`${url}/v1/games/${id}/stream`, last, (event) => {
        last = `${event.seq}`;
        see(event);
      }).catch(() => false);
      if (!done) await pause(AGAIN_MS);
    }
  },
};

/** What a browser's EventSource does with one connection; whether it was told that nothing is left. */
async function readEventSource(url: string, last: string, see: (event: Seen) => void): Promise<boolean> {
  const answer = await fetch(url, { headers: { 'Last-Event-ID': last, Accept: 'text/event-stream' } });
  if (answer.status === 204) return true;
  if (!answer.ok || answer.body === null) return false;
  let rest = '';
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const messages = (rest + text).split('\n\n');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const data = message.split('\n').find((line) => line.startsWith('data:'));
      if (data !== undefined) see(JSON.parse(data.slice('data:'.length)));
    }
  }
  return false;
}
