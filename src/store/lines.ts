/**
 * Lines in front of the database: of those who would wait for one lock there,
 * one at a time goes, so that the others keep no connection from everybody else.
 */
import { StoreUnavailable } from '../game/event-store.ts';

/** Who has stood this long is told that there is too much to do: the line would only grow. */
const LONGEST_WAIT_MS = 15_000;

/** Does `work` once all is done that came before it to the line called `name`. */
export type InLine = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;

export function createLines(longestWaitMs = LONGEST_WAIT_MS): InLine {
  const ends = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const since = performance.now();
    const go = () => {
      if (performance.now() - since > longestWaitMs) throw new StoreUnavailable('too many wait in line');
      return work();
    };
    const end = (ends.get(name) ?? Promise.resolve()).then(go, go);
    ends.set(name, end);
    try {
      return await end;
    } finally {
      if (ends.get(name) === end) ends.delete(name);
    }
  };
}
