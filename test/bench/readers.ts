/**
 * Readers: a process of its own that holds streams open, so that to read them
 * does not slow down what writes them. It says how many items came, and what
 * went wrong.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';

export interface ReadersOrder {
  readonly origin: string;
  /** The game of each stream. */
  readonly ids: readonly string[];
}

export interface ReadersReport {
  readonly items: number;
  /** Streams that could not be opened, or ended before their game did. */
  readonly errors: number;
}

/** Runs `use` while all streams are open. */
export async function withReaders<Value>(
  order: ReadersOrder,
  use: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly report: ReadersReport }> {
  const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' });
  try {
    child.send(order);
    await once(child, 'message');
    const value = await use();
    child.send('report');
    const [report] = await once(child, 'message');
    return { value, report };
  } finally {
    child.kill('SIGKILL');
  }
}

async function read({ origin, ids }: ReadersOrder): Promise<() => ReadersReport> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  let items = 0;
  let errors = 0;
  const open = (id: string) =>
    new Promise<void>((resolve) => {
      const fail = (): void => {
        errors += 1;
        resolve();
      };
      const request = get(`${origin}/v1/games/${id}/stream.ndjson`, { agent }, (answer) => {
        if (answer.statusCode !== 200) fail();
        let isOver = false;
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => {
          items += text.split('\n').length - 1;
          isOver ||= text.includes('"game.finished"');
          resolve();
        });
        answer.on('end', () => isOver || fail());
        answer.on('error', fail);
      });
      request.on('error', fail);
    });
  // Some at a time, as clients would come.
  const queue = [...ids];
  const work = async (): Promise<void> => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) await open(id);
  };
  await Promise.all(Array.from({ length: 50 }, work));
  return () => ({ items, errors });
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', async (order: ReadersOrder) => {
    const report = await read(order);
    process.on('message', () => process.send?.(report()));
    process.send?.('open');
  });
}
