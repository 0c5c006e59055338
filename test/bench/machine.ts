/** What the figures were measured on, in the words that anybody may read. */
import { cpus, totalmem } from 'node:os';

export function describeMachine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GiB of memory, ${process.platform}, Node ${process.versions.node}`;
}
