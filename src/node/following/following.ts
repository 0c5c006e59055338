/** How the Node host follows: a hub, and, where there are others on the same server, what they tell each other. */
import type { Settings } from '../../env.ts';
import type { Followers } from '../../game/followers.ts';
import type { PollingContext } from '../../game/polling-followers.ts';
import { Hub } from './hub.ts';
import { joinOthers, type OtherProcesses } from './other-processes.ts';

export interface Following {
  readonly follow: (context: PollingContext) => Followers;
  close(): Promise<void>;
}

/** Where others cannot tell anything, to look is all there is. */
const LOOK_EVERY_MS = { told: 3_000, untold: 1_000 };

export function openFollowing({ databaseUrl, databasePrepare }: Settings): Following {
  let hub: Hub | null = null;
  let others: OtherProcesses | null = null;
  // No notification gets through a pooler, which is what keeps no prepared statements.
  const isUntold = databaseUrl !== null && !databasePrepare;
  return {
    follow(context) {
      hub = new Hub(context, { lookEveryMs: isUntold ? LOOK_EVERY_MS.untold : LOOK_EVERY_MS.told });
      if (databaseUrl !== null && !isUntold) {
        others = joinOthers(databaseUrl, hub);
        hub.tell(others);
      }
      return hub;
    },
    async close() {
      hub?.close();
      await others?.close();
    },
  };
}
