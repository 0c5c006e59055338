/** The log: a line of JSON for each thing that happened, on standard output. */
import type { RequestLine } from '../http/services.ts';

export function writeLog(line: RequestLine): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}
