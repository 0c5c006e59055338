/** A host that is stopped and started again, over and over, on the same data and at the same address. */
import { setTimeout as pause } from 'node:timers/promises';
import { type NodeProcess, startNode } from '../support/node-process.ts';

export const HOST_KINDS = ['node', 'worker'] as const;
export type HostKind = (typeof HOST_KINDS)[number];

export interface UnsteadyHost {
  readonly url: string;
  /** How often it was started again. */
  readonly restarts: number;
  /** Fails where the host ends by itself, or does not start again. */
  readonly failed: Promise<never>;
  close(): Promise<void>;
}

const SOURCES: Readonly<Record<HostKind, string>> = { node: 'src/node.ts', worker: 'src/node/commands/dev.ts' };

/** How it is stopped, one way after the other. The Worker's runtime would outlive the death of its parent. */
const SIGNALS: Readonly<Record<HostKind, readonly NodeJS.Signals[]>> = {
  node: ['SIGTERM', 'SIGKILL'],
  worker: ['SIGTERM'],
};

export async function openUnsteadyHost(
  kind: HostKind,
  settings: Readonly<Record<string, string>>,
  steadyMs: number,
): Promise<UnsteadyHost> {
  const signals = SIGNALS[kind];
  const closing = new AbortController();
  let host = await startNode(settings, SOURCES[kind]);
  const { url } = host;
  const { port } = new URL(url);
  let restarts = 0;
  const cycle = async () => {
    while (!closing.signal.aborted) {
      await Promise.race([steady(steadyMs, closing.signal), unexpectedEnd(host)]);
      if (closing.signal.aborted) return;
      host.kill(signals[restarts % signals.length] ?? 'SIGTERM');
      await host.ended;
      host = await startNode({ ...settings, PORT: port }, SOURCES[kind]);
      restarts++;
    }
  };
  const cycling = cycle();
  const failed = cycling.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  return {
    url,
    get restarts() {
      return restarts;
    },
    failed,
    async close() {
      closing.abort();
      await cycling.catch(() => {});
      host.kill('SIGTERM');
      await host.ended;
    },
  };
}

function steady(ms: number, signal: AbortSignal): Promise<void> {
  return pause(ms, undefined, { signal }).catch(() => {});
}

async function unexpectedEnd(host: NodeProcess): Promise<never> {
  const code = await host.ended;
  throw new Error(`The host ended by itself with ${code}:\n${host.output().slice(-2_000)}`);
}
