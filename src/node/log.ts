/**
 * The log: a line of JSON for each thing that happened, on standard output.
 * Lines are written a few at a time, since a write for each costs more than all
 * else about it.
 */
import type { LogLine } from '../log-line.ts';

/** No line waits longer. */
const LONGEST_WAIT_MS = 20;

let waiting: string[] = [];

export function writeLog(line: LogLine): void {
  if (waiting.length === 0) setTimeout(flush, LONGEST_WAIT_MS);
  waiting.push(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}

function flush(): void {
  const text = waiting.join('');
  waiting = [];
  if (text !== '') process.stdout.write(text);
}

process.on('exit', flush);
